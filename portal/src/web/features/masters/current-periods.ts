import type { Closing } from '@lienzo/schema/capture/closing-endpoints';

/**
 * The period that each payroll is in: of those that hold the day the one of the first process, which is the ordinary
 * one; else the next open one.
 * @param today `YYYY-MM-DD`. @returns by the payroll's id.
 */
export function currentPeriods(closings: readonly Closing[], today: string): Map<number, Closing> {
  const current = new Map<number, Closing>();
  for (const [paysheetId, own] of Map.groupBy(closings, ({ paysheet_id }) => paysheet_id)) {
    const [period] = own
      .filter(({ end_date, estatus }) => end_date >= today && estatus === 'Abierta')
      .concat(own.filter((one) => holds(one, today) && one.estatus === 'Finalizada'))
      .toSorted(
        (one, other) =>
          Number(holds(other, today)) - Number(holds(one, today)) ||
          one.process_id - other.process_id ||
          one.initial_date.localeCompare(other.initial_date),
      );
    if (period !== undefined) current.set(paysheetId, period);
  }
  return current;
}

const holds = ({ initial_date, end_date }: Closing, day: string): boolean =>
  initial_date <= day && day <= end_date;
