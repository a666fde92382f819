import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  fullYears,
  monthEnd,
  onBureauClock,
  overlapDays,
  plainDate,
  todayInMexico,
  weekdayOf,
} from './plain-date.ts';

test('days are added across months, years and leap days', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365);
  expect(monthEnd(2024, 2)).toBe('2024-02-29');
  expect(plainDate(2026, 3, 7)).toBe('2026-03-07');
  expect(weekdayOf('2026-11-20')).toBe(5);
});

test('ranges overlap by whole days, ends included', () => {
  expect(overlapDays('2026-01-01', '2026-01-15', '2026-01-15', '2026-01-31')).toBe(1);
  expect(overlapDays('2026-01-01', '2026-01-15', '2026-01-16', '2026-01-31')).toBe(0);
});

test('full years are counted at the anniversary', () => {
  expect(fullYears('2020-05-10', '2026-05-09')).toBe(5);
  expect(fullYears('2020-05-10', '2026-05-10')).toBe(6);
});

test('today is the day of Mexico City, not of the server', () => {
  expect(todayInMexico(new Date('2026-11-21T05:59:00Z'))).toBe('2026-11-20');
  expect(todayInMexico(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
});

test('the bureau’s clock had summer time until 2022', () => {
  const shown = (instant: string) => onBureauClock(new Date(instant)).toISOString();
  expect(shown('2022-07-01T12:00:00.250Z')).toBe('2022-07-01T07:00:00.250Z');
  expect(shown('2022-12-01T12:00:00Z')).toBe('2022-12-01T06:00:00.000Z');
  expect(shown('2026-07-01T12:00:00Z')).toBe('2026-07-01T06:00:00.000Z');
  expect(onBureauClock(new Date('nunca')).getTime()).toBeNaN();
});

test('what is no calendar day is refused', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});
