import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { PUBLISHED_FIGURES } from '../../figures/published-figures.ts';
import { calculate } from '../calculate.ts';
import type { CalculationInput, Credit } from '../calculation-input.ts';
import { bimesterAmount, bimesterDays } from '../housing-credit.ts';
import { amountIn, captured, inputOf } from '../testing/input-of.ts';

const codes = (input: CalculationInput) =>
  calculate(input).findings.map(({ severity, code }) => `${severity} ${code}`);
const daysPaid = (input: CalculationInput) => calculate(input).totals.days_paid;
const quotaDays = (input: CalculationInput, branch: string) =>
  calculate(input).quotas.find((quota) => quota.branch === branch)?.days;
const SECOND = { initial_date: '2026-07-16', end_date: '2026-07-31', payment_date: '2026-07-31' };
const FEBRUARY = { initial_date: '2026-02-16', end_date: '2026-02-28', payment_date: '2026-02-27' };

describe('the days of a period', () => {
  test.each([
    ['all of a fortnight of 16 days', { period: SECOND }, '15.00'],
    ['hired on the 17th of a 31-day month', { period: SECOND, hired: '2026-07-17' }, '14.00'],
    ['hired on its last day', { period: SECOND, hired: '2026-07-31' }, '1.00'],
    ['left on the 30th', { period: SECOND, left: '2026-07-30' }, '14.00'],
    ['all of a fortnight of 13 days', { period: FEBRUARY }, '15.00'],
    ['hired on the 17th of February', { period: FEBRUARY, hired: '2026-02-17' }, '14.00'],
    ['of the calendar', { period: SECOND, settings: { days_convention: 'calendario' as const } }, '16.00'],
    ['a first period that begins late', { period: { initial_date: '2026-06-10' } }, '6.00'],
    [
      'partial by the calendar',
      {
        period: SECOND,
        hired: '2026-07-17',
        settings: {
          conventions: [{ vigente_desde: '2026-01-01', partial_period: 'dias_calendario' as const }],
        },
      },
      '15.00',
    ],
    [
      'a convention of the future is not in force',
      {
        period: SECOND,
        hired: '2026-07-17',
        settings: {
          conventions: [{ vigente_desde: '2026-08-01', partial_period: 'dias_calendario' as const }],
        },
      },
      '14.00',
    ],
  ])('%s', (_name, change, days) => {
    expect(daysPaid(inputOf(change))).toBe(days);
  });

  test('a month pays 30 days, or 30.4 by convention', () => {
    const period = { initial_date: '2026-07-01', end_date: '2026-07-31', payment_date: '2026-07-31' };
    const monthly = (month_days: '30' | '30.4') =>
      daysPaid(
        inputOf({
          period,
          settings: { periodicity: 'Mensual', conventions: [{ vigente_desde: '2026-01-01', month_days }] },
        }),
      );
    expect([monthly('30'), monthly('30.4')]).toEqual(['30.00', '30.40']);
  });

  test('two salaries are paid for their days, the last one takes what the convention leaves out', () => {
    const salaries = [
      { vigente_desde: '2024-01-01', daily_salary: '500.00', sbc: '524.65' },
      { vigente_desde: '2026-07-24', daily_salary: '600.00', sbc: '629.58' },
    ];
    const result = calculate(inputOf({ period: SECOND, person: { salaries } }));
    // 8 days of 500, and 7 of the 8 of 600.
    expect(amountIn(result, 'P001')).toBe('8200.00');
    const base = result.quotas.find(({ branch }) => branch === 'guarderias')?.base;
    expect(base).toBe(new Decimal('524.65').times(8).plus(new Decimal('629.58').times(8)).toFixed(2));
    const absent = calculate(
      inputOf({
        period: SECOND,
        person: { salaries },
        incidents: [captured('D020C_DI', '1.00', '2026-07-17')],
      }),
    );
    expect(amountIn(absent, 'P001')).toBe('7616.67');
  });

  test('who was rehired within the period is paid both times', () => {
    const employments = [
      { hire_date: '2024-01-08', initial_date: '2024-01-08', termination_date: '2026-06-03' },
      { hire_date: '2026-06-10', initial_date: '2026-06-10', termination_date: null },
    ];
    const result = calculate(inputOf({ person: { employments } }));
    expect([result.totals.days_paid, result.quotas[0]?.days]).toEqual(['9.00', '9.00']);
  });

  test('an absence costs its share of the rest day or the day alone, and nobody is paid less than nothing', () => {
    const absences = (count: number, absence_share: '7/6' | '1' = '7/6') =>
      amountIn(
        calculate(
          inputOf({
            settings: { absence_share },
            incidents: Array.from({ length: count }, (_, at) =>
              captured('D020C_DI', '1.00', `2026-06-${String(at + 1).padStart(2, '0')}`),
            ),
          }),
        ),
        'P001',
      );
    expect([absences(1), absences(1, '1'), absences(6)]).toEqual(['6916.67', '7000.00', '4000.00']);
    expect([absences(13), absences(15), absences(15, '1')]).toEqual([undefined, undefined, undefined]);
  });

  test('a disability takes its days; a day with one is not an absence too', () => {
    const disabilities = [5, 6, 7].map((day) => ({
      fecha_incapacidad: `2026-06-0${day}`,
      concept: 'D014C_DI',
    }));
    const input = inputOf({ disabilities, incidents: [captured('D020C_DI', '1.00', '2026-06-06')] });
    const result = calculate(input);
    expect(amountIn(result, 'P001')).toBe('6000.00');
    expect(result.lines.find(({ concept }) => concept === 'D014C_DI')).toMatchObject({
      units: '3.00',
      amount: '0.00',
    });
    expect([quotaDays(input, 'cuota_fija'), quotaDays(input, 'retiro')]).toEqual(['12.00', '15.00']);
    expect(codes(input)).toEqual(['warning dia_con_incapacidad']);
  });

  test('who is disabled in all of February’s fortnight is paid nothing', () => {
    const disabilities = Array.from({ length: 13 }, (_, at) => ({
      fecha_incapacidad: `2026-02-${16 + at}`,
      concept: 'D014C_DI',
    }));
    const result = calculate(inputOf({ period: FEBRUARY, disabilities }));
    expect([amountIn(result, 'P001'), result.totals.net, result.findings]).toEqual([undefined, '0.00', []]);
  });

  test('who is absent all the time has quotas that nothing is left to deduct of', () => {
    const incidents = Array.from({ length: 15 }, (_, at) =>
      captured('D020C_DI', '1.00', `2026-06-${String(at + 1).padStart(2, '0')}`),
    );
    const result = calculate(inputOf({ incidents }));
    expect(result.totals).toMatchObject({ perceptions: '0.00', net: '0.00' });
    expect(result.findings.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'info faltas_sin_efecto',
      'warning cuota_no_descontada',
    ]);
  });

  test('lateness costs its hours', () => {
    expect(amountIn(calculate(inputOf({ incidents: [captured('D022C_HR', '4.00')] })), 'P001')).toBe(
      '7250.00',
    );
  });
});

describe('absences and quotas of a month (D7)', () => {
  const absences = (count: number, month: string, from: number) =>
    Array.from({ length: count }, (_, at) =>
      captured('D020C_DI', '1.00', `${month}-${String(from + at).padStart(2, '0')}`),
    );
  test('seven of both fortnights reduce, further ones are told', () => {
    const first = inputOf({
      incidents: absences(5, '2026-07', 1),
      period: { initial_date: '2026-07-01', end_date: '2026-07-15', payment_date: '2026-07-15' },
    });
    const second = inputOf({
      incidents: absences(5, '2026-07', 20),
      period: SECOND,
      month: { absences: { '2026-07': 5 } },
    });
    expect([quotaDays(first, 'guarderias'), quotaDays(second, 'guarderias')]).toEqual(['10.00', '14.00']);
    expect([quotaDays(first, 'cuota_fija'), quotaDays(second, 'cuota_fija')]).toEqual(['15.00', '16.00']);
    expect([codes(first), codes(second)]).toEqual([[], ['info faltas_sin_efecto']]);
  });

  test('a week of two months counts each month’s absences by itself', () => {
    const week = { initial_date: '2026-06-29', end_date: '2026-07-05', payment_date: '2026-07-10' };
    const input = inputOf({
      settings: { periodicity: 'Semanal' },
      period: week,
      incidents: [captured('D020C_DI', '1.00', '2026-06-30'), captured('D020C_DI', '1.00', '2026-07-01')],
      month: { absences: { '2026-06': 7 } },
    });
    expect(quotaDays(input, 'guarderias')).toBe('6.00');
  });

  test('quotas of the paid days instead of the calendar’s', () => {
    const settings = { conventions: [{ vigente_desde: '2026-01-01', quota_days: 'periodo' as const }] };
    expect(quotaDays(inputOf({ period: SECOND, settings }), 'retiro')).toBe('15.00');
  });
});

describe('E21: INFONAVIT credits', () => {
  const credit = (discount_type: number, value: string): Credit => ({
    ...{ kind: 'INFONAVIT', number: '1234567890', discount_type, value },
    ...{ vigente_desde: '2024-01-01', vigente_hasta: null },
  });
  const amount = (discount_type: number, value: string, { sbc = '0', days = 60, umi = '100.81' } = {}) => {
    const figures = {
      ...PUBLISHED_FIGURES,
      umi: [{ vigente_desde: '2000-01-01', vigente_hasta: null, fuente: 'prueba', diaria: umi }],
    };
    return bimesterAmount(
      { discount_type, value },
      { figures, date: '2026-06-15', sbc: new Decimal(sbc), days },
    );
  };
  test('amounts of a bimester', () => {
    expect(amount(2, '1500').toFixed(2)).toBe('3000.00');
    expect(amount(1, '20', { sbc: '104.52' }).toFixed(2)).toBe('1254.24');
    expect(amount(3, '12.3456', { umi: '78.43' }).toFixed(2)).toBe('1936.53');
    expect(amount(3, '20').dividedBy(2).toFixed(2)).toBe('2016.20');
    expect(amount(1, '30', { sbc: '327.811813', days: 44 }).toFixed(2)).toBe('4327.12');
    expect(amount(1, '30', { sbc: '327.81', days: 44 }).toFixed(2)).toBe('4327.09');
    expect(() => amount(4, '1')).toThrow();
    expect([bimesterDays('2026-02-10'), bimesterDays('2026-07-10'), bimesterDays('2026-12-31')]).toEqual([
      59, 62, 61,
    ]);
  });

  const taken = (one: Credit, change: Parameters<typeof inputOf>[0] = {}) =>
    amountIn(calculate(inputOf({ ...change, person: { ...change.person, credits: [one] } })), 'D010');
  const weekly = (opens_bimester: boolean) => ({
    settings: { periodicity: 'Semanal' as const },
    period: { initial_date: '2026-06-01', end_date: '2026-06-07', opens_bimester, bimester_payrolls: 8 },
  });
  test('the insurance is taken with the first payroll of the bimester', () => {
    expect(taken(credit(2, '1500'), weekly(true))).toBe('390.00');
    expect(taken(credit(2, '1500'), weekly(false))).toBe('375.00');
  });

  test('absences and disabilities reduce a percentage, and no fee since the 6th bimester of 2025', () => {
    const incidents = [captured('D020C_DI', '1.00', '2026-06-02')];
    expect(taken(credit(2, '1500'), { incidents })).toBe('750.00');
    // 524.65 × 61 days × 20 % / 4, less a fifteenth.
    expect(taken(credit(1, '20'), { incidents })).toBe('1493.50');
    const before = { initial_date: '2025-10-01', end_date: '2025-10-15', payment_date: '2025-10-15' };
    expect(
      taken(credit(2, '1500'), { period: before, incidents: [captured('D020C_DI', '1.00', '2025-10-02')] }),
    ).toBe('700.00');
  });

  test('a percentage that its notice reduces is taken whole, and that is said', () => {
    const reduced: Credit = { ...credit(1, '20'), tabla_disminucion: 'S' };
    expect(codes(inputOf({ person: { credits: [reduced] } }))).toEqual(['warning tabla_disminucion']);
    expect(taken(reduced)).toBe(taken(credit(1, '20')));
    expect(codes(inputOf({ person: { credits: [{ ...reduced, tabla_disminucion: 'N' }] } }))).toEqual([]);
    // Once somebody has written what the table gives.
    const known: Credit = { ...reduced, porcentaje_reducido: '17.5' };
    expect(codes(inputOf({ person: { credits: [known] } }))).toEqual([]);
    expect(taken(known)).toBe(taken(credit(1, '17.5')));
  });

  test('a credit that begins within the period is taken for its days', () => {
    expect(taken({ ...credit(2, '1500'), vigente_desde: '2026-06-11' })).toBe('250.00');
    expect(taken({ ...credit(2, '1500'), vigente_hasta: '2026-05-31' })).toBeUndefined();
  });

  test('a credit whose value changes within the period is taken by its parts', () => {
    const credits = [
      { ...credit(2, '1500'), vigente_hasta: '2026-06-10' },
      { ...credit(2, '3000'), vigente_desde: '2026-06-11' },
    ];
    const result = calculate(inputOf({ person: { credits }, period: { opens_bimester: true } }));
    // Ten days of 750 and five of 1,500, and the insurance once.
    expect(amountIn(result, 'D010')).toBe('1015.00');
  });

  test('never more than the pay leaves, at the minimum wage a fifth; the rest is told', () => {
    const poor = inputOf({ daily: '315.04', sbc: '330.57', person: { credits: [credit(2, '3000')] } });
    expect(amountIn(calculate(poor), 'D010')).toBe('945.12');
    expect(codes(poor)).toEqual(['warning credito_incompleto']);
    const over = inputOf({ person: { credits: [credit(2, '50000')] } });
    const result = calculate(over);
    expect([amountIn(result, 'D010'), result.totals.net]).toEqual(['6592.88', '0.00']);
    expect(result.findings[0]?.message).toBe(
      'Crédito INFONAVIT: tocaba descontar 25000.00 y solo alcanzó para 6592.88. La diferencia no se descuenta; infórmala en el portal del acreedor.',
    );
  });

  test('consumer credits are spread over the month’s payrolls or by days', () => {
    const fonacot: Credit = { ...credit(2, '1000'), kind: 'FONACOT' };
    const spread = (credit_spread: 'nominas' | 'dias') =>
      amountIn(
        calculate(
          inputOf({
            person: { credits: [fonacot] },
            settings: { conventions: [{ vigente_desde: '2026-01-01', credit_spread }] },
          }),
        ),
        'D011',
      );
    expect([spread('nominas'), spread('dias')]).toEqual(['500.00', '493.42']);
  });
});

describe('values set by hand, corrections and what cannot be paid', () => {
  const override = {
    concept: 'P001',
    amount: '7000.00',
    author: 'Ana Ruiz',
    reason: 'Acuerdo del 3 de junio',
  };
  test('a value set by hand stays visible, and the tax follows it', () => {
    const result = calculate(inputOf({ overrides: [override] }));
    expect(result.lines[0]).toMatchObject({
      amount: '7000.00',
      override: { author: 'Ana Ruiz', reason: override.reason },
    });
    expect(result.totals.isr).toBe(calculate(inputOf({ daily: '466.666667' })).totals.isr);
    const tax = calculate(inputOf({ overrides: [{ ...override, concept: 'D002', amount: '1.00' }] }));
    expect([amountIn(tax, 'D002'), tax.totals.isr]).toEqual(['1.00', '1.00']);
  });

  test('a value set by hand of a concept that nothing pays makes its line', () => {
    const result = calculate(inputOf({ overrides: [{ ...override, concept: 'P012', amount: '50.00' }] }));
    expect(result.lines.find(({ concept }) => concept === 'P012')).toMatchObject({
      amount: '50.00',
      taxable: '50.00',
    });
  });

  test('a difference of a closed period is a line that names it', () => {
    const corrections = [
      { concept: 'P002', amount: '500.00', period: '2026-05-16', reason: 'Aumento retroactivo' },
    ];
    const result = calculate(inputOf({ corrections }));
    expect(result.lines.find(({ concept }) => concept === 'P002')).toMatchObject({
      corrects: '2026-05-16',
      taxable: '500.00',
    });
  });

  test('a negative net is an error that keeps the lines to look at', () => {
    const result = calculate(inputOf({ incidents: [captured('D012', '9000.00')] }));
    expect(result.findings.map(({ code, message }) => [code, message])).toEqual([
      ['neto_negativo', 'Su neto es negativo (-2407.12). Quita o reparte deducciones antes de autorizar.'],
    ]);
    expect(result.lines.length).toBeGreaterThan(0);
  });

  test.each([
    ['error sin_salario', inputOf({ person: { salaries: [] } })],
    [
      'error sin_salario',
      inputOf({
        person: { salaries: [{ vigente_desde: '2026-06-02', daily_salary: '500', sbc: '524.65' }] },
      }),
    ],
    ['error dato_invalido', inputOf({ daily: 'mil' })],
    ['error dato_invalido', inputOf({ daily: '-500' })],
    ['error dato_invalido', inputOf({ daily: '0' })],
    ['error dato_invalido', inputOf({ daily: '1e9' })],
    ['error dato_invalido', inputOf({ incidents: [captured('P012', 'NaN')] })],
    ['error dato_invalido', inputOf({ hired: '2026-06-0X' })],
    ['error concepto_desconocido', inputOf({ incidents: [captured('P999', '1.00')] })],
    ['error concepto_desconocido', inputOf({ overrides: [{ ...override, concept: 'P998' }] })],
    ['warning fuera_del_periodo', inputOf({ hired: '2026-07-01' })],
    ['warning fuera_del_periodo', inputOf({ left: '2026-05-31' })],
    ['warning fecha_fuera', inputOf({ incidents: [captured('D020C_DI', '1.00', '2026-05-31')] })],
    ['warning salario_menor_al_minimo', inputOf({ daily: '300', sbc: '315.04' })],
    ['warning sbc_menor_al_minimo', inputOf({ daily: '500', sbc: '52.47' })],
  ])('%s', (code, input) => {
    expect(codes(input)).toContain(code);
    if (code.startsWith('error')) expect(calculate(input).lines).toEqual([]);
  });

  test('a treatment of the concept goes before that of its CFDI code', () => {
    const treated = (isr_treatment: 'gravado' | 'exento' | 'parcial') => {
      const concepts = {
        ...inputOf().concepts,
        B1: { key: 'B1', type_value: 'IM', kind: 'Percepción', cfdi_code: '038', isr_treatment },
      } as const;
      const result = calculate(inputOf({ concepts, incidents: [captured('B1', '100.00')] }));
      return [
        result.lines.find(({ concept }) => concept === 'B1')?.taxable,
        result.findings.map(({ code }) => code),
      ];
    };
    expect(treated('gravado')).toEqual(['100.00', []]);
    expect(treated('exento')).toEqual(['0.00', []]);
    expect(treated('parcial')).toEqual(['100.00', ['exencion_desconocida']]);
  });

  test('social benefits are exempt up to 7 UMA a year together with the pay', () => {
    const vales = (pay: string, used = '0') =>
      calculate(
        inputOf({
          incidents: [captured('P029', '1000.00')],
          year: { pay, exempt: { aguinaldo: '0', prima_vacacional: '0', ptu: '0', prevision_social: used } },
        }),
      ).lines.find(({ concept }) => concept === 'P029')?.exempt;
    // 7 UMA a year are 299,562.48, one is 42,794.64.
    expect(vales('100000')).toBe('1000.00');
    expect(vales('290000', '42000')).toBe('794.64');
    expect(vales('500000')).toBe('1000.00');
    expect(vales('500000', '42794.64')).toBe('0.00');
  });
});
