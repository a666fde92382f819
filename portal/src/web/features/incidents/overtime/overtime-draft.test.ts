import type { EmployeeCapture } from '@lienzo/schema/capture/capture-endpoints';
import { expect, test } from 'vitest';
import { daysToSend, impossibleDays, refusedDays, weeksOf, wrongDays } from './overtime-draft';

// Monday 2 November 2026 begins a week; the period begins on Wednesday.
const PERIOD = { initial_date: '2026-11-04', end_date: '2026-11-10' };
const HIRED = { hire_date: '2026-11-05', initial_date: '2026-11-05', termination_date: null };
const CAPTURE: Pick<EmployeeCapture, 'overtime' | 'employee' | 'blocked'> = {
  blocked: [
    { date: '2026-11-08', reason: 'disability' },
    { date: '2026-11-09', reason: 'incident' },
  ],
  employee: {
    id: 1,
    human_id: null,
    name: 'Ana',
    employments: [HIRED],
  },
  overtime: {
    rule: 'clasica_3x3',
    days: [],
    previous_days: [
      { fecha: '2026-11-02', horas: '3.0' },
      { fecha: '2026-11-03', horas: '0.0' },
    ],
    lines: [],
  },
};

test('the days of the period before take their share of the first week', () => {
  const weeks = weeksOf(
    { '2026-11-05': '4', '2026-11-06': '3', '2026-11-07': '2.5', '2026-11-09': 'x' },
    CAPTURE,
    PERIOD,
  );
  expect(weeks.map(({ monday, doubles, triples }) => [monday, doubles, triples])).toEqual([
    ['2026-11-02', '6', '3.5'],
    ['2026-11-09', '0', '0'],
  ]);
  expect(weeks[0]?.cells.map(({ day, isPrevious, isOutside }) => [day, isPrevious, isOutside])).toEqual([
    ['2026-11-02', true, true],
    ['2026-11-03', true, true],
    ['2026-11-04', false, true],
    ['2026-11-05', false, false],
    ['2026-11-06', false, false],
    ['2026-11-07', false, false],
    ['2026-11-08', false, false],
  ]);
  expect(weeks[1]?.cells.map(({ day }) => day)).toEqual(['2026-11-09', '2026-11-10']);
});

test('sends the days with hours, and names those that are no hours', () => {
  const hours = { '2026-11-05': '2', '2026-11-06': '', '2026-11-07': '11', '2026-11-08': '1.3' };
  expect(daysToSend({ '2026-11-05': '2', '2026-11-06': '' })).toEqual([
    { fecha: '2026-11-05', horas: '2.0' },
  ]);
  expect(wrongDays(hours, { ...CAPTURE, blocked: [] }, PERIOD)).toEqual(['2026-11-07', '2026-11-08']);
});

test('a day of disability takes no hours, and those that stand there are wrong', () => {
  const [first, second] = weeksOf({}, CAPTURE, PERIOD);
  const disabled = [...(first?.cells ?? []), ...(second?.cells ?? [])].filter((cell) => cell.isDisabled);
  expect(disabled.map(({ day }) => day)).toEqual(['2026-11-08']);
  const hours = { '2026-11-07': '2', '2026-11-08': '2', '2026-11-09': '1' };
  expect(wrongDays(hours, CAPTURE, PERIOD)).toEqual(['2026-11-08']);
  expect(impossibleDays(hours, CAPTURE)).toEqual(['2026-11-08']);
  expect(wrongDays({ '2026-11-08': '0' }, CAPTURE, PERIOD)).toEqual([]);
});

test('hours of days after somebody left are wrong too', () => {
  const left = {
    ...CAPTURE,
    employee: { ...CAPTURE.employee, employments: [{ ...HIRED, termination_date: '2026-11-06' }] },
  };
  expect(impossibleDays({ '2026-11-06': '2', '2026-11-07': '2', '2026-11-09': '' }, left)).toEqual([
    '2026-11-07',
  ]);
});

test('what the server refused stands at its day: blank days were not sent', () => {
  const hours = { '2026-11-05': '', '2026-11-06': '2', '2026-11-07': '1.5' };
  expect(refusedDays(hours, [{ at: 1, message: 'no' }])).toEqual(new Map([['2026-11-07', 'no']]));
  expect(refusedDays(hours, [{ at: 2, message: 'no' }]).size).toBe(0);
});
