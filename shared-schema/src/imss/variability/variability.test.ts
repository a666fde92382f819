import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  type Benefits,
  type DatedBenefits,
  factorOn,
  LEGAL_BENEFITS,
} from '../../payroll/engine/integration.ts';
import { payrollPeriods } from '../../payroll/payroll-periods.ts';
import { addDays } from '../../payroll/plain-date.ts';
import { pesos } from '../testing/imss-arbitraries.ts';
import {
  bimesterDays,
  bimesterOf,
  bimesterOfFortnight,
  bimesterSpan,
  effectiveDate,
  periodsOfBimester,
} from './bimester.ts';
import { integratedAmount, type VariableLine } from './integrated-amount.ts';
import { type VariabilityPerson, variabilityOf } from './variability.ts';

/** July and August 2026: 62 days. */
const SUMMER = { year: 2026, number: 4 };
const variable = (amount: string): VariableLine => ({
  concept: 'Comisiones',
  amount,
  date: '2026-07-15',
  integration: { kind: 'variable' },
});
const person: VariabilityPerson = {
  nss: '12345678903',
  person_number: '61',
  name: 'Ana Ek',
  hire_date: '2026-02-01',
  employments: [{ initial_date: '2026-02-01', termination_date: null }],
  daily_salary: '500',
  fixed_additions: '0',
  benefits: [],
  zone: 'general',
  current_sbc: '524.65',
  lines: [],
  absences: [],
  disability_days: [],
};
/** From before everybody was hired. */
const granted = (own: Partial<Benefits>): DatedBenefits[] => [
  { vigente_desde: '2010-01-01', factor: 'cuatro_decimales', benefits: { ...LEGAL_BENEFITS, ...own } },
];
const sbcOf = (change: Partial<VariabilityPerson>, bimester = SUMMER) => {
  const { result, findings } = variabilityOf({ ...person, ...change }, bimester);
  // Nobody here has other income than what a test gives.
  const codes = findings.map(({ code }) => code).filter((code) => code !== 'no_variables');
  return [result?.sbc.toFixed(2) ?? null, ...codes];
};
const from = (first: string, count: number) => Array.from({ length: count }, (_, at) => addDays(first, at));

describe('factors and fixed parts (E18)', () => {
  it('have the published factors', () => {
    const years = [1, 2, 3, 4, 5, 6, 11, 16, 21, 26, 31];
    expect(years.map((year) => factorOn([], '1990-06-01', `${1989 + year}-06-01`).toFixed(4))).toEqual([
      ...['1.0493', '1.0507', '1.0521', '1.0534', '1.0548', '1.0562', '1.0575', '1.0589', '1.0603', '1.0616'],
      '1.0630',
    ]);
    const factor = (aguinaldo_days: string, first: number, vacation_premium_percent: string) =>
      factorOn(
        granted({ aguinaldo_days, vacation_premium_percent, vacation_days: [first] }),
        '2026-01-01',
        '2026-06-01',
      ).toFixed(4);
    expect([factor('30', 12, '25'), factor('30', 20, '50'), factor('20', 20, '30')]).toEqual([
      ...['1.0904', '1.1096', '1.0712'],
    ]);
  });

  it('add what is fixed, and what of vales is over 40 % of the UMA', () => {
    expect(sbcOf({})).toEqual(['524.65']);
    expect(sbcOf({ fixed_additions: '10' })).toEqual(['534.65']);
    expect(sbcOf({ benefits: granted({ aguinaldo_days: '30' }) })).toEqual(['545.20']);
    const vales = (amount: string, days: number) =>
      integratedAmount(
        { ...variable(amount), integration: { kind: 'excedente', base: 'uma', share: '0.40', days } },
        null,
      ).toString();
    expect(vales('60', 1)).toBe('13.08');
    expect(sbcOf({ fixed_additions: '13.08' })).toEqual(['537.73']);
    expect(vales('986.84', 15)).toBe('282.98');
    expect(vales('46.92', 1)).toBe('0');
  });

  it('stay between the minimum wage of the zone and 25 UMA', () => {
    expect(sbcOf({ daily_salary: '190.60' })).toEqual(['315.04', 'floor']);
    expect(sbcOf({ daily_salary: '4765' })).toEqual(['2932.75', 'cap']);
    expect(sbcOf({ daily_salary: '380', zone: 'frontera' })).toEqual(['440.87', 'floor']);
    // January: the new wage beside the old UMA (E25's mixture).
    const autumn = { year: 2025, number: 6 };
    const hired = { employments: [{ initial_date: '2025-01-01', termination_date: null }] };
    expect(sbcOf({ ...hired, daily_salary: '100' }, autumn)).toEqual(['315.04', 'floor']);
    expect(sbcOf({ ...hired, daily_salary: '5000' }, autumn)).toEqual(['2828.50', 'cap']);
  });
});

describe('the variable part (E19)', () => {
  /** May and June 2026: 61 days. */
  const SPRING = { year: 2026, number: 3 };

  it('is divided by the days of salary earned', () => {
    const lines = [variable('6000')];
    expect(sbcOf({ lines, absences: ['2026-05-04'] }, SPRING)).toEqual(['624.65']);
    const absences = ['2026-05-04', '2026-05-05'];
    const disability_days = from('2026-06-01', 3);
    const { result } = variabilityOf({ ...person, lines, absences, disability_days }, SPRING);
    expect(result?.days).toEqual({ employed: 61, absences: 2, disabilities: 3, earned: 56 });
    expect(result?.variable_part.toFixed(2)).toBe('107.14');
    expect(result).toMatchObject({ effective_date: '2026-07-01', is_changed: true, tipo_salario: '2' });
    expect(result?.sbc.toFixed(2)).toBe('631.79');
    // 1,700 ÷ 61.
    expect(
      variabilityOf({ ...person, lines: [variable('1700')] }, SPRING).result?.variable_part.toFixed(2),
    ).toBe('27.87');
  });

  it('is computed before the limits and shown so', () => {
    const benefits = granted({ aguinaldo_days: '20', vacation_premium_percent: '30', vacation_days: [20] });
    const { result } = variabilityOf(
      { ...person, daily_salary: '200', benefits, lines: [variable('2480')] },
      SUMMER,
    );
    expect([
      result?.variable_part.toFixed(2),
      result?.computed_sbc.toFixed(2),
      result?.sbc.toFixed(2),
    ]).toEqual(['40.00', '254.24', '315.04']);
  });

  it('counts a day that is absence and disability once, and none outside of employment', () => {
    const employments = [
      { initial_date: '2026-07-11', termination_date: '2026-07-20' },
      { initial_date: '2026-08-22', termination_date: null },
    ];
    const absences = ['2026-07-12', '2026-07-12', '2026-07-21', '2026-06-30'];
    const disability_days = from('2026-07-12', 4);
    const { result } = variabilityOf({ ...person, employments, absences, disability_days }, SUMMER);
    expect(result?.days).toEqual({ employed: 20, absences: 1, disabilities: 3, earned: 16 });
  });

  it('says why there is no new base, and never divides by nothing', () => {
    expect(sbcOf({ lines: [variable('10')], absences: from('2026-07-01', 62) })).toEqual([null, 'no_day']);
    expect(sbcOf({ daily_salary: null })).toEqual([null, 'no_salary']);
    expect(sbcOf({ employments: [{ initial_date: '2026-01-01', termination_date: '2026-08-31' }] })).toEqual([
      null,
      'left',
    ]);
    expect(sbcOf({ employments: [{ initial_date: '2026-09-01', termination_date: null }] })).toEqual([
      null,
      'not_employed',
    ]);
    expect(sbcOf({ lines: [variable('1,000')] })).toEqual([null, 'amount']);
    expect(sbcOf({ lines: [variable('100'), variable('-100.01')] })).toEqual([null, 'negative']);
    expect(sbcOf({ lines: [variable('100'), variable('-100')] })).toEqual(['524.65']);
    // The figures of 2027 are nobody's guess.
    expect(sbcOf({}, { year: 2026, number: 6 })).toEqual([null, 'figures']);
    const vales = {
      ...variable('100'),
      date: '2027-02-03',
      integration: { kind: 'excedente', base: 'uma', share: '0.40', days: 15 },
    } as const;
    expect(sbcOf({ lines: [vales] })).toEqual([null, 'figures']);
    const bonus = {
      ...vales,
      integration: { kind: 'excedente', base: 'sbc', share: '0.10', days: 15 },
    } as const;
    expect(sbcOf({ lines: [bonus], current_sbc: null })).toEqual([null, 'no_sbc']);
    expect(sbcOf({ lines: [{ ...bonus, amount: '1406.98' }] })).toEqual(['534.65']);
  });

  it('asks for no movement when nothing changes', () => {
    const { result } = variabilityOf({ ...person, current_sbc: '524.650' }, SUMMER);
    expect(result).toMatchObject({ is_changed: false, tipo_salario: '0' });
  });

  it('says when it changes although nothing variable was paid', () => {
    const codes = (current_sbc: string | null) =>
      variabilityOf({ ...person, current_sbc }, SUMMER).findings.map(({ code }) => code);
    expect([codes('520.00'), codes('524.65'), codes(null)]).toEqual([['no_variables'], [], []]);
  });

  it('never falls when more is paid, nor leaves the limits', () => {
    fc.assert(
      fc.property(
        pesos(0, 200_000),
        pesos(0, 5000),
        pesos(0, 5000),
        fc.integer({ min: 0, max: 61 }),
        (paid, more, salary, absent) => {
          const absences = from('2026-07-01', absent);
          const base = { daily_salary: salary, absences };
          const [one, other] = [[variable(paid)], [variable(paid), variable(more)]].map(
            (lines) => variabilityOf({ ...person, ...base, lines }, SUMMER).result,
          );
          expect(other?.sbc.greaterThanOrEqualTo(one?.sbc ?? 0)).toBe(true);
          expect(other?.sbc.greaterThanOrEqualTo('315.04') && other.sbc.lessThanOrEqualTo('2932.75')).toBe(
            true,
          );
          // The part times the days is the total, within a half cent a day.
          const parts = one?.variable_part
            .times(62 - absent)
            .minus(paid)
            .abs();
          expect(parts?.lessThanOrEqualTo(0.005 * (62 - absent))).toBe(true);
        },
      ),
    );
  });
});

test('benefits hold from their day on, and days of vacation never fall', () => {
  const own = granted({ vacation_days: [12, 25] });
  // After the last row its days stay, until the law gives more.
  expect(factorOn(own, '2000-01-01', '2005-06-01').toFixed(4)).toBe('1.0562');
  expect(factorOn(own, '2020-01-01', '2025-06-01').toFixed(4)).toBe('1.0582');
  expect(factorOn(own, '2000-01-01', '2026-06-01')).toEqual(factorOn([], '2000-01-01', '2026-06-01'));
  // Unrounded by the payroll's convention.
  const [exact] = granted({ aguinaldo_days: '30' });
  if (exact === undefined) throw new Error('no benefits');
  expect(factorOn([{ ...exact, factor: 'sin_redondear' }], '2026-01-01', '2026-06-01').toFixed(6)).toBe(
    '1.090411',
  );
  // Those of the first day after the bimester count.
  const from = (vigente_desde: string) => [{ ...exact, vigente_desde }];
  expect(sbcOf({ benefits: from('2026-09-01') })).toEqual(['545.20']);
  expect(sbcOf({ benefits: from('2026-09-02') })).toEqual(['524.65']);
});

test('periods belong to the bimester in which they are paid, or end', () => {
  expect(bimesterOf('2026-02-28')).toEqual({ year: 2026, number: 1 });
  expect(bimesterSpan({ year: 2028, number: 1 })).toEqual({ first: '2028-01-01', last: '2028-02-29' });
  expect(effectiveDate({ year: 2026, number: 6 })).toBe('2027-01-01');
  expect([1, 4, 5, 24].map((one) => bimesterOfFortnight(2026, one).number)).toEqual([1, 1, 2, 6]);
  expect([bimesterDays(SUMMER, 'naturales'), bimesterDays(SUMMER, 'habiles')]).toEqual([62, 44]);
  for (const periodicity of ['Semanal', 'Quincenal', 'Mensual'] as const) {
    const periods = payrollPeriods(periodicity, 2026).map((period) => ({
      ...period,
      payment_date: period.end_date,
    }));
    const own = Array.from({ length: 6 }, (_, at) =>
      periodsOfBimester(periods, { year: 2026, number: at + 1 }),
    );
    // Each period that ends in the year once.
    expect(own.flatMap((one) => one.periods)).toEqual(periods.filter(({ end_date }) => end_date < '2027'));
    if (periodicity !== 'Semanal') expect(own.flatMap(({ shared }) => shared)).toEqual([]);
  }
  const week = { initial_date: '2026-06-29', end_date: '2026-07-05', payment_date: '2026-07-03' };
  expect(periodsOfBimester([week], SUMMER)).toEqual({ periods: [week], shared: [week] });
  const late = { initial_date: '2026-08-16', end_date: '2026-08-31', payment_date: '2026-09-01' };
  expect(periodsOfBimester([late], SUMMER).periods).toEqual([]);
  expect(periodsOfBimester([late], SUMMER, 'end_date').periods).toEqual([late]);
});
