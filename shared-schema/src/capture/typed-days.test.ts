import { describe, expect, it } from 'vitest';
import { addDays } from '../payroll/plain-date.ts';
import { daySpans, typedDays } from './typed-days.ts';

const from = (start: string, count: number) => Array.from({ length: count }, (_, at) => addDays(start, at));
const NOVEMBER = from('2026-11-16', 15);
const OVER_THE_YEAR = from('2026-12-28', 7);

describe('days as they are typed', () => {
  it.each([
    ['17', ['2026-11-17']],
    ['17-19', ['2026-11-17', '2026-11-18', '2026-11-19']],
    [' 24, 17 – 18 y 17 ', ['2026-11-17', '2026-11-18', '2026-11-24']],
    ['', []],
    ['5', null],
    ['19-17', null],
    ['17-', null],
    ['17/19', null],
    ['x', null],
  ])('%s', (text, days) => {
    expect(typedDays(text, NOVEMBER)).toEqual(days);
  });

  it('lead over the end of a month', () => {
    expect(typedDays('31-2', OVER_THE_YEAR)).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
  });

  it('of a number that the period has twice are none', () => {
    expect(typedDays('16', from('2026-11-16', 31))).toBeNull();
  });
});

it('days in a row are one span', () => {
  expect(daySpans(['2026-12-31', '2026-12-29', '2027-01-01'])).toEqual([
    { from: '2026-12-29', to: '2026-12-29', days: 1 },
    { from: '2026-12-31', to: '2027-01-01', days: 2 },
  ]);
});
