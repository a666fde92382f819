/** Our side of a comparison, against quotas computed here in whole cents. */
import { describe, expect, it } from 'vitest';
import { InvalidInput } from '../../payroll/engine/decimals.ts';
import { MissingFigure } from '../../payroll/figures/figure-on.ts';
import { PUBLISHED_FIGURES } from '../../payroll/figures/published-figures.ts';
import { ourRow, type PersonFacts } from './our-row.ts';

const RULES = {
  figures: PUBLISHED_FIGURES,
  premiums: [{ vigente_desde: '2026-03-01', risk_premium: '0.50000' }],
};
const JULY = { first: '2026-07-01', last: '2026-07-31', monthly: ['2026-07'], bimonthly: [] };
const BIMESTER = { first: '2026-08-01', last: '2026-08-31', monthly: [], bimonthly: ['2026-07', '2026-08'] };

const person = (more: Partial<PersonFacts> = {}): PersonFacts => ({
  ...{ employee_id: 1, nss: '02345678904', name: 'Ana Ek', zone: 'general' },
  employments: [{ initial_date: '2025-01-01', termination_date: null }],
  salaries: [{ vigente_desde: '2025-01-01', sbc: '600.00' }],
  ...{ movements: [], absences: [], disabilities: [], credits: [] },
  ...more,
});

describe('a month', () => {
  it('has the days of its branches and the quotas of the law', () => {
    const row = ourRow(person(), JULY, RULES);
    expect(row?.days).toEqual({ enfermedad: 31, riesgos: 31 });
    expect(row?.quotas).toMatchObject({
      // 117.31 × 31 × 20.4 %; 600 × 31 × 0.5 %, 1.75 % and 1 %.
      cuota_fija: '741.87',
      riesgos: '93.00',
      invalidez_vida_patronal: '325.50',
      guarderias: '186.00',
    });
    expect(row?.quotas.retiro).toBeUndefined();
  });

  it('loses days by disabilities and by seven absences', () => {
    const absences = Array.from({ length: 9 }, (_, at) => `2026-07-${String(at + 1).padStart(2, '0')}`);
    const disabilities = [{ first: '2026-07-20', last: '2026-07-24' }];
    const row = ourRow(person({ absences, disabilities }), JULY, RULES);
    expect(row?.days).toEqual({ enfermedad: 26, riesgos: 19 });
    expect([row?.absences, row?.disabilities]).toEqual([9, 5]);
  });

  it('has a part for each salary, and the last one as its SBC', () => {
    const salaries = [
      { vigente_desde: '2025-01-01', sbc: '600.00' },
      { vigente_desde: '2026-07-16', sbc: '700.00' },
    ];
    const row = ourRow(person({ salaries }), JULY, RULES);
    // (600 × 15 + 700 × 16) × 1 %.
    expect([row?.sbc, row?.quotas.guarderias]).toEqual(['700.00', '202.00']);
  });

  it('is nobody’s who did not work in it', () => {
    const employments = [{ initial_date: '2025-01-01', termination_date: '2026-06-30' }];
    expect(ourRow(person({ employments }), JULY, RULES)).toBeNull();
  });

  it('is not computed without salary, premium or figures', () => {
    expect(() => ourRow(person({ salaries: [] }), JULY, RULES)).toThrow(InvalidInput);
    expect(() => ourRow(person(), JULY, { ...RULES, premiums: [] })).toThrow(InvalidInput);
    const later = { first: '2031-07-01', last: '2031-07-31', monthly: ['2031-07'], bimonthly: [] };
    expect(() => ourRow(person(), later, RULES)).toThrow(MissingFigure);
  });
});

describe('a bimester', () => {
  it('has retiro, cesantía, INFONAVIT and the credit of both months', () => {
    const credits = [
      {
        ...{ number: '1234567890', discount_type: 2, value: '1500' },
        ...{ vigente_desde: '2026-01-01', vigente_hasta: null },
      },
    ];
    const row = ourRow(person({ credits }), BIMESTER, RULES);
    expect(row?.days).toEqual({ retiro: 62, infonavit: 62 });
    // 600 × 31 × 2 % and 5 %, twice.
    expect(row?.quotas).toMatchObject({ retiro: '744.00', aportacion: '1860.00', amortizacion: '3000.00' });
    expect(row?.credit).toEqual({ number: '1234567890', type: '2', value: '1500' });
  });

  it('takes a credit in percent of the base within its limits, as the quotas', () => {
    const credits = [
      {
        ...{ number: '1234567890', discount_type: 1, value: '20' },
        ...{ vigente_desde: '2026-01-01', vigente_hasta: null },
      },
    ];
    const salaries = [{ vigente_desde: '2025-01-01', sbc: '5000.00' }];
    // 25 UMA of 117.31 × 62 × 20 %.
    expect(ourRow(person({ credits, salaries }), BIMESTER, RULES)?.quotas.amortizacion).toBe('36366.10');
  });

  it('takes a percent of the base of each day, without days that earn no salary', () => {
    const credits = [
      {
        ...{ number: '1234567890', discount_type: 1, value: '20' },
        ...{ vigente_desde: '2026-07-11', vigente_hasta: null },
      },
    ];
    const salaries = [
      { vigente_desde: '2025-01-01', sbc: '600.00' },
      { vigente_desde: '2026-08-01', sbc: '700.00' },
    ];
    const absences = ['2026-07-10', '2026-07-13', '2026-08-03'];
    const disabilities = [{ first: '2026-08-10', last: '2026-08-12' }];
    const row = ourRow(person({ credits, salaries, absences, disabilities }), BIMESTER, RULES);
    // (600 × 20 + 700 × 27) × 20 %.
    expect(row?.quotas.amortizacion).toBe('6180.00');
    const reduced = credits.map((credit) => ({ ...credit, porcentaje_reducido: '10' }));
    const less = ourRow(person({ credits: reduced, salaries, absences, disabilities }), BIMESTER, RULES);
    expect([less?.quotas.amortizacion, less?.credit]).toEqual(['3090.00', row?.credit]);
    // Of both months, because the days of retiro are of both.
    expect([row?.absences, row?.disabilities, row?.days]).toEqual([3, 3, { retiro: 59, infonavit: 59 }]);
  });

  it('has who left in its first month', () => {
    const employments = [{ initial_date: '2025-01-01', termination_date: '2026-07-10' }];
    expect(ourRow(person({ employments }), BIMESTER, RULES)?.days).toEqual({ retiro: 10, infonavit: 10 });
  });
});
