/**
 * What capture and payroll screens choose from: clients, payrolls, calendars, people, concepts (specification 3 §7,
 * Lookups; specification 2 §7). `user_id` is the chosen client, as the specification names it.
 */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { numberList, rowId, rowNumber } from '../api/row-number.ts';
import { employmentSpan } from '../payroll/employment.ts';
import { PERIODICITIES } from '../payroll/payroll-calendar.ts';

const ofClient = z.object({ user_id: z.uuid() });
const ofPaysheet = z.object({ nomina_id: rowId });
/** Years of calendars. */
const calendarYear = z.coerce.number().pipe(z.int().min(1990).max(2100));

/** The last day on which it is used; null: it goes on. */
export const endedOn = z.string().nullable();

export const clientChoice = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The client's folder and its path; null without one. */
  id_directory: z.uuid().nullable(),
  url_path: z.string().nullable(),
});
export type ClientChoice = z.infer<typeof clientChoice>;

/** Those that the person may see, by name. */
export const clientP = endpoint({
  name: 'clientP',
  method: 'GET',
  path: '/organization/clientP',
  roles: STAFF,
  response: z.array(clientChoice),
  kind: 'json',
});

export const paysheetChoice = z.object({
  id: rowNumber,
  id_humansite: z.string(),
  paysheet: z.string(),
  periodicity: z.enum(PERIODICITIES),
  ended_on: endedOn,
});
export type PaysheetChoice = z.infer<typeof paysheetChoice>;

/** The period of a payroll whose capture is due: the ordinary, begun, open one that closes next, or that closed last. */
export const duePeriod = z.object({
  calendar: z.int(),
  /** The last day of its capture. */
  closes: z.string(),
});
export type DuePeriod = z.infer<typeof duePeriod>;

/** The payrolls of a client, by their number, the ended ones last. `due` null: nothing is to be captured. */
export const get_clinoms = endpoint({
  name: 'get_clinoms',
  method: 'GET',
  path: '/paysheets/get_clinoms',
  roles: STAFF,
  query: ofClient,
  response: z.array(paysheetChoice.extend({ due: duePeriod.nullable() })),
  kind: 'json',
});

/** `periodo`: periods belong to it. `accion`: a choice of the screen of calculation and closing. */
export const PROCESS_KINDS = ['periodo', 'accion'] as const;

export const processChoice = z.object({
  id: rowNumber,
  process: z.string(),
  description: z.string(),
  kind: z.enum(PROCESS_KINDS),
});
export type ProcessChoice = z.infer<typeof processChoice>;

export const get_process = endpoint({
  name: 'get_process',
  method: 'GET',
  path: '/paysheets/get_process',
  roles: STAFF,
  query: z.object({ kind: z.enum(PROCESS_KINDS).default('periodo') }),
  response: z.array(processChoice),
  kind: 'json',
});

export const periodChoice = z.object({
  id: rowNumber,
  /** Within its year and process, from 1. */
  number: z.int(),
  mes: z.string(),
  /** The year. */
  calendar: z.int(),
  initial_date: z.string(),
  end_date: z.string(),
  payment_date: z.string(),
  /** The last day of capture; null: it never closes by itself. */
  incidence_close_date: z.string().nullable(),
});
export type PeriodChoice = z.infer<typeof periodChoice>;

/** With whether it is captured. */
export const capturePeriodChoice = periodChoice.extend({
  estatus: z.enum(['Abierta', 'Finalizada']),
  /** It lies within the time in which the payroll is served. */
  served: z.boolean(),
});
export type CapturePeriodChoice = z.infer<typeof capturePeriodChoice>;

/** The periods of a payroll in a process and a year, in order. */
export const get_periodos = endpoint({
  name: 'get_periodos',
  method: 'GET',
  path: '/paysheets/get_periodos',
  roles: STAFF,
  query: ofPaysheet.extend({ proceso_id: rowId, anio_id: calendarYear }),
  response: z.array(capturePeriodChoice),
  kind: 'json',
});

export const costCenterChoice = z.object({
  id: rowNumber,
  code: z.string(),
  cost_center: z.string(),
  ended_on: endedOn,
});
export type CostCenterChoice = z.infer<typeof costCenterChoice>;

export const get_cost_center = endpoint({
  name: 'get_cost_center',
  method: 'GET',
  path: '/paysheets/get_cost_center',
  roles: STAFF,
  query: ofPaysheet.extend(ofClient.shape),
  response: z.array(costCenterChoice),
  kind: 'json',
});

export const payrollPerson = z.object({
  id: rowNumber,
  human_id: z.string().nullable(),
  name: z.string(),
  paysheet_id: rowNumber,
  centro_de_costos: z.string(),
  /** Of the last employment in the payroll, with `period_id` of the last one in the period. */
  hire_date: z.string(),
  /** The last day of this employment. */
  termination_date: z.string().nullable(),
  /** In the payroll, the first one first. */
  employments: z.array(employmentSpan),
  estado_civil: z.string(),
  rfc: z.string(),
  curp: z.string(),
  ssn: z.string(),
  birth_date: z.string(),
  nacionalidad: z.string(),
  email: z.string(),
  telefono: z.string(),
  gender: z.string(),
});
export type PayrollPerson = z.infer<typeof payrollPerson>;

/** The people of a payroll, by name; with `period_id` those who are employed on some day of the period. */
export const get_empleados_nom = endpoint({
  name: 'get_empleados_nom',
  method: 'GET',
  path: '/paysheets/get_empleados_nom',
  roles: STAFF,
  query: ofPaysheet.extend({
    ...ofClient.shape,
    costCenterId: rowId.optional(),
    period_id: rowId.optional(),
  }),
  response: z.array(payrollPerson),
  kind: 'json',
});

export const registerChoice = z.object({ id: rowNumber, register: z.string() });
export type RegisterChoice = z.infer<typeof registerChoice>;

/** The registros patronales of the payroll's client. */
export const get_register = endpoint({
  name: 'get_register',
  method: 'GET',
  path: '/paysheets/get_register',
  roles: STAFF,
  query: ofPaysheet,
  response: z.array(registerChoice),
  kind: 'json',
});

/** A legal employer. */
export const companyChoice = z.object({
  id: rowNumber,
  client_id: z.uuid(),
  empresa: z.string(),
  rfc: z.string(),
  ended_on: endedOn,
});
export type CompanyChoice = z.infer<typeof companyChoice>;

/** The legal employers of all clients that the person may see, by name. */
export const get_companies = endpoint({
  name: 'get_companies',
  method: 'GET',
  path: '/paysheets/get_companies',
  roles: STAFF,
  response: z.array(companyChoice),
  kind: 'json',
});

/** The legal employers of a client, each with the payrolls that have people under one of its registers. */
export const get_paysheet_x_companies = endpoint({
  name: 'get_paysheet_x_companies',
  method: 'GET',
  path: '/paysheets/get_paysheet_x_companies',
  roles: STAFF,
  query: ofClient,
  response: z.array(companyChoice.extend({ paysheets: z.array(paysheetChoice) })),
  kind: 'json',
});

/** IM amount, DI days, HR hours. */
export const CONCEPT_UNITS = ['IM', 'DI', 'HR'] as const;

const conceptText = { key: z.string(), description: z.string(), type_value: z.enum(CONCEPT_UNITS) };
export const conceptChoice = z.object({ id: rowNumber, ...conceptText });
export type ConceptChoice = z.infer<typeof conceptChoice>;

/** The concepts that may be given to a payroll, by key; without the hidden ones. */
export const get_concepts = endpoint({
  name: 'get_concepts',
  method: 'GET',
  path: '/config/get_concepts',
  roles: STAFF,
  response: z.array(conceptChoice),
  kind: 'json',
});

/** A concept of a payroll; both names of its number are the specification's. */
export const paysheetConcept = z.object({ concept_id: rowNumber, concepto_id: rowNumber, ...conceptText });
export type PaysheetConcept = z.infer<typeof paysheetConcept>;

/** The concepts that are captured in a payroll, by key; empty: none was given to it. */
export const get_conceptos = endpoint({
  name: 'get_conceptos',
  method: 'GET',
  path: '/config/get_conceptos',
  roles: STAFF,
  query: ofPaysheet.extend(ofClient.shape),
  response: z.array(paysheetConcept),
  kind: 'json',
});

/**
 * The people of a payroll beside some of its concepts, as an HTML table that a workbook takes over when it is pasted.
 * `concepts_id`: ids with commas between; without it all that the payroll captures.
 */
export const load_employeesconcepts = endpoint({
  name: 'load_employeesconcepts',
  method: 'GET',
  path: '/incidents/load_employeesconcepts',
  roles: STAFF,
  query: z.object({
    paysheet_id: rowId,
    concepts_id: numberList.optional(),
  }),
  response: z.unknown(),
  kind: 'file',
});

/** Exactly these concepts are captured in the payroll from now on. */
export const set_concepts = endpoint({
  name: 'set_concepts',
  method: 'POST',
  path: '/config/set_concepts',
  roles: ['Admin', 'Ejecutivo'],
  body: z.object({ nomina_id: rowNumber, user_id: z.uuid(), concepts: z.array(rowNumber).max(1000) }),
  bodyLimit: BODY_LIMITS.list,
  response: z.object({}),
  kind: 'json',
});

export const masterEndpoints = {
  clientP,
  get_clinoms,
  get_process,
  get_periodos,
  get_cost_center,
  get_empleados_nom,
  get_register,
  get_companies,
  get_paysheet_x_companies,
  get_concepts,
  get_conceptos,
  load_employeesconcepts,
  set_concepts,
} as const;
