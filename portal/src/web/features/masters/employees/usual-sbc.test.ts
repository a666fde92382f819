import { LEGAL_BENEFITS } from '@lienzo/schema/payroll/engine/integration';
import { expect, it } from 'vitest';
import { type SbcTerms, usualSbc } from './usual-sbc';

const LAW: SbcTerms = { benefits: [], zone: 'general' };
const sbcOf = (sbc: string, daily_salary: string, day: string, terms: SbcTerms | undefined = LAW) =>
  usualSbc({ sbc, daily_salary }, { hireDate: day, from: day }, terms);

it('is the salary by the factor of the year of service, unless another one was typed', () => {
  expect(sbcOf('', '400', '2026-01-01')).toBe('419.72');
  expect(sbcOf(' 500.5 ', '400', '2026-01-01')).toBe('500.5');
  expect(sbcOf('', '400', '2010-01-01')).not.toBe('');
});

it('has the benefits that the payroll grants on the day, and the floor of its zone', () => {
  const own = { ...LEGAL_BENEFITS, aguinaldo_days: '30' };
  const benefits = [{ vigente_desde: '2026-03-01', factor: 'cuatro_decimales' as const, benefits: own }];
  expect(sbcOf('', '400', '2026-02-28', { benefits, zone: 'general' })).toBe('419.72');
  expect(sbcOf('', '400', '2026-03-01', { benefits, zone: 'general' })).toBe('436.16');
  expect(sbcOf('', '400', '2026-03-01', { benefits, zone: 'frontera' })).toBe('440.87');
});

it('is not known before salary, day and payroll are', () => {
  expect(sbcOf('', 'cuatrocientos', '2026-01-01')).toBe('');
  expect(sbcOf('', '400', '')).toBe('');
  expect(
    usualSbc({ sbc: '', daily_salary: '400' }, { hireDate: '2026-01-01', from: '2026-01-01' }, undefined),
  ).toBe('');
});

it('is not proposed of a year whose figures nobody has published', () => {
  expect(sbcOf('', '400', '2027-01-04')).toBe('');
  expect(sbcOf('419.72', '400', '2027-01-04')).toBe('419.72');
});
