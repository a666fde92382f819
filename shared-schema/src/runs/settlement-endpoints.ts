/** Finiquitos: who leaves in a period, and what is due to them as far as no master says it. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
import { typedNumber } from '../data/typed-number.ts';
import { LEAVING_CAUSES } from '../masters/employee-endpoints.ts';
import { settlementMessages } from './settlement-messages.ts';

const { problems } = settlementMessages;

const facts = z.object({
  /** Of completed years; with two decimals. */
  pending_vacation_days: z.string(),
  pays_salary: z.boolean(),
  pays_indemnity: z.boolean(),
  pays_twenty_days: z.boolean(),
  pays_seniority: z.boolean(),
});
export type SettlementRecord = z.infer<typeof facts>;

const leaver = z.object({
  employee_id: rowNumber,
  human_id: z.string().nullable(),
  name: z.string(),
  hire_date: z.string(),
  termination_date: z.string(),
  causa_baja: z.enum(LEAVING_CAUSES).nullable(),
  /** Null: nobody has captured it. */
  facts: facts.nullable(),
  /** What the law asks for by the cause and the years of service. */
  suggested: facts,
});
export type Leaver = z.infer<typeof leaver>;

export const payroll_settlements = endpoint({
  name: 'payroll_settlements',
  method: 'GET',
  path: '/paysheets/payroll_settlements',
  roles: STAFF,
  query: z.object({ nomina_id: rowId, period: rowId }),
  /** By name. Of a process that is no finiquito nobody. */
  response: z.object({ people: z.array(leaver), can: z.object({ edit: z.boolean() }) }),
  kind: 'json',
});

export const save_payroll_settlement = endpoint({
  name: 'save_payroll_settlement',
  method: 'POST',
  path: '/paysheets/save_payroll_settlement',
  roles: STAFF,
  body: facts
    .extend({
      nomina_id: rowNumber,
      period: rowNumber,
      employee_id: rowNumber,
      pending_vacation_days: z
        .string()
        .max(40)
        .transform((text) => typedNumber(text, 2))
        .pipe(z.string().regex(/^\d{1,3}(\.\d{1,2})?$/, problems.days)),
    })
    .refine(({ pays_indemnity, pays_twenty_days }) => pays_indemnity || !pays_twenty_days, {
      error: problems.twenty,
      path: ['pays_twenty_days'],
    }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

export const settlementEndpoints = { payroll_settlements, save_payroll_settlement } as const;
