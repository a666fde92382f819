/** A report in parts: a file for each value of a column, as an archive, into a folder or by mail. */
import { z } from 'zod';
import { columnKey } from '../data/column.ts';
import { parameterValues } from '../data/parameter-values.ts';
import { apiFieldMessages } from '../messages/rules/api-field-messages.ts';
import { orientation } from '../report/report.ts';
import { endpoint, STAFF } from './endpoint.ts';
import { pdfOptions, renderFormat } from './render-contract.ts';
import { render } from './render-endpoints.ts';
import { reportNumber } from './report-number.ts';

/** Characters of the pattern of the files' names. */
const LONGEST_PATTERN = 200;

/** Where the files go. A mail goes to the address that the column has for the part. */
export const partsTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('zip') }),
  z.object({ kind: z.literal('folder'), folder_id: z.uuid() }),
  z.object({ kind: z.literal('mail'), column: columnKey }),
]);
export type PartsTarget = z.infer<typeof partsTarget>;

/** The name of each file without its extension: text with columns in braces, `Recibo {Nombre completo}`. */
const namePattern = z.string().trim().min(1, apiFieldMessages.name).max(LONGEST_PATTERN);

export const partsOrder = z.object({
  report_id: reportNumber,
  /** A file for each of its values. */
  column: columnKey,
  format: renderFormat,
  name: namePattern,
  target: partsTarget,
  orientation: orientation.optional(),
  pdf: pdfOptions.optional(),
  parametros: parameterValues.optional(),
});
export type PartsOrder = z.input<typeof partsOrder>;

/** Made like the file of one report, and followed by the same calls; ends with an archive or with a list of the files. */
export const split_report = endpoint({
  name: 'split_report',
  method: 'POST',
  path: '/report/split_report',
  roles: STAFF,
  body: partsOrder,
  response: z.object({ result: render }),
  kind: 'json',
});

const partsColumn = z.object({
  column: columnKey,
  readable_name: z.string(),
  /** The readable name of its table. */
  table: z.string(),
});
export type PartsColumn = z.infer<typeof partsColumn>;

const partsPreview = z.object({
  /** The columns by which the report can be divided, and that names may have. */
  columns: z.array(partsColumn),
  /** How many files there will be; null while no column is chosen. */
  count: z.number().nullable(),
  /** The names of the first ones, with their extension. */
  names: z.array(z.string()),
});

/** What a report would be divided into; without a column, by which ones it can be. */
export const get_parts_preview = endpoint({
  name: 'get_parts_preview',
  method: 'POST',
  path: '/report/get_parts_preview',
  roles: STAFF,
  body: partsOrder
    .pick({ report_id: true, format: true, parametros: true })
    .extend({ column: columnKey.optional(), name: namePattern.optional() }),
  response: z.object({ result: partsPreview }),
  kind: 'json',
});

export const partsEndpoints = { split_report, get_parts_preview } as const;
