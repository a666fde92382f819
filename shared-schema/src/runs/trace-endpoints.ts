/** '¿De dónde sale?': how a person's result came about. */
import { z } from 'zod';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowId, rowNumber } from '../api/row-number.ts';
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
    /** The file of another program, of whose rules nothing is known; null: calculated here. */
    imported_from: z.string().nullable(),
    records: z.array(traceRecord),
    /** Of the period, as receipts show it. */
    facts: z.object({
      position: z.string(),
      /** Null: no salary had begun by the end of the period. */
      daily_salary: z.string().nullable(),
      sbc: z.string().nullable(),
      register: z.string(),
      cost_center: z.string(),
      /** A sentence where they are not those of the calculation; else empty. */
      source: z.string(),
    }),
    /** What is stored, perceptions first, and what was set by hand and waits for the next calculation. */
    lines: z.array(
      z.object({
        concept_id: rowNumber,
        description: z.string(),
        kind: z.enum(['Percepción', 'Otro pago', 'Deducción', 'Incidencia']),
        units: z.string(),
        amount: z.string(),
        /** The first day of the closed period whose difference it is; null: the pay of this one. */
        corrects: z.string().nullable(),
        /** Null: it is calculated. */
        override: z.object({ amount: z.string(), author: z.string(), reason: z.string() }).nullable(),
      }),
    ),
    can: z.object({ override: z.boolean() }),
  }),
  kind: 'json',
});

export const traceEndpoints = { payroll_trace } as const;
