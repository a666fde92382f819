import fc from 'fast-check';
import { expect, test } from 'vitest';
import { obligationsOf } from './obligations.ts';
import { escapeText, foldLine, obligationsCalendar } from './obligations-calendar.ts';

/** Reads a calendar as RFC 5545 describes it, apart from the writer. */
function readEvents(text: string): Record<string, string>[] {
  const events: Record<string, string>[] = [];
  let inside: string[] = [];
  for (const line of text.replaceAll('\r\n ', '').split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (name === 'BEGIN') {
      inside.push(value);
      if (value === 'VEVENT') events.push({});
    } else if (name === 'END') {
      expect(inside.at(-1)).toBe(value);
      inside = inside.slice(0, -1);
    } else if (inside.at(-1) === 'VEVENT') Object.assign(events.at(-1) ?? {}, { [name]: value });
  }
  expect(inside).toEqual([]);
  return events;
}

const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));

test('every obligation is an event of a day with its own UID', () => {
  const obligations = obligationsOf('Y5412345109', 2026);
  const text = obligationsCalendar(obligations, new Date('2026-01-02T03:04:05Z'));
  const events = readEvents(text);
  expect(events).toHaveLength(obligations.length);
  expect(events[0]).toMatchObject({
    UID: 'variabilidad-Y5412345109-2025-B6@lienzo',
    DTSTAMP: '20260102T030405Z',
    DTSTART: '20260108',
    DTEND: '20260109',
  });
  expect(events.map(({ SUMMARY = '' }) => unescapeText(SUMMARY))).toEqual(
    obligations.map(({ title }) => title),
  );
  expect(events.map(({ DESCRIPTION = '' }) => unescapeText(DESCRIPTION))).toEqual(
    obligations.map(({ note }) => note),
  );
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  // The same obligations made later keep their UIDs.
  expect(readEvents(obligationsCalendar(obligations, new Date())).map(({ UID }) => UID)).toEqual(
    events.map(({ UID }) => UID),
  );
});

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  const texts = fc.string({ unit: 'grapheme', maxLength: 400 }).filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(texts, (text) => {
      const escaped = escapeText(text);
      expect(escaped).not.toMatch(/[\r\n]/);
      const folded = foldLine(`SUMMARY:${escaped}`);
      for (const line of folded.split('\r\n')) {
        const bytes = new TextEncoder().encode(line);
        expect(bytes.length).toBeLessThanOrEqual(75);
        // No letter is divided: every line is whole UTF-8.
        expect(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toBe(line);
      }
      expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${escaped}`);
    }),
  );
});

test('marks of the format are escaped', () => {
  expect(escapeText('Ríos, S.C.; C:\\x\r\nfin')).toBe('Ríos\\, S.C.\\; C:\\\\x\\nfin');
});
