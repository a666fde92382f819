/** Values of cells, as both readers give them. */
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { WorkbookCell } from '../workbook-content.ts';
import { MAX_FORMAT, MAX_TEXT } from './reading-limits.ts';

type Value = Pick<WorkbookCell, 'type' | 'value' | 'cut'>;

/** Digits of a number that Excel shows; what follows is how a double is stored (0.30000000000000004). */
const DIGITS = 15;
const DAY_SECONDS = 86_400;
/** 9999-12-31, the last day of Excel. */
const LAST_SERIAL = 2_958_465;
/** Where only a clock is shown, less is no day but hours that were added up: 26:30. */
const FIRST_REAL_DAY = 61;
const EPOCH = Date.UTC(1899, 11, 30);
/** Days by which the calendar that begins in 1904 lies behind. */
const DAYS_TO_1904 = 1462;

/** @param text may be as long as in the file; what no field takes is cut, and marked. */
export const textValue = (text: string): Value =>
  text.length > MAX_TEXT
    ? { type: 'text', value: text.slice(0, MAX_TEXT), cut: true }
    : { type: 'text', value: text };

/** Most numbers are written as they are given: neither 007 nor 5101.0. */
const CANONICAL = /^(?:0|-?[1-9]\d{0,11}|-?(?:0|[1-9]\d{0,11})\.\d?[1-9])$/;

/** @param text as a file stores it; null for what is no number. */
export function numberValue(text: string): Value | null {
  if (CANONICAL.test(text)) return { type: 'number', value: text };
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return null;
  return { type: 'number', value: new ExactDecimal(number.toPrecision(DIGITS)).toFixed() };
}

/** What a number format shows: a day, a time of day, or hours that go on after 24. */
export type ClockFormat = 'day' | 'time' | 'elapsed';

/** A number in a cell that shows a date, a time or a duration; outside of Excel's calendar it stays a number. */
export function clockValue(text: string, format: ClockFormat, is1904: boolean): Value | null {
  const number = numberValue(text);
  const serial = Number(text);
  if (number === null || serial < 0) return number;
  if (format === 'elapsed' || (format === 'time' && serial >= 1 && serial < FIRST_REAL_DAY))
    return { type: 'duration', value: durationOf(Math.round(serial * DAY_SECONDS)) };
  if (serial < 1) return { type: 'time', value: clockOf(Math.round(serial * DAY_SECONDS) % DAY_SECONDS) };
  const seconds = Math.round((is1904 ? serial + DAYS_TO_1904 : serial) * DAY_SECONDS);
  const days = Math.floor(seconds / DAY_SECONDS);
  if (days > LAST_SERIAL) return number;
  // Excel counts a 29 February 1900, day 60, that there was not.
  const date = new Date(EPOCH + (days < 60 ? days + 1 : days) * DAY_SECONDS * 1000)
    .toISOString()
    .slice(0, 10);
  const rest = seconds % DAY_SECONDS;
  return { type: 'date', value: rest === 0 ? date : `${date}T${clockOf(rest)}` };
}

/** Hours without an end, minutes, and seconds where there are any: 26:30. */
function durationOf(seconds: number): string {
  const [, minutes = '', rest = ''] = clockOf(seconds).split(':');
  return [Math.floor(seconds / 3600), minutes, ...(rest === '00' ? [] : [rest])].join(':');
}

function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** What a number format, which has no more than 255 letters, shows; null for a number or a text. */
export function clockFormat(code: string): ClockFormat | null {
  if (code.length > MAX_FORMAT) return null;
  const bare = code
    .replace(/"[^"]*"?/g, '')
    .replace(/\\./g, '')
    .replace(/[_*]./g, '')
    .replace(/\[(?!(h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/general/gi, '')
    .replace(/AM\/PM|A\/P/gi, 'h');
  if (!/[dmyhs]/i.test(bare) || /[#?]/.test(bare)) return null;
  if (/[dy]/i.test(bare)) return 'day';
  if (/\[[hms]/i.test(bare)) return 'elapsed';
  return /[hs]/i.test(bare) ? 'time' : 'day';
}

/** The formats that need no code of their own: dates and times by their numbers (ECMA-376 §18.8.30). */
export function builtInClock(id: number): ClockFormat | null {
  if (id === 46) return 'elapsed';
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return 'time';
  const isDay = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDay ? 'day' : null;
}

/** A character that XML cannot hold as it is, or an underscore before such letters (ECMA-376 §22.9.2.19). */
const ESCAPE = /_x([0-9a-f]{4})_/gi;

/** The text that a part of an .xlsx escapes; one that is too long anyhow stays as it is. */
export const decodeText = (text: string): string =>
  text.length > MAX_TEXT || !text.includes('_x')
    ? cleanText(text)
    : cleanText(text.replace(ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));

/** What no cell shows: control characters, halves of characters; line ends are one kind. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
const UNSHOWN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu;

export const cleanText = (text: string): string => text.replace(/\r\n?/g, '\n').replace(UNSHOWN, '');
