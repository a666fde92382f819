/** The formats of TEXTO: each as it is written in Excel in Spanish, with its three backends. */
import { Decimal } from 'decimal.js';
import { dateOf, monthOf, yearOf } from '../../payroll/plain-date.ts';
import { MONTHS } from '../../text/date-names.ts';
import { type Sql, sql, sqlSeen, sqlText, sqlValue, withValues } from '../formula-sql.ts';
import { seen } from '../formula-value.ts';

type NumberFormat = { write: (number: Decimal) => string; sql: (number: Sql) => Sql; excel: string };
type DayFormat = { write: (day: string) => string; sql: (day: Sql) => Sql; excel: (day: string) => string };

const fixed = (number: Decimal, decimals: number): string => {
  const text = seen(number).toFixed(decimals, Decimal.ROUND_HALF_UP);
  return /[1-9]/.test(text) ? text : text.replace('-', '');
};

function plain(decimals: number): NumberFormat {
  return {
    write: (number) => fixed(number, decimals),
    sql: (number) => sql`cast(round(${sqlSeen(number)}, ${sqlText(String(decimals))}) as text)`,
    excel: decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`,
  };
}

/** Groups of three digits; 24 digits are more than a number has. */
const SQL_GROUPS = `FM${Array.from({ length: 7 }, () => '999').join(',')},990`;

function grouped(decimals: number, sign = ''): NumberFormat {
  const tail = decimals === 0 ? '' : `.${'0'.repeat(decimals)}`;
  return {
    write: (number) => {
      const [whole = '', fraction] = fixed(number, decimals).replace('-', '').split('.');
      const isNegative = fixed(number, decimals).startsWith('-');
      const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
      return `${isNegative ? '-' : ''}${sign}${digits}${fraction === undefined ? '' : `.${fraction}`}`;
    },
    sql: (number) =>
      withValues(
        [sql`round(${sqlSeen(number)}, ${sqlText(String(decimals))})`],
        `case when a < 0 then '-' else '' end || '${sign}' || to_char(abs(a), '${SQL_GROUPS}${tail}')`,
      ),
    excel: `${sign}#,##0${tail}`,
  };
}

function padded(digits: number): NumberFormat {
  return {
    write: (number) => {
      const text = fixed(number, 0);
      const isNegative = text.startsWith('-');
      return `${isNegative ? '-' : ''}${text.replace('-', '').padStart(digits, '0')}`;
    },
    sql: (number) =>
      withValues(
        [sql`round(${sqlSeen(number)}, 0)`],
        `case when a < 0 then '-' else '' end ||
          lpad(cast(abs(a) as text), greatest(${digits}, length(cast(abs(a) as text))), '0')`,
      ),
    excel: '0'.repeat(digits),
  };
}

function percentage(decimals: number): NumberFormat {
  const { write, sql: written, excel } = plain(decimals);
  return {
    write: (number) => `${write(number.times(100))}%`,
    sql: (number) => sql`(${written(sql`${number} * 100`)} || '%')`,
    excel: `${excel}%`,
  };
}

const pad = (number: number, digits = 2): string => String(number).padStart(digits, '0');

const dayFormat = (
  write: (year: number, month: number, date: number) => string,
  pattern: string,
  excel: (day: string) => string,
): DayFormat => ({
  write: (day) => write(yearOf(day), monthOf(day), dateOf(day)),
  sql: (day) => sql`to_char(${day}, ${sqlText(`'${pattern}'`)})`,
  excel,
});

/** In Excel by its parts: how a format names years depends on the language of who opens the file. */
const dd = (day: string): string => `TEXT(DAY(${day}),"00")`;
const mm = (day: string): string => `TEXT(MONTH(${day}),"00")`;
const year = (day: string): string => `TEXT(YEAR(${day}),"0000")`;

/** A month's name or its first letters. */
function monthFormat(letters: number): DayFormat {
  const names = MONTHS.map((name) => name.slice(0, letters));
  return {
    write: (day) => names[monthOf(day) - 1] ?? '',
    sql: (day) => sql`(cast(${sqlValue(names)} as text[]))[cast(extract(month from ${day}) as integer)]`,
    excel: (day) => `CHOOSE(MONTH(${day}),${names.map((name) => `"${name}"`).join(',')})`,
  };
}

export const NUMBER_FORMATS: Record<string, NumberFormat> = {
  '0': plain(0),
  '0.0': plain(1),
  '0.00': plain(2),
  '0.000': plain(3),
  '0.0000': plain(4),
  '#,##0': grouped(0),
  '#,##0.00': grouped(2),
  '$#,##0': grouped(0, '$'),
  '$#,##0.00': grouped(2, '$'),
  '0%': percentage(0),
  '0.0%': percentage(1),
  '0.00%': percentage(2),
  '00': padded(2),
  '000': padded(3),
  '0000': padded(4),
  '00000': padded(5),
  '000000': padded(6),
};

export const DAY_FORMATS: Record<string, DayFormat> = {
  'dd/mm/aaaa': dayFormat(
    (y, m, d) => `${pad(d)}/${pad(m)}/${pad(y, 4)}`,
    'DD/MM/YYYY',
    (day) => `(${dd(day)}&"/"&${mm(day)}&"/"&${year(day)})`,
  ),
  'd/m/aaaa': dayFormat(
    (y, m, d) => `${d}/${m}/${pad(y, 4)}`,
    'FMDD/FMMM/YYYY',
    (day) => `(DAY(${day})&"/"&MONTH(${day})&"/"&${year(day)})`,
  ),
  'aaaa-mm-dd': dayFormat(
    (y, m, d) => `${pad(y, 4)}-${pad(m)}-${pad(d)}`,
    'YYYY-MM-DD',
    (day) => `(${year(day)}&"-"&${mm(day)}&"-"&${dd(day)})`,
  ),
  'mm/aaaa': dayFormat(
    (y, m) => `${pad(m)}/${pad(y, 4)}`,
    'MM/YYYY',
    (day) => `(${mm(day)}&"/"&${year(day)})`,
  ),
  aaaa: dayFormat((y) => pad(y, 4), 'YYYY', year),
  mm: dayFormat((_y, m) => pad(m), 'MM', mm),
  dd: dayFormat((_y, _m, d) => pad(d), 'DD', dd),
  mmm: monthFormat(3),
  mmmm: monthFormat(12),
};
