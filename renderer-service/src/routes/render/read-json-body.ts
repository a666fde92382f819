import { row } from '@lienzo/schema/data/column';
import { rendererMessages } from '@lienzo/schema/messages/renderer-messages';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { z } from 'zod';
import { readJson } from '../../http/body/read-json.ts';
import { tooLarge } from '../../platform/errors/render-error.ts';
import type { RendererLimits } from '../../platform/limits/request-limits.ts';
import { inputHead, type OpenedInput, reportOf } from './render-input.ts';
import { RowShapes } from './row-shapes.ts';
import { summarisedLists } from './summary-collector.ts';

const jsonBody = inputHead.extend({ rows: z.record(z.string(), z.array(row)).default({}) });

/** Reads a JSON body. @throws RenderError */
export async function readJsonBody(
  body: AsyncIterable<Uint8Array>,
  limits: RendererLimits,
): Promise<OpenedInput> {
  const { report, rows, options } = await readJson(body, jsonBody);
  const count = Object.values(rows).reduce((sum, list) => sum + list.length, 0);
  if (count > limits.rows) throw tooLarge(rendererMessages.tooLarge.rows(limits.rows));
  const document = reportOf(report);
  const shapes = new RowShapes(document);
  shapes.checkLists(rows);
  const summarised = summarisedLists(document, rows, { today: options.today ?? todayInMexico() });
  return {
    report: document,
    options,
    load: async () => ({
      rows: summarised.rows,
      rowNotes: [...shapes.notes(), ...summarised.notes],
      count,
      close: async () => undefined,
    }),
  };
}
