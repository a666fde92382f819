/** The figures of payrolls: what was published, and the years that go on with those before by decision. */

import type { PayrollFigures } from '@lienzo/schema/payroll/figures/payroll-figures';
import { PUBLISHED_FIGURES } from '@lienzo/schema/payroll/figures/published-figures';
import { repeatYear } from '@lienzo/schema/payroll/figures/repeat-year';
import { figureMessages } from '@lienzo/schema/rule-messages/figure-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type FigureYear = { year: number; confirmed_name: string; confirmed_at: string };

/** In order. */
export const listFigureYears = (trx: TenantTransaction): Promise<FigureYear[]> =>
  trx
    .selectFrom('payroll_figure_years')
    .select(['year', 'confirmed_name', 'confirmed_at'])
    .orderBy('year')
    .execute();

/** @returns false when somebody has confirmed the year already. */
export async function confirmYear(
  trx: TenantTransaction,
  { year, userId, name }: { year: number; userId: string; name: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('payroll_figure_years')
    .values({ year, confirmed_by: userId, confirmed_name: name })
    .onConflict((conflict) => conflict.column('year').doNothing())
    .returning('year')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was published, with the confirmed years after it. */
export async function loadFigures(trx: TenantTransaction): Promise<PayrollFigures> {
  return withConfirmed(await listFigureYears(trx));
}

export const withConfirmed = (years: readonly FigureYear[]): PayrollFigures =>
  years.reduce(
    (figures: PayrollFigures, { year }) =>
      repeatYear(figures, year - 1, year, figureMessages.repeats(year - 1)),
    PUBLISHED_FIGURES,
  );
