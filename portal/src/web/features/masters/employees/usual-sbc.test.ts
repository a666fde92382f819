import { expect, it } from 'vitest';
import { usualSbc } from './usual-sbc';

it('is the salary by the factor of the year of service, unless another one was typed', () => {
  expect(usualSbc('', '400', '2026-01-01', '2026-01-01')).toBe('419.72');
  expect(usualSbc(' 500.5 ', '400', '2026-01-01', '2026-01-01')).toBe('500.5');
  expect(usualSbc('', '400', '2010-01-01', '2010-01-01')).not.toBe('');
});

it('is not known before salary and day are', () => {
  expect(usualSbc('', 'cuatrocientos', '2026-01-01', '2026-01-01')).toBe('');
  expect(usualSbc('', '400', '', '2026-01-01')).toBe('');
});

it('is not proposed of a year whose figures nobody has published', () => {
  expect(usualSbc('', '400', '2027-01-04', '2027-01-04')).toBe('');
  expect(usualSbc('419.72', '400', '2027-01-04', '2027-01-04')).toBe('419.72');
});
