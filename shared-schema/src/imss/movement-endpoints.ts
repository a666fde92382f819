/** The calls of 'Movimientos afiliatorios' (specification 2 §7): conciliations, batches and the answers of the IMSS. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { daysBetween } from '../payroll/plain-date.ts';
import { BATCH_STATES, CONCILIATION_STATES } from './conciliation/conciliate.ts';
import { imssFinding } from './finding/imss-finding.ts';
import { MAX_REQUEST_DAYS, queriedDay, slashedDay, statusMap, statusQuery } from './imss-request.ts';
import { MOVEMENT_TYPES } from './working-days/movement-deadline.ts';

export const MOVEMENT_REASONS = [
  'alta',
  'reingreso',
  'baja',
  'salario',
  'aniversario',
  'prestaciones',
  'variabilidad',
] as const;
export type MovementReason = (typeof MOVEMENT_REASONS)[number];

export const BATCH_OUTCOMES = ['pendiente', 'aceptado', 'rechazado'] as const;
export type BatchOutcome = (typeof BATCH_OUTCOMES)[number];

/** The number of a registro patronal. */
export const registerNumber = z.string().min(1).max(11);
const message = z.object({ message: z.string() });

/** Asks for a conciliation; the days come as dd/mm/yyyy. */
export const post_movimientos = endpoint({
  name: 'post_movimientos',
  method: 'POST',
  path: '/affiliation/post_movimientos',
  roles: STAFF,
  body: z
    .object({
      nomina_id: rowNumber,
      /** The payroll's number. */
      human_id: z.string().max(40),
      register: registerNumber,
      date_start: slashedDay,
      date_end: slashedDay,
    })
    .refine(({ date_start, date_end }) => date_start <= date_end, { path: ['date_end'] })
    .refine(({ date_start, date_end }) => daysBetween(date_start, date_end) <= MAX_REQUEST_DAYS, {
      path: ['date_end'],
    }),
  bodyLimit: BODY_LIMITS.small,
  response: message,
  kind: 'json',
});

export const get_movimientos = endpoint({
  name: 'get_movimientos',
  method: 'GET',
  path: '/affiliation/get_movimientos',
  roles: STAFF,
  query: statusQuery,
  response: statusMap,
  kind: 'json',
});

/** Rows of a conciliation that an answer holds. */
export const CONCILIATION_PAGE = 100;

const movementType = z.enum(MOVEMENT_TYPES);

/** A movement beside what the IMSS has of it. */
export const conciliationRow = z.object({
  state: z.enum(CONCILIATION_STATES),
  employee_id: rowNumber.nullable(),
  human_id: z.string().nullable(),
  name: z.string(),
  nss: z.string(),
  type: movementType,
  reason: z.enum(MOVEMENT_REASONS).nullable(),
  date: z.string().nullable(),
  sbc: z.string().nullable(),
  imss_date: z.string().nullable(),
  imss_sbc: z.string().nullable(),
  imss_name: z.string().nullable(),
  lote: z.string().nullable(),
  differences: z.array(z.enum(['fecha', 'sbc', 'nombre'])),
  /** Why the IMSS refused it, and what to do. */
  rejection: z.string().nullable(),
  due_on: z.string().nullable(),
  /** The list of non-working days has the year. */
  is_confirmed: z.boolean(),
  is_late: z.boolean(),
});
export type ConciliationLine = z.infer<typeof conciliationRow>;

/** What stands on both sides as of now, before any file is generated; `findings` name what movements lack. */
export const imss_conciliation = endpoint({
  name: 'imss_conciliation',
  method: 'GET',
  path: '/affiliation/imss_conciliation',
  roles: STAFF,
  query: z
    .object({
      nomina_id: rowId,
      register: registerNumber,
      inicio: queriedDay,
      fin: queriedDay,
      state: z.enum(CONCILIATION_STATES).optional(),
      page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1),
    })
    .refine(({ inicio, fin }) => inicio <= fin && daysBetween(inicio, fin) <= MAX_REQUEST_DAYS, {
      path: ['fin'],
    }),
  response: z.object({
    counts: z.record(z.string(), z.int()),
    late: z.int(),
    total: z.int(),
    rows: z.array(conciliationRow),
    findings: z.array(imssFinding),
  }),
  kind: 'json',
});

const storedFile = z.object({ id: z.uuid(), name: z.string() });

/** Movements that are presented together. */
export const imssBatch = z.object({
  id: rowNumber,
  paysheet_id: rowNumber,
  nomina: z.string(),
  registro: z.string(),
  state: z.enum(BATCH_STATES),
  lote: z.string(),
  movements: z.int(),
  /** In a file. */
  written: z.int(),
  accepted: z.int(),
  rejected: z.int(),
  /** The first day on which one of them is no longer on time; null: none waits. */
  due_on: z.string().nullable(),
  files: z.array(storedFile),
  created_at: z.string(),
  sent_at: z.string().nullable(),
  can: z.object({ generate: z.boolean(), send: z.boolean(), load: z.boolean() }),
});
export type ImssBatch = z.infer<typeof imssBatch>;

/** The newest hundred of a payroll and registro, or of all that the person sees. */
export const imss_batches = endpoint({
  name: 'imss_batches',
  method: 'GET',
  path: '/affiliation/imss_batches',
  roles: STAFF,
  query: z.object({ nomina_id: rowId.optional(), register: registerNumber.optional() }),
  response: z.array(imssBatch),
  kind: 'json',
});

export const BATCH_PAGE = 100;

const batchMovement = z.object({
  id: rowNumber,
  employee_id: rowNumber,
  human_id: z.string().nullable(),
  name: z.string(),
  nss: z.string(),
  type: movementType,
  date: z.string(),
  sbc: z.string().nullable(),
  reason: z.enum(MOVEMENT_REASONS),
  due_on: z.string(),
  is_late: z.boolean(),
  written: z.boolean(),
  outcome: z.enum(BATCH_OUTCOMES),
  /** Why the IMSS refused it, and what to do. */
  rejection: z.string().nullable(),
});
export type BatchMovement = z.infer<typeof batchMovement>;

/** The movements of a batch, a page at a time, and what keeps some out of its files. */
export const imss_batch = endpoint({
  name: 'imss_batch',
  method: 'GET',
  path: '/affiliation/imss_batch',
  roles: STAFF,
  query: z.object({
    batch_id: rowId,
    page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1),
  }),
  response: z.object({
    batch: imssBatch,
    total: z.int(),
    movements: z.array(batchMovement),
    findings: z.array(imssFinding),
  }),
  kind: 'json',
});

const ofBatch = z.object({ batch_id: rowNumber });

/** Writes the files of a batch that was not sent, with the masters' data of this moment. */
export const generate_imss_batch = endpoint({
  name: 'generate_imss_batch',
  method: 'POST',
  path: '/affiliation/generate_imss_batch',
  roles: STAFF,
  body: ofBatch,
  bodyLimit: BODY_LIMITS.small,
  response: message,
  kind: 'json',
});

/** Notes that the files of a batch were sent by IDSE. */
export const send_imss_batch = endpoint({
  name: 'send_imss_batch',
  method: 'POST',
  path: '/affiliation/send_imss_batch',
  roles: STAFF,
  body: ofBatch.extend({
    /** As the IMSS numbers it, if it is known already. */
    lote: z.string().trim().max(30).default(''),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: message,
  kind: 'json',
});

/** Findings of a file that an answer holds. */
export const MAX_RESPONSE_FINDINGS = 200;

/** Loads what the IMSS answered: a workbook, or lines of 168 positions with their code. Twice changes nothing. */
export const load_imss_response = endpoint({
  name: 'load_imss_response',
  method: 'POST',
  path: '/affiliation/load_imss_response',
  roles: STAFF,
  body: z.object({ nomina_id: rowId, register: registerNumber }),
  multipart: true,
  bodyLimit: BODY_LIMITS.file,
  response: z.object({
    message: z.string(),
    accepted: z.int(),
    rejected: z.int(),
    /** They were there already. */
    known: z.int(),
    /** Of a NSS that nobody of the client has. */
    unknown: z.int(),
    findings: z.array(imssFinding),
    more_findings: z.int(),
  }),
  kind: 'json',
});

/** What a code of the IMSS means. */
export const rejectionCode = z.object({
  code: z.string().trim().min(1).max(20),
  explanation: z.string().trim().min(1).max(500),
  fix: z.string().trim().max(500),
});
export type RejectionCodeEntry = z.infer<typeof rejectionCode>;

export const imss_rejection_codes = endpoint({
  name: 'imss_rejection_codes',
  method: 'GET',
  path: '/affiliation/imss_rejection_codes',
  roles: STAFF,
  response: z.object({
    codes: z.array(rejectionCode),
    /** Codes that came in answers and that the table lacks, with what the IMSS said. */
    unexplained: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
  kind: 'json',
});

export const save_imss_rejection_code = endpoint({
  name: 'save_imss_rejection_code',
  method: 'POST',
  path: '/affiliation/save_imss_rejection_code',
  roles: STAFF,
  body: rejectionCode,
  bodyLimit: BODY_LIMITS.small,
  response: message,
  kind: 'json',
});

export const delete_imss_rejection_code = endpoint({
  name: 'delete_imss_rejection_code',
  method: 'POST',
  path: '/affiliation/delete_imss_rejection_code',
  roles: STAFF,
  body: rejectionCode.pick({ code: true }),
  bodyLimit: BODY_LIMITS.small,
  response: message,
  kind: 'json',
});

export const movementEndpoints = {
  post_movimientos,
  get_movimientos,
  imss_conciliation,
  imss_batches,
  imss_batch,
  generate_imss_batch,
  send_imss_batch,
  load_imss_response,
  imss_rejection_codes,
  save_imss_rejection_code,
  delete_imss_rejection_code,
} as const;
