import { onBureauClock } from '../payroll/plain-date.ts';

/** The longest text that is read as an instant: ISO 8601 with all its parts is shorter. */
export const MAX_INSTANT = 40;

/** The day, `YYYY-MM-DD`, of a date, or of an instant on the bureau's clock; another text as it is. */
export function bureauDay(value: string): string {
  if (!/^\d{4}-\d{2}-\d{2}[T ]/i.test(value) || value.length > MAX_INSTANT) return value;
  const local = onBureauClock(new Date(value));
  return Number.isNaN(local.getTime()) ? value : local.toISOString().slice(0, 10);
}
