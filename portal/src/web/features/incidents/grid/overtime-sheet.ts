/** The grid of overtime: hours by day for everybody, beside the days of the previous period that belong to its first week. */

import { personNumber } from '@lienzo/schema/bulk/find-person';
import { captureGridMessages } from '@lienzo/schema/capture/capture-grid-messages';
import { checkOvertimeDays, hoursOfDay } from '@lienzo/schema/capture/check-overtime-days';
import { disperseHours } from '@lienzo/schema/capture/disperse-overtime';
import { isEmployed } from '@lienzo/schema/capture/incident';
import {
  HOUR_DECIMALS,
  isTotalHours,
  type OvertimeRule,
  overtimeWeeks,
} from '@lienzo/schema/capture/overtime';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import { readQuantity } from './read-quantity';
import type { SheetRow } from './sheet-row';

export type OvertimeSheetRow = SheetRow & {
  /** By day of the period; '' is none. */
  hours: readonly string[];
  /** By day of the previous period. */
  before: readonly string[];
  /** A total that could not be spread, as it was typed; null: the total is the sum. */
  total: string | null;
};

export type OvertimeSheet = {
  period: { initial_date: string; end_date: string };
  days: readonly string[];
  /** The days of the first week that belong to the previous period. */
  daysBefore: readonly string[];
  rule: OvertimeRule;
  /** `<employee> <day>` of the days of disability, which take no hours. */
  disabled: ReadonlySet<string>;
  /** The same of absences, vacations and other incidents of days: a total places no hours there. */
  absent: ReadonlySet<string>;
};

type Stored = { employee_id: number; fecha: string; horas: string };

export function overtimeSheetRows(
  { days, daysBefore }: OvertimeSheet,
  people: readonly PayrollPerson[],
  stored: readonly Stored[],
  versions: ReadonlyMap<number, number>,
): OvertimeSheetRow[] {
  const known = new Map(
    stored.map(({ employee_id, fecha, horas }) => [
      `${employee_id} ${fecha}`,
      new ExactDecimal(horas).toString(),
    ]),
  );
  return people.map((person) => ({
    person,
    version: versions.get(person.id) ?? 0,
    hours: days.map((day) => known.get(`${person.id} ${day}`) ?? ''),
    before: daysBefore.map((day) => known.get(`${person.id} ${day}`) ?? ''),
    total: null,
  }));
}

export const withHours = (row: OvertimeSheetRow, day: number, text: string): OvertimeSheetRow => ({
  ...row,
  hours: row.hours.with(day, readQuantity(text, HOUR_DECIMALS)),
  total: null,
});

/** The row with another total, spread over the days that the person works (specification 3 §5, earlier variant). */
export function withTotalHours(
  { days, daysBefore, disabled, absent }: OvertimeSheet,
  row: OvertimeSheetRow,
  text: string,
): OvertimeSheetRow {
  const total = readQuantity(text, HOUR_DECIMALS);
  if (total === '') return { ...row, hours: row.hours.map(() => ''), total: null };
  const isTaken = (key: string): boolean => disabled.has(key) || absent.has(key);
  const spread = isTotalHours(total)
    ? disperseHours(
        total,
        days.filter((day) => isEmployed(row.person, day) && !isTaken(`${row.person.id} ${day}`)),
        daysBefore.flatMap((date, at) => hoursOn(date, row.before[at] ?? '')),
      )
    : undefined;
  if (spread === undefined) return { ...row, total };
  const byDay = new Map(spread.map(({ date, hours }) => [date, new ExactDecimal(hours).toString()]));
  return { ...row, hours: days.map((day) => byDay.get(day) ?? ''), total: null };
}

const hoursOn = (date: string, text: string): { date: string; hours: string }[] => {
  const hours = hoursOfDay(text);
  return hours === null || hours === '0.0' ? [] : [{ date, hours }];
};

export const totalHours = ({ hours, total }: OvertimeSheetRow): string => {
  if (total !== null) return total;
  const read = hours.flatMap((text) => hoursOfDay(text) ?? []);
  const sum = ExactDecimal.sum(0, ...read);
  return sum.isZero() ? '' : sum.toString();
};

/** What is wrong, by day; -1 is the total. */
export function overtimeProblems(sheet: OvertimeSheet, row: OvertimeSheetRow): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  if (row.total !== null) problems.set(-1, captureGridMessages.overtime.totalTooLarge);
  const sent = row.hours.map((horas, day) => ({
    employee_id: row.person.id,
    fecha: sheet.days[day] ?? '',
    horas,
    field: `${day}`,
  }));
  const context = {
    period: sheet.period,
    employees: new Map([[row.person.id, row.person]]),
    isDisabled: (employee: number, day: string) => sheet.disabled.has(`${employee} ${day}`),
  };
  for (const { field, message } of checkOvertimeDays(sent, context))
    if (!problems.has(Number(field))) problems.set(Number(field), message);
  return problems;
}

/** What a save sends: `<employee>-<day>` to hours. */
export const sentHours = (
  { days }: OvertimeSheet,
  rows: readonly OvertimeSheetRow[],
): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ person, hours }) =>
      hours.flatMap((text, day) => {
        const read = hoursOfDay(text);
        return read === null || read === '0.0' ? [] : [[`${person.id}-${days[day]}`, read] as const];
      }),
    ),
  );

/**
 * What the server refused of these rows, by row and day.
 * @param refused `dias.<employee>-<day>`, as they were sent.
 */
export function refusedHours(
  { days }: Pick<OvertimeSheet, 'days'>,
  rows: readonly OvertimeSheetRow[],
  refused: readonly { path: string; message: string }[],
): ReadonlyMap<OvertimeSheetRow, ReadonlyMap<number, string>> {
  const messages = new Map(refused.map(({ path, message }) => [path, message]));
  return new Map(
    rows.flatMap((row) => {
      const own = days.flatMap((day, at) => {
        const message = messages.get(`dias.${row.person.id}-${day}`);
        return message === undefined ? [] : [[at, message] as const];
      });
      return own.length === 0 ? [] : [[row, new Map(own)] as const];
    }),
  );
}

export type OvertimeResult = { id: number; number: string; name: string; doubles: string; triples: string };

/** 'Calcular Horas Extras': those with double or triple hours in the period. Wrong numbers count as none. */
export const overtimeResults = (sheet: OvertimeSheet, rows: readonly OvertimeSheetRow[]): OvertimeResult[] =>
  rows.flatMap((row) => {
    const { doubles, triples } = paidHours(sheet, row);
    return doubles === '0' && triples === '0'
      ? []
      : [
          {
            id: row.person.id,
            number: personNumber(row.person),
            name: row.person.name,
            ...{ doubles, triples },
          },
        ];
  });

function paidHours(
  { days, daysBefore, rule, period }: OvertimeSheet,
  { hours, before }: OvertimeSheetRow,
): { doubles: string; triples: string } {
  const worked = [...daysBefore, ...days].flatMap((date, at) => {
    const read = hoursOfDay([...before, ...hours][at] ?? '');
    return read === null || read === '0.0' ? [] : [{ date, hours: read }];
  });
  const own = overtimeWeeks(worked, rule)
    .flatMap((week) => week.days)
    .filter(({ date }) => date >= period.initial_date);
  return {
    doubles: ExactDecimal.sum(0, ...own.map(({ double }) => double)).toString(),
    triples: ExactDecimal.sum(0, ...own.map(({ triple }) => triple)).toString(),
  };
}
