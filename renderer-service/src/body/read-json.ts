import type { z } from 'zod';
import { invalidRequest } from './invalid-request.ts';
import { parseJson } from './parse-json.ts';

/** A whole body as one JSON text of a shape. @throws RenderError */
export async function readJson<Schema extends z.ZodType>(
  body: AsyncIterable<Uint8Array>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  pieces.length = 0;
  const parsed = schema.safeParse(parseJson(bytes));
  if (!parsed.success) throw invalidRequest(parsed.error);
  return parsed.data;
}
