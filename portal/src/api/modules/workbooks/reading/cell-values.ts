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
const EPOCH = Date.UTC(1899, 11, 30);
/** Days by which the calendar that begins in 1904 lies behind. */
const DAYS_TO_1904 = 1462;

/** @param text may be as long as in the file; what no field takes is cut, and marked. */
export const textValue = (text: string): Value =>
  text.length > MAX_TEXT
    ? { type: 'text', value: text.slice(0, MAX_TEXT), cut: true }
    : { type: 'text', value: text };

/** @param text as a file stores it; null for what is no number. */
export function numberValue(text: string): Value | null {
  if (/^-?\d{1,12}(\.\d{1,2})?$/.test(text)) return { type: 'number', value: text };
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return null;
  return { type: 'number', value: new ExactDecimal(number.toPrecision(DIGITS)).toFixed() };
}

/** A number in a cell that shows a date or a time; outside of Excel's calendar it stays a number. */
export function dateValue(text: string, is1904: boolean): Value | null {
  const number = numberValue(text);
  const serial = Number(text);
  if (number === null || serial < 0) return number;
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

function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** Whether a number format, which has no more than 255 letters, shows a day or a time of day. */
export function isDateFormat(code: string): boolean {
  if (code.length > MAX_FORMAT) return false;
  const bare = code
    .replace(/"[^"]*"?/g, '')
    .replace(/\\./g, '')
    .replace(/[_*]./g, '')
    .replace(/\[(?!(h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/general/gi, '')
    .replace(/AM\/PM|A\/P/gi, 'h');
  return /[dmyhs]/i.test(bare) && !/[#?]/.test(bare);
}

/** The formats that need no code of their own: dates and times by their numbers (ECMA-376 §18.8.30). */
export const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
