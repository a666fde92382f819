/** Typed formats of dates, such as `dd/mm/aaaa` or `d de mmmm de aaaa, hh:mm`. */
import { formatPatternMessages } from '../rule-messages/format-pattern-messages.ts';
import { MONTHS, WEEKDAYS } from '../text/date-names.ts';
import { type Chunk, chunksOf, PatternProblem, quotedForExcel } from './pattern-chunks.ts';

const messages = formatPatternMessages.date;

/** What of a date a chunk writes, in Excel's English letters. */
const CODES = [
  'd',
  'dd',
  'ddd',
  'dddd',
  'm',
  'mm',
  'mmm',
  'mmmm',
  'yy',
  'yyyy',
  'h',
  'hh',
  'minutes',
  'ss',
  'AM/PM',
] as const;
type Code = (typeof CODES)[number];
const isCode = (text: string): text is Code => CODES.some((code) => code === text);

type Part = { code: Code } | { text: string };
export type DatePattern = { kind: 'date'; parts: Part[]; hasTime: boolean };

/** A day on the bureau's clock; `hour` is null for a day without a time. */
export type WrittenDay = {
  year: number;
  month: number;
  day: number;
  hour: number | null;
  minute: number;
  second: number;
};

/** Separators, which stand for themselves without quotes. */
const PLAIN = /^[\s/.,:()-]$/;
/** “de” and “del” between the parts of a date need no quotes either. */
const CONNECTORS = /^(de|del)$/i;

/** @throws PatternProblem */
export function readDatePattern(pattern: string): DatePattern {
  if (pattern.trim() === '') throw new PatternProblem(messages.empty);
  const parts = withMinutes(runsOf(chunksOf(pattern.trim())).map(partOf));
  const codes = new Set(parts.flatMap((part) => ('code' in part ? [part.code] : [])));
  if (codes.size === 0) throw new PatternProblem(messages.noParts);
  const has = (...some: Code[]): boolean => some.some((code) => codes.has(code));
  const hasTime = has('h', 'hh');
  if (!hasTime && has('minutes', 'ss', 'AM/PM')) throw new PatternProblem(messages.minutes);
  const [day, month, year] = [has('d', 'dd'), has('m', 'mm', 'mmm', 'mmmm'), has('yy', 'yyyy')];
  const isWhole = day ? month : year || (hasTime && !month && !has('ddd', 'dddd'));
  if (!isWhole || (hasTime && !day && year)) throw new PatternProblem(messages.open);
  return { kind: 'date', parts, hasTime };
}

/** Letters in a row are one chunk, whatever their case; `am/pm` is one, too. */
function runsOf(chunks: Chunk[]): Chunk[] {
  const runs: Chunk[] = [];
  for (const chunk of chunks) {
    const last = runs.at(-1);
    const joins =
      !chunk.isLiteral &&
      last?.isLiteral === false &&
      /^[\p{L}]+$/u.test(last.text) &&
      /\p{L}/u.test(chunk.text);
    if (joins) last.text += chunk.text;
    else runs.push({ ...chunk });
  }
  for (let at = 0; at + 2 < runs.length; at += 1) {
    const text = runs
      .slice(at, at + 3)
      .map((run) => (run.isLiteral ? '' : run.text))
      .join('');
    if (/^am\/pm$/i.test(text)) runs.splice(at, 3, { text: 'AM/PM', isLiteral: false });
  }
  return runs;
}

function partOf({ text, isLiteral }: Chunk): Part {
  if (isLiteral || PLAIN.test(text) || CONNECTORS.test(text)) return { text };
  if (text === 'AM/PM') return { code: text };
  // "a" is the year's letter in Spanish, as in Excel there.
  const code = text.toLowerCase().replaceAll('a', 'y');
  if (isCode(code) && code !== 'minutes') return { code };
  if (/^[dmyhs]+$/.test(code)) throw new PatternProblem(messages.length(text));
  throw new PatternProblem(formatPatternMessages.unknown(text));
}

/** As in Excel, `mm` after an hour, or before seconds, is minutes. */
function withMinutes(parts: Part[]): Part[] {
  const coded = parts.flatMap((part, at) => ('code' in part ? [{ at, code: part.code }] : []));
  const minutes = new Set(
    coded.flatMap(({ at, code }, index) => {
      const [before, after] = [coded[index - 1]?.code, coded[index + 1]?.code];
      const isBeside = before === 'h' || before === 'hh' || after === 'ss';
      // Excel would write minutes, where we would write the month.
      if (code === 'm' && isBeside) throw new PatternProblem(messages.minutes);
      return code === 'mm' && isBeside ? [at] : [];
    }),
  );
  return parts.map((part, at): Part => (minutes.has(at) ? { code: 'minutes' } : part));
}

/** A date as its pattern writes it; a time that it does not have is dashes. */
export function writeDate(date: WrittenDay, { parts }: DatePattern): string {
  const is12Hours = parts.some((part) => 'code' in part && part.code === 'AM/PM');
  return parts.map((part) => ('text' in part ? part.text : writePart(part.code, date, is12Hours))).join('');
}

const NO_TIME = '--';
const pad = (number: number): string => String(number).padStart(2, '0');

function writePart(code: Code, date: WrittenDay, is12Hours: boolean): string {
  const { year, month, day, hour } = date;
  switch (code) {
    case 'd':
      return String(day);
    case 'dd':
      return pad(day);
    case 'ddd':
      return weekdayOf(date).slice(0, 3);
    case 'dddd':
      return weekdayOf(date);
    case 'm':
      return String(month);
    case 'mm':
      return pad(month);
    case 'mmm':
      return (MONTHS[month - 1] ?? '').slice(0, 3);
    case 'mmmm':
      return MONTHS[month - 1] ?? '';
    case 'yy':
      return pad(year % 100);
    case 'yyyy':
      return String(year).padStart(4, '0');
    case 'h':
      return hour === null ? NO_TIME : String(shownHour(hour, is12Hours));
    case 'hh':
      return hour === null ? NO_TIME : pad(shownHour(hour, is12Hours));
    case 'minutes':
      return hour === null ? NO_TIME : pad(date.minute);
    case 'ss':
      return hour === null ? NO_TIME : pad(date.second);
    case 'AM/PM':
      return hour === null ? NO_TIME : `${hour < 12 ? 'a' : 'p'}. m.`;
  }
}

const shownHour = (hour: number, is12Hours: boolean): number => (is12Hours ? hour % 12 || 12 : hour);

function weekdayOf({ year, month, day }: WrittenDay): string {
  const date = new Date(Date.UTC(2000, month - 1, day));
  // Years below 100 would be taken for those of the last century.
  date.setUTCFullYear(year);
  return WEEKDAYS[date.getUTCDay()] ?? '';
}

/** All days of a month or a year that a pattern writes alike. */
export function spanOfPattern({ parts }: DatePattern): 'month' | 'year' | null {
  const codes = parts.flatMap((part) => ('code' in part ? [part.code] : []));
  if (codes.some((code) => code === 'd' || code === 'dd' || code === 'h' || code === 'hh')) return null;
  if (codes.some((code) => code === 'ddd' || code === 'dddd')) return null;
  return codes.some((code) => code.startsWith('m') && code !== 'minutes') ? 'month' : 'year';
}

/** Excel's language for the names of months, days and halves of the day: Spanish of Mexico. */
const SPANISH = '[$-80A]';

/** The pattern in Excel's codes. */
export function excelDatePattern({ parts }: DatePattern): string {
  const codes = parts.map((part) => {
    if ('text' in part) return /^[\s/:-]+$/.test(part.text) ? part.text : quotedForExcel(part.text);
    return part.code === 'minutes' ? 'mm' : part.code;
  });
  const hasNames = parts.some((part) => 'code' in part && /^(ddd|mmm|AM)/.test(part.code));
  return `${hasNames ? SPANISH : ''}${codes.join('')}`;
}
