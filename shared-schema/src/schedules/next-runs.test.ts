import { describe, expect, it } from 'vitest';
import { onBureauClock } from '../payroll/plain-date.ts';
import { isWorkingDay } from '../payroll/rest-days.ts';
import type { ScheduleWhen } from '../reports/schedule-when.ts';
import { nextRuns, type Timetable } from './next-runs.ts';

/** By the bureau's clock. */
const shown = (at: Date): string => onBureauClock(at).toISOString().slice(0, 16).replace('T', ' ');
const runs = (when: ScheduleWhen, from: string, count = 5, changes: Partial<Timetable> = {}): string[] =>
  nextRuns({ when, time: '07:00', closings: [], ...changes }, new Date(`${from}:00-06:00`), count).map(shown);
const days = (...args: Parameters<typeof runs>): string[] => runs(...args).map((at) => at.slice(0, 10));

describe('daily', () => {
  it('comes at its time of the bureau, today if that is still ahead', () => {
    const when: ScheduleWhen = { kind: 'daily', working_days: false };
    expect(runs(when, '2026-11-23T06:59', 2)).toEqual(['2026-11-23 07:00', '2026-11-24 07:00']);
    expect(runs(when, '2026-11-23T07:00', 1)).toEqual(['2026-11-24 07:00']);
    expect(nextRuns({ when, time: '07:00', closings: [] }, new Date('2026-11-23T12:00:00Z'), 1)).toEqual([
      new Date('2026-11-23T13:00:00Z'),
    ]);
  });
  it('is of the bureau’s day, not of Greenwich', () => {
    expect(runs({ kind: 'daily', working_days: false }, '2026-11-23T23:30', 1, { time: '23:45' })).toEqual([
      '2026-11-23 23:45',
    ]);
    expect(runs({ kind: 'daily', working_days: false }, '2026-11-23T23:50', 1, { time: '00:00' })).toEqual([
      '2026-11-24 00:00',
    ]);
  });
  it('leaves weekends and rest days out where it is told', () => {
    expect(days({ kind: 'daily', working_days: true }, '2026-11-12T08:00', 3)).toEqual([
      '2026-11-13',
      '2026-11-17',
      '2026-11-18',
    ]);
  });
});

describe('weekly', () => {
  it('comes on its days, in the order of the calendar', () => {
    expect(days({ kind: 'weekly', days: [5, 1] }, '2026-12-29T00:00', 3)).toEqual([
      '2027-01-01',
      '2027-01-04',
      '2027-01-08',
    ]);
  });
});

describe('monthly', () => {
  const monthly = (changes: Partial<Extract<ScheduleWhen, { kind: 'monthly' }>>): ScheduleWhen => ({
    kind: 'monthly',
    day: 1,
    months: [],
    shift: 'none',
    ...changes,
  });
  it('leaves out months without its day', () => {
    expect(days(monthly({ day: 31 }), '2026-01-31T08:00', 3)).toEqual([
      '2026-03-31',
      '2026-05-31',
      '2026-07-31',
    ]);
  });
  it('finds the last day of each month, of leap years too', () => {
    expect(days(monthly({ day: 'last' }), '2028-01-31T08:00', 3)).toEqual([
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    expect(days(monthly({ day: 'last', months: [2] }), '2026-01-01T00:00', 3)).toEqual([
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });
  it('finds a 29 February, also over a century without one', () => {
    expect(days(monthly({ day: 29, months: [2] }), '2026-01-01T00:00', 1)).toEqual(['2028-02-29']);
    expect(days(monthly({ day: 29, months: [2] }), '2096-03-01T00:00', 1)).toEqual(['2104-02-29']);
  });
  it('never comes on a 31 February', () => {
    expect(runs(monthly({ day: 31, months: [2] }), '2026-01-01T00:00')).toEqual([]);
    expect(runs(monthly({ day: 31, months: [2, 4, 6, 9, 11] }), '2026-01-01T00:00')).toEqual([]);
  });
  it('moves to the working day before or after', () => {
    expect(days(monthly({ day: 1, shift: 'next' }), '2026-12-02T00:00', 2)).toEqual([
      '2027-01-04',
      '2027-02-02',
    ]);
    expect(days(monthly({ day: 15, shift: 'previous' }), '2026-11-01T00:00', 1)).toEqual(['2026-11-13']);
  });
  it('keeps a day that was moved into another month', () => {
    expect(days(monthly({ day: 'last', shift: 'next' }), '2026-02-01T08:00', 2)).toEqual([
      '2026-02-03',
      '2026-03-02',
    ]);
    expect(days(monthly({ day: 1, shift: 'previous' }), '2026-10-15T00:00', 2)).toEqual([
      '2026-10-30',
      '2026-12-01',
    ]);
  });
});

describe('every fortnight', () => {
  it('comes on the 15th and the last day', () => {
    expect(days({ kind: 'fortnightly', working_day: 0 }, '2026-02-01T00:00', 3)).toEqual([
      '2026-02-15',
      '2026-02-28',
      '2026-03-15',
    ]);
  });
  it('counts working days after them, rest days left out', () => {
    expect(days({ kind: 'fortnightly', working_day: 2 }, '2026-11-10T00:00', 4)).toEqual([
      '2026-11-18',
      '2026-12-02',
      '2026-12-17',
      '2027-01-05',
    ]);
  });
  it('is on its way when it is asked between the day and the working day after it', () => {
    expect(days({ kind: 'fortnightly', working_day: 10 }, '2026-12-31T23:00', 1)).toEqual(['2027-01-15']);
    expect(days({ kind: 'fortnightly', working_day: 10 }, '2027-01-10T00:00', 1)).toEqual(['2027-01-15']);
  });
});

describe('before the capture closes', () => {
  const when: ScheduleWhen = { kind: 'before_close', paysheet_id: 1, days: 3 };
  it('comes so many days before each closing that is ahead', () => {
    const closings = ['2026-12-28', '2026-11-27', '2026-12-12', '2026-11-12'];
    expect(days(when, '2026-11-24T07:00', 5, { closings })).toEqual(['2026-12-09', '2026-12-25']);
    expect(days(when, '2026-11-24T06:59', 1, { closings })).toEqual(['2026-11-24']);
  });
  it('comes once where two periods close on one day, and never without periods', () => {
    expect(days(when, '2026-11-20T00:00', 5, { closings: ['2026-11-27', '2026-11-27'] })).toEqual([
      '2026-11-24',
    ]);
    expect(runs(when, '2026-11-20T00:00')).toEqual([]);
  });
});

const SOME: ScheduleWhen[] = [
  { kind: 'daily', working_days: false },
  { kind: 'daily', working_days: true },
  { kind: 'weekly', days: [0, 3] },
  { kind: 'monthly', day: 31, months: [], shift: 'next' },
  { kind: 'monthly', day: 'last', months: [2, 12], shift: 'previous' },
  { kind: 'fortnightly', working_day: 0 },
  { kind: 'fortnightly', working_day: 3 },
];

describe.each(SOME)('%j', (when) => {
  it('asked from each of its moments on goes on as asked once', () => {
    const whole = runs(when, '2026-11-20T12:00', 12);
    const steps: string[] = [];
    let from = '2026-11-20T12:00';
    while (steps.length < 12) {
      const [next = ''] = runs(when, from, 1);
      steps.push(next);
      from = next.replace(' ', 'T');
    }
    expect(steps).toEqual(whole);
    expect(whole).toEqual([...new Set(whole)].sort());
  });
  it('keeps its time through the years of summer time as well', () => {
    for (const from of ['2021-03-20T00:00', '2021-10-20T00:00', '2026-06-01T00:00'])
      for (const at of runs(when, from, 20)) expect(at.slice(11)).toBe('07:00');
  });
});

it('only comes on working days after a fortnight', () => {
  for (const day of days({ kind: 'fortnightly', working_day: 2 }, '2024-01-01T00:00', 150))
    expect(isWorkingDay(day), day).toBe(true);
});
