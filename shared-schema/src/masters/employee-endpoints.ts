/** The people of a payroll: who they are, what they earn from when, and what was changed of them. */

import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { employmentSpan } from '../payroll/employment.ts';
import { restoreClabe, restoreNss } from '../payroll/person-keys.ts';
import { masterRuleMessages } from '../rule-messages/master-rule-messages.ts';
import { sessionMessages } from '../rule-messages/session-messages.ts';
import { cleanText } from '../text/clean-text.ts';
import { creditContent, creditFields } from './credit-content.ts';
import { EMPLOYEE_COLUMNS } from './employee-columns.ts';
import { IDENTITY_ANSWERS, samePerson } from './identity.ts';
import { identityKey, MASTER_EDITORS, optionalText, plainDay, requiredText } from './paysheet-endpoints.ts';

/** Rows of a page of employees, and of history. */
export const EMPLOYEES_PAGE = 50;
export const HISTORY_PAGE = 30;

/** Causes of leaving, as IMSS numbers them. */
export const LEAVING_CAUSES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'A'] as const;
export type LeavingCause = (typeof LEAVING_CAUSES)[number];

export const employeeRow = z.object({
  id: rowNumber,
  human_id: z.string().nullable(),
  name: z.string(),
  position: z.string(),
  centro_de_costos: z.string(),
  register: z.string(),
  hire_date: z.string(),
  termination_date: z.string().nullable(),
  /** A active, F settled. */
  estatus: z.enum(['A', 'F']),
  daily_salary: z.string(),
});
export type EmployeeRow = z.infer<typeof employeeRow>;

/** A page of the people of a payroll; every word is looked for in name, number, RFC, CURP and NSS. */
export const search_employees = endpoint({
  name: 'search_employees',
  method: 'GET',
  path: '/paysheets/search_employees',
  roles: STAFF,
  query: z.object({
    nomina_id: rowId,
    q: z.string().max(200).default(''),
    estatus: z.enum(['A', 'F']).optional(),
    orden: z.enum(EMPLOYEE_COLUMNS).default('name'),
    sentido: z.enum(['asc', 'desc']).default('asc'),
    page: z.coerce.number().pipe(z.int().min(1).max(100_000)).default(1),
  }),
  response: z.object({ employees: z.array(employeeRow), total: z.int() }),
  kind: 'json',
});

const code = (pattern: RegExp, message: string) => z.string().overwrite(cleanText).regex(pattern, message);
const requiredKey = (...given: Parameters<typeof identityKey>) =>
  identityKey(...given).min(1, masterRuleMessages.required);
const choice = (message: string) => z.int(message).positive(message);
/** Greater than zero, at most two decimals. */
const amount = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, masterRuleMessages.amount)
  .refine((text) => Number(text) > 0, masterRuleMessages.amount);

/** Less than nothing when days were given in advance. */
const days = z
  .string()
  .trim()
  .regex(/^-?\d{1,3}(\.\d{1,2})?$/, masterRuleMessages.vacationDays);

/** Digits that do not fit in RFC, CURP, NSS and CLABE are no error: such ones exist, so forms only warn. */
export const employeeContent = z.object({
  /** The number that the client gives; null without one. */
  human_id: requiredText(30).nullable(),
  nombres: requiredText(100),
  apellido_paterno: requiredText(100),
  apellido_materno: optionalText(100),
  rfc: requiredKey(13),
  curp: requiredKey(18),
  ssn: requiredKey(11, restoreNss),
  birth_date: plainDay,
  gender: requiredText(20),
  estado_civil: optionalText(40),
  nacionalidad: optionalText(60),
  lugar_nacimiento: optionalText(60),
  email: z
    .string()
    .overwrite(cleanText)
    .pipe(z.union([z.literal(''), z.email(sessionMessages.mailInvalid).max(254)])),
  telefono: optionalText(30),
  codigo_postal: code(/^(\d{5})?$/, masterRuleMessages.postcode),
  /** Of the worker in SUA. Absent: as it was. */
  ubicacion: optionalText(17).optional(),
  position: requiredText(120),
  cost_center_id: choice(masterRuleMessages.costCenterChoice),
  register_id: choice(masterRuleMessages.registerChoice),
  hire_date: plainDay,
  tipo_trabajador: z.int().min(1).max(4),
  tipo_salario: z.int().min(0).max(2),
  jornada: z.int().min(0).max(6),
  umf: code(/^(\d{1,3})?$/, masterRuleMessages.umf),
  bank: optionalText(60),
  bank_account: optionalText(30),
  clabe: identityKey(18, restoreClabe),
  /** Days of vacation that were left at the end of a day, when the bureau began; both or none. Absent: as they were. */
  saldo_vacaciones: days.nullable().optional(),
  saldo_vacaciones_al: plainDay.nullable().optional(),
});
export type EmployeeContent = z.infer<typeof employeeContent>;

export const salaryContent = z.object({ vigente_desde: plainDay, daily_salary: amount, sbc: amount });
/** A time of work in one place. */
export const employmentDetail = employmentSpan.extend({
  id: rowNumber,
  nomina_id: rowNumber,
  /** Its number and name. */
  nomina: z.string(),
  cost_center_id: rowNumber,
  centro_de_costos: z.string(),
  register_id: rowNumber,
  register: z.string(),
  causa_baja: z.enum(LEAVING_CAUSES).nullable(),
  position: z.string(),
});
export type EmploymentDetail = z.infer<typeof employmentDetail>;

export const employeeDetail = employeeContent.extend({
  id: rowNumber,
  nomina_id: rowNumber,
  name: z.string(),
  email: z.string(),
  ubicacion: z.string(),
  saldo_vacaciones: z.string().nullable(),
  saldo_vacaciones_al: z.string().nullable(),
  estatus: z.enum(['A', 'F']),
  termination_date: z.string().nullable(),
  causa_baja: z.enum(LEAVING_CAUSES).nullable(),
  /** Of today. */
  daily_salary: z.string(),
  sbc: z.string(),
  /** From the latest to the first. */
  salaries: z.array(z.object({ vigente_desde: z.string(), daily_salary: z.string(), sbc: z.string() })),
  credits: z.array(creditFields.extend({ id: rowNumber })),
  /** The last one first. */
  employments: z.array(employmentDetail),
  can: z.object({ edit: z.boolean() }),
});
export type EmployeeDetail = z.infer<typeof employeeDetail>;

export const get_employee = endpoint({
  name: 'get_employee',
  method: 'GET',
  path: '/paysheets/get_employee',
  roles: STAFF,
  query: z.object({ id: rowId }),
  response: employeeDetail,
  kind: 'json',
});

/** Who of the client's active people has the NSS, CURP or RFC, to be asked about before anybody is hired. */
export const find_same_people = endpoint({
  name: 'find_same_people',
  method: 'POST',
  path: '/paysheets/find_same_people',
  roles: MASTER_EDITORS,
  body: employeeContent.pick({ ssn: true, curp: true, rfc: true }).extend({
    nomina_id: rowNumber,
    /** Who is edited, or comes back. */
    employee_id: rowNumber.optional(),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.array(samePerson),
  kind: 'json',
});

/** Of everybody whom `find_same_people` names; without them the call is refused with `same_person`. */
const identidades = IDENTITY_ANSWERS.default([]);

/** Someone new, with their first salary from the day of hiring on. */
export const create_employee = endpoint({
  name: 'create_employee',
  method: 'POST',
  path: '/paysheets/create_employee',
  roles: MASTER_EDITORS,
  body: employeeContent.extend({ nomina_id: rowNumber, daily_salary: amount, sbc: amount, identidades }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: rowNumber }),
  kind: 'json',
});

export const update_employee = endpoint({
  name: 'update_employee',
  method: 'PUT',
  path: '/paysheets/update_employee',
  roles: MASTER_EDITORS,
  body: employeeContent.extend({ id: rowNumber, identidades }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** A salary from a day on; earlier rows stay as they are. */
export const add_salary = endpoint({
  name: 'add_salary',
  method: 'POST',
  path: '/paysheets/add_salary',
  roles: MASTER_EDITORS,
  body: salaryContent.extend({ employee_id: rowNumber }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** A salary that was mistyped: the row of its day gets other amounts; the history keeps both and the reason. */
export const correct_salary = endpoint({
  name: 'correct_salary',
  method: 'PUT',
  path: '/paysheets/correct_salary',
  roles: MASTER_EDITORS,
  body: salaryContent.extend({ employee_id: rowNumber, motivo: requiredText(200) }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** `termination_date` is the last day of employment. */
export const end_employment = endpoint({
  name: 'end_employment',
  method: 'POST',
  path: '/paysheets/end_employment',
  roles: MASTER_EDITORS,
  body: z.object({
    employee_id: rowNumber,
    termination_date: plainDay,
    causa_baja: z.enum(LEAVING_CAUSES),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** Somebody who left comes back, with a salary from that day on; without places, to the last ones. */
export const rehire = endpoint({
  name: 'rehire',
  method: 'POST',
  path: '/paysheets/rehire',
  roles: MASTER_EDITORS,
  body: z.object({
    employee_id: rowNumber,
    hire_date: plainDay,
    cost_center_id: rowNumber.optional(),
    register_id: rowNumber.optional(),
    daily_salary: amount,
    sbc: amount,
    identidades,
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** From a day on in another payroll, registro patronal or cost centre, as one employment that goes on. */
export const move_employee = endpoint({
  name: 'move_employee',
  method: 'POST',
  path: '/paysheets/move_employee',
  roles: MASTER_EDITORS,
  body: z.object({
    employee_id: rowNumber,
    desde: plainDay,
    nomina_id: choice(masterRuleMessages.paysheetChoice),
    cost_center_id: choice(masterRuleMessages.costCenterChoice),
    register_id: choice(masterRuleMessages.registerChoice),
    /** The number from then on. */
    human_id: requiredText(30).nullable(),
    identidades,
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** Why a correction is made; the history keeps it. */
const motivo = requiredText(300, masterRuleMessages.reason);

/**
 * Repairs what was written wrong: the days, the place or the cause of an employment. What was told to the IMSS, and salaries,
 * stay. Without a last day the last one goes on.
 */
export const correct_employment = endpoint({
  name: 'correct_employment',
  method: 'PUT',
  path: '/paysheets/correct_employment',
  roles: MASTER_EDITORS,
  body: z.object({
    employee_id: rowNumber,
    employment_id: rowNumber,
    initial_date: plainDay,
    termination_date: plainDay.nullable(),
    causa_baja: z.enum(LEAVING_CAUSES).nullable(),
    cost_center_id: choice(masterRuleMessages.costCenterChoice),
    register_id: choice(masterRuleMessages.registerChoice),
    motivo,
    /** Where it goes on again or ends later. */
    identidades,
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** An employment that never was: a wrong rehire, or a wrong move, after which the former place goes on. */
export const remove_employment = endpoint({
  name: 'remove_employment',
  method: 'POST',
  path: '/paysheets/remove_employment',
  roles: MASTER_EDITORS,
  body: z.object({ employee_id: rowNumber, employment_id: rowNumber, motivo }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** Without `id` a new one; one that `replaces` another one begins when that one ends. */
export const save_credit = endpoint({
  name: 'save_credit',
  method: 'POST',
  path: '/paysheets/save_credit',
  roles: MASTER_EDITORS,
  body: creditContent.safeExtend({
    employee_id: rowNumber,
    id: rowNumber.optional(),
    replaces: rowNumber.optional(),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: rowNumber }),
  kind: 'json',
});

export const MASTER_ENTITIES = [
  'paysheet',
  'calendar',
  'employee',
  'company',
  'register',
  'cost_center',
] as const;
export type MasterEntity = (typeof MASTER_ENTITIES)[number];

export const masterChange = z.object({
  id: z.int(),
  /** As the API names it, and as people do. */
  field: z.string(),
  what: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** The values in words: names of codes, days and money as people write them. */
  before_words: z.string().nullable(),
  after_words: z.string().nullable(),
  source: z.enum(['pantalla', 'plantilla', 'api', 'programa']),
  user_name: z.string(),
  changed_at: z.string(),
});
export type MasterChange = z.infer<typeof masterChange>;

/** What was changed of one thing, latest first; a page short of `HISTORY_PAGE` is the last one. */
export const get_master_history = endpoint({
  name: 'get_master_history',
  method: 'GET',
  path: '/paysheets/get_master_history',
  roles: STAFF,
  query: z.object({
    entity: z.enum(MASTER_ENTITIES),
    entity_id: rowId,
    /** Only those before this one. */
    before: z.coerce.number().pipe(z.int().positive()).optional(),
  }),
  response: z.array(masterChange),
  kind: 'json',
});

export const employeeEndpoints = {
  search_employees,
  get_employee,
  find_same_people,
  create_employee,
  update_employee,
  add_salary,
  correct_salary,
  end_employment,
  rehire,
  move_employee,
  correct_employment,
  remove_employment,
  save_credit,
  get_master_history,
} as const;
