import { describe, expect, it } from 'vitest';
import { isWorkingDay, nearestWorkingDay, restDays, workingDayAfter } from './rest-days.ts';

describe('the official rest days', () => {
  it.each([
    [2023, ['01-01', '02-06', '03-20', '05-01', '09-16', '11-20', '12-25']],
    [2024, ['01-01', '02-05', '03-18', '05-01', '09-16', '10-01', '11-18', '12-25']],
    [2025, ['01-01', '02-03', '03-17', '05-01', '09-16', '11-17', '12-25']],
    [2026, ['01-01', '02-02', '03-16', '05-01', '09-16', '11-16', '12-25']],
    [2030, ['01-01', '02-04', '03-18', '05-01', '09-16', '10-01', '11-18', '12-25']],
    [2018, ['01-01', '02-05', '03-19', '05-01', '09-16', '11-19', '12-01', '12-25']],
  ])('of %d', (year, days) => {
    expect([...restDays(year)].sort()).toEqual(days.map((day) => `${year}-${day}`));
  });
});

it('counts Monday to Friday without rest days as working days', () => {
  expect(isWorkingDay('2026-11-13')).toBe(true);
  expect(isWorkingDay('2026-11-14')).toBe(false);
  expect(isWorkingDay('2026-11-15')).toBe(false);
  expect(isWorkingDay('2026-11-16')).toBe(false);
  expect(isWorkingDay('2026-11-17')).toBe(true);
});

it('finds the working days around a long weekend', () => {
  expect(nearestWorkingDay('2026-11-15', 'next')).toBe('2026-11-17');
  expect(nearestWorkingDay('2026-11-16', 'previous')).toBe('2026-11-13');
  expect(nearestWorkingDay('2026-11-17', 'next')).toBe('2026-11-17');
  expect(workingDayAfter('2026-11-15', 0)).toBe('2026-11-15');
  expect(workingDayAfter('2026-11-15', 2)).toBe('2026-11-18');
  expect(workingDayAfter('2026-12-31', 1)).toBe('2027-01-04');
});
