/** No day's salary and no year's aguinaldo is paid twice unnoticed, whatever periods do it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../plain-date.ts';
import { calculate } from '../calculate.ts';
import type { CalculationInput, SettlementFacts } from '../calculation-input.ts';
import type { CalculationResult } from '../calculation-result.ts';
import { daysOf, type OtherPayment, spansOf } from '../paid-days.ts';
import { captured, inputOf } from '../testing/input-of.ts';

type Period = { initial_date: string; end_date: string; payment_date: string };
const fortnight = (from: string, to: string): Period => ({
  initial_date: from,
  end_date: to,
  payment_date: to,
});
const JUNE = fortnight('2026-06-01', '2026-06-15');
const SETTLEMENT: SettlementFacts = {
  pays_salary: true,
  pending_vacation_days: '0',
  pays_twenty_days: false,
  pays_seniority: false,
};

const asOther = (process: string, period: Period, { paid }: CalculationResult): OtherPayment => ({
  ...{ process, payroll: '01 Semanal', is_same_payroll: true, ...period },
  ...{ salary: paid.salary, aguinaldo: paid.aguinaldo ?? [] },
  ...{ salary_is_exact: true, aguinaldo_is_exact: paid.aguinaldo !== null },
});
const codes = ({ findings }: CalculationResult) =>
  findings.map(({ code, severity }) => `${severity} ${code}`);
const ordinary = calculate(inputOf({ left: '2026-06-10', period: JUNE }));
const settlement = (change: Parameters<typeof inputOf>[0] = {}): CalculationInput =>
  inputOf({ process: 'finiquito', left: '2026-06-10', settlement: SETTLEMENT, period: JUNE, ...change });

describe('a finiquito and the ordinary payroll', () => {
  test('of the same days are an error that names person, days, payroll and what to do', () => {
    const result = calculate(settlement({ others: [asOther('Ordinario', JUNE, ordinary)] }));
    expect(result.findings).toEqual([
      {
        ...{ severity: 'error', person: '10001', code: 'finiquito_de_dias_pagados' },
        message:
          'Su sueldo del 01/06/2026 al 10/06/2026 ya se paga en Ordinario del 01/06/2026 al 15/06/2026 (01 Semanal). Quita “Pagar aquí el sueldo del periodo” en los datos de la baja, o quita esos días del otro pago y calcula de nuevo.',
      },
    ]);
    // What is wrong can be looked at.
    expect(result.lines.length).toBeGreaterThan(0);
  });

  test('are told of by whichever is calculated last', () => {
    const others = [asOther('Finiquito', JUNE, calculate(settlement()))];
    expect(codes(calculate(inputOf({ left: '2026-06-10', period: JUNE, others })))).toEqual([
      'error dias_ya_pagados',
    ]);
  });

  test('share no day when the finiquito leaves the salary to the ordinary payroll', () => {
    const others = [asOther('Ordinario', JUNE, ordinary)];
    const result = calculate(settlement({ settlement: { ...SETTLEMENT, pays_salary: false }, others }));
    expect([codes(result), result.paid.salary]).toEqual([[], []]);
  });

  test('a salary that somebody set by hand is decided: it is a warning, and with 0 it is none', () => {
    const others = [asOther('Finiquito', JUNE, calculate(settlement()))];
    const set = (amount: string) =>
      calculate(
        inputOf({
          ...{ left: '2026-06-10', period: JUNE, others },
          overrides: [{ concept: 'P001', amount, author: 'Ana', reason: 'Convenio' }],
        }),
      );
    expect(codes(set('100.00'))).toContain('warning dias_ya_pagados');
    expect(codes(set('0.00')).join()).not.toContain('dias_ya_pagados');
  });

  test('a fortnight that was paid whole before somebody left is told of, day by day', () => {
    const whole = calculate(inputOf({ period: JUNE }));
    const result = calculate(
      settlement({
        settlement: { ...SETTLEMENT, pays_salary: false },
        others: [asOther('Ordinario', JUNE, whole)],
      }),
    );
    expect(result.findings).toMatchObject([
      {
        ...{ severity: 'warning', code: 'pagado_sin_empleo' },
        message: expect.stringContaining('Su sueldo del 11/06/2026 al 15/06/2026 se pagó en Ordinario'),
      },
    ]);
  });

  test('days that are only supposed are a warning', () => {
    const other = { ...asOther('Ordinario', JUNE, ordinary), salary_is_exact: false };
    expect(calculate(settlement({ others: [other] })).findings).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('quizá ya se paga') },
    ]);
  });
});

describe('who came back', () => {
  const employments = [
    { hire_date: '2024-01-08', initial_date: '2024-01-08', termination_date: '2026-06-05' },
    { hire_date: '2026-06-09', initial_date: '2026-06-09', termination_date: null },
  ];

  test('gets the finiquito of what ended, and their new days by the ordinary payroll', () => {
    const result = calculate(settlement({ person: { employments } }));
    expect(result.paid).toEqual({
      salary: [{ from: '2026-06-01', to: '2026-06-05' }],
      aguinaldo: [{ from: '2026-01-01', to: '2026-06-05' }],
    });
    const both = calculate(inputOf({ person: { employments }, period: JUNE }));
    expect(
      codes(calculate(settlement({ person: { employments }, others: [asOther('Ordinario', JUNE, both)] }))),
    ).toEqual(['error finiquito_de_dias_pagados']);
  });

  test('a second end in the same period is paid, and the first one is told of', () => {
    const [first] = employments;
    const second = { hire_date: '2026-06-09', initial_date: '2026-06-09', termination_date: '2026-06-12' };
    const result = calculate(
      settlement({ person: { employments: first === undefined ? [] : [first, second] } }),
    );
    expect(result.paid.salary).toEqual([{ from: '2026-06-09', to: '2026-06-12' }]);
    expect(result.findings).toMatchObject([
      { code: 'otra_baja_en_el_periodo', message: expect.stringContaining('05/06/2026') },
    ]);
  });

  test('a move is no end: both of its rows are paid', () => {
    const moved = [
      { hire_date: '2024-01-08', initial_date: '2024-01-08', termination_date: '2026-06-05' },
      { hire_date: '2024-01-08', initial_date: '2026-06-06', termination_date: '2026-06-10' },
    ];
    expect(calculate(settlement({ person: { employments: moved } })).paid.salary).toEqual([
      { from: '2026-06-01', to: '2026-06-10' },
    ]);
  });
});

test('vacation days of a special run are told of when the ordinary payroll has paid them as salary', () => {
  const others = [asOther('Ordinario', JUNE, calculate(inputOf({ period: JUNE })))];
  const special = (key: string, amount: string) =>
    calculate(inputOf({ process: 'captura', others, incidents: [captured(key, amount, '2026-06-03')] }));
  expect(special('P001', '500.00').findings).toMatchObject([
    { severity: 'warning', code: 'dias_ya_pagados', message: expect.stringContaining('del 03/06/2026 ') },
  ]);
  expect(codes(special('P002', '500.00'))).toEqual([]);
});

test('the aguinaldo of a year is not paid by its run and by a finiquito, too', () => {
  const december = fortnight('2026-12-01', '2026-12-15');
  const paid = calculate(inputOf({ process: 'aguinaldo', period: december }));
  expect(paid.paid.aguinaldo).toEqual([{ from: '2026-01-01', to: '2026-12-31' }]);
  const after = fortnight('2026-12-16', '2026-12-31');
  const others = [asOther('Aguinaldo', december, paid)];
  expect(codes(calculate(settlement({ left: '2026-12-20', period: after, others })))).toEqual([
    'error aguinaldo_ya_pagado',
  ]);
  // An aguinaldo that was captured says for no days what it pays: the year is supposed.
  const bonus = inputOf({
    process: 'captura',
    period: after,
    others,
    incidents: [captured('P005', '900', '2026-12-20')],
  });
  expect(codes(calculate(bonus))).toEqual(['warning aguinaldo_ya_pagado']);
});

const aDay = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-05-25', days));
const aPeriod = fc
  .tuple(aDay, fc.integer({ min: 0, max: 30 }))
  .map(([from, length]) => fortnight(from, addDays(from, length)));
const aPerson = fc.record({
  left: fc.option(aDay, { nil: null }),
  days: fc.uniqueArray(fc.tuple(aDay, fc.constantFrom('D020C_DI', 'P003C_DI', 'D014C_DI')), {
    selector: ([day]) => day,
    maxLength: 12,
  }),
});
type Person = typeof aPerson extends fc.Arbitrary<infer Value> ? Value : never;

const payment = (
  kind: 'ordinario' | 'finiquito',
  period: Period,
  { left, days }: Person,
  others: OtherPayment[] = [],
) =>
  calculate(
    inputOf({
      ...{ process: kind, period, left, others, hired: '2026-05-28' },
      settlement: kind === 'finiquito' ? SETTLEMENT : null,
      incidents: days.filter(([, key]) => key !== 'D014C_DI').map(([day, key]) => captured(key, '1.00', day)),
      disabilities: days
        .filter(([, key]) => key === 'D014C_DI')
        .map(([fecha_incapacidad, concept]) => ({ fecha_incapacidad, concept })),
    }),
  );

/** Independent of the rule: days of the salary and of vacations, as far as the result has money for them. */
function paidIn(result: CalculationResult, period: Period, { left, days }: Person): string[] {
  const has = (concept: string) =>
    result.lines.some((line) => line.concept === concept && Number(line.amount) > 0);
  const taken = new Map(days);
  return daysOf({ from: period.initial_date, to: period.end_date })
    .filter((day) => day >= '2026-05-28' && (left === null || day <= left))
    .filter((day) => {
      const key = taken.get(day);
      return key === undefined ? has('P001') : key === 'P003C_DI' && has('P003C_DI');
    });
}

test('of any two periods, in either order, a finding names exactly the days that both pay', () => {
  const kind = fc.constantFrom('ordinario' as const, 'finiquito' as const);
  let overlaps = 0;
  fc.assert(
    fc.property(kind, kind, aPeriod, aPeriod, aPerson, (first, second, one, other, person) => {
      const before = payment(first, one, person);
      const result = payment(second, other, person, [asOther('Otro', one, before)]);
      const earlier = paidIn(before, one, person);
      const spans = spansOf(paidIn(result, other, person).filter((day) => earlier.includes(day)));
      const matches = result.findings.filter(({ code }) => /dias_(ya_)?pagados$/.test(code));
      expect(matches).toHaveLength(spans.length === 0 ? 0 : 1);
      const named = matches[0]?.message.split(' ya se paga')[0] ?? '';
      expect(named.match(/del \d/g) ?? []).toHaveLength(spans.length);
      for (const { from } of spans) expect(named).toContain(`del ${from.split('-').reverse().join('/')}`);
      overlaps += spans.length;
    }),
    { numRuns: 400 },
  );
  expect(overlaps).toBeGreaterThan(20);
});
