import type { CapturePeriodChoice } from '@lienzo/schema/masters/master-endpoints';

/** A period that all chosen payrolls have; open and served when it is in all of them. */
export type SharedPeriod = CapturePeriodChoice & {
  /** The period of each payroll, by the payroll's id. */
  ids: ReadonlyMap<number, number>;
};

/**
 * A period belongs to one payroll; several share those with the same first and last day.
 * @param calendars the periods of each payroll, of one process and year.
 */
export function sharedPeriods(
  calendars: readonly { paysheetId: number; periods: readonly CapturePeriodChoice[] }[],
): SharedPeriod[] {
  const [first] = calendars;
  if (first === undefined) return [];
  const byDates = calendars.map(({ paysheetId, periods }) => ({
    paysheetId,
    own: new Map(periods.map((period) => [datesOf(period), period])),
  }));
  return first.periods.flatMap((period) => {
    const same = byDates.flatMap(({ paysheetId, own }) => {
      const match = own.get(datesOf(period));
      return match === undefined ? [] : [{ paysheetId, found: match }];
    });
    if (same.length < calendars.length) return [];
    const isOpen = same.every(({ found }) => found.estatus === 'Abierta');
    return [
      {
        ...period,
        ids: new Map(same.map(({ paysheetId, found }) => [paysheetId, found.id])),
        estatus: isOpen ? 'Abierta' : 'Finalizada',
        served: same.every(({ found }) => found.served),
      },
    ];
  });
}

const datesOf = ({ initial_date, end_date }: CapturePeriodChoice): string => `${initial_date} ${end_date}`;
