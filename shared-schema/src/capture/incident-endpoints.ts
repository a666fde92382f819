/** The calls of incident capture (specification 3 §7, "Lookups" from the blocked dates on, "Saving and closing"). */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { confirmed } from '../api/confirmations.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { render } from '../reports/render-endpoints.ts';
import {
  captureKind,
  disabilityRow,
  incidentRow,
  MAX_SAVED_ROWS,
  nominaPeriodQuery,
  onlyPeople,
  overtimeDay,
  overtimeLine,
  payrollPeriod,
  payrollPeriodQuery,
  saved,
  sentDecimal,
} from './capture-rows.ts';

/** Who puts files into the directory: a SuperAdmin captures, but has no folders (specification 1 §2). */
const UPLOADERS = ['Admin', 'Ejecutivo'] as const;

/** Dates that nobody may choose for an employee: disability, an incident of another period, no employment. */
export const get_fechasglobales = endpoint({
  name: 'get_fechasglobales',
  method: 'GET',
  path: '/incidents/get_fechasglobales',
  roles: STAFF,
  query: nominaPeriodQuery.extend({
    /** Only the dates between these; the period's without them. */
    fecha_ini: z.iso.date().optional(),
    fecha_fin: z.iso.date().optional(),
  }),
  response: z.object({
    result: z.array(
      z.object({
        employee_id: z.int(),
        date: z.string(),
        reason: z.enum(['disability', 'incident', 'employment']),
      }),
    ),
  }),
  kind: 'json',
});

/** What is captured as incidents, a row for each employee and concept. */
export const get_incidentpreview = endpoint({
  name: 'get_incidentpreview',
  method: 'GET',
  path: '/incidents/get_incidentpreview',
  roles: STAFF,
  query: nominaPeriodQuery,
  response: z.object({
    result: z.array(
      z.object({
        employee_id: z.int(),
        concept_id: z.int(),
        key: z.string(),
        description: z.string(),
        type_value: z.enum(['IM', 'DI', 'HR']),
        /** The sum over the dates. */
        amount: z.string(),
        dates: z.array(z.string()),
        status: z.enum(['C', 'F']),
      }),
    ),
  }),
  kind: 'json',
});

export const PAYSHEET_STATES = ['Abierto', 'Capturado', 'Finalizado'] as const;
export const paysheetState = z.enum(PAYSHEET_STATES);

export const get_status_paysheet = endpoint({
  name: 'get_status_paysheet',
  method: 'GET',
  path: '/incidents/get_status_paysheet',
  roles: STAFF,
  query: payrollPeriodQuery.extend({ type: captureKind }),
  response: z.object({ status: paysheetState }),
  kind: 'json',
});

const status = z.enum(['C', 'F']);
const incidentRecord = z.strictObject({
  employee_id: z.int(),
  concept_id: z.int(),
  amount: z.string(),
  capture_date: z.string(),
  status,
});
const disabilityRecord = incidentRecord.extend({
  folio: z.string(),
  type_inability: z.enum(['I', 'C']),
  tipo_riesgo: z.int(),
  tipo_control: z.int(),
  tipo_secuela: z.int(),
});
const overtimeRecord = z.strictObject({
  employee_id: z.int(),
  semana: z.string(),
  clave_concepto: z.string(),
  horas: z.string(),
  fecha: z.string(),
  status,
});
const overtimeDayRecord = z.strictObject({
  employee_id: z.int(),
  fecha: z.string(),
  horas: z.string(),
  status,
});

/** The records of a type: I incidents, IN days of disability, E overtime lines, ED overtime by day. */
export const all_incident = endpoint({
  name: 'all_incident',
  method: 'GET',
  path: '/incidents/all_incident',
  roles: STAFF,
  query: payrollPeriodQuery.extend({ type: z.enum(['I', 'IN', 'E', 'ED']) }),
  response: z.object({
    result: z.union([
      z.array(incidentRecord),
      z.array(disabilityRecord),
      z.array(overtimeRecord),
      z.array(overtimeDayRecord),
    ]),
  }),
  kind: 'json',
});

/**
 * Overtime by day. `concept_id` of double or triple hours gives that part of each day, any other the whole day.
 */
export const get_filter_horas = endpoint({
  name: 'get_filter_horas',
  method: 'GET',
  path: '/incidents/get_filter_horas',
  roles: STAFF,
  query: payrollPeriodQuery.extend({ concept_id: rowId.optional() }),
  response: z.object({
    result: z.array(z.object({ employee_id: z.int(), fecha: z.string(), horas: z.string() })),
  }),
  kind: 'json',
});

/** The incidents, or the lines of overtime, as other payroll systems read them; `masiva` as bulk files have them. */
export const get_csv_incident = endpoint({
  name: 'get_csv_incident',
  method: 'GET',
  path: '/incidents/get_csv_incident',
  roles: STAFF,
  query: payrollPeriodQuery.extend({
    type: z.enum(['I', 'E']).default('I'),
    masiva: z.enum(['true', 'false']).optional(),
  }),
  response: z.unknown(),
  kind: 'file',
});

/**
 * 'Acuse de nómina' as PDF: all that is captured of a payroll and period. Made like every file of a report: it is ready
 * in the answer if it is small, and stands in "Mis descargas".
 */
export const get_acuse_nomina = endpoint({
  name: 'get_acuse_nomina',
  method: 'GET',
  path: '/incidents/get_acuse_nomina',
  roles: STAFF,
  query: payrollPeriodQuery,
  response: z.object({ result: render }),
  kind: 'json',
});

/** What a file of a capture is (specification 3 §7). */
export const CLOUD_LABELS = [
  'incident',
  'acuse_incidencias',
  'acuse_horasextras',
  'comprobante_incidencia',
  'incident_csv',
  'incident_masive_csv',
  'extra_hours',
  'extra_hours_csv',
] as const;

/**
 * Keeps a file of a capture in the client's folder. The form may hold, beside `file`, `id_directory_client` or
 * `client_url_path`, and `nomina`, `anio`, `proceso` and `periodo`, the folders below it; one that is missing is left out.
 */
export const upload_incident_cloud = endpoint({
  name: 'upload_incident_cloud',
  method: 'POST',
  path: '/incidents/upload_incident_cloud',
  roles: UPLOADERS,
  multipart: 'streamed',
  query: z.object({ incident: z.enum(CLOUD_LABELS).default('incident') }),
  response: z.object({ result: z.object({ id: z.uuid(), name: z.string(), message: z.string() }) }),
  kind: 'json',
});

/**
 * Keeps the evidence of a disability, a PDF or a picture by its content, until its certificate is saved: a row of `set_incidents` names it in `archivo_id`,
 * and the file comes to the client's folder with that save, as a version of the file that it replaces. A save that is
 * refused leaves nothing there.
 */
export const send_evidence = endpoint({
  name: 'send_evidence',
  method: 'POST',
  path: '/incidents/send_evidence',
  roles: STAFF,
  multipart: 'streamed',
  query: payrollPeriodQuery,
  response: z.object({ result: z.object({ id: z.uuid(), name: z.string() }) }),
  kind: 'json',
});

/**
 * Replaces the incidents of a payroll and period, or, with `incapacidad=true`, its disabilities; `only` limits it to some
 * people. All or nothing; what is as it was changes nothing.
 */
export const set_incidents = endpoint({
  name: 'set_incidents',
  method: 'POST',
  path: '/incidents/set_incidents',
  roles: STAFF,
  query: z.object({ incapacidad: z.enum(['true', 'false']).optional() }),
  body: payrollPeriod.extend({
    /** Rows, all of the one kind; incidents, which are the most, are tried first. */
    employees: z.array(z.union([incidentRow, disabilityRow])).max(MAX_SAVED_ROWS),
    only: onlyPeople,
    /** `hours_on_absence`, `vacation_exceeded`, `maternity_of_man`: sent as errors until they are confirmed. */
    confirmado: confirmed,
  }),
  bodyLimit: BODY_LIMITS.capture,
  response: saved,
  kind: 'json',
});

/** Deletes the incidents of a payroll and period. */
export const set_delete_incident = endpoint({
  name: 'set_delete_incident',
  method: 'GET',
  path: '/incidents/set_delete_incident',
  roles: STAFF,
  query: nominaPeriodQuery,
  response: saved,
  kind: 'json',
});

/** Deletes what is captured of a type; without one of all three, all or nothing. */
export const delete_paysheet = endpoint({
  name: 'delete_paysheet',
  method: 'POST',
  path: '/incidents/delete_paysheet',
  roles: STAFF,
  body: payrollPeriod.extend({ type: captureKind.optional() }),
  bodyLimit: BODY_LIMITS.small,
  response: saved,
  kind: 'json',
});

/**
 * Gives back what was deleted at once with an entry of the trail. Whoever has been captured anew since keeps that, and is
 * named.
 */
export const restore_capture = endpoint({
  name: 'restore_capture',
  method: 'POST',
  path: '/incidents/restore_capture',
  roles: STAFF,
  body: payrollPeriod.extend({ change_id: rowNumber }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({
    result: z.object({
      message: z.string(),
      /** Records of people that are back. */
      restored: z.int(),
      kept: z.array(z.object({ employee_id: z.int(), name: z.string(), kind: captureKind })),
    }),
  }),
  kind: 'json',
});

const changedState = z.object({ result: z.object({ message: z.string(), status: paysheetState }) });

/** Finalises the three kinds of a payroll and period; before the period ends only with `confirmado: ["early_close"]`. */
export const close_paysheet = endpoint({
  name: 'close_paysheet',
  method: 'POST',
  path: '/incidents/close_paysheet',
  roles: STAFF,
  body: payrollPeriod.extend({ confirmado: confirmed }),
  bodyLimit: BODY_LIMITS.small,
  response: changedState,
  kind: 'json',
});

export const abrir_paysheet = endpoint({
  name: 'abrir_paysheet',
  method: 'POST',
  path: '/incidents/abrir_paysheet',
  roles: STAFF,
  body: payrollPeriod,
  bodyLimit: BODY_LIMITS.small,
  response: changedState,
  kind: 'json',
});

/**
 * Replaces the overtime of one employee. `dias` are the hours by day of this period; `resumen` the lines that the screen
 * computed of them, which must be those of the server. Lines alone are dispersed over the days of their weeks.
 */
export const create_extra_hours = endpoint({
  name: 'create_extra_hours',
  method: 'POST',
  path: '/incidents/create_extra_hours',
  roles: STAFF,
  body: z.object({
    employee: z.object({ id: rowNumber, nombre: z.string().max(300).optional() }),
    previous_period: rowNumber.nullish(),
    period: rowNumber,
    /** Known from the period; refused when it is another one's. */
    paysheet_id: rowNumber.optional(),
    /** The process. */
    concept: z.object({ id: rowNumber }).nullish(),
    tipo_carga: z.literal(1),
    resumen: z.array(overtimeLine).max(20).optional(),
    dias: z.array(overtimeDay).max(62).optional(),
    /** The version of the employee's overtime that the person has seen; without it, it is replaced whatever it is. */
    version: z.int().min(0).optional(),
    /** `hours_on_absence`. */
    confirmado: confirmed,
  }),
  bodyLimit: BODY_LIMITS.list,
  response: saved,
  kind: 'json',
});

/** Replaces the overtime of the whole payroll, or of `only` some people. */
export const horas_create = endpoint({
  name: 'horas_create',
  method: 'POST',
  path: '/incidents/horas_create',
  roles: STAFF,
  body: payrollPeriod.extend({
    /** `<employee>-<YYYY-MM-DD>` (or the day's milliseconds since 1970, UTC) to hours. */
    dias: z.record(z.string().regex(/^\d{1,10}-(\d{4}-\d{2}-\d{2}|\d{1,15})$/), sentDecimal),
    concept_id: rowNumber.optional(),
    p_anterior: z.int().optional(),
    only: onlyPeople,
    /** `hours_on_absence`. */
    confirmado: confirmed,
  }),
  bodyLimit: BODY_LIMITS.capture,
  response: saved,
  kind: 'json',
});

/** The same of a file: the people with their days. */
export const horas_create_newMasiva = endpoint({
  name: 'horas_create_newMasiva',
  method: 'POST',
  path: '/incidents/horas_create_newMasiva',
  roles: STAFF,
  body: payrollPeriod.extend({
    empleados: z.array(z.object({ id: rowNumber, dias: z.array(overtimeDay).max(62) })).max(20_000),
    /** The places of the columns in the file. */
    posiciones: z.unknown().optional(),
    concept_id: rowNumber.optional(),
    p_anterior: z.int().optional(),
    tipo_carga: z.int().optional(),
    status: z.literal('C').optional(),
    resumen: z
      .array(overtimeLine.extend({ employee_id: rowNumber }))
      .max(MAX_SAVED_ROWS)
      .optional(),
    only: onlyPeople,
    /** `hours_on_absence`. */
    confirmado: confirmed,
  }),
  bodyLimit: BODY_LIMITS.capture,
  response: saved,
  kind: 'json',
});

export const incidentEndpoints = {
  get_fechasglobales,
  get_incidentpreview,
  get_status_paysheet,
  all_incident,
  get_filter_horas,
  get_csv_incident,
  get_acuse_nomina,
  set_incidents,
  send_evidence,
  upload_incident_cloud,
  set_delete_incident,
  delete_paysheet,
  restore_capture,
  close_paysheet,
  abrir_paysheet,
  create_extra_hours,
  horas_create,
  horas_create_newMasiva,
} as const;
