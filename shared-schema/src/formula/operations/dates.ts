/** Functions of days. */
import {
  addDays,
  dateOf,
  daysBetween,
  monthEnd,
  monthOf,
  plainDate,
  weekdayOf,
  yearOf,
} from '../../payroll/plain-date.ts';
import { type Sql, sql, sqlInteger, sqlText, sqlWithin, withValues } from '../formula-sql.ts';
import { type FormulaContext, FormulaDecimal, integerOf, strict, textOf } from '../formula-value.ts';
import { dayFromFirst, daysFromFirst, SQL_FIRST_DAY, sqlDayFromFirst } from './days.ts';
import { type Operation, type Parameter, plainFunction } from './operation.ts';

type Listed = Operation & { parameters: readonly Parameter[] };

const DAY: Parameter = { name: 'fecha', type: 'fecha' };
const MONTHS: Parameter = { name: 'meses', type: 'numero' };

/** Months are counted from the year 0: those of the first and of the last day. */
const FIRST_MONTH = 1900 * 12;
const LAST_MONTH = 9999 * 12 + 11;
/** The most months or days that are counted. */
const MAX = 200_000;
const MAX_DAYS = 4_000_000;

const number = (value: number) => new FormulaDecimal(value);
const monthNumber = (day: string): number => yearOf(day) * 12 + monthOf(day) - 1;

const part = (english: string, sqlName: string, owner: (day: string) => number): Listed =>
  plainFunction([DAY], 'numero', english, {
    evaluate: strict(([day]) => number(owner(textOf(day)))),
    sql: ([day = []]) => sql`extract(${sqlText(sqlName)} from ${day})`,
  });

/** The first day of a month, or null outside of the days that formulas know. */
function firstOf(month: number, { lose }: FormulaContext): string | null {
  if (month < FIRST_MONTH || month > LAST_MONTH) return lose('date');
  return plainDate(Math.floor(month / 12), (month % 12) + 1, 1);
}

/** SQL of the first day of a month, of SQL of its number. */
const sqlFirstOf = (month: Sql): Sql =>
  withValues(
    [sql`cast(${sqlWithin(month, FIRST_MONTH, LAST_MONTH)} as integer)`],
    'make_date(a / 12, a % 12 + 1, 1)',
  );

const sqlMonth = (day: string): string => `(extract(year from ${day}) * 12 + extract(month from ${day}) - 1)`;

const written: Listed = plainFunction(
  [
    { name: 'año', type: 'numero' },
    { name: 'mes', type: 'numero' },
    { name: 'día', type: 'numero' },
  ],
  'fecha',
  'DATE',
  {
    evaluate: strict(([year, month, day], context) => {
      const y = integerOf(year, 1900, 9999, context);
      const m = integerOf(month, -MAX, MAX, context);
      const d = integerOf(day, -MAX_DAYS, MAX_DAYS, context);
      if (y === null || m === null || d === null) return null;
      const first = firstOf(y * 12 + m - 1, context);
      return first === null ? null : dayFromFirst(daysFromFirst(first) + d - 1, context);
    }),
    sql: ([year = [], month = [], day = []]) => {
      const first = sqlFirstOf(
        sql`${sqlInteger(year, 1900, 9999)} * 12 + ${sqlInteger(month, -MAX, MAX)} - 1`,
      );
      return sqlDayFromFirst(
        sql`(${first} - ${SQL_FIRST_DAY}) + ${sqlInteger(day, -MAX_DAYS, MAX_DAYS)} - 1`,
      );
    },
  },
);

/** The month some months later. */
const moved = (english: string, dayIn: (month: string, day: string) => string, sqlDay: string): Listed =>
  plainFunction([DAY, MONTHS], 'fecha', english, {
    evaluate: strict(([day, months], context) => {
      const count = integerOf(months, -MAX, MAX, context);
      const first = count === null ? null : firstOf(monthNumber(textOf(day)) + count, context);
      return first === null ? null : dayIn(first, textOf(day));
    }),
    sql: ([day = [], months = []]) =>
      withValues(
        [day, sqlInteger(months, -MAX, MAX)],
        withValues([sqlFirstOf(sqlText(`${sqlMonth('a')} + b`)), sqlText('extract(day from a)')], sqlDay),
      ),
  });

const endOf = (first: string): string => monthEnd(yearOf(first), monthOf(first));
const SQL_END = "cast(a + interval '1 month' - interval '1 day' as date)";

const UNITS = ['Y', 'M', 'D', 'YM'] as const;
const SQL_FULL_MONTHS = `(${sqlMonth('b')} - ${sqlMonth('a')} - case when extract(day from b) < extract(day from a) then 1 else 0 end)`;
const SQL_BETWEEN = {
  Y: `floor(${SQL_FULL_MONTHS} / 12)`,
  M: SQL_FULL_MONTHS,
  D: 'cast(b - a as numeric)',
  YM: `mod(${SQL_FULL_MONTHS}, 12)`,
} satisfies Record<(typeof UNITS)[number], string>;

function between(from: string, to: string, unit: string): number {
  if (unit === 'D') return daysBetween(from, to);
  const months = monthNumber(to) - monthNumber(from) - (dateOf(to) < dateOf(from) ? 1 : 0);
  if (unit === 'M') return months;
  return unit === 'Y' ? Math.floor(months / 12) : months % 12;
}

const dateDifference: Listed = plainFunction(
  [
    { name: 'desde', type: 'fecha' },
    { name: 'hasta', type: 'fecha' },
    { name: 'unidad', type: 'texto', oneOf: UNITS },
  ],
  'numero',
  'DATEDIF',
  {
    evaluate: strict(([from, to, unit], context) =>
      textOf(from) > textOf(to)
        ? context.lose('argument')
        : number(between(textOf(from), textOf(to), textOf(unit))),
    ),
    sql: ([from = [], to = []], [, , unit]) => {
      const known = UNITS.find((one) => unit?.kind === 'text' && unit.value === one) ?? 'D';
      return withValues([from, to], `case when a <= b then ${SQL_BETWEEN[known]} end`);
    },
  },
);

/** Working days before a day, counted from the first one, which is a Monday. */
const workdaysBefore = (count: number): number => Math.floor(count / 7) * 5 + Math.min(count % 7, 5);
const sqlWorkdaysBefore = (count: string): string => `((${count}) / 7 * 5 + least((${count}) % 7, 5))`;

const workdays: Listed = plainFunction(
  [
    { name: 'desde', type: 'fecha' },
    { name: 'hasta', type: 'fecha' },
  ],
  'numero',
  'NETWORKDAYS',
  {
    evaluate: strict(([from, to]) => {
      const [a, b] = [daysFromFirst(textOf(from)), daysFromFirst(textOf(to))];
      const [low, high] = a <= b ? [a, b] : [b, a];
      const count = workdaysBefore(high + 1) - workdaysBefore(low);
      return number(a <= b || count === 0 ? count : -count);
    }),
    sql: ([from = [], to = []]) =>
      withValues(
        [sql`${from} - ${SQL_FIRST_DAY}`, sql`${to} - ${SQL_FIRST_DAY}`],
        `cast(case when a <= b then 1 else -1 end *
          (${sqlWorkdaysBefore('greatest(a, b) + 1')} - ${sqlWorkdaysBefore('least(a, b)')})
          + 0 * (a + b) as numeric)`,
      ),
  },
);

const WEEKDAY_TYPES = ['1', '2', '3'] as const;
const weekday: Listed = plainFunction(
  [DAY, { name: 'tipo', type: 'numero', isOptional: true, oneOf: WEEKDAY_TYPES }],
  'numero',
  'WEEKDAY',
  {
    evaluate: (args, [, type]) => {
      const kind = weekdayType(type);
      return strict(([day]) => {
        const sunday = weekdayOf(textOf(day));
        const monday = (sunday + 6) % 7;
        return number(kind === 1 ? sunday + 1 : kind === 2 ? monday + 1 : monday);
      })(args.slice(0, 1));
    },
    sql: ([day = []], [, type]) => {
      const kind = weekdayType(type);
      return kind === 1
        ? sql`(extract(dow from ${day}) + 1)`
        : sql`(extract(isodow from ${day}) - ${sqlText(kind === 2 ? '0' : '1')})`;
    },
  },
);
const weekdayType = (node: { kind: string; value?: string | boolean } | undefined): number =>
  node?.kind === 'number' ? Number(node.value) : 1;

export const DATES = {
  FECHA: written,
  DIA: part('DAY', 'day', dateOf),
  MES: part('MONTH', 'month', monthOf),
  AÑO: part('YEAR', 'year', yearOf),
  HOY: plainFunction([], 'fecha', () => null, {
    evaluate: () => (context) => context.today,
    sql: (_args, _nodes, today) => today,
  }),
  SIFECHA: dateDifference,
  DIAS: plainFunction(
    [
      { name: 'hasta', type: 'fecha' },
      { name: 'desde', type: 'fecha' },
    ],
    'numero',
    ([to, from]) => `(${to?.formula}-${from?.formula})`,
    {
      evaluate: strict(([to, from]) => number(daysBetween(textOf(from), textOf(to)))),
      sql: ([to = [], from = []]) => sql`cast(${to} - ${from} as numeric)`,
    },
  ),
  'DIAS.LAB': workdays,
  'FIN.MES': moved('EOMONTH', endOf, SQL_END),
  'FECHA.MES': moved(
    'EDATE',
    (first, day) => addDays(first, Math.min(dateOf(day), dateOf(endOf(first))) - 1),
    `least(a + (cast(b as integer) - 1), ${SQL_END})`,
  ),
  DIASEM: weekday,
} satisfies Record<string, Listed>;
