/** Obligations as a calendar file, iCalendar (RFC 5545): one event of a whole day each. */
import { addDays, BUREAU_ZONE } from '../../payroll/plain-date.ts';
import { calendarMessages } from '../calendar-messages.ts';
import type { Obligation } from './obligations.ts';

/** Octets of a line without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

/** Days before it is due on which calendars remind of it. */
const REMINDER_DAYS = 3;

/** How often calendars should ask again. */
const REFRESH = 'PT12H';

/** What is due on a day: an obligation, or the movements of a batch (`period`: its number). */
export type DueDay = Pick<Obligation, 'register' | 'period' | 'due' | 'title' | 'note'> & {
  kind: Obligation['kind'] | 'movimientos';
};

/**
 * The text of an `.ics` file; the same obligation keeps its UID, so that a calendar that loads it again replaces it.
 * @param now when the file is made.
 */
export function obligationsCalendar(obligations: readonly DueDay[], now: Date): string {
  const stamp = `${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lienzo//Obligaciones IMSS//ES',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(calendarMessages.calendarName)}`,
    `X-WR-CALNAME:${escapeText(calendarMessages.calendarName)}`,
    // Days have no zone: they are those of the bureau's clock.
    `X-WR-TIMEZONE:${BUREAU_ZONE}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...obligations.flatMap((obligation) => eventLines(obligation, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

const eventLines = ({ kind, register, period, due, title, note }: DueDay, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(`${kind}-${register}-${period}@lienzo`)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${compact(due)}`,
  // The end is the first day that no longer belongs to it.
  `DTEND;VALUE=DATE:${compact(addDays(due, 1))}`,
  `SUMMARY:${escapeText(title)}`,
  `DESCRIPTION:${escapeText(note)}`,
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-P${REMINDER_DAYS}D`,
  'END:VALARM',
  'END:VEVENT',
];

const compact = (day: string): string => day.replaceAll('-', '');

/** A value of the type TEXT (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a value may hold none of them
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** A line in chunks of at most 75 octets, joined as calendars fold lines; no letter is divided. */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let chunk = '';
  let octets = 0;
  for (const letter of line) {
    const size = octetsOf(letter);
    // The blank with which a continued line begins counts.
    if (octets + size > MAX_OCTETS) {
      folded.push(chunk);
      chunk = ' ';
      octets = 1;
    }
    chunk += letter;
    octets += size;
  }
  return [...folded, chunk].join('\r\n');
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
