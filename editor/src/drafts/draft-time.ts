import { formatDateTime, formatMoment } from '@lienzo/schema/data/format';
import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';

/** The time of an instant in the bureau's time zone: `3:05 p. m.`. */
export const timeOfDay = (at: Date): string => formatDateTime(at.toISOString()).split(' ').slice(1).join(' ');

/** "de las 3:05 p. m."; on another day "del 19 nov 2026, 3:05 p. m.". @param now in milliseconds. */
export function draftTime(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const hour = timeOfDay(then);
  if (dayOf(then) !== dayOf(today)) return editorBarMessages.draft.onDay(formatMoment(then.toISOString()));
  return editorBarMessages.draft.atHour(hour);
}

const dayOf = (at: Date): string => formatDateTime(at.toISOString()).split(' ')[0] ?? '';
