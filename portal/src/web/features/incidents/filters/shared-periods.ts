import type { PeriodChoice } from '@lienzo/schema/api/master-endpoints';

/** A period that all chosen payrolls have. */
export type SharedPeriod = PeriodChoice & {
  /** The period of each payroll, by the payroll's id. */
  ids: ReadonlyMap<number, number>;
};

/**
 * A period belongs to one payroll; several share those with the same first and last day.
 * @param calendars the periods of each payroll, of one process and year.
 */
export function sharedPeriods(
  calendars: readonly { paysheetId: number; periods: readonly PeriodChoice[] }[],
): SharedPeriod[] {
  const [first] = calendars;
  if (first === undefined) return [];
  const byDates = calendars.map(({ paysheetId, periods }) => ({
    paysheetId,
    ids: new Map(periods.map((period) => [datesOf(period), period.id])),
  }));
  return first.periods.flatMap((period) => {
    const ids = new Map<number, number>();
    for (const { paysheetId, ids: own } of byDates) {
      const id = own.get(datesOf(period));
      if (id !== undefined) ids.set(paysheetId, id);
    }
    return ids.size === calendars.length ? [{ ...period, ids }] : [];
  });
}

const datesOf = ({ initial_date, end_date }: PeriodChoice): string => `${initial_date} ${end_date}`;
