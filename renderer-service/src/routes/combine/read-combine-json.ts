import { row } from '@lienzo/schema/data/column';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { z } from 'zod';
import { readJson } from '../../http/body/read-json.ts';
import { tooLarge } from '../../platform/errors/render-error.ts';
import type { RendererLimits } from '../../platform/limits/request-limits.ts';
import { inputHead } from '../render/render-input.ts';
import { RowShapes } from '../render/row-shapes.ts';
import { summarisedLists } from '../render/summary-collector.ts';
import { combineHead, combineHeadOf, combineJobOf, type OpenedCombination } from './combine-input.ts';

const jsonBody = combineHead.extend({
  reports: z
    .array(inputHead.extend({ rows: z.record(z.string(), z.array(row)).default({}) }))
    .min(1)
    .max(200),
});

/** Reports and all their rows as one JSON text. @throws RenderError */
export async function readCombineJson(
  body: AsyncIterable<Uint8Array>,
  limits: RendererLimits,
): Promise<OpenedCombination> {
  const read = await readJson(body, jsonBody);
  const rows = read.reports
    .flatMap((report) => Object.values(report.rows))
    .reduce((sum, list) => sum + list.length, 0);
  if (rows > limits.rows) throw tooLarge(rendererMessages.tooLarge.rows(limits.rows));
  const head = combineHeadOf(read);
  const checked = head.reports.map(({ report, options }, index) => {
    const own = read.reports[index]?.rows ?? {};
    const shapes = new RowShapes(report);
    shapes.checkLists(own, `reports.${index}.rows`);
    const prefix = `reports.${index}.rows`;
    const { rows: shown, notes } = summarisedLists(report, own, {
      today: options.today ?? head.today,
      prefix,
    });
    return { rows: shown, rowNotes: [...shapes.notes(), ...notes] };
  });
  return {
    options: read.options,
    load: async (signal) => ({
      job: await combineJobOf(head, checked, signal),
      rows,
      close: async () => undefined,
    }),
  };
}
