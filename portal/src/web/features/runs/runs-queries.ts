import { endpoints } from '@lienzo/schema/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { runsKey } from '../../shared/payroll/requests/requests-queries';

/** The runs of payrolls in the period with the dates of one of theirs; again whenever one of their requests has moved. */
export const runsQuery = (paysheetIds: readonly number[], periodId: number, moved: string) =>
  queryOptions({
    queryKey: [...runsKey, 'states', paysheetIds.join(), periodId, moved],
    queryFn: ({ signal }) =>
      call(endpoints.payroll_runs, { query: { nomina_id: paysheetIds.join(), period: periodId }, signal }),
    placeholderData: keepPreviousData,
  });

export const findingsQuery = (runId: number, version: number, page: number) =>
  queryOptions({
    queryKey: [...runsKey, 'findings', runId, version, page],
    queryFn: ({ signal }) => call(endpoints.payroll_findings, { query: { run_id: runId, page }, signal }),
    placeholderData: keepPreviousData,
  });

export const settlementsQuery = (paysheetId: number, periodId: number) =>
  queryOptions({
    queryKey: [...runsKey, 'settlements', paysheetId, periodId],
    queryFn: ({ signal }) =>
      call(endpoints.payroll_settlements, { query: { nomina_id: paysheetId, period: periodId }, signal }),
    // Who leaves is registered on another screen.
    staleTime: 0,
  });

/** What closed periods would pay otherwise; again with each version of the run. */
export const differencesQuery = (run: { paysheet_id: number; period_id: number; version: number }) =>
  queryOptions({
    queryKey: [...runsKey, 'differences', run.paysheet_id, run.period_id, run.version],
    queryFn: ({ signal }) =>
      call(endpoints.closed_differences, {
        query: { nomina_id: run.paysheet_id, period: run.period_id },
        signal,
      }),
    placeholderData: keepPreviousData,
    // What they depend on changes on other screens.
    staleTime: 0,
  });

export const sheetQuery = (
  { paysheetId, periodId, version }: { paysheetId: number; periodId: number; version: number },
  { page, words }: { page: number; words: string },
) =>
  queryOptions({
    queryKey: [...runsKey, 'sheet', paysheetId, periodId, version, page, words],
    queryFn: ({ signal }) =>
      call(endpoints.payroll_sheet, {
        query: { nomina_id: paysheetId, period: periodId, page, q: words },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
