/** Files that are made of reports: each request is kept with its state and its result ("Mis descargas"). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES, STAFF } from '../api/endpoint.ts';
import { errorEntry } from '../api/errors.ts';
import {
  combineFormat,
  combineOptions,
  htmlRequest,
  MEDIA_TYPES,
  renderFormat,
  renderNote,
  renderProgress,
} from '../api/render-contract.ts';
import { reportNumber } from '../api/report-number.ts';
import { parameterValues } from '../data/parameter-values.ts';
import { orientation } from '../report/report.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { keptFilters } from './kept-filters.ts';
import { downloadOrder } from './report-endpoints.ts';

/** Days that a file is kept. */
export const RENDER_DAYS = 14;

/** How many reports one file is combined of. */
export const COMBINED_REPORTS = { fewest: 2, most: 50 } as const;

/** `queued` and `running` go on by themselves; the others are final. */
export const RENDER_STATES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

/** Asked for by the person on a screen, or by a schedule of theirs. */
export const RENDER_SOURCES = ['person', 'schedule'] as const;
export type RenderSource = (typeof RENDER_SOURCES)[number];

/** Files of a page of the list. */
export const RENDERS_PAGE = 50;

/** What a request ends with: the file of one report or several, an archive of many, or the list of those delivered. */
export const fileFormat = z.enum([...renderFormat.options, 'zip', 'csv']);
export type FileFormat = z.infer<typeof fileFormat>;

export const FILE_MEDIA_TYPES: Record<FileFormat, string> = {
  ...MEDIA_TYPES,
  zip: 'application/zip',
  csv: 'text/csv; charset=utf-8',
};

/** What a report was made of, as people read it: its name, or the answer to one of its parameters. */
export const reportFact = z.object({ label: z.string(), value: z.string() });
export type ReportFact = z.infer<typeof reportFact>;

export const render = z.object({
  id: z.uuid(),
  /** The file's name without its extension. */
  name: z.string(),
  format: fileFormat,
  state: z.enum(RENDER_STATES),
  /** How far it is; null before it has begun and after it has ended. */
  progress: renderProgress.nullable(),
  /** Why it failed; else empty. */
  problems: z.array(errorEntry),
  /** What its reader should know of the file; empty while there is none. */
  notes: z.array(renderNote),
  /** Bytes of the file; null while there is none. */
  size: z.number().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** Until when the file is kept. */
  expires_at: z.string(),
  /** What it was made of: answers to parameters, and values of filters that are not the report's own. */
  facts: z.array(reportFact),
  /** Who asked for it: the person, or one of their schedules, by its name; null for one that is gone. */
  asked_by: z.object({ kind: z.enum(RENDER_SOURCES), name: z.string().nullable() }),
  /** Whether it can be asked for again; a file with a password cannot, because the password is not kept. */
  repeatable: z.boolean(),
});
export type Render = z.infer<typeof render>;

const renderId = z.object({ id: z.uuid() });
const answered = z.object({ result: render });

/** A small report is answered with its file ready; a large one goes on whether the person stays or leaves. */
export const create_render = endpoint({
  name: 'create_render',
  method: 'POST',
  path: '/report/create_render',
  roles: ROLES,
  body: downloadOrder,
  bodyLimit: BODY_LIMITS.report,
  response: answered,
  kind: 'json',
});

/** Characters of the title of a combined file. */
export const MAX_TITLE = 200;

/** Saved reports, in the order of the file that they become (specification 3 §2.3, "Descarga combinada"). */
export const combination = z.object({
  reports: z
    .array(
      z.object({
        report_id: reportNumber,
        /** How the person knows it, to say which one is not there any more. */
        nombre: z.string().max(200).optional(),
        /** Answers to its parameters; the others have their defaults. */
        parametros: parameterValues.optional(),
        /** Absent: those of the person at this moment. */
        kept_filters: keptFilters.optional(),
      }),
    )
    .min(COMBINED_REPORTS.fewest, apiFieldMessages.fewestReports(COMBINED_REPORTS.fewest))
    .max(COMBINED_REPORTS.most, apiFieldMessages.mostReports(COMBINED_REPORTS.most)),
  format: combineFormat,
  /** The file's name, and the cover's. */
  title: z.string().trim().min(1, apiFieldMessages.name).max(MAX_TITLE),
  cover: combineOptions.shape.cover,
  table_of_contents: combineOptions.shape.table_of_contents,
});
export type Combination = z.input<typeof combination>;

/** Several reports as one file; made like that of one report. */
export const combine_reports = endpoint({
  name: 'combine_reports',
  method: 'POST',
  path: '/report/combine_reports',
  roles: ROLES,
  body: combination,
  bodyLimit: BODY_LIMITS.list,
  response: answered,
  kind: 'json',
});

/** The person's own, newest first, page by page. */
export const get_renders = endpoint({
  name: 'get_renders',
  method: 'GET',
  path: '/report/get_renders',
  roles: ROLES,
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    /** Words of the name, of what it was made of, or of the schedule's name; all must be there. */
    search: z.string().trim().max(200).default(''),
    /** Absent: both. */
    source: z.enum(RENDER_SOURCES).optional(),
    /** Those that are still to be made. */
    only: z.enum(['pending']).optional(),
  }),
  response: z.object({
    result: z.array(render),
    /** Files that the search finds, on all pages. */
    total: z.number(),
  }),
  kind: 'json',
});

export const get_render = endpoint({
  name: 'get_render',
  method: 'GET',
  path: '/report/get_render',
  roles: ROLES,
  query: renderId,
  response: answered,
  kind: 'json',
});

/** Asks for the same once more, with the report and the data of now. */
export const repeat_render = endpoint({
  name: 'repeat_render',
  method: 'POST',
  path: '/report/repeat_render',
  roles: ROLES,
  body: renderId,
  bodyLimit: BODY_LIMITS.small,
  response: answered,
  kind: 'json',
});

/** One that has ended stays as it is. */
export const cancel_render = endpoint({
  name: 'cancel_render',
  method: 'PUT',
  path: '/report/cancel_render',
  roles: ROLES,
  body: renderId,
  bodyLimit: BODY_LIMITS.small,
  response: answered,
  kind: 'json',
});

/** Removes it with its file; one that is being made is cancelled. */
export const delete_render = endpoint({
  name: 'delete_render',
  method: 'DELETE',
  path: '/report/delete_render',
  roles: ROLES,
  query: renderId,
  response: z.object({ result: z.object({ id: z.uuid() }) }),
  kind: 'json',
});

/** HTML as a file within the answer (specification 3 §7); what could run or reach out is taken from it. */
export const render_report = endpoint({
  name: 'render_report',
  method: 'POST',
  path: '/report/render_report',
  roles: STAFF,
  query: z.object({
    orientation: orientation.default('vertical'),
    file_type: combineFormat.default('pdf'),
  }),
  body: htmlRequest,
  bodyLimit: BODY_LIMITS.html,
  response: z.unknown(),
  kind: 'file',
});

export const renderEndpoints = {
  render_report,
  create_render,
  combine_reports,
  get_renders,
  get_render,
  repeat_render,
  cancel_render,
  delete_render,
} as const;
