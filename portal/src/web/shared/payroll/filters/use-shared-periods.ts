import { useQueries } from '@tanstack/react-query';
import { periodsQuery } from '../lookup-queries';
import { type PayrollFilters, paysheetIdsOf } from './payroll-filters';
import { type SharedPeriod, sharedPeriods } from './shared-periods';

type SharedPeriods = {
  /** undefined while they load, or before payroll, year and process are chosen. */
  periods: SharedPeriod[] | undefined;
  isPending: boolean;
  error: Error | null;
};

/** The periods that the chosen payrolls share, of the chosen process and year (docs/decisions, several payrolls). */
export function useSharedPeriods(filters: PayrollFilters): SharedPeriods {
  const paysheets = paysheetIdsOf(filters);
  const { anio, proceso } = filters;
  const isReady = anio !== undefined && proceso !== undefined && paysheets.length > 0;
  const calendars = useQueries({
    queries: isReady ? paysheets.map((id) => periodsQuery(id, proceso, anio)) : [],
  });
  const error = calendars.find(({ isLoadingError }) => isLoadingError)?.error ?? null;
  if (!isReady || calendars.some(({ data }) => data === undefined))
    return { periods: undefined, isPending: isReady && error === null, error };
  return {
    periods: sharedPeriods(
      paysheets.map((paysheetId, at) => ({ paysheetId, periods: calendars[at]?.data ?? [] })),
    ),
    isPending: false,
    error: null,
  };
}
