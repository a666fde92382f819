import { row } from '@lienzo/schema/data/column';
import { z } from 'zod';
import { readJson } from '../../body/read-json.ts';
import { RenderError } from '../../errors/render-error.ts';
import type { RendererLimits } from '../../renderer-options.ts';
import { inputHead } from '../render/render-input.ts';
import { combineHead, combineHeadOf, combineJobOf, type OpenedCombination } from './combine-input.ts';

const jsonBody = combineHead.extend({
  reports: z
    .array(inputHead.extend({ rows: z.record(z.string(), z.array(row)).default({}) }))
    .min(1)
    .max(200),
});

/** Reports and all their rows as one JSON text. @throws RenderError */
export async function readCombineJson(
  body: ReadableStream<Uint8Array> | null,
  limits: RendererLimits,
): Promise<OpenedCombination> {
  const read = await readJson(body, limits.jsonBytes, jsonBody);
  const rows = read.reports
    .flatMap((report) => Object.values(report.rows))
    .reduce((sum, list) => sum + list.length, 0);
  if (rows > limits.rows) throw new RenderError('body_too_large');
  const job = combineJobOf(combineHeadOf(read), read.reports);
  return { options: read.options, load: async () => ({ job, rows, close: async () => undefined }) };
}
