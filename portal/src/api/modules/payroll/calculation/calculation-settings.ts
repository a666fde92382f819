import type { PayrollSettings } from '@lienzo/schema/payroll/engine/calculation-input';
import { LEGAL_BENEFITS } from '@lienzo/schema/payroll/engine/integration';
import type { PayrollFigures } from '@lienzo/schema/payroll/figures/payroll-figures';
import { benefitsOf } from '@lienzo/schema/runs/settings-content';
import { settingsMessages } from '@lienzo/schema/runs/settings-messages';
import type { OwnSettings } from '../repositories/settings.ts';

/** What a calculation takes of a payroll's own settings. @param own those until the day of payment, in order. */
export function calculationSettings(
  own: readonly OwnSettings[],
): Pick<PayrollSettings, 'conventions' | 'benefits' | 'state'> {
  const last = own.at(-1);
  return {
    conventions: own.map(({ vigente_desde, content }) => {
      const { state: _state, isn_percent: _rate, ...rest } = content;
      const { aguinaldo_days: _days, vacation_premium_percent: _premium, ...more } = rest;
      const { vacation_days: _vacations, ...conventions } = more;
      return { vigente_desde, ...conventions };
    }),
    benefits: last === undefined ? LEGAL_BENEFITS : benefitsOf(last.content),
    state: last?.content.state ?? null,
  };
}

/** The figures with the rate of the payroll tax that the payroll has confirmed. */
export function withStateTax(figures: PayrollFigures, last: OwnSettings | undefined): PayrollFigures {
  const { state = null, isn_percent = null } = last?.content ?? {};
  if (last === undefined || state === null || isn_percent === null) return figures;
  const { vigente_desde } = last;
  const rate = { vigente_desde, vigente_hasta: null, fuente: settingsMessages.title };
  return { ...figures, isn: [...figures.isn, { ...rate, estado: state, porcentaje: isn_percent }] };
}
