import type { z } from 'zod';
import { RenderError } from '../errors/render-error.ts';
import { invalidRequest } from './invalid-request.ts';
import { parseJson } from './parse-json.ts';

/** The first line of a streamed body. @throws RenderError */
export async function readHeadLine<Schema extends z.ZodType>(
  lines: AsyncGenerator<Uint8Array>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const first = await lines.next();
  if (first.done === true) throw new RenderError('invalid_json');
  const parsed = schema.safeParse(parseJson(first.value));
  if (!parsed.success) throw invalidRequest(parsed.error);
  return parsed.data;
}
