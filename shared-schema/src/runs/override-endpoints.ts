/** What somebody sets by hand instead of what is calculated; it stays until it is removed. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowNumber } from '../api/row-number.ts';
import { typedNumber } from '../data/typed-number.ts';
import { overrideMessages } from './override-messages.ts';

const target = z.object({
  nomina_id: rowNumber,
  period: rowNumber,
  employee_id: rowNumber,
  concept_id: rowNumber,
});

/** Pesos as people type them, up to 999,999,999,999.99. */
const pesos = z
  .string()
  .max(40)
  .transform((text) => typedNumber(text, 2))
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,2})?$/, overrideMessages.amountFormat));

export const set_payroll_override = endpoint({
  name: 'set_payroll_override',
  method: 'POST',
  path: '/paysheets/set_payroll_override',
  roles: STAFF,
  body: target.extend({
    amount: pesos,
    reason: z.string().trim().min(1, overrideMessages.reasonRequired).max(500),
  }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

export const delete_payroll_override = endpoint({
  name: 'delete_payroll_override',
  method: 'POST',
  path: '/paysheets/delete_payroll_override',
  roles: STAFF,
  body: target,
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

export const overrideEndpoints = { set_payroll_override, delete_payroll_override } as const;
