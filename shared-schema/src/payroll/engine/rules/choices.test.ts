import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import type { Conventions } from '../conventions.ts';
import { amountIn, captured, inputOf, splitIn } from '../testing/input-of.ts';

const choosing = (choice: Partial<Conventions>) => ({
  settings: { conventions: [{ vigente_desde: '2026-01-01', ...choice }] },
});

describe('conventions of a payroll (§2, §3.7)', () => {
  test('331.58 for 7 days: quotas in cents by branch or for their sum', () => {
    const worker = (quota_rounding: Conventions['quota_rounding']) =>
      amountIn(
        calculate(
          inputOf({
            ...{ daily: '500', sbc: '331.58' },
            period: { initial_date: '2026-06-01', end_date: '2026-06-07' },
            settings: { periodicity: 'Semanal', ...choosing({ quota_rounding }).settings },
          }),
        ),
        'D001',
      );
    expect([worker('por_concepto'), worker('en_la_suma')].toSorted()).toEqual(['55.12', '55.13']);
  });

  test('which income is held against the limit of the subsidy', () => {
    const used = (subsidy_income: Conventions['subsidy_income'], sbc: string, taxed = '0') =>
      calculate(inputOf({ daily: '350', sbc, month: { taxed }, ...choosing({ subsidy_income }) })).totals
        .subsidy_used;
    // 5,250 of this fortnight; the month's limit is 11,492.66, that is 378.04 a day.
    expect(used('gravado_del_periodo', '367.26')).toBe('264.30');
    expect([
      used('gravado_del_mes', '367.26', '6242.66'),
      used('gravado_del_mes', '367.26', '6242.67'),
    ]).toEqual(['264.30', '0.00']);
    expect([used('sbc_mensual', '378.04'), used('sbc_mensual', '378.05')]).toEqual(['264.30', '0.00']);
  });

  test('E7: 14 days by the tariff that the payroll chooses', () => {
    const tax = (fourteen_day_tariff: Conventions['fourteen_day_tariff']) =>
      calculate(
        inputOf({
          period: { initial_date: '2026-06-01', end_date: '2026-06-14' },
          settings: { periodicity: 'Catorcenal', ...choosing({ fourteen_day_tariff }).settings },
        }),
      ).totals.isr;
    expect([tax('diaria'), tax('semanal'), tax('mensual')]).toEqual(['662.48', '662.54', '662.54']);
  });

  test('an aguinaldo by article 96 is taxed with the month', () => {
    const tax = (extraordinary_tax: Conventions['extraordinary_tax']) =>
      calculate(
        inputOf({
          process: 'aguinaldo',
          period: { payment_date: '2026-12-18' },
          ...choosing({ extraordinary_tax }),
        }),
      ).totals.isr;
    // 3,980.70 taxed on top of 15,000: 2,165.93 less 1,402.82, or 17.92 % of it.
    expect([tax('articulo_96'), tax('rlisr_174')]).toEqual(['763.11', '713.34']);
  });

  test('the choice of a later day is not in force, the latest one before it is', () => {
    const conventions = [
      { vigente_desde: '2026-07-01', quota_days: 'calendario' as const },
      { vigente_desde: '2026-03-01', quota_days: 'periodo' as const },
      { vigente_desde: '2026-01-01', quota_days: 'calendario' as const, month_days: '30.4' as const },
    ];
    const period = { initial_date: '2026-05-01', end_date: '2026-05-31', payment_date: '2026-05-29' };
    const result = calculate(inputOf({ period, settings: { periodicity: 'Mensual', conventions } }));
    expect([result.totals.days_paid, result.quotas[0]?.days]).toEqual(['30.40', '30.40']);
  });
});

describe('processes', () => {
  test('who left before gets their PTU, taxed on top of the last pay', () => {
    const result = calculate(
      inputOf({ process: 'ptu', left: '2025-11-30', incidents: [captured('P006', '5000.00')] }),
    );
    expect([splitIn(result, 'P006'), result.totals.isr, result.totals.days_paid]).toEqual([
      '1759.65 / 3240.35',
      '580.67',
      '1.00',
    ]);
  });

  test('a PTU of somebody without any salary is not taxed by a pay of 0', () => {
    const result = calculate(
      inputOf({
        process: 'ptu',
        person: { salaries: [] },
        left: '2025-11-30',
        incidents: [captured('P006', '5000.00')],
      }),
    );
    expect(result.findings.map(({ code }) => code)).toEqual(['sin_salario']);
    expect(result.findings[0]?.message).toContain('15/06/2026');
  });

  test('a bonus that is paid by itself is taxed on top of the month, without another subsidy', () => {
    const result = calculate(
      inputOf({ process: 'captura', daily: '333.333334', incidents: [captured('P012', '1000.00')] }),
    );
    // Of 11,000 less of 10,000, by article 96: 837.82 − 729.02.
    expect(result.totals).toMatchObject({ isr: '108.80', subsidy_caused: '0.00', net: '891.20' });
  });

  test('who left before has had their aguinaldo with the finiquito', () => {
    const result = calculate(inputOf({ process: 'aguinaldo', left: '2026-05-31' }));
    expect([result.lines, result.findings.map(({ code }) => code)]).toEqual([[], ['fuera_del_periodo']]);
  });

  test('vacation days within the last period are paid beside the pending ones', () => {
    const settlement = {
      pays_salary: true,
      pending_vacation_days: '2',
      pays_twenty_days: false,
      pays_seniority: false,
    };
    const input = inputOf({
      ...{ process: 'finiquito', left: '2026-06-15', hired: '2026-06-01', settlement },
      incidents: [captured('P003C_DI', '1.00', '2026-06-02')],
    });
    const result = calculate(input);
    const vacation = result.lines.filter(({ concept }) => concept === 'P003C_DI').map(({ amount }) => amount);
    // One day; two pending and 15 days' share of 12.
    expect([amountIn(result, 'P001'), ...vacation]).toEqual(['7000.00', '500.00', '1246.58']);
    const set = { concept: 'P003C_DI', amount: '900.00', author: 'Ana', reason: 'Convenio' };
    const overridden = calculate({ ...input, overrides: [set] }).lines.filter(
      ({ concept }) => concept === 'P003C_DI',
    );
    expect(overridden.map(({ amount }) => amount)).toEqual(['900.00']);
  });

  test('a liquidación is taxed by its parts', () => {
    const settlement = {
      pays_salary: true,
      pending_vacation_days: '0',
      pays_twenty_days: false,
      pays_seniority: false,
    };
    const result = calculate(
      inputOf({ process: 'liquidacion', hired: '2025-06-16', left: '2026-06-15', settlement }),
    );
    // 90 days of 524.66 are 47,219.18; 90 UMA of a year are exempt, 36,661.28 are taxed.
    expect(splitIn(result, 'P032')).toBe('10557.90 / 36661.28');
    const rate = new Decimal('1402.81872').dividedBy(15000);
    const separation = new Decimal('1402.81872').plus(new Decimal('21661.28').times(rate)).toDecimalPlaces(2);
    const extraordinary = result.lines
      .filter(({ concept }) => ['P003C_DI', 'P004', 'P005'].includes(concept))
      .reduce((total, { taxable }) => total.plus(taxable), new Decimal(0))
      .times('0.1792')
      .toDecimalPlaces(2);
    expect(result.totals.isr).toBe(separation.plus(extraordinary).plus('709.86').toFixed(2));
  });
});
