/** The contribution base of somebody after a bimester of variable income (LSS arts. 27, 28 and 30-II). */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { type DatedBenefits, factorOn } from '../../payroll/engine/integration.ts';
import { imssVariabilityMessages as texts } from '../../rule-messages/imss-variability-messages.ts';
import { slashedDate } from '../../rule-messages/slashed-date.ts';
import { type FindingPerson, findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import { sbcLimits, type WageZone } from '../finding/sbc-limits.ts';
import { type Bimester, bimesterSpan, effectiveDate } from './bimester.ts';
import { type EarnedDays, earnedDays } from './earned-days.ts';
import { integratedAmount, type VariableLine } from './integrated-amount.ts';

export type VariabilityPerson = FindingPerson & {
  /** Since when seniority counts. */
  hire_date: string;
  employments: readonly { initial_date: string; termination_date: string | null }[];
  /** In force on the effective date; null: none. */
  daily_salary: string | null;
  /** What integrates by a fixed amount a day, beside salary and benefits. */
  fixed_additions: string;
  /** Of the payroll, the first one first; the law's minimum where there is none. */
  benefits: readonly DatedBenefits[];
  zone: WageZone;
  /** As the IMSS has it; null: unknown. */
  current_sbc: string | null;
  lines: readonly VariableLine[];
  absences: readonly string[];
  disability_days: readonly string[];
};

export type Variability = {
  days: EarnedDays;
  factor: Decimal;
  /** Daily salary × factor, and the fixed additions. */
  fixed_part: Decimal;
  variable_total: Decimal;
  /** The total ÷ the days of salary earned, in cents. */
  variable_part: Decimal;
  /** Before the limits. */
  computed_sbc: Decimal;
  sbc: Decimal;
  limited: 'floor' | 'cap' | null;
  effective_date: string;
  /** Whether a movement is to be presented. */
  is_changed: boolean;
  /** 2 mixed with a variable part, 0 fixed without, as the IMSS numbers them. */
  tipo_salario: '0' | '2';
};

/** @returns null as result when there is no new contribution base; a finding says why. */
export function variabilityOf(
  person: VariabilityPerson,
  bimester: Bimester,
): { result: Variability | null; findings: ImssFinding[] } {
  const effective_date = effectiveDate(bimester);
  const days = earnedDays(
    bimesterSpan(bimester),
    person.employments,
    person.absences,
    person.disability_days,
  );
  const refused = refusal(person, days, effective_date);
  if (refused !== null) return { result: null, findings: [refused] };
  const variable = variableTotal(person);
  if (!('total' in variable)) return { result: null, findings: [variable] };
  const limits = sbcLimits(effective_date, person.zone);
  if (limits === null) {
    const text = texts.unknownFigures(slashedDate(effective_date));
    return { result: null, findings: [findingOf(person, { code: 'figures', severity: 'error', ...text })] };
  }
  const factor = factorOn(person.benefits, person.hire_date, effective_date);
  const fixed_part = new ExactDecimal(person.daily_salary ?? 0)
    .times(factor)
    .plus(person.fixed_additions)
    .toDecimalPlaces(2);
  const variable_part = variable.total.dividedBy(days.earned).toDecimalPlaces(2);
  const computed_sbc = fixed_part.plus(variable_part);
  const limited = computed_sbc.lessThan(limits.floor)
    ? 'floor'
    : computed_sbc.greaterThan(limits.cap)
      ? 'cap'
      : null;
  const sbc = limited === null ? computed_sbc : limits[limited].toDecimalPlaces(2);
  const is_changed = person.current_sbc === null || !sbc.equals(person.current_sbc);
  const findings: ImssFinding[] = [];
  if (limited !== null)
    findings.push(findingOf(person, { code: limited, severity: 'info', ...texts[limited](sbc.toFixed(2)) }));
  if (is_changed && person.current_sbc !== null && variable_part.isZero())
    findings.push(findingOf(person, { code: 'no_variables', severity: 'info', ...texts.noVariables }));
  const result: Variability = {
    days,
    factor,
    fixed_part,
    variable_total: variable.total,
    variable_part,
    computed_sbc,
    sbc,
    limited,
    effective_date,
    is_changed,
    tipo_salario: variable_part.isZero() ? '0' : '2',
  };
  return { result, findings };
}

/** Why somebody gets no new contribution base, before anything is computed. */
function refusal(person: VariabilityPerson, days: EarnedDays, effective_date: string): ImssFinding | null {
  const goesOn = person.employments.some(
    ({ initial_date, termination_date }) =>
      initial_date <= effective_date && (termination_date === null || termination_date >= effective_date),
  );
  if (days.employed === 0)
    return findingOf(person, { code: 'not_employed', severity: 'info', ...texts.notEmployed });
  if (!goesOn)
    return findingOf(person, { code: 'left', severity: 'info', ...texts.left(slashedDate(effective_date)) });
  if (person.daily_salary === null || !isAmount(person.daily_salary) || !isAmount(person.fixed_additions))
    return findingOf(person, { code: 'no_salary', severity: 'error', ...texts.noSalary });
  if (days.earned <= 0) return findingOf(person, { code: 'no_day', severity: 'error', ...texts.noDay });
  return null;
}

const isAmount = (text: string): boolean => /^\d{1,20}(\.\d{1,20})?$/.test(text);

function variableTotal(person: VariabilityPerson): { total: Decimal } | ImssFinding {
  let total = new ExactDecimal(0);
  for (const line of person.lines) {
    const amount = integratedAmount(line, person.current_sbc);
    if (amount === 'form')
      return findingOf(person, {
        code: 'amount',
        severity: 'error',
        value: line.amount,
        ...texts.amount(line.concept),
      });
    if (amount === 'no_sbc')
      return findingOf(person, { code: 'no_sbc', severity: 'error', ...texts.noBase(line.concept) });
    if (amount === 'unknown')
      return findingOf(person, {
        code: 'figures',
        severity: 'error',
        ...texts.unknownFigures(slashedDate(line.date)),
      });
    total = total.plus(amount);
  }
  if (total.isNegative() && !total.isZero())
    return findingOf(person, {
      code: 'negative',
      severity: 'error',
      value: total.toFixed(2),
      ...texts.negative,
    });
  return { total };
}
