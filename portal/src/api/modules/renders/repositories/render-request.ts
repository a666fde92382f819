import { combineFormat, combineOptions, pdfOptions, renderFormat } from '@lienzo/schema/api/render-contract';
import { parameterValues } from '@lienzo/schema/data/parameter-values';
import { staticFilterChoice } from '@lienzo/schema/data/static-filter';
import { orientation } from '@lienzo/schema/report/report';
import { keptFilters } from '@lienzo/schema/reports/kept-filters';
import { partsOrder } from '@lienzo/schema/reports/parts-endpoints';
import { type FileFormat, reportFact } from '@lienzo/schema/reports/render-endpoints';
import { z } from 'zod';
import { chosenProduct } from '../../reports/reports.ts';

/** Of saved reports: what they were made of, as people read it. */
const facts = z.array(reportFact).optional();

/** Of a payroll product: what is put together again when it is printed, so that its totals are those of its rows. */
const product = chosenProduct.optional();

/** Whether something goes on once it has ended: the job `render_ended` is sent then. */
const awaited = z.boolean().optional();

const reportRequest = z.object({
  kind: z.literal('report'),
  report_id: z.int().optional(),
  report: z.unknown().optional(),
  product,
  format: renderFormat,
  orientation: orientation.optional(),
  pdf: pdfOptions.optional(),
  /** Of a static report: every value that its filters had. */
  filtros: z.array(staticFilterChoice).optional(),
  parametros: parameterValues.optional(),
  /** Of a saved report: the values of its filters, for when it is asked for again. */
  kept_filters: keptFilters.optional(),
  facts,
  /** Whether a password is sealed beside it. */
  protected: z.boolean(),
  awaited,
});

const combinationRequest = z.object({
  kind: z.literal('combination'),
  /** In the order of the file. `name`: to say which one is not there any more. */
  reports: z.array(
    z.object({
      report_id: z.int(),
      name: z.string(),
      report: z.unknown().optional(),
      parametros: parameterValues.optional(),
      kept_filters: keptFilters.optional(),
      facts,
    }),
  ),
  format: combineFormat,
  ...combineOptions.pick({ title: true, cover: true, table_of_contents: true }).shape,
  awaited,
});

const partsRequest = z.object({
  kind: z.literal('parts'),
  ...partsOrder.shape,
  /** The report's `updated_at` when it was asked for. */
  version: z.string().optional(),
  report: z.unknown().optional(),
  product,
  filtros: z.array(staticFilterChoice).optional(),
  facts,
  protected: z.boolean(),
  awaited,
});

/**
 * What was asked for, as it is kept: the PDF's options without a password, and each report as it stood then, so that
 * later changes do not reach a file that is being made. `report` is absent once the file of a saved report is made.
 */
export const renderRequest = z.discriminatedUnion('kind', [reportRequest, combinationRequest, partsRequest]);
export type RenderRequest = z.infer<typeof renderRequest>;
export type ReportRequest = z.infer<typeof reportRequest>;
export type PartsRequest = z.infer<typeof partsRequest>;
export type CombinationRequest = z.infer<typeof combinationRequest>;

/** What the request ends with. */
export function fileFormatOf(request: RenderRequest): FileFormat {
  if (request.kind !== 'parts') return request.format;
  return request.target.kind === 'zip' ? 'zip' : 'csv';
}
