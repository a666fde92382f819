/** A report in parts: a file for each value of a column, as an archive, into a folder or by mail. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { MAX_PARTS } from '../api/most-parts.ts';
import { partKey } from '../api/part-key.ts';
import { pdfOptions, renderFormat, renderNote } from '../api/render-contract.ts';
import { reportNumber } from '../api/report-number.ts';
import { columnKey } from '../data/column.ts';
import { parameterValues } from '../data/parameter-values.ts';
import { orientation } from '../report/report.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { keptFilters } from './kept-filters.ts';
import { mailedLink } from './mailed-file-endpoints.ts';
import { render } from './render-endpoints.ts';
import { followedPayrolls } from './schedule-when.ts';

/** Characters of the pattern of the files' names. */
const MAX_PATTERN = 200;

/** Where the files go. A mail goes to the address that the column has for the part. */
export const partsTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('zip') }),
  z.object({ kind: z.literal('folder'), folder_id: z.uuid() }),
  z.object({
    kind: z.literal('mail'),
    column: columnKey,
    /** The person's own words in each mail; absent for none. */
    message: z.string().trim().max(2000).optional(),
  }),
]);
export type PartsTarget = z.infer<typeof partsTarget>;

/** The name of each file without its extension: text with columns in braces, `Recibo {Nombre completo}`. */
const namePattern = z.string().trim().min(1, apiFieldMessages.name).max(MAX_PATTERN);

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
  /** Absent: those of the person at this moment. */
  kept_filters: keptFilters.optional(),
});
export type PartsOrder = z.input<typeof partsOrder>;

/** Made like the file of one report, and followed by the same calls; ends with an archive or with a list of the files. */
export const split_report = endpoint({
  name: 'split_report',
  method: 'POST',
  path: '/report/split_report',
  roles: STAFF,
  body: partsOrder,
  bodyLimit: BODY_LIMITS.list,
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

/** Values that people of several clients share: one file would have the rows of all of them. */
const sharedValues = z.object({
  count: z.number(),
  /** One of them. */
  example: z.string(),
  /** A column whose values are each of one client; null where there is none. */
  unique: partsColumn.nullable(),
});
export type SharedValues = z.infer<typeof sharedValues>;

const partsPreview = z.object({
  /** The columns by which the report can be divided, and that names may have; those that tell people apart first. */
  columns: z.array(partsColumn),
  /** What the person chose the last time, as far as it can still be chosen; null when nothing. */
  remembered: partsOrder.pick({ column: true, name: true }).nullable(),
  /** How many files there will be; null while no column is chosen. */
  count: z.number().nullable(),
  /** The names of the first ones, with their extension. */
  names: z.array(z.string()),
  /** null where no value is of several clients. */
  shared: sharedValues.nullable(),
});

const partsQuestion = partsOrder
  .pick({ report_id: true, format: true, parametros: true, kept_filters: true })
  .extend({
    column: columnKey.optional(),
    name: namePattern.optional(),
    /** Of a schedule that follows an event: answered as for the last period of these payrolls. */
    followed: followedPayrolls.optional(),
  });
export type PartsQuestion = z.output<typeof partsQuestion>;

export type PartsPreview = z.infer<typeof partsPreview>;

/** What a report would be divided into; without a column, by which ones it can be. */
export const get_parts_preview = endpoint({
  name: 'get_parts_preview',
  method: 'POST',
  path: '/report/get_parts_preview',
  roles: STAFF,
  body: partsQuestion,
  bodyLimit: BODY_LIMITS.list,
  response: z.object({ result: partsPreview }),
  kind: 'json',
});

/** Files of a page of the list. */
export const PARTS_PAGE = 50;

/** `made`: not delivered yet, or in the archive. */
export const PART_STATES = ['made', 'delivered', 'failed'] as const;

const partOfReport = z.object({
  /** For a ticket, with the request's id. */
  key: partKey,
  name: z.string(),
  /** Of the column that divides. */
  value: z.string(),
  rows: z.number(),
  size: z.number(),
  state: z.enum(PART_STATES),
  /** Where it is mailed to; null unless it is. */
  recipient: z.string().nullable(),
  /** The file in its folder; null unless it is there. */
  placed: z.object({ file_id: z.uuid(), name: z.string() }).nullable(),
  /** Why it did not arrive; else null. */
  problem: z.string().nullable(),
  /** What its reader should know of it. */
  notes: z.array(renderNote),
  /** Of one that was too large for its mail; else null. */
  link: mailedLink.nullable(),
});
export type PartOfReport = z.infer<typeof partOfReport>;

/** A control total of all files together, and of the undivided report; exact decimals. */
const comparedTotal = z.object({
  heading: z.string(),
  parts: z.string(),
  whole: z.string(),
  differs: z.boolean(),
});

const partsManifest = z.object({
  render,
  /** The readable name of the column that divides. */
  column: z.string(),
  target: z.enum(['zip', 'folder', 'mail']),
  /** Its folder, as far as the caller sees it; null when there is none, or it is gone. */
  folder: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  counts: z.object({ made: z.number(), delivered: z.number(), failed: z.number() }),
  /** The rows first; empty until all files are made. */
  totals: z.array(comparedTotal),
  /** Whether what is missing can be made and delivered now. */
  can: z.object({ retry: z.boolean() }),
  parts: z.array(partOfReport),
  /** Files that the search finds, on all pages. */
  total: z.number(),
});
export type PartsManifest = z.infer<typeof partsManifest>;

/** The files that a report was divided into, with what became of them. */
export const get_parts = endpoint({
  name: 'get_parts',
  method: 'GET',
  path: '/report/get_parts',
  roles: STAFF,
  query: z.object({
    id: z.uuid(),
    page: z.coerce.number().int().min(1).max(MAX_PARTS).default(1),
    /** A part of a name, a value or a mail address. */
    search: z.string().trim().max(200).default(''),
    only: z.enum(['failed']).optional(),
  }),
  response: z.object({ result: partsManifest }),
  kind: 'json',
});

/** Delivers what did not arrive, to the addresses of now, and makes what is missing. */
export const retry_parts = endpoint({
  name: 'retry_parts',
  method: 'POST',
  path: '/report/retry_parts',
  roles: STAFF,
  body: z.object({ id: z.uuid() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ result: render }),
  kind: 'json',
});

export const partsEndpoints = { split_report, get_parts_preview, get_parts, retry_parts } as const;
