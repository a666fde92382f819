/**
 * How values are written in es-MX. Own rules instead of `Intl`, so that browser, server and Chromium
 * print the same characters whatever ICU they carry.
 */

import { Decimal } from 'decimal.js';
import { onBureauClock } from '../payroll/plain-date.ts';
import { MONTHS } from '../text/date-names.ts';
import {
  type Cell,
  type ColumnDataType,
  type ColumnFormat,
  isDateType,
  isNumericType,
  type NamedFormat,
  type SelectedColumn,
} from './column.ts';
import { spanOfPattern, type WrittenDay, writeDate } from './date-pattern.ts';
import { isDateValue } from './date-value.ts';
import { decimalOf } from './exact-decimal.ts';
import { datePatternOf, numberPatternOf, PATTERN_PREFIX, patternProblem } from './format-pattern.ts';
import { inThousands, writeNumber } from './number-pattern.ts';

const DAY_FORMATS = ['fecha_corta', 'fecha_media', 'fecha_larga', 'fecha_mes', 'fecha_anio'] as const;

/** Made once, because each row of a summary asks for them. */
const FORMATS: Record<ColumnDataType, readonly NamedFormat[]> = {
  integer: ['general', 'entero', 'decimal', 'moneda', 'porcentaje'],
  bigint: ['general', 'entero', 'decimal', 'moneda', 'porcentaje'],
  numeric: ['decimal', 'general', 'entero', 'moneda', 'porcentaje'],
  date: DAY_FORMATS,
  timestamp: ['fecha_hora', ...DAY_FORMATS],
  text: ['general'],
  boolean: ['general'],
  empty: ['general'],
};

/** The formats with a name that a type allows, the first being its default. */
export const formatsFor = (type: ColumnDataType): readonly NamedFormat[] => FORMATS[type];

/** Whether a type allows a format: one of those with a name, or a typed one of its kind. */
export function allowsFormat(type: ColumnDataType, format: ColumnFormat): boolean {
  return isTypedFormat(format)
    ? typedFormatProblem(type, format.slice(PATTERN_PREFIX.length)) === null
    : FORMATS[type].some((one) => one === format);
}

export const isTypedFormat = (format: ColumnFormat): format is Exclude<ColumnFormat, NamedFormat> =>
  format.startsWith(PATTERN_PREFIX);

/** Whether values of a type can be written as somebody types it. */
export const takesTypedFormat = (type: ColumnDataType): boolean => isNumericType(type) || isDateType(type);

/** Why a typed format cannot be used for a type, in words for its author; null when it can. */
export function typedFormatProblem(type: ColumnDataType, pattern: string): string | null {
  if (isNumericType(type)) return patternProblem(pattern, 'number', false);
  if (isDateType(type)) return patternProblem(pattern, 'date', type === 'timestamp');
  return '';
}

/** Whether a format writes a number as hundredths with a percent sign; its figure is that of the percentage. */
export const isPercentFormat = (format: ColumnFormat): boolean =>
  format === 'porcentaje' || numberPatternOf(format)?.positive.isPercent === true;

/** Whether a format writes an amount of money. */
export const isMoneyFormat = (format: ColumnFormat): boolean =>
  format === 'moneda' || numberPatternOf(format)?.positive.before.includes('$') === true;

/** The format in force for a column: its own, else its type's first. */
export function formatOf(column: Pick<SelectedColumn, 'data_type' | 'formato'>): ColumnFormat {
  const allowed = formatsFor(column.data_type);
  if (column.formato !== undefined && allowsFormat(column.data_type, column.formato)) return column.formato;
  return allowed[0] ?? 'general';
}

/** The decimals that a format writes at most; null where it writes all that a value has. */
const DECIMALS = {
  general: null,
  entero: 0,
  decimal: 2,
  moneda: 2,
  porcentaje: 2,
  fecha_corta: null,
  fecha_media: null,
  fecha_larga: null,
  fecha_hora: null,
  fecha_mes: null,
  fecha_anio: null,
} satisfies Record<NamedFormat, number | null>;

/** What days are grouped by where they are shown in a format: all days of a month or a year then read alike. */
export function daySpanOf(column: Pick<SelectedColumn, 'data_type' | 'formato'>): 'month' | 'year' | null {
  const format = formatOf(column);
  if (format === 'fecha_mes') return 'month';
  if (format === 'fecha_anio') return 'year';
  const pattern = isDateType(column.data_type) ? datePatternOf(format) : null;
  return pattern === null ? null : spanOfPattern(pattern);
}

/** The decimals that the format in force for a column writes, or null where it writes all. */
export function decimalsOf(column: Pick<SelectedColumn, 'data_type' | 'formato'>): number | null {
  const format = formatOf(column);
  if (!isTypedFormat(format)) return DECIMALS[format];
  return isNumericType(column.data_type) ? (numberPatternOf(format)?.positive.decimals ?? null) : null;
}

/** Numbers and money to the right, everything else to the left, unless the column says otherwise. */
export function alignmentOf(
  column: Pick<SelectedColumn, 'data_type' | 'alineacion'>,
): 'left' | 'center' | 'right' {
  return column.alineacion ?? (isNumericType(column.data_type) ? 'right' : 'left');
}

/** A cell as people read it; an empty value is ''. */
export function formatCell(value: Cell | undefined, type: ColumnDataType, format: ColumnFormat): string {
  if (value === null || value === undefined || type === 'empty') return '';
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (isNumericType(type)) return formatNumber(value, format);
  if (isDateType(type)) return formatDate(String(value), format);
  return String(value);
}

function formatNumber(value: Exclude<Cell, null>, format: ColumnFormat): string {
  const number = decimalOf(value);
  if (number === null) return String(value);
  const pattern = numberPatternOf(format);
  if (pattern !== null) return writeNumber(number, pattern);
  switch (format) {
    case 'entero':
      return grouped(number.toFixed(DECIMALS.entero, Decimal.ROUND_HALF_UP));
    case 'decimal':
      return grouped(number.toFixed(DECIMALS.decimal, Decimal.ROUND_HALF_UP));
    case 'moneda':
      return money(number);
    case 'porcentaje':
      return `${grouped(number.toDecimalPlaces(DECIMALS.porcentaje, Decimal.ROUND_HALF_UP).toFixed())}%`;
    default:
      return number.toFixed();
  }
}

function money(number: Decimal): string {
  const text = grouped(number.abs().toFixed(DECIMALS.moneda, Decimal.ROUND_HALF_UP));
  return number.isNegative() && !/^0\.00$/.test(text) ? `-$${text}` : `$${text}`;
}

function grouped(plain: string): string {
  const [whole = '', fraction] = plain.replace('-', '').split('.');
  const sign = plain.startsWith('-') && /[1-9]/.test(plain) ? '-' : '';
  const withCommas = inThousands(whole);
  return sign + (fraction === undefined ? withCommas : `${withCommas}.${fraction}`);
}

/** Dates: `20/11/2026`, `20 nov 2026`, `20 de noviembre de 2026`, `nov 2026`, `2026`, `20/11/2026 3:05 p. m.`. */
function formatDate(value: string, format: ColumnFormat): string {
  const local = localParts(value);
  return local === null ? value : writeDay(local, format);
}

function writeDay(local: LocalParts, format: ColumnFormat): string {
  const pattern = datePatternOf(format);
  if (pattern !== null) return writeDate(local, pattern);
  const { year, month, day } = local;
  const name = MONTHS[month - 1] ?? '';
  const short = `${pad(day)}/${pad(month)}/${year}`;
  switch (format) {
    case 'fecha_media':
      return `${day} ${name.slice(0, 3)} ${year}`;
    case 'fecha_larga':
      return `${day} de ${name} de ${year}`;
    case 'fecha_mes':
      return `${name.slice(0, 3)} ${year}`;
    case 'fecha_anio':
      return String(year);
    case 'fecha_hora':
      return local.time === '' ? short : `${short} ${local.time}`;
    default:
      return short;
  }
}

const pad = (number: number): string => String(number).padStart(2, '0');

type LocalParts = WrittenDay & { time: string };

/** Day and hour on the bureau's clock. */
function localParts(value: string): LocalParts | null {
  if (!isDateValue(value)) return null;
  const plain = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (plain !== null)
    return {
      year: Number(plain[1]),
      month: Number(plain[2]),
      day: Number(plain[3]),
      hour: null,
      minute: 0,
      second: 0,
      time: '',
    };
  const local = onBureauClock(new Date(value));
  if (Number.isNaN(local.getTime())) return null;
  const hour = local.getUTCHours();
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    day: local.getUTCDate(),
    hour,
    minute: local.getUTCMinutes(),
    time: clock(hour, local.getUTCMinutes()),
    second: local.getUTCSeconds(),
  };
}

const clock = (hour: number, minute: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:${pad(minute)} ${hour < 12 ? 'a' : 'p'}. m.`;

/** `15:05` as people read it: `3:05 p. m.`, which stays on one line. Another text stays as it is. */
export function formatClock(time: string): string {
  const parts = /^(\d{2}):(\d{2})$/.exec(time);
  return parts === null ? time : unbroken(clock(Number(parts[1]), Number(parts[2])));
}

/** With no-break spaces. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A date of the page itself: `20 de noviembre de 2026`. */
export const formatLongDate = (day: string): string => formatDate(day, 'fecha_larga');
/** A date of these weeks within a sentence: `20 de noviembre`. */
export const formatDayAndMonth = (day: string): string => formatLongDate(day).replace(/ de \d+$/, '');
/** A date in lists: `20 nov 2026`. */
export const formatMediumDate = (value: string): string => formatDate(value, 'fecha_media');
/** Date and hour in lists: `20/11/2026 3:05 p. m.`. */
export const formatDateTime = (value: string): string => formatDate(value, 'fecha_hora');
/** Date and hour in sentences and cards: `20 nov 2026, 3:05 p. m.`; a date alone stays without hour. */
export function formatMoment(value: string): string {
  const local = localParts(value);
  if (local === null) return value;
  const day = writeDay(local, 'fecha_media');
  // The hour stays on one line.
  return local.time === '' ? day : `${day}, ${unbroken(local.time)}`;
}
/** The same with seconds, for records: `20 nov 2026, 3:05:09 p. m.`. */
export function formatMomentWithSeconds(value: string): string {
  const local = localParts(value);
  if (local === null || local.time === '') return formatMoment(value);
  const time = local.time.replace(' ', `:${pad(local.second)} `);
  return `${writeDay(local, 'fecha_media')}, ${unbroken(time)}`;
}
