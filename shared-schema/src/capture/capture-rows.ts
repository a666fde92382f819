/** The rows of capture as the calls send and answer them (specification 3 §3). */
import { z } from 'zod';
import { rowId, rowNumber } from '../api/row-number.ts';
import { captureRuleMessages } from '../rule-messages/capture-rule-messages.ts';
import { FOLIO } from './disability.ts';

/** The kinds of what is captured: I incidents, IN disabilities, E overtime. */
export const CAPTURE_KINDS = ['I', 'IN', 'E'] as const;
export const captureKind = z.enum(CAPTURE_KINDS);
export type CaptureKind = z.infer<typeof captureKind>;

/** A payroll and one of its periods. */
export const payrollPeriod = z.object({ paysheet_id: rowNumber, period_id: rowNumber });
export const payrollPeriodQuery = z.object({ paysheet_id: rowId, period_id: rowId });
/** The same by the names of the older lookups. */
export const nominaPeriodQuery = z.object({ nomina_id: rowId, period_id: rowId });

/** Rows that one call may save. */
export const MAX_SAVED_ROWS = 100_000;

/** An exact decimal, sent as text or as a number; rules judge it, row by row. */
export const sentDecimal = z.union([z.string().max(20), z.number()]).transform(String);
/** `YYYY-MM-DD`, or what a person left in its place: rules judge it, row by row. */
const sentDay = z.string().max(10);

/**
 * Whose rows are replaced, and the version of them that the person has seen (0 for none). Without it the rows of the
 * whole payroll are replaced.
 */
export const onlyPeople = z
  .array(z.object({ employee_id: rowNumber, version: z.int().min(0) }))
  .min(1)
  .max(20_000)
  .optional();

/** An incident on a date: the part of an amount, or 1 for a day; hours of that date for an HR concept. */
export const incidentRow = z.object({
  id_empleado: rowNumber,
  id_concepto: rowNumber,
  fecha: sentDay,
  incidencia: sentDecimal,
  status: z.literal('C').optional(),
  /** 1 overtime, 2 incidents and bulk: said by the caller, decided by the call. */
  tipo_carga: z.int().optional(),
  paysheet_id: rowNumber.optional(),
});
export type IncidentRow = z.infer<typeof incidentRow>;

/** A day of a certificate; the rows of a folio are its days. */
export const disabilityRow = z.object({
  /** The employee. */
  id: rowNumber,
  name: z.string().max(300).optional(),
  folio: z.string().max(20).regex(FOLIO, captureRuleMessages.folioFormat),
  /** The concept: 314, 316 or 318. */
  incapacidad: z.int(),
  fecha_incapacidad: sentDay,
  dias_incapacidad: z.literal(1),
  tipo_incapacidad: z.enum(['I', 'C']),
  tipo_control: z.int(),
  tipo_riesgo: z.int().default(0),
  /** Of an accident at work it has to be said: 0 is none of the others. */
  tipo_secuela: z.int().nullish(),
  /** The evidence, which has to be there: the id that `send_evidence` gave, or that of a file in the directory. */
  archivo_id: z.uuid().nullish(),
  /**
   * Of a subsequent one: the certificate that it goes on from. Without it the latest one that is captured; a folio that is
   * not captured is kept as an external one.
   */
  folio_inicial: z.string().max(20).regex(FOLIO, captureRuleMessages.folioFormat).nullish(),
});
export type DisabilityRow = z.infer<typeof disabilityRow>;

/** The hours of a day of an employee; 0 and '' are none. */
export const overtimeDay = z.object({ fecha: sentDay, horas: sentDecimal });

/** What is paid: a week's double hours, or its triple ones. */
export const overtimeLine = z.object({
  semana: z.enum(['TIEM_EXT', 'TIEMEXT1', 'TIEMEXT2', 'TIEMEXT3', 'triples']),
  clave_concepto: z.enum(['P023C_HR', 'P024C_HR']),
  horas: sentDecimal,
  fecha: sentDay,
});

/** What a save did. `changed`: whose rows differ from before, with their new versions; the others kept theirs. */
export const saved = z.object({
  result: z.object({
    /** The sentence of specification 3 §8. */
    message: z.string(),
    changed: z.array(z.object({ employee_id: z.int(), version: z.int() })),
    /** After the closing date, by an administrator. */
    late: z.boolean(),
  }),
});
export type Saved = z.infer<typeof saved>['result'];
