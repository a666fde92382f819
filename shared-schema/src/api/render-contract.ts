/** What the rendering service takes and says; the portal's client and the service share it. */
import { z } from 'zod';
import { row } from '../data/column.ts';
import { orientation, reportDocument } from '../report/report.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';

export const renderFormat = z.enum(['pdf', 'docx', 'xlsx']);
export type RenderFormat = z.infer<typeof renderFormat>;

/** What the owner of a protected PDF lets others do. */
const pdfPermissions = z.object({
  print: z.boolean().default(true),
  copy: z.boolean().default(false),
  modify: z.boolean().default(false),
});

/**
 * Encrypts with AES-256. `open`: what a reader must type, none when absent; `owner`: what lifts the permissions, random
 * when absent.
 */
export const pdfPassword = z.object({
  open: z.string().min(1).max(127).optional(),
  owner: z.string().min(1).max(127).optional(),
  permissions: pdfPermissions.prefault({}),
});

/** What a PDF is beside its pages. */
export const pdfOptions = z
  .object({
    /** Bookmarks of the report's titles. */
    outline: z.boolean().default(false),
    /** Tagged for screen readers (PDF/UA). Printed in one piece: meant for reports of some hundred pages. */
    accessible: z.boolean().default(false),
    /** For archives that ask for PDF/A-2b. */
    archive: z.boolean().default(false),
    password: pdfPassword.optional(),
  })
  .refine((options) => !(options.archive && options.password !== undefined), {
    message: apiFieldMessages.archiveWithPassword,
    path: ['password'],
  });
export type PdfOptions = z.infer<typeof pdfOptions>;

/** The header that says whose a call is before its body has come: each tenant has its own share of the line. */
export const TENANT_HEADER = 'x-lienzo-tenant';
export const MAX_TENANT = 100;

export const renderOptions = z.object({
  /** Overrides the report's own. */
  orientation: orientation.optional(),
  /** The day that `hoy` and the date field stand for, `YYYY-MM-DD`; default: today in Mexico City. */
  today: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
  /** Whose work this is, for a fair queue, where `TENANT_HEADER` does not say it. */
  tenant: z.string().max(MAX_TENANT).optional(),
  author: z.string().max(200).optional(),
  /** Pictures by the id that image items name, as `data:` URLs of JPG, PNG, GIF or WebP. */
  assets: z.record(z.string(), z.string()).optional(),
  pdf: pdfOptions.optional(),
});
export type RenderOptions = z.infer<typeof renderOptions>;

/** The JSON body of `POST /render`: all rows at once, by item uuid. */
export const renderRequest = z.object({
  report: reportDocument,
  rows: z.record(z.string(), z.array(row)).default({}),
  options: renderOptions.default({}),
});
export type RenderRequest = z.input<typeof renderRequest>;

/** Combined downloads are PDF or Word (specification 3 §9). */
export const combineFormat = z.enum(['pdf', 'docx']);
export type CombineFormat = z.infer<typeof combineFormat>;

export const combineOptions = z.object({
  /** Of the whole: the file's name and the cover's. */
  title: z.string().min(1).max(200).default('Reportes'),
  /** A first page with the title, the date and the author. */
  cover: z.boolean().default(false),
  /** A list of the reports with the page where each begins; below the title when there is a cover. */
  table_of_contents: z.boolean().default(false),
  /** Page numbers through the whole file, cover included, or each report's own. */
  numbering: z.enum(['continua', 'por_reporte']).default('continua'),
  today: renderOptions.shape.today,
  tenant: renderOptions.shape.tenant,
  author: renderOptions.shape.author,
  pdf: z
    .object({ archive: z.boolean().default(false), password: pdfOptions.shape.password })
    .refine((options) => !(options.archive && options.password !== undefined), {
      message: apiFieldMessages.archiveWithPassword,
      path: ['password'],
    })
    .optional(),
});
export type CombineOptions = z.infer<typeof combineOptions>;

/** The JSON body of `POST /combine`: reports in the order of the file; of their options, their own. */
export const combineRequest = z.object({
  reports: z.array(renderRequest).min(1).max(200),
  options: combineOptions.prefault({}),
});
export type CombineRequest = z.input<typeof combineRequest>;

/**
 * First line of an `application/x-ndjson` body of `POST /combine`; the following ones are `combineRowLine`, the last
 * one `renderEndLine` with the rows of all reports.
 */
export const combineHeadLine = combineRequest.extend({
  reports: z
    .array(renderRequest.omit({ rows: true }))
    .min(1)
    .max(200),
});

/** How many files one call of `POST /parts` makes. */
export const MAX_PARTS_OF_A_CALL = 500;

/**
 * The JSON body of `POST /parts`: one report, and the rows of each of its files. The answer is `multipart/mixed` with
 * the files in this order.
 */
export const partsRequest = z.object({
  report: reportDocument,
  parts: z
    .array(z.object({ rows: z.record(z.string(), z.array(row)).default({}) }))
    .min(1)
    .max(MAX_PARTS_OF_A_CALL),
  options: renderOptions.default({}),
});

/** A file without a name of its own is `document.pdf` (specification 3 §9). */
export const DEFAULT_FILE_NAME = 'document';

/** The JSON body of `POST /html` (specification 3 §7, render_report): HTML as text, and the file's name. */
export const htmlRequest = z.object({
  reporte: z.string().min(1),
  nombre_reporte: z.string().max(200).default(DEFAULT_FILE_NAME),
});

/** First line of an `application/x-ndjson` body; the following ones are `renderRowLine`. */
export const renderHeadLine = renderRequest.omit({ rows: true });
/** A row of an item. The rows of one item come together; items in reading order of the report. */
export const renderRowLine = z.object({ item: z.uuid(), row });
/** A row of an item of one of the reports to combine: the first is number 0. Reports may take turns. */
export const combineRowLine = renderRowLine.extend({ report: z.int().min(0) });
/** The last line; a body without it was cut off and is refused. */
export const renderEndLine = z.object({ end: z.literal(true), rows: z.int().min(0) });

/** A part of `multipart/mixed` before the file. */
export const renderProgress = z.object({
  stage: z.enum(['en_espera', 'datos', 'dibujo', 'union', 'listo']),
  /** What is counted in `done` and `total`. */
  unit: z.enum(['filas', 'paginas', 'archivos']).optional(),
  done: z.int().optional(),
  total: z.int().optional(),
});
export type RenderProgress = z.infer<typeof renderProgress>;

/** Notes about places of the whole file, which are counted. */
const countedNoteCode = z.enum(['label_smaller', 'label_own_sheet', 'code_unreadable', 'characters_missing']);
/** Of files that were made when labels still cut what does not fit. */
const formerNoteCode = z.enum(['label_clipped']);
export type CountedNoteCode = z.infer<typeof countedNoteCode>;
/** Notes about what was done so that a table fits the paper. */
const tableNoteCode = z.enum(['table_text_smaller', 'table_in_bands']);
/**
 * Notes about an item: of a kind that is not known, a picture that is left out or damaged, dates that are none, a total
 * that may be too large, a formula without a result, what a format cannot do at the ends of pages, charts whose
 * figures Office would not keep, and values beyond the typed scale of their bars.
 */
const itemNoteCode = z.enum([
  'item_unknown',
  'picture_missing',
  'picture_damaged',
  'dates_invalid',
  'total_repeated',
  'formula_without_result',
  'page_sums_left_out',
  'group_pages_left_out',
  'numbers_not_restarted',
  'page_breaks_left_out',
  'chart_not_editable',
  'chart_left_out',
  'bar_beyond_scale',
]);
/** Notes about the pages of a format that lacks something of them. */
const paperNoteCode = z.enum([
  'paper_left_out',
  'watermark_left_out',
  'page_picture_left_out',
  'page_color_left_out',
]);
export type PaperNoteCode = z.infer<typeof paperNoteCode>;
/** Notes about the files that a report was divided into. */
const partsNoteCode = z.enum(['parts_checked', 'parts_resumed', 'parts_failed']);
/**
 * What a file came out with that its reader should know. `message` is a sentence for them; `field` the uuid of the item
 * that it is about, if it is about one.
 */
export const renderNote = z.object({
  code: z.enum([
    ...countedNoteCode.options,
    ...formerNoteCode.options,
    ...tableNoteCode.options,
    ...itemNoteCode.options,
    ...paperNoteCode.options,
    ...partsNoteCode.options,
  ]),
  message: z.string(),
  field: z.string().optional(),
});
export type RenderNote = z.infer<typeof renderNote>;

/** Of what a reader would miss or read wrongly without knowing it; not of what was done so that everything is there. */
export const isWarning = ({ code }: Pick<RenderNote, 'code'>): boolean =>
  !tableNoteCode.safeParse(code).success && code !== 'parts_checked' && code !== 'parts_resumed';

/** The header of a file, also as a part of `multipart/mixed`, with its notes: a JSON list, percent-encoded. */
export const NOTES_HEADER = 'Lienzo-Notes';

export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} satisfies Record<RenderFormat, string>;
