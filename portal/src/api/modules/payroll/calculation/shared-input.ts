import type {
  CalculatedPeriod,
  CalculationInput,
  ConceptRule,
  PayrollSettings,
  ProcessKind,
} from '@lienzo/schema/payroll/engine/calculation-input';
import type { PayrollFigures } from '@lienzo/schema/payroll/figures/payroll-figures';
import type { PersonInput } from '../repositories/person-inputs.ts';
import { earlierExempt } from './earlier-overtime.ts';

/** What everybody of a payroll shares in a period. */
export type SharedInput = {
  figures: PayrollFigures;
  process: ProcessKind;
  settings: Omit<PayrollSettings, 'risk_premium'>;
  period: CalculatedPeriod;
  concepts: Record<string, ConceptRule>;
};

/** Without a premium the quotas of risks of work are 0, which a finding says. */
const NO_PREMIUM = '0';

/** One person's calculation. */
export function inputOf(
  { settings, ...shared }: SharedInput,
  { employee_id, employments, salaries, credits, risk_premium, ...captured }: PersonInput,
): CalculationInput {
  const { incidents, overtime, disabilities, overrides, corrections, settlement, year, others } = captured;
  const { figures } = shared;
  const month = {
    ...captured.month,
    first_week_overtime_exempt: earlierExempt(captured.earlier_doubles, {
      ...{ figures, zone: settings.zone, salaries, payment_date: shared.period.payment_date },
    }),
  };
  return {
    ...shared,
    person: { id: `${employee_id}`, employments, salaries, credits },
    settings: { ...settings, risk_premium: risk_premium ?? NO_PREMIUM },
    ...{ incidents, overtime, disabilities, overrides, month, year },
    ...{ others, corrections },
    process:
      settlement?.pays_indemnity === true && shared.process === 'finiquito' ? 'liquidacion' : shared.process,
    settlement,
  };
}
