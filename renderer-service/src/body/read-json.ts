import type { z } from 'zod';
import { invalidRequest } from './invalid-request.ts';
import { parseJson } from './parse-json.ts';

/** A whole body as one JSON text of a shape. @throws RenderError */
export async function readJson<Schema extends z.ZodType>(
  body: AsyncIterable<Uint8Array>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  chunks.length = 0;
  const parsed = schema.safeParse(parseJson(bytes));
  if (!parsed.success) throw invalidRequest(parsed.error);
  return parsed.data;
}
