import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { type PayslipInput, payslip } from './payslip.ts';

const base: PayslipInput = {
  periodicity: 'Quincenal',
  payment_date: '2026-06-15',
  daily_salary: '500.00',
  sbc: '524.65',
  risk_premium: '0.54355',
  days: 15,
  absence_days: 0,
  disability_days: 0,
  vacation_days: 0,
  vacation_exemption_left: new Decimal('1759.65'),
  overtime: [],
  bonuses: [],
  deductions: [],
  alimony_percent: '0',
};

const line = (input: Partial<PayslipInput>, key: string) =>
  payslip({ ...base, ...input })?.lines.find((one) => one.key === key);

test('a plain fortnight of 500 pesos a day in 2026', () => {
  const match = payslip(base);
  // ISR: 660.75 + (7,500 − 7,225.96) × 17.92 %; no subsidy over 5,670.72.
  expect(match?.lines.map(({ key, amount }) => [key, amount.toFixed(2)])).toEqual([
    ['P001', '7500.00'],
    ['D001', '197.26'],
    ['D002', '709.86'],
  ]);
  expect(match?.net_pay.toFixed(2)).toBe('6592.88');
});

test('lines add up and net is perceptions less deductions, whatever happens in the period', () => {
  const existing = payslip({
    ...base,
    absence_days: 1,
    disability_days: 3,
    vacation_days: 2,
    overtime: [
      { dobles: 9, triples: 2 },
      { dobles: 4, triples: 0 },
    ],
    bonuses: [{ key: 'P010', amount: new Decimal('350.55') }],
    deductions: [{ key: 'D010', amount: new Decimal('612.33') }],
    alimony_percent: '15',
  });
  const sum = (kind: string) =>
    Decimal.sum(
      0,
      ...(existing?.lines ?? []).filter((one) => one.kind === kind).map((one) => one.amount),
    ).toFixed(2);
  expect(sum('Percepción')).toBe(existing?.total_perceptions.toFixed(2));
  expect(sum('Deducción')).toBe(existing?.total_deductions.toFixed(2));
  expect(existing?.total_perceptions.minus(existing.total_deductions).toFixed(2)).toBe(
    existing?.net_pay.toFixed(2),
  );
  expect(existing?.days_paid).toBe(11);
  for (const one of existing?.lines ?? [])
    if (one.kind === 'Percepción')
      expect(one.taxable.plus(one.exempt).toFixed(2)).toBe(one.amount.toFixed(2));
});

test('disability and absence days reduce the pay; a period without a paid day has no payslip', () => {
  expect(line({ disability_days: 5 }, 'P001')?.amount.toFixed(2)).toBe('5000.00');
  expect(payslip({ ...base, disability_days: 15 })).toBeNull();
});

test('doubles are exempt by half, up to 5 UMA a week; triples are taxed whole', () => {
  const dobles = line({ overtime: [{ dobles: 9, triples: 3 }] }, 'P023C_HR');
  expect([dobles?.amount.toFixed(2), dobles?.exempt.toFixed(2)]).toEqual(['1125.00', '562.50']);
  const rich = line({ daily_salary: '2000', overtime: [{ dobles: 9, triples: 0 }] }, 'P023C_HR');
  expect([rich?.amount.toFixed(2), rich?.exempt.toFixed(2)]).toEqual(['4500.00', '586.55']);
  expect(line({ overtime: [{ dobles: 9, triples: 3 }] }, 'P024C_HR')?.taxable.toFixed(2)).toBe('562.50');
});

test('who earns the minimum wage pays neither tax nor quotas', () => {
  const hit = payslip({
    ...base,
    daily_salary: '315.04',
    sbc: '330.57',
    overtime: [{ dobles: 3, triples: 0 }],
  });
  expect(hit?.total_deductions.toFixed(2)).toBe('0.00');
  expect(hit?.lines.find((one) => one.key === 'P023C_HR')?.taxable.toFixed(2)).toBe('0.00');
});

test('the vacation premium is exempt as far as the year allows', () => {
  const premium = line({ vacation_days: 6, vacation_exemption_left: new Decimal('100') }, 'P004');
  expect([premium?.amount.toFixed(2), premium?.exempt.toFixed(2)]).toEqual(['750.00', '100.00']);
});

test('a deduction that would take more than half of the pay waits', () => {
  expect(line({ deductions: [{ key: 'D011', amount: new Decimal('4000') }] }, 'D011')).toBeUndefined();
});
