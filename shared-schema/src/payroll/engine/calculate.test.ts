import { describe, expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import type { CapturedOvertime } from './calculation-input.ts';
import { amountIn, captured, inputOf, splitIn } from './testing/input-of.ts';
import { traceRecorder } from './trace.ts';

const FROM = '2024-01-01';
const convention = (choice: object) => ({ settings: { conventions: [{ vigente_desde: FROM, ...choice }] } });
const codes = (result: ReturnType<typeof calculate>) => result.findings.map(({ code }) => code);

test('a plain fortnight of 500 pesos a day in 2026', () => {
  const result = calculate(inputOf());
  expect(result.findings).toEqual([]);
  // ISR: 660.75 + (7,500 − 7,225.96) × 17.92 %; no subsidy over 5,670.72.
  expect(result.lines.map(({ concept, amount }) => [concept, amount])).toEqual([
    ['P001', '7500.00'],
    ['D001', '197.26'],
    ['D002', '709.86'],
    ['O002', '0.00'],
  ]);
  expect(result.totals).toMatchObject({ net: '6592.88', days_paid: '15.00', isr: '709.86' });
});

describe('E5: two fortnights and the month', () => {
  const second = (daily: string, withheld: string, adjusted: boolean) =>
    calculate(
      inputOf({
        daily,
        period: {
          initial_date: '2026-06-16',
          end_date: '2026-06-30',
          payment_date: '2026-06-30',
          closes_month: true,
        },
        month: { taxed: String(Number(daily) * 15), withheld },
        ...convention({ monthly_adjustment: adjusted }),
      }),
    ).totals.isr;

  test('without an adjustment both fortnights withhold alike', () => {
    expect(second('333.333334', '102.61', false)).toBe('102.61');
    expect(second('500', '709.86', false)).toBe('709.86');
  });

  test('with it the month withholds what its tariff asks for', () => {
    expect(second('333.333334', '102.61', true)).toBe('90.76');
    expect(second('500', '709.86', true)).toBe('692.96');
  });

  test('what was withheld too much is paid back', () => {
    const result = calculate(
      inputOf({
        daily: '400',
        period: {
          initial_date: '2026-06-16',
          end_date: '2026-06-30',
          payment_date: '2026-06-30',
          closes_month: true,
        },
        month: { taxed: '6000', withheld: '2000' },
        ...convention({ monthly_adjustment: true }),
      }),
    );
    // A month of 12,000 pays 946.62.
    expect([amountIn(result, 'D002'), amountIn(result, 'O001')]).toEqual([undefined, '1053.38']);
  });
});

describe('E6: hired on day 7 of a fortnight', () => {
  const hired = { daily: '333.333334', sbc: '349.77', hired: '2026-06-07' };
  // 3,000 for 9 of 15 days, without the subsidy of the raised income.
  test('raised to the period and prorated, or directly on the tariff', () => {
    const raised = calculate(inputOf(hired));
    expect(amountIn(raised, 'P001')).toBe('3000.00');
    // (366.91 − 264.30) × 9 / 15, each rounded.
    expect(raised.totals).toMatchObject({ isr: '61.57', subsidy_used: '158.58' });
    const direct = calculate(inputOf({ ...hired, ...convention({ partial_period_tax: 'tarifa_directa' }) }));
    expect(direct.totals).toMatchObject({ isr: '0.00', subsidy_used: '173.28' });
  });

  test('the tax alone is 220.15, that of 1,500 for 7 days 87.27', () => {
    const tax = (input: ReturnType<typeof inputOf>) => {
      const { isr, subsidy_used } = calculate(input).totals;
      return (Number(isr) + Number(subsidy_used)).toFixed(2);
    };
    expect(tax(inputOf(hired))).toBe('220.15');
    // The salary is under the minimum wage, which a border zone would exempt: captured as a payment instead.
    const small = inputOf({ daily: '400', sbc: '419.72', hired: '2026-06-09' });
    expect(
      tax({ ...small, overrides: [{ concept: 'P001', amount: '1500.00', author: 'a', reason: 'r' }] }),
    ).toBe('87.27');
  });
});

describe('a bonus that is paid once in a part of a period is not raised', () => {
  const hired = { daily: '333.333334', sbc: '349.77', hired: '2026-06-07' };
  const withBonus = (amount: string) =>
    calculate(inputOf({ ...hired, incidents: [captured('P002', amount, '2026-06-08')] })).totals;

  test('3,000 on top of 3,000 for 9 of 15 days', () => {
    // 5,000 pay 366.91 and 8,000 pay 799.46: 366.91 × 9 / 15 + 432.55 = 652.70. Raised it would be 722.56 of 10,000.
    expect(withBonus('3000.00')).toMatchObject({ isr: '652.70', subsidy_used: '0.00' });
  });

  test('500 keep the subsidy, in proportion', () => {
    // 5,500 pay 421.31: 220.146 + 54.40 = 274.55, less 264.30 × 9 / 15 = 158.58.
    expect(withBonus('500.00')).toMatchObject({ isr: '115.97', subsidy_used: '158.58' });
  });

  test('the trace names what is paid once', () => {
    const { record, document } = traceRecorder();
    calculate(inputOf({ ...hired, incidents: [captured('P002', '3000.00', '2026-06-08')] }), record);
    const tax = document.records.find(({ rule }) => rule === 'isr_del_periodo');
    expect([tax?.inputs.paid_once, tax?.base]).toEqual(['3000', '8000']);
  });
});

describe('E8: the minimum wage', () => {
  test.each([
    ['general', '315.04', '4725.60'],
    ['frontera', '440.87', '6613.05'],
  ] as const)('of the zone %s is paid whole', (zone, daily, pay) => {
    const result = calculate(inputOf({ daily, sbc: daily, settings: { zone } }));
    expect(result.totals).toMatchObject({ net: pay, isr: '0.00', subsidy_used: '0.00' });
    expect(amountIn(result, 'O002')).toBe('0.00');
    expect(amountIn(result, 'D001')).toBeUndefined();
  });

  test('100 more of a taxed concept end the exemption', () => {
    const result = calculate(
      inputOf({ daily: '315.04', sbc: '330.57', incidents: [captured('P012', '100.00')] }),
    );
    expect(result.totals.isr).toBe('83.63');
  });

  test('so does what another period of the month paid, which is told', () => {
    const result = calculate(
      inputOf({ daily: '315.04', month: { other_taxed: '100', taxed: '4825.60', withheld: '0' } }),
    );
    expect(result.totals.isr).not.toBe('0.00');
    expect(codes(result)).toEqual(['salario_minimo_con_isr']);
  });

  test('a correction that takes pay back does not end it', () => {
    const corrections = [
      { concept: 'P001', amount: '-315.04', period: '2026-05-16', reason: 'Incapacidad tardía' },
    ];
    const result = calculate(inputOf({ daily: '315.04', corrections }));
    expect(result.totals).toMatchObject({ isr: '0.00', taxable: '4410.56', net: '4410.56' });
  });

  test('exempt doubles do not end it', () => {
    const overtime = [{ semana: 'TIEM_EXT', clave_concepto: 'P023C_HR', horas: '3.00', fecha: '2026-06-03' }];
    expect(calculate(inputOf({ daily: '315.04', overtime })).totals.isr).toBe('0.00');
  });
});

describe('E9: overtime', () => {
  const hours = (clave_concepto: string, horas: string, semana = 'TIEM_EXT'): CapturedOvertime => ({
    ...{ semana, clave_concepto, horas, fecha: '2026-06-03' },
  });
  const doubles = (daily: string, ...horas: string[]) =>
    splitIn(
      calculate(
        inputOf({
          daily,
          overtime: horas.map((one, at) => hours('P023C_HR', one, ['TIEM_EXT', 'TIEMEXT1'][at])),
        }),
      ),
      'P023C_HR',
    );
  test.each([
    ['1,000 in a week', '500', ['8'], '500.00 / 500.00'],
    ['5,000 in a week', '2500', ['8'], '586.55 / 4413.45'],
    ['over the limit in each of two weeks', '2500', ['8', '8'], '1173.10 / 8826.90'],
    ['600 a day, 8 hours in one week', '600', ['8'], '586.55 / 613.45'],
    ['600 a day, 8 hours in two weeks', '600', ['4', '4'], '600.00 / 600.00'],
    ['400 a day, 6 hours', '400', ['6'], '300.00 / 300.00'],
    ['minimum wage, 6 hours', '315.04', ['6'], '472.56 / 0.00'],
  ])('%s', (_name, daily, horas, expected) => {
    expect(doubles(daily, ...horas)).toBe(expected);
  });

  test('triples are taxed', () => {
    const triples = (daily: string, horas: string) =>
      splitIn(calculate(inputOf({ daily, overtime: [hours('P024C_HR', horas, 'triples')] })), 'P024C_HR');
    expect(triples('600', '4')).toBe('0.00 / 900.00');
    expect(triples('1066.666667', '2')).toBe('0.00 / 800.00');
  });

  test('what the previous period has exempted of the first week is gone', () => {
    const month = { first_week_overtime_exempt: '500.00' };
    const overtime = [hours('P023C_HR', '8'), hours('P023C_HR', '4', 'TIEMEXT1')];
    expect(splitIn(calculate(inputOf({ daily: '600', overtime, month })), 'P023C_HR')).toBe(
      '386.55 / 1413.45',
    );
  });
});

describe('E10, E11, E12: bonuses and their exemptions', () => {
  const christmas = (hired: string, left: string | null, settings = {}) =>
    calculate(
      inputOf({
        ...{ process: 'aguinaldo', hired, left, settings },
        period: { initial_date: '2026-12-01', end_date: '2026-12-15', payment_date: '2026-12-18' },
      }),
    );
  test.each([
    ['2020-01-01', null, '7500.00'],
    ['2026-10-20', null, '1500.00'],
    ['2026-07-05', null, '3698.63'],
    ['2026-06-10', null, '4212.33'],
  ])('E10: aguinaldo of who was hired on %s', (hired, left, amount) => {
    expect(amountIn(christmas(hired, left), 'P005')).toBe(amount);
  });

  test('E10: 30 UMA are exempt, what the year has used counts', () => {
    const result = (daily: string, used = '0') =>
      calculate(
        inputOf({
          ...{ process: 'aguinaldo', daily },
          period: { payment_date: '2026-12-18' },
          year: { exempt: { aguinaldo: used, prima_vacacional: '0', ptu: '0', prevision_social: '0' } },
        }),
      );
    expect(splitIn(result('666.666667'), 'P005')).toBe('3519.30 / 6480.70');
    expect(splitIn(result('333.333334'), 'P005')).toBe('3519.30 / 1480.70');
    expect(splitIn(result('666.666667', '3000'), 'P005')).toBe('519.30 / 9480.70');
    expect(result('666.666667', '3000').exemptions).toEqual([
      { kind: 'aguinaldo', before: '3000.00', used: '519.30', limit: '3519.30' },
    ]);
    // With 10,000.00002 a month; RLISR 174 is a choice, article 96 the other one.
    expect(result('333.333334').totals.isr).toBe('161.10');
  });

  test('E11: 6 vacation days of 1,200 pay a premium of 1,800', () => {
    const incidents = [1, 2, 3, 4, 5, 6].map((day) => captured('P003C_DI', '1.00', `2026-06-0${day}`));
    const result = calculate(inputOf({ daily: '1200', sbc: '1259.16', incidents }));
    expect(splitIn(result, 'P004')).toBe('1759.65 / 40.35');
    expect([amountIn(result, 'P001'), amountIn(result, 'P003C_DI')]).toEqual(['10800.00', '7200.00']);
    expect(result.totals.days_paid).toBe('15.00');
  });

  test('E12: 2,000 of PTU have 240.35 taxed, which RLISR 174 taxes by 26.15', () => {
    const result = calculate(
      inputOf({ process: 'ptu', daily: '333.333334', incidents: [captured('P006', '2000.00')] }),
    );
    expect([splitIn(result, 'P006'), result.totals.isr]).toEqual(['1759.65 / 240.35', '26.15']);
  });

  test('a Sunday has one UMA exempt', () => {
    const result = calculate(inputOf({ incidents: [captured('P020', '1.00', '2026-06-07')] }));
    expect([amountIn(result, 'P020'), splitIn(result, 'P020')]).toEqual(['125.00', '117.31 / 7.69']);
  });
});

describe('E15 and E16: settlements of 500 a day', () => {
  const settlement = {
    pays_salary: true,
    pending_vacation_days: '14',
    pays_twenty_days: false,
    pays_seniority: false,
  };
  // 180 days of the year; ten are due.
  const period = { initial_date: '2026-06-20', end_date: '2026-06-29', payment_date: '2026-06-30' };
  const parts = (result: ReturnType<typeof calculate>) =>
    ['P001', 'P003C_DI', 'P004', 'P005'].map((key) => amountIn(result, key));

  test('E15: ten days, the vacations of a whole year, their premium and the aguinaldo', () => {
    const result = calculate(
      inputOf({
        ...{ process: 'finiquito', hired: '2024-06-30', left: '2026-06-29', period },
        settlement: { ...settlement, pending_vacation_days: '0' },
      }),
    );
    expect(parts(result)).toEqual(['5000.00', '7000.00', '1750.00', '3698.63']);
    expect(result.totals.perceptions).toBe('17448.63');
  });

  test('E15: with 120 days of the third year', () => {
    const leaving = { hired: '2024-03-02', left: '2026-06-29' };
    const result = calculate(inputOf({ process: 'finiquito', ...leaving, period, settlement }));
    expect(parts(result)).toEqual(['5000.00', '9630.14', '2407.53', '3698.63']);
    expect(result.totals.perceptions).toBe('20736.30');
  });

  test('E15: 240 days of the first year', () => {
    const result = calculate(
      inputOf({
        process: 'finiquito',
        left: '2026-06-10',
        hired: '2025-10-14',
        settlement: { ...settlement, pending_vacation_days: '0' },
      }),
    );
    expect(amountIn(result, 'P001')).toBe('5000.00');
    expect(amountIn(result, 'P003C_DI')).toBe('3945.21');
    expect(amountIn(result, 'P004')).toBe('986.30');
  });

  test('E16: a liquidación of ten years', () => {
    const result = calculate(
      inputOf({
        process: 'liquidacion',
        ...{ hired: '2016-07-01', left: '2026-06-30' },
        period: { initial_date: '2026-06-16', end_date: '2026-06-30', payment_date: '2026-06-30' },
        settlement: {
          pays_salary: true,
          pending_vacation_days: '0',
          pays_twenty_days: true,
          pays_seniority: true,
        },
      }),
    );
    expect(amountIn(result, 'P032')).toBe('153143.84');
    expect(amountIn(result, 'P031')).toBe('60000.00');
    // Exempt 90 UMA × 10 years = 105,579.00 of both.
    expect([splitIn(result, 'P032'), splitIn(result, 'P031')]).toEqual([
      '105579.00 / 47564.84',
      '0.00 / 60000.00',
    ]);
  });

  test('a finiquito without its facts is an error', () => {
    const result = calculate(inputOf({ process: 'finiquito', left: '2026-06-10' }));
    expect([codes(result), result.lines]).toEqual([['finiquito_sin_datos'], []]);
  });
});

test('E29: an alimony of 20 % of 7,780.72', () => {
  const credit = {
    kind: 'PENSION' as const,
    number: '',
    discount_type: 1,
    value: '20',
    vigente_desde: FROM,
    vigente_hasta: null,
  };
  const override = (concept: string, amount: string) => ({
    concept,
    amount,
    author: 'Ana',
    reason: 'prueba',
  });
  const result = calculate(
    inputOf({
      person: { credits: [credit] },
      overrides: [override('P001', '8780.72'), override('D001', '300.00'), override('D002', '700.00')],
    }),
  );
  expect(amountIn(result, 'D007')).toBe('1556.14');
  const gross = calculate(
    inputOf({
      person: { credits: [credit] },
      overrides: [override('P001', '7780.72')],
      ...convention({ alimony_base: 'bruto' }),
    }),
  );
  expect(amountIn(gross, 'D007')).toBe('1556.14');
});
