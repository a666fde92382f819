/** The yearly figures of payrolls: what was published, and the years that repeat those before by decision. */
import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, STAFF } from '../api/endpoint.ts';
import { payrollFigures } from '../payroll/figures/payroll-figures.ts';

const year = z.int().min(2000).max(2100);

/** The figures that are in force on some day of a year. */
export const payroll_figures = endpoint({
  name: 'payroll_figures',
  method: 'GET',
  path: '/paysheets/payroll_figures',
  roles: STAFF,
  query: z.object({ year: z.coerce.number().pipe(year) }),
  response: z.object({
    year,
    figures: payrollFigures,
    /** Names of the figures that some day of the year lacks; a payroll that is paid on it is refused. */
    missing: z.array(z.string()),
    /** Who decided that the year repeats the one before. */
    confirmed: z.object({ name: z.string(), at: z.string() }).nullable(),
    can: z.object({ confirm: z.boolean() }),
  }),
  kind: 'json',
});

/** Decides that a year goes on with the figures of the year before where it has none of its own. */
export const confirm_figures = endpoint({
  name: 'confirm_figures',
  method: 'POST',
  path: '/paysheets/confirm_figures',
  roles: ['SuperAdmin'],
  body: z.object({ year }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ message: z.string() }),
  kind: 'json',
});

export const figureEndpoints = { payroll_figures, confirm_figures } as const;
