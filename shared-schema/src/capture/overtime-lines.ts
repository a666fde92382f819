/** The result lines of overtime: what is paid, week by week (specification 3 §3, §9). */
import { ExactDecimal } from '../data/exact-decimal.ts';
import { addDays, daysBetween } from '../payroll/plain-date.ts';
import type { CapturePeriod } from './capture-problem.ts';
import { mondayOf, type OvertimeDay, type OvertimeRule, overtimeWeeks } from './overtime.ts';

export const DOUBLES = 'P023C_HR';
export const TRIPLES = 'P024C_HR';

/** The codes of the weeks; a fifth or sixth one of a month has that of the fourth (day 22 and on). */
const WEEK_CODES = ['TIEM_EXT', 'TIEMEXT1', 'TIEMEXT2', 'TIEMEXT3'] as const;

export type OvertimeResultLine = {
  semana: (typeof WEEK_CODES)[number] | 'triples';
  clave_concepto: typeof DOUBLES | typeof TRIPLES;
  /** With two decimals. */
  horas: string;
  fecha: string;
};

/** Days from a week's Monday: doubles are dated on its fifth day, triples on its second. */
const DOUBLES_DAY = 4;
const TRIPLES_DAY = 1;

/** The days of the first week that belong to the previous period, in order; none when it begins on a Monday. */
export function previousDaysOf({ initial_date }: Pick<CapturePeriod, 'initial_date'>): string[] {
  const monday = mondayOf(initial_date);
  return Array.from({ length: daysBetween(monday, initial_date) }, (_, at) => addDays(monday, at));
}

/** The code of the week that begins on a Monday. */
export function weekCodeOf(monday: string, { initial_date }: CapturePeriod): (typeof WEEK_CODES)[number] {
  const week = Math.max(0, daysBetween(mondayOf(initial_date), monday) / 7);
  return WEEK_CODES[week] ?? 'TIEMEXT3';
}

/**
 * The lines of one employee. Their hours sum to those of the period's days; the days of the previous period take their
 * share of the first week's allowance and are paid there.
 * @param days of the period and of `previousDaysOf` it, in any order.
 */
export function overtimeLines(
  days: readonly OvertimeDay[],
  period: CapturePeriod,
  rule: OvertimeRule,
): OvertimeResultLine[] {
  const { initial_date, end_date } = period;
  const within = (day: string): string => {
    if (day < initial_date) return initial_date;
    return day > end_date ? end_date : day;
  };
  return overtimeWeeks(days, rule).flatMap(({ monday, days: ofWeek }) => {
    const own = ofWeek.filter(({ date }) => date >= initial_date && date <= end_date);
    const doubles = ExactDecimal.sum(0, ...own.map(({ double }) => double));
    const triples = ExactDecimal.sum(0, ...own.map(({ triple }) => triple));
    const lines: OvertimeResultLine[] = [
      {
        semana: weekCodeOf(monday, period),
        clave_concepto: DOUBLES,
        horas: doubles.toFixed(2),
        fecha: within(addDays(monday, DOUBLES_DAY)),
      },
      {
        semana: 'triples',
        clave_concepto: TRIPLES,
        horas: triples.toFixed(2),
        fecha: within(addDays(monday, TRIPLES_DAY)),
      },
    ];
    return lines.filter(({ horas }) => Number(horas) > 0);
  });
}

type SummaryLine = { semana: string; clave_concepto: string; horas: string };

/** Whether two summaries pay the same hours; the dates of the lines do not matter. */
export function sameLines(one: readonly SummaryLine[], other: readonly SummaryLine[]): boolean {
  const keys = (lines: readonly SummaryLine[]): string => {
    const sums = new Map<string, string>();
    for (const { semana, clave_concepto, horas } of lines) {
      const key = `${semana} ${clave_concepto}`;
      sums.set(key, new ExactDecimal(sums.get(key) ?? '0').plus(horas).toFixed(2));
    }
    return JSON.stringify([...sums].filter(([, hours]) => Number(hours) > 0).toSorted());
  };
  return keys(one) === keys(other);
}
