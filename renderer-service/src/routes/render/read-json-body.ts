import { row } from '@lienzo/schema/data/column';
import { z } from 'zod';
import { RenderError } from '../../errors/render-error.ts';
import type { RendererLimits } from '../../renderer-options.ts';
import { readLimited } from './read-limited.ts';
import { inputHead, invalidRequest, type RenderInput, reportOf } from './render-input.ts';

const jsonBody = inputHead.extend({ rows: z.record(z.string(), z.array(row)).default({}) });

/** The whole input as one JSON text. @throws RenderError */
export async function readJsonBody(
  body: ReadableStream<Uint8Array> | null,
  limits: RendererLimits,
): Promise<RenderInput> {
  const pieces: Uint8Array[] = [];
  for await (const piece of readLimited(body, limits.jsonBytes)) pieces.push(piece);
  const parsed = jsonBody.safeParse(parseJson(Buffer.concat(pieces)));
  if (!parsed.success) throw invalidRequest(parsed.error);
  const { report, rows, options } = parsed.data;
  const count = Object.values(rows).reduce((sum, list) => sum + list.length, 0);
  if (count > limits.rows) throw new RenderError('body_too_large');
  return { report: reportOf(report), rows, options };
}

/** @throws RenderError invalid_json, also for bytes that are no UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new RenderError('invalid_json', { cause });
  }
}
