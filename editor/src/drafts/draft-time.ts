import { formatMoment } from '@lienzo/schema/data/format';
import { isSameDay, timeOfDay } from '@lienzo/schema/data/moment-text';
import { editorBarMessages } from '@lienzo/schema/messages/editor-bar-messages';

/** "de las 3:05 p. m."; on another day "del 19 nov 2026, 3:05 p. m.". @param now in milliseconds. */
export function draftTime(at: number, now: number): string {
  const then = new Date(at);
  return isSameDay(then, new Date(now))
    ? editorBarMessages.draft.atHour(timeOfDay(then))
    : editorBarMessages.draft.onDay(formatMoment(then.toISOString()));
}
