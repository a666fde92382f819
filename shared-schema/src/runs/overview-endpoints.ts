/** The overview of payrolls: how far each is, and what comes next by whom. */
import { z } from 'zod';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { rowNumber } from '../api/row-number.ts';
import { REPORT_PRODUCTS } from './products.ts';
import { payrollRun } from './run-endpoints.ts';

/**
 * What comes next in a period, in the order of the work. `wait`: a request is in progress; `done`: nothing is left to do.
 */
export const PAYROLL_STEPS = [
  ...(['wait', 'capture', 'finalise', 'calculate', 'recalculate', 'resolve'] as const),
  ...(['authorize', 'close', 'products', 'done'] as const),
] as const;
export type PayrollStep = (typeof PAYROLL_STEPS)[number];

export const payrollNext = z.object({
  step: z.enum(PAYROLL_STEPS),
  /** `bureau`: an Admin or an Ejecutivo of the client; `Admin`: only that role; null: nobody. */
  who: z.enum(['bureau', 'Admin']).nullable(),
  /** Whether the caller may do it. */
  is_yours: z.boolean(),
});
export type PayrollNext = z.infer<typeof payrollNext>;

const reportProduct = z.literal(REPORT_PRODUCTS).meta({ enum: [...REPORT_PRODUCTS] });

/** A period that is in progress or not finished, with what comes next. */
export const overviewPeriod = payrollRun.extend({
  process_id: rowNumber,
  process_name: z.string(),
  calendar: z.int(),
  /** The last day of capture. */
  closes: z.string(),
  /** People with anything captured, and all who are employed on some day of the period. */
  captured_people: z.int(),
  employed_people: z.int(),
  /** What was printed and is still in the client's folder; `outdated`: calculated again since. */
  products: z.array(z.object({ product: reportProduct, outdated: z.boolean() })),
  next: payrollNext,
});
export type OverviewPeriod = z.infer<typeof overviewPeriod>;

export const OVERVIEW_PAGE = 50;
/** Unfinished periods that are listed of a payroll; the others are counted. */
export const MAX_UNFINISHED = 3;

const overviewPayroll = z.object({
  paysheet_id: rowNumber,
  id_humansite: z.string(),
  paysheet: z.string(),
  periodicity: z.string(),
  ended_on: z.string().nullable(),
  client_id: z.uuid(),
  client: z.string(),
  /** Those that are not finished, the oldest first, then those in progress; empty: its calendar has nothing to do. */
  periods: z.array(overviewPeriod),
  /** Unfinished periods that are not listed. */
  more: z.int(),
});
export type OverviewPayroll = z.infer<typeof overviewPayroll>;

/** By client and payroll, a page at a time. Of all clients those that have ended are left out. */
export const payroll_overview = endpoint({
  name: 'payroll_overview',
  method: 'GET',
  path: '/paysheets/payroll_overview',
  roles: STAFF,
  query: z.object({
    client_id: z.uuid().optional(),
    page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1),
  }),
  response: z.object({ total: z.int(), payrolls: z.array(overviewPayroll) }),
  kind: 'json',
});

export const overviewEndpoints = { payroll_overview } as const;
