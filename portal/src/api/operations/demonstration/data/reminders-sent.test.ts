import { expect, it } from 'vitest';
import { lastReportedClosing, remindersSent } from './reminders-sent.ts';

it.each([
  ['2026-11-24', []],
  ['2026-11-23', [3]],
  ['2026-11-22', [3]],
  ['2026-11-21', [3, 1]],
  ['2026-11-20', [3, 1]],
])('of a closing on %s, %j days before', (closes, days) => {
  expect(remindersSent(closes, '2026-11-20').map(({ days_before }) => days_before)).toEqual(days);
});

it('nothing that closes later has been told', () => {
  expect(lastReportedClosing('2026-11-20')).toBe('2026-11-23');
});
