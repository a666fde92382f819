import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import type { z } from 'zod';
import { RenderError } from '../../platform/errors/render-error.ts';
import { invalidRequest } from './invalid-request.ts';

/** One for all lines: it remembers nothing of them, and to make one costs more than to read a line. */
const decoder = new TextDecoder('utf-8', { fatal: true });

/** @param field the place of the text, where it is one of several. @throws RenderError invalid_json, also for invalid UTF-8. */
export function parseJson(bytes: Uint8Array, field?: string): unknown {
  try {
    return JSON.parse(decoder.decode(bytes));
  } catch (cause) {
    throw new RenderError('invalid_json', { cause, ...(field === undefined ? {} : { field }) });
  }
}

/** Reads a complete body as JSON and validates it. @throws RenderError */
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

/** Reads and validates the first line of an NDJSON body. @throws RenderError */
export async function readHeadLine<Schema extends z.ZodType>(
  lines: AsyncGenerator<Uint8Array>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const first = await lines.next();
  if (first.done === true) throw new RenderError('invalid_json');
  const parsed = schema.safeParse(parseJson(first.value, rendererMessages.line(1)));
  if (!parsed.success) throw invalidRequest(parsed.error);
  return parsed.data;
}
