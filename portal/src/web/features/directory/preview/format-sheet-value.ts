const pad = (number: number): string => String(number).padStart(2, '0');

/** Formats a number by its cell's format, limited to decimals, thousands, currency and percent. */
function formatNumber(value: number, format: string): string {
  // The first section of "positive;negative;zero;text", without literal text.
  const [main = ''] = format.split(';');
  const duration = formatDuration(value * DAY, main);
  if (duration !== null) return duration;
  const plain = main.replace(/\[[^\]]*\]/g, '');
  if (plain === '' || /^general$/i.test(plain) || !/[0#?]/.test(plain))
    return String(Number(value.toPrecision(12)));
  const isPercent = plain.includes('%');
  const decimals = /\.([0#?]+)/.exec(plain)?.[1]?.length ?? 0;
  const text = Math.abs(isPercent ? value * 100 : value).toFixed(decimals);
  const [whole = '', fraction] = text.split('.');
  const grouped = /[#0],[#0]/.test(plain) ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole;
  const sign = value < 0 && /[1-9]/.test(text) ? '-' : '';
  const money = plain.includes('$') || format.includes('[$$') ? '$' : '';
  return `${sign}${money}${grouped}${fraction === undefined ? '' : `.${fraction}`}${isPercent ? '%' : ''}`;
}

const SECOND = 1000;
/** Excel's day 0. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const DAY = 86_400 * SECOND;
/** What counts all hours, minutes or seconds since then, and the smaller units behind it. */
const ELAPSED = /\[(h+|m+|s+)\](:m+)?(:s+)?/i;
const UNITS = { h: 3600, m: 60, s: 1 } as const;

/** A duration: 26:30 is no half past two. @param span milliseconds. */
function formatDuration(span: number, format: string): string | null {
  const [, letters = '', minutes, seconds] = ELAPSED.exec(format) ?? [];
  const unit = letters.slice(0, 1).toLowerCase();
  if (unit !== 'h' && unit !== 'm' && unit !== 's') return null;
  let left = Math.round(Math.abs(span) / SECOND);
  const take = (size: number): number => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count;
  };
  const parts = [String(take(UNITS[unit])).padStart(letters.length, '0')];
  if (minutes !== undefined) parts.push(pad(take(UNITS.m)));
  if (seconds !== undefined) parts.push(pad(take(UNITS.s)));
  return (span < 0 ? '-' : '') + parts.join(':');
}

function formatDay(value: Date, format: string): string {
  const duration = formatDuration(value.getTime() - FIRST_DAY, format);
  if (duration !== null) return duration;
  const time = `${pad(value.getUTCHours())}:${pad(value.getUTCMinutes())}`;
  const day = `${pad(value.getUTCDate())}/${pad(value.getUTCMonth() + 1)}/${value.getUTCFullYear()}`;
  if (!/h/i.test(format)) return day;
  return /[dy]/i.test(format) ? `${day} ${time}` : time;
}

/** The display text of a cell's value. */
export function formatSheetValue(value: unknown, format: string): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return formatNumber(value, format);
  if (typeof value === 'boolean') return value ? 'VERDADERO' : 'FALSO';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : formatDay(value, format);
  return typeof value === 'object' ? formatObject(value, format) : String(value);
}

/** Formulas, rich text, links and errors are objects. */
function formatObject(value: object, format: string): string {
  if ('result' in value) return formatSheetValue(value.result, format);
  if ('richText' in value && Array.isArray(value.richText))
    return value.richText.map((part: { text?: unknown }) => String(part.text ?? '')).join('');
  if ('text' in value) return formatSheetValue(value.text, format);
  return 'error' in value ? String(value.error) : '';
}
