/** Setting up payrolls: the payroll itself, its calendar, companies, registers and cost centres. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { PERIODICITIES } from '../payroll/payroll-calendar.ts';
import { rfcProblem } from '../payroll/rfc.ts';
import { apiFieldMessages } from '../rule-messages/api-field-messages.ts';
import { masterRuleMessages } from '../rule-messages/master-rule-messages.ts';
import { cleanKey, cleanText } from '../text/clean-text.ts';
import {
  companyChoice,
  costCenterChoice,
  endedOn,
  paysheetChoice,
  periodChoice,
} from './master-endpoints.ts';

/** Who edits masters: an Ejecutivo those of their clients. */
export const MASTER_EDITORS = ['Admin', 'Ejecutivo'] as const;

export const OVERTIME_RULES = ['clasica_3x3', 'ley_vigente'] as const;
export const ZONES = ['general', 'frontera'] as const;
export const DAYS_CONVENTIONS = ['30.4', 'calendario'] as const;
export const ABSENCE_SHARES = ['7/6', '1'] as const;

/** `YYYY-MM-DD`. */
export const plainDay = z.iso.date(masterRuleMessages.date);
const texts = (most: number) => z.string().overwrite(cleanText).max(most, apiFieldMessages.atMost(most));
export const requiredText = (most: number, message: string = masterRuleMessages.required) =>
  texts(most).min(1, message);
export const optionalText = texts;
/** An RFC, CURP, NSS or CLABE, however it is grouped. */
export const identityKey = (most: number, clean: (text: string) => string = cleanKey) =>
  z.string().overwrite(clean).max(most, apiFieldMessages.atMost(most));

export const paysheetContent = z.object({
  id_humansite: requiredText(30, masterRuleMessages.id_humansite).toUpperCase(),
  paysheet: requiredText(120, masterRuleMessages.paysheet),
  periodicity: z.enum(PERIODICITIES),
  overtime_rule: z.enum(OVERTIME_RULES),
  /** The rule holds from this day on; null: always. */
  overtime_rule_from: plainDay.nullable(),
  zone: z.enum(ZONES),
  days_convention: z.enum(DAYS_CONVENTIONS),
  /** What an absence costs: with its share of the rest day, or the day alone. */
  absence_share: z.enum(ABSENCE_SHARES),
  /** Since when the bureau serves it: earlier periods are not open; null: all are. Left out, it stays. */
  service_start: plainDay.nullable().optional(),
});
export type PaysheetContent = z.infer<typeof paysheetContent>;

export const paysheetDetail = paysheetContent.extend({
  service_start: plainDay.nullable(),
  ended_on: endedOn,
  id: rowNumber,
  client_id: z.uuid(),
  /** Everybody, and those who left. */
  total_people: z.int(),
  total_left: z.int(),
  can: z.object({ edit: z.boolean() }),
});
export type PaysheetDetail = z.infer<typeof paysheetDetail>;

export const get_paysheet = endpoint({
  name: 'get_paysheet',
  method: 'GET',
  path: '/paysheets/get_paysheet',
  roles: STAFF,
  query: z.object({ nomina_id: rowId }),
  response: paysheetDetail,
  kind: 'json',
});

/** Without `id` a new one, with the concepts that are usually captured. */
export const save_paysheet = endpoint({
  name: 'save_paysheet',
  method: 'POST',
  path: '/paysheets/save_paysheet',
  roles: MASTER_EDITORS,
  body: paysheetContent.extend({ user_id: z.uuid(), id: rowNumber.optional() }),
  bodyLimit: BODY_LIMITS.small,
  response: paysheetChoice,
  kind: 'json',
});

/** Somebody who may be given a payroll: an Ejecutivo of its client, or one of the client's users. */
export const paysheetPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  mail: z.string(),
  role: z.enum(['Ejecutivo', 'client']),
  /** The payroll is assigned to them. */
  assigned: z.boolean(),
  /** They see it as long as it is not confidential. */
  sees_open: z.boolean(),
});
export type PaysheetPerson = z.infer<typeof paysheetPerson>;

/** Who sees a payroll. A confidential one is seen by administrators and by whom it is assigned to. */
export const get_paysheet_access = endpoint({
  name: 'get_paysheet_access',
  method: 'GET',
  path: '/paysheets/get_paysheet_access',
  roles: STAFF,
  query: z.object({ nomina_id: rowId }),
  response: z.object({
    confidential: z.boolean(),
    /** By name. */
    people: z.array(paysheetPerson),
    can: z.object({ edit: z.boolean() }),
  }),
  kind: 'json',
});

export const save_paysheet_access = endpoint({
  name: 'save_paysheet_access',
  method: 'POST',
  path: '/paysheets/save_paysheet_access',
  roles: ['Admin'],
  body: z.object({ nomina_id: rowNumber, confidential: z.boolean(), people: z.array(z.uuid()).max(500) }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

const calendarOf = { nomina_id: rowNumber, proceso_id: rowNumber, anio_id: z.int().min(1990).max(2100) };

const yearOfCalendar = z.object({
  nomina_id: rowId,
  proceso_id: rowId,
  anio_id: z.coerce.number().pipe(calendarOf.anio_id),
});

export const calendarPeriod = periodChoice.extend({
  /** Something is captured or calculated in it, so its days stay. */
  captured: z.boolean(),
});
export type CalendarPeriod = z.infer<typeof calendarPeriod>;

const dayCount = z.int().min(0).max(60);
export const calendarPlan = z.object({
  first_day: plainDay,
  payment_days: dayCount,
  close_days: dayCount,
  /** Capture ends before the period does, on purpose. */
  early_close: z.boolean(),
});

/** Makes the periods of a year; those that it has are replaced if nothing is captured in any of them. */
export const save_calendar = endpoint({
  name: 'save_calendar',
  method: 'POST',
  path: '/paysheets/save_calendar',
  roles: MASTER_EDITORS,
  // As `save_period`: a closing before the period's end is refused unless it is meant.
  body: z
    .object({ ...calendarOf, ...calendarPlan.shape })
    .refine(({ early_close, payment_days, close_days }) => early_close || close_days <= payment_days, {
      path: ['close_days'],
      message: masterRuleMessages.closeDaysBeforeEnd,
    }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ periods: z.int() }),
  kind: 'json',
});

export const get_calendar = endpoint({
  name: 'get_calendar',
  method: 'GET',
  path: '/paysheets/get_calendar',
  roles: STAFF,
  query: yearOfCalendar,
  response: z.array(calendarPeriod),
  kind: 'json',
});

/** The figures that a year was made from; null: it was not made by `save_calendar`. */
export const get_calendar_plan = endpoint({
  name: 'get_calendar_plan',
  method: 'GET',
  path: '/paysheets/get_calendar_plan',
  roles: STAFF,
  query: yearOfCalendar,
  response: calendarPlan.nullable(),
  kind: 'json',
});

export const periodContent = z
  .object({
    mes: requiredText(80),
    initial_date: plainDay,
    end_date: plainDay,
    payment_date: plainDay,
    incidence_close_date: plainDay.nullable(),
    /** Capture ends before the period, or the payment comes before its end, on purpose. */
    early_close: z.boolean(),
  })
  .refine(({ initial_date, end_date }) => initial_date <= end_date, {
    path: ['end_date'],
    message: masterRuleMessages.endBeforeStart,
  })
  .refine(
    ({ early_close, incidence_close_date: close, end_date }) =>
      early_close || close === null || close >= end_date,
    { path: ['incidence_close_date'], message: masterRuleMessages.closeBeforeEnd },
  )
  .refine(({ early_close, payment_date, end_date }) => early_close || payment_date >= end_date, {
    path: ['payment_date'],
    message: masterRuleMessages.paymentBeforeEnd,
  });

export const save_period = endpoint({
  name: 'save_period',
  method: 'POST',
  path: '/paysheets/save_period',
  roles: MASTER_EDITORS,
  body: periodContent.safeExtend({ id: rowNumber }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

/** One period beside those of the calendar: of Aguinaldo, PTU, a finiquito or a complementary payroll. */
export const create_period = endpoint({
  name: 'create_period',
  method: 'POST',
  path: '/paysheets/create_period',
  roles: MASTER_EDITORS,
  body: periodContent.safeExtend(calendarOf),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: rowNumber }),
  kind: 'json',
});

/** Of a period in which nothing is captured. */
export const delete_period = endpoint({
  name: 'delete_period',
  method: 'DELETE',
  path: '/paysheets/delete_period',
  roles: MASTER_EDITORS,
  query: z.object({ id: rowId }),
  response: z.object({}),
  kind: 'json',
});

const rfc = identityKey(13)
  .min(1, apiFieldMessages.rfcRequired)
  .refine((text) => rfcProblem(text) !== 'formato', apiFieldMessages.rfc);

export const companyContent = z.object({ empresa: requiredText(200), rfc });

/** The premium of a registro patronal, in percent, from a day on. */
export const registerPremium = z.object({ vigente_desde: z.string(), risk_premium: z.string() });

export const registerDetail = z.object({
  id: rowNumber,
  register: z.string(),
  company_id: rowNumber,
  empresa: z.string(),
  ended_on: endedOn,
  delegation: z.string(),
  subdelegation: z.string(),
  umf: z.string(),
  /** Of today. */
  risk_premium: z.string(),
  /** From the latest to the first. */
  premiums: z.array(registerPremium),
});
export type RegisterDetail = z.infer<typeof registerDetail>;

/** Companies and registers of a client, and the cost centres of one of its payrolls. */
export const get_registers = endpoint({
  name: 'get_registers',
  method: 'GET',
  path: '/paysheets/get_registers',
  roles: STAFF,
  query: z.object({ nomina_id: rowId }),
  response: z.object({
    companies: z.array(companyChoice),
    registers: z.array(registerDetail),
    cost_centers: z.array(costCenterChoice),
    can: z.object({ edit: z.boolean() }),
  }),
  kind: 'json',
});

export const save_company = endpoint({
  name: 'save_company',
  method: 'POST',
  path: '/paysheets/save_company',
  roles: MASTER_EDITORS,
  body: companyContent.extend({ user_id: z.uuid(), id: rowNumber.optional() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: rowNumber }),
  kind: 'json',
});

export const registerContent = z.object({
  company_id: z.int(masterRuleMessages.company).positive(masterRuleMessages.company),
  register: z
    .string()
    .overwrite(cleanKey)
    .regex(/^[A-Z0-9]{11}$/, masterRuleMessages.register),
  delegation: requiredText(80),
  subdelegation: z
    .string()
    .trim()
    .regex(/^(\d{2})?$/, masterRuleMessages.subdelegation),
  umf: z
    .string()
    .trim()
    .regex(/^(\d{1,3})?$/, masterRuleMessages.umf),
  risk_premium: z
    .string()
    .trim()
    .regex(/^\d{1,2}(\.\d{1,5})?$/, masterRuleMessages.premium)
    .refine((text) => Number(text) >= 0.5 && Number(text) <= 15, masterRuleMessages.premium),
  vigente_desde: plainDay,
});

/** The premium holds from `vigente_desde` on; the earlier ones stay. */
export const save_register = endpoint({
  name: 'save_register',
  method: 'POST',
  path: '/paysheets/save_register',
  roles: MASTER_EDITORS,
  body: registerContent.extend({ user_id: z.uuid(), id: rowNumber.optional() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: rowNumber }),
  kind: 'json',
});

export const costCenterContent = z.object({
  code: requiredText(30).toUpperCase(),
  cost_center: requiredText(120),
});

export const save_cost_center = endpoint({
  name: 'save_cost_center',
  method: 'POST',
  path: '/paysheets/save_cost_center',
  roles: MASTER_EDITORS,
  body: costCenterContent.extend({ nomina_id: rowNumber, id: rowNumber.optional() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ id: rowNumber }),
  kind: 'json',
});

export const DELETABLE_MASTERS = ['paysheet', 'company', 'register', 'cost_center'] as const;
export type DeletableMaster = (typeof DELETABLE_MASTERS)[number];

/** One that nothing names: a payroll without people and captures, a place without people. */
export const delete_master = endpoint({
  name: 'delete_master',
  method: 'DELETE',
  path: '/paysheets/delete_master',
  roles: MASTER_EDITORS,
  query: z.object({ entity: z.enum(DELETABLE_MASTERS), id: rowId }),
  response: z.object({}),
  kind: 'json',
});

/**
 * The last day on which it is used; null: it is used again. Refused while people work there after that day, of a company
 * while one of its registers does not end by then, of a payroll while a later period has captures.
 */
export const end_master = endpoint({
  name: 'end_master',
  method: 'POST',
  path: '/paysheets/end_master',
  roles: MASTER_EDITORS,
  body: z.object({ entity: z.enum(DELETABLE_MASTERS), id: rowNumber, ended_on: plainDay.nullable() }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({}),
  kind: 'json',
});

export const paysheetEndpoints = {
  delete_master,
  end_master,
  get_paysheet,
  save_paysheet,
  get_paysheet_access,
  save_paysheet_access,
  get_calendar,
  get_calendar_plan,
  save_calendar,
  save_period,
  create_period,
  delete_period,
  get_registers,
  save_company,
  save_register,
  save_cost_center,
} as const;
