/** What is asked of the IMSS screens: a row and a job for each, and the row of the status table that shows it. */
import { z } from 'zod';
import { rowNumber } from '../api/row-number.ts';
import { isPlainDate } from '../payroll/plain-date.ts';

export const IMSS_REQUEST_KINDS = ['movimientos', 'variabilidad', 'txt', 'confronta'] as const;
export type ImssRequestKind = (typeof IMSS_REQUEST_KINDS)[number];

export const IMSS_REQUEST_STATES = ['en_espera', 'en_proceso', 'lista', 'rechazada', 'fallida'] as const;
export type ImssRequestState = (typeof IMSS_REQUEST_STATES)[number];

/** Days from the first one of a request to its last one. */
export const MAX_REQUEST_DAYS = 366;

/** A day as it is posted, dd/mm/yyyy; read as `YYYY-MM-DD`. */
export const slashedDay = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/)
  .transform((text) => text.split('/').reverse().join('-'))
  .refine(isPlainDate, { abort: true });

/** A day as it is queried. */
export const queriedDay = z.string().refine(isPlainDate, { abort: true });

/** Which requests a status table shows: those whose days touch these. */
export const statusQuery = z
  .object({
    /** The number of a registro patronal; without it, of all that the person sees. */
    register: z.string().max(11).optional(),
    inicio: queriedDay,
    fin: queriedDay,
  })
  .refine(({ inicio, fin }) => inicio <= fin, { path: ['fin'] });

/** A row of a status table, as each JSON string of the answer holds it. */
export const imssStatusRow = z.object({
  id: rowNumber,
  empresa: z.string(),
  nomina: z.string(),
  registro: z.string(),
  status: z.string(),
  fecha_inicial: z.string(),
  fecha_final: z.string(),
  /** How long it took, such as `0:07`; '' while it is being done. */
  tiempo: z.string(),
  state: z.enum(IMSS_REQUEST_STATES),
  person: z.string(),
  created_at: z.string(),
  /** What it found, by name. */
  counts: z.record(z.string(), z.int()),
  /** Of the directory, where they may have been deleted meanwhile. */
  files: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type ImssStatusRow = z.infer<typeof imssStatusRow>;

/** A map of JSON strings, each an `ImssStatusRow`, by its number (specification 2 §7). */
export const statusMap = z.record(z.string(), z.string());

/** The rows of an answer, the newest first. */
export const statusRowsOf = (map: Readonly<Record<string, string>>): ImssStatusRow[] =>
  Object.values(map)
    .map((text) => imssStatusRow.parse(JSON.parse(text)))
    .toSorted((one, other) => other.id - one.id);
