/** '¿De dónde sale?': how a person's result came about. */
import { z } from 'zod';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId } from '../api/row-number.ts';
import { traceRecord } from '../payroll/engine/trace.ts';

/** Calculated again from what the result was made of, with every rule that decided something. */
export const payroll_trace = endpoint({
  name: 'payroll_trace',
  method: 'GET',
  path: '/paysheets/payroll_trace',
  roles: STAFF,
  query: z.object({ nomina_id: rowId, period: rowId, employee_id: rowId }),
  response: z.object({
    name: z.string(),
    human_id: z.string().nullable(),
    /** Whether it gives the stored lines; false: something has changed since, or it is of another program. */
    reproduces: z.boolean(),
    records: z.array(traceRecord),
  }),
  kind: 'json',
});

export const traceEndpoints = { payroll_trace } as const;
