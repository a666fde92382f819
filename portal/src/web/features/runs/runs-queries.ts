import { endpoints } from '@lienzo/schema/endpoints';
import type { ProductRequest } from '@lienzo/schema/runs/run-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';

/** Milliseconds between looks at what is being done. */
const WHILE_RUNNING = 1500;
const RUNS = ['runs'] as const;

const isOpen = ({ state }: ProductRequest): boolean => state === 'en_espera' || state === 'en_proceso';

/** What was asked for of some payrolls, or of all that the person sees. */
export const requestsQuery = (paysheetIds: readonly number[]) =>
  queryOptions({
    queryKey: [...RUNS, 'requests', paysheetIds.join()],
    queryFn: ({ signal }) =>
      call(endpoints.get_producto_x_nominas, {
        query: paysheetIds.length === 0 ? {} : { nomina_id: paysheetIds.join() },
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? WHILE_RUNNING : false),
  });

/** The runs of payrolls in the period with the dates of one of theirs; again whenever one of their requests has moved. */
export const runsQuery = (paysheetIds: readonly number[], periodId: number, moved: string) =>
  queryOptions({
    queryKey: [...RUNS, 'states', paysheetIds.join(), periodId, moved],
    queryFn: ({ signal }) =>
      call(endpoints.payroll_runs, { query: { nomina_id: paysheetIds.join(), period: periodId }, signal }),
    placeholderData: keepPreviousData,
  });

export const findingsQuery = (runId: number, version: number, page: number) =>
  queryOptions({
    queryKey: [...RUNS, 'findings', runId, version, page],
    queryFn: ({ signal }) => call(endpoints.payroll_findings, { query: { run_id: runId, page }, signal }),
    placeholderData: keepPreviousData,
  });

export const settlementsQuery = (paysheetId: number, periodId: number) =>
  queryOptions({
    queryKey: [...RUNS, 'settlements', paysheetId, periodId],
    queryFn: ({ signal }) =>
      call(endpoints.payroll_settlements, { query: { nomina_id: paysheetId, period: periodId }, signal }),
    // Who leaves is registered on another screen.
    staleTime: 0,
  });

export const sheetQuery = (
  { paysheetId, periodId, version }: { paysheetId: number; periodId: number; version: number },
  { page, words }: { page: number; words: string },
) =>
  queryOptions({
    queryKey: [...RUNS, 'sheet', paysheetId, periodId, version, page, words],
    queryFn: ({ signal }) =>
      call(endpoints.payroll_sheet, {
        query: { nomina_id: paysheetId, period: periodId, page, q: words },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const runsKey = RUNS;
