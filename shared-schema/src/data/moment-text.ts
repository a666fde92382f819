import { formatDateTime, formatMoment } from './format.ts';

/** The time of an instant on the bureau's clock: `3:05 p. m.`. */
export const timeOfDay = (at: Date): string => formatDateTime(at.toISOString()).split(' ').slice(1).join(' ');

const dayOf = (at: Date): string => formatDateTime(at.toISOString()).split(' ')[0] ?? '';

/** Whether two instants are of one day on the bureau's clock. */
export const isSameDay = (one: Date, other: Date): boolean => dayOf(one) === dayOf(other);

/** An instant as it is said: of today the hour alone, "a las 3:05 p. m."; else "el 20 nov 2026, 3:05 p. m.". */
export function momentText(at: Date, now: Date): string {
  if (!isSameDay(at, now)) return `el ${formatMoment(at.toISOString())}`;
  const hour = timeOfDay(at);
  return `a ${hour.startsWith('1:') ? 'la' : 'las'} ${hour.replaceAll(' ', '\u00a0')}`;
}
