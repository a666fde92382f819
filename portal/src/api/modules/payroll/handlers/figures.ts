import { figureMessages } from '@lienzo/schema/rule-messages/figure-messages';
import type { confirm_figures, payroll_figures } from '@lienzo/schema/runs/figure-endpoints';
import { figureScreenMessages as texts } from '@lienzo/schema/runs/figure-screen-messages';
import { figuresOfYear, missingInYear } from '@lienzo/schema/runs/figures-of-year';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canConfirmFigures } from '../policy.ts';
import { confirmYear, listFigureYears, withConfirmed } from '../repositories/figure-years.ts';
import type { Handler } from '../services.ts';

export const getFigures: Handler<typeof payroll_figures> = ({ query: { year }, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const years = await listFigureYears(trx);
    const figures = withConfirmed(years);
    const missing = missingInYear(figures, year);
    const confirmed = years.find((one) => one.year === year);
    return {
      year,
      figures: figuresOfYear(figures, year),
      missing: missing.map((kind) => figureMessages.names[kind]),
      confirmed:
        confirmed === undefined ? null : { name: confirmed.confirmed_name, at: confirmed.confirmed_at },
      can: {
        confirm:
          canConfirmFigures(caller) && missing.length > 0 && missingInYear(figures, year - 1).length === 0,
      },
    };
  });

/** @throws DomainError run_refused: nothing is missing, or the year before is not complete itself. */
export const confirmFigures: Handler<typeof confirm_figures> = ({ body: { year }, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const figures = withConfirmed(await listFigureYears(trx));
    const refuse = (message: string): DomainError => new DomainError({ code: 'run_refused', message });
    if (missingInYear(figures, year).length === 0) throw refuse(texts.nothingToConfirm(year));
    if (missingInYear(figures, year - 1).length > 0) throw refuse(texts.notFollowing(year));
    const isNew = await confirmYear(trx, { year, userId: caller.userId, name: caller.name });
    if (!isNew) throw refuse(texts.alreadyConfirmed(year));
    return { message: texts.confirmed(year) };
  });
