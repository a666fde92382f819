/** What the rendering service takes and says; the portal's client and the service share it. */
import { z } from 'zod';
import { row } from '../data/column.ts';
import { orientation, reportDocument } from '../report/report.ts';

export const renderFormat = z.enum(['pdf', 'docx', 'xlsx']);
export type RenderFormat = z.infer<typeof renderFormat>;

export const renderOptions = z.object({
  /** Overrides the report's own. */
  orientation: orientation.optional(),
  /** The day that `hoy` and the date field stand for, `YYYY-MM-DD`; default: today in Mexico City. */
  today: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/)
    .optional(),
  /** Whose work this is, for a fair queue. */
  tenant: z.string().max(100).optional(),
  author: z.string().max(200).optional(),
  /** Pictures by the id that image items name, as `data:` URLs of JPG, PNG, GIF or WebP. */
  assets: z.record(z.string(), z.string()).optional(),
});
export type RenderOptions = z.infer<typeof renderOptions>;

/** The JSON body of `POST /render`: all rows at once, by item uuid. */
export const renderRequest = z.object({
  report: reportDocument,
  rows: z.record(z.string(), z.array(row)).default({}),
  options: renderOptions.default({}),
});
export type RenderRequest = z.input<typeof renderRequest>;

/** First line of an `application/x-ndjson` body; the following ones are `renderRowLine`. */
export const renderHeadLine = renderRequest.omit({ rows: true });
/** A row of an item. The rows of one item come together; items in reading order of the report. */
export const renderRowLine = z.object({ item: z.uuid(), row });
/** The last line; a body without it was cut off and is refused. */
export const renderEndLine = z.object({ end: z.literal(true), rows: z.int().min(0) });

/** A part of `multipart/mixed` before the file. */
export const renderProgress = z.object({
  stage: z.enum(['en_espera', 'datos', 'dibujo', 'union', 'listo']),
  /** What is counted in `done` and `total`. */
  unit: z.enum(['filas', 'paginas']).optional(),
  done: z.int().optional(),
  total: z.int().optional(),
});
export type RenderProgress = z.infer<typeof renderProgress>;

export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} satisfies Record<RenderFormat, string>;
