/** What the screens of capture read: who has what, one person's capture, its trail, the summary of a period. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { numberList, rowId } from '../api/row-number.ts';
import { employmentSpan } from '../payroll/employment.ts';
import { captureKind, overtimeLine, payrollPeriod, payrollPeriodQuery } from './capture-rows.ts';
import { paysheetState } from './incident-endpoints.ts';

/** Entries of a page of the trail, and people of a page of the summary. */
export const HISTORY_PAGE = 50;
export const SUMMARY_PAGE = 100;

const valueType = z.enum(['IM', 'DI', 'HR']);

const kindState = z.object({
  kind: captureKind,
  status: paysheetState,
  /** Grows with each change; 0 before the first one. */
  version: z.int(),
  /** Who changed it last; null when nobody did, or the program. */
  changed_by: z.string().nullable(),
  changed_at: z.string().nullable(),
  /** Changed after the closing date. */
  late: z.boolean(),
});

/** Why nothing can be saved, as the alert says it; null when the person may save. */
const notice = z
  .object({ code: z.enum(['closed', 'late', 'before', 'after']), message: z.string() })
  .nullable();

const abilities = z.object({
  save: z.boolean(),
  /** Saving is still possible, and will be marked as late. */
  late: z.boolean(),
  close: z.boolean(),
  reopen: z.boolean(),
  delete: z.boolean(),
});

/** What is captured of each employee who has anything, and the states of the three kinds. */
export const capture_overview = endpoint({
  name: 'capture_overview',
  method: 'GET',
  path: '/incidents/capture_overview',
  roles: STAFF,
  query: payrollPeriodQuery,
  response: z.object({
    result: z.object({
      /** For people: the client, and number and name of the payroll. */
      cliente: z.string(),
      nomina: z.string(),
      id_humansite: z.string(),
      initial_date: z.string(),
      end_date: z.string(),
      incidence_close_date: z.string().nullable(),
      /** The state of the whole: Finalizado when all three are. */
      status: paysheetState,
      states: z.array(kindState),
      notice,
      can: abilities,
      employees: z.array(
        z.object({
          employee_id: z.int(),
          incidents: z.int(),
          overtime_hours: z.string(),
          disability_days: z.int(),
        }),
      ),
      /** Of everybody whose capture was ever saved: who saves many people at once says which versions they have seen. */
      versions: z.array(z.object({ employee_id: z.int(), kind: captureKind, version: z.int() })),
      /** Of everybody of the payroll: people are listed by either. */
      surnames: z.array(z.object({ employee_id: z.int(), paterno: z.string(), materno: z.string() })),
      /** That of the period's days. */
      overtime_rule: z.enum(['clasica_3x3', 'ley_vigente']),
    }),
  }),
  kind: 'json',
});
export type CaptureOverview = z.infer<typeof capture_overview.response>['result'];

const certificate = z.object({
  folio: z.string(),
  /** 314, 316 or 318. */
  incapacidad: z.int(),
  tipo_incapacidad: z.enum(['I', 'C']),
  tipo_control: z.int(),
  tipo_riesgo: z.int(),
  tipo_secuela: z.int(),
  fecha_incapacidad: z.string(),
  dias_incapacidad: z.int(),
  /** The evidence's id in the directory, and its name; null: none, or gone. */
  archivo_id: z.uuid().nullable(),
  archivo: z.string().nullable(),
  folio_inicial: z.string().nullable(),
  /** The initial one is not captured here: its folio was given. */
  inicial_externa: z.boolean(),
  /** It began in another period, where it is changed: its rows need not be sent. */
  elsewhere: z.boolean(),
});
export type Certificate = z.infer<typeof certificate>;

/** Everything of one employee in a period. */
export const employee_capture = endpoint({
  name: 'employee_capture',
  method: 'GET',
  path: '/incidents/employee_capture',
  roles: STAFF,
  query: payrollPeriodQuery.extend({ employee_id: rowId }),
  response: z.object({
    result: z.object({
      employee: z.object({
        id: z.int(),
        human_id: z.string().nullable(),
        name: z.string(),
        /** In this payroll, the first one first. */
        employments: z.array(employmentSpan),
      }),
      incidents: z.array(
        z.object({
          concept_id: z.int(),
          key: z.string(),
          description: z.string(),
          type_value: valueType,
          amount: z.string(),
          capture_date: z.string(),
        }),
      ),
      /** Those with days in the period. */
      certificates: z.array(certificate),
      overtime: z.object({
        rule: z.enum(['clasica_3x3', 'ley_vigente']),
        /** Days with hours. */
        days: z.array(z.object({ fecha: z.string(), horas: z.string() })),
        /** The days of the first week that belong to the previous period, all of them, with their hours. */
        previous_days: z.array(z.object({ fecha: z.string(), horas: z.string() })),
        lines: z.array(overtimeLine.extend({ horas: z.string() })),
      }),
      /** Of each kind; 0 when it was never saved. */
      versions: z.object({ I: z.int(), IN: z.int(), E: z.int() }),
      /** Dates of the period that no incident of days may have, but for its own ones. */
      blocked: z.array(
        z.object({ date: z.string(), reason: z.enum(['disability', 'incident', 'employment']) }),
      ),
      /** Of the year of service that runs at the period's end, or since an opening balance; `taken` without this period. */
      vacation: z.object({ since: z.string(), entitled: z.string(), taken: z.string() }),
    }),
  }),
  kind: 'json',
});
export type EmployeeCapture = z.infer<typeof employee_capture.response>['result'];

const CAPTURE_ACTIONS = ['save', 'delete', 'restore', 'close', 'reopen'] as const;

const historyRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** Who changed what, newest first. */
export const capture_trail = endpoint({
  name: 'capture_trail',
  method: 'GET',
  path: '/incidents/capture_trail',
  roles: STAFF,
  query: payrollPeriodQuery.extend({
    employee_id: rowId.optional(),
    kind: captureKind.optional(),
    /** Entries before this one. */
    before: rowId.optional(),
  }),
  response: z.object({
    result: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        /** Who; null: the program. */
        person: z.string().nullable(),
        action: z.enum(CAPTURE_ACTIONS),
        late: z.boolean(),
        /** null: of the whole payroll. */
        employee: z.object({ id: z.int(), name: z.string() }).nullable(),
        kind: captureKind.nullable(),
        /** The rows of the employee and kind; without any there were none. */
        before: z.array(historyRow),
        after: z.array(historyRow),
        /** What it deleted can be given back, with all that was deleted at once. */
        can: z.object({ restore: z.boolean() }),
      }),
    ),
    /** `before` of the next page; null at the end. */
    next: z.int().nullable(),
  }),
  kind: 'json',
});
export type HistoryEntry = z.infer<typeof capture_trail.response>['result'][number];

/**
 * The summary of a period (specification 3 §2.2): the people with anything captured, by name. `period_id` is of one of the
 * payrolls; of the others it is the period with the same process and dates.
 */
export const capture_by_period = endpoint({
  name: 'capture_by_period',
  method: 'GET',
  path: '/incidents/capture_by_period',
  roles: STAFF,
  query: z.object({
    paysheet_ids: numberList,
    period_id: rowId,
    /** People before this one are left out. */
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    /** Part of a name, or a number of personnel. */
    q: z.string().max(200).optional(),
    /** Only the people of a cost centre. */
    costCenterId: rowId.optional(),
  }),
  response: z.object({
    result: z.object({
      client: z.object({ id: z.uuid(), name: z.string() }),
      process: z.object({ id: z.int(), description: z.string() }),
      mes: z.string(),
      calendar: z.int(),
      initial_date: z.string(),
      end_date: z.string(),
      /** In the order of the query; `period_id` null: it has no such period. */
      paysheets: z.array(
        z.object({
          paysheet_id: z.int(),
          id_humansite: z.string(),
          paysheet: z.string(),
          period_id: z.int().nullable(),
          status: z.enum(['Abierta', 'Finalizada']),
          can: abilities,
          /** How many records of each kind 'Borrar incidencias' deletes; certificates are those that begin here. */
          captured: z.object({ incidents: z.int(), overtime_days: z.int(), certificates: z.int() }),
        }),
      ),
      employees: z.array(
        z.object({
          employee_id: z.int(),
          human_id: z.string().nullable(),
          name: z.string(),
          paysheet_id: z.int(),
          incidents: z.array(
            z.object({
              ...{ key: z.string(), description: z.string(), type_value: valueType },
              ...{ cantidad: z.string(), fecha: z.string() },
            }),
          ),
          /** The certificates with days in the period; `dias` of the period only. */
          disabilities: z.array(
            z.object({
              incapacidad: z.int(),
              tipo: z.string(),
              folio: z.string(),
              fecha: z.string(),
              dias: z.int(),
            }),
          ),
          overtime: z.object({
            lines: z.array(overtimeLine.extend({ horas: z.string() })),
            doubles: z.string(),
            triples: z.string(),
          }),
        }),
      ),
      /** Of all people, page and search aside: incidents, overtime and days of disability, by the concept's key. */
      totals: z.array(
        z.object({
          ...{ key: z.string(), description: z.string(), type_value: valueType },
          total: z.string(),
          people: z.int(),
          /** Of the period before; null: there is none. */
          previous: z.string().nullable(),
        }),
      ),
      /** People with anything captured, all pages together. */
      total: z.int(),
      /** `offset` of the next page; null at the end. */
      next: z.int().nullable(),
    }),
  }),
  kind: 'json',
});
export type CaptureByPeriod = z.infer<typeof capture_by_period.response>['result'];

/**
 * Says that the caller has the capture of a period open, or, with `left`, not any more; told live to the others who have
 * it. Repeated every 20 s.
 */
export const capture_presence = endpoint({
  name: 'capture_presence',
  method: 'POST',
  path: '/incidents/capture_presence',
  roles: STAFF,
  body: payrollPeriod.extend({ left: z.boolean().default(false) }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ result: z.literal('ok') }),
  kind: 'json',
});

export const captureEndpoints = {
  capture_overview,
  employee_capture,
  capture_presence,
  capture_trail,
  capture_by_period,
} as const;
