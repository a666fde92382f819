import { endpoints } from '@lienzo/schema/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { imssKey, statusTableQuery } from '../imss-queries';

export type Days = { inicio: string; fin: string };
export type ConciliatedScope = Days & { nomina: number; registro: string };

/** What 'Status' asks for: of a registro patronal, or of all. */
export type AskedStatus = Days & { register?: string | undefined };

export const movementStatusQuery = (asked: AskedStatus) =>
  statusTableQuery('get_movimientos', asked, (signal) =>
    call(endpoints.get_movimientos, { query: asked, signal }),
  );

type State = NonNullable<Parameters<typeof call<typeof endpoints.imss_conciliation>>[1]['query']['state']>;

/** Both sides as of now. */
export const conciliationQuery = (
  { nomina, registro, inicio, fin }: ConciliatedScope,
  { state, page }: { state: State | undefined; page: number } = { state: undefined, page: 1 },
) =>
  queryOptions({
    queryKey: [...imssKey, 'conciliation', nomina, registro, inicio, fin, state, page],
    queryFn: ({ signal }) =>
      call(endpoints.imss_conciliation, {
        query: { nomina_id: nomina, register: registro, inicio, fin, state, page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Again whenever a request has moved. */
export const batchesQuery = (paysheetId: number | undefined, moved: string) =>
  queryOptions({
    queryKey: [...imssKey, 'batches', paysheetId, moved],
    queryFn: ({ signal }) => call(endpoints.imss_batches, { query: { nomina_id: paysheetId }, signal }),
    placeholderData: keepPreviousData,
  });

export const batchQuery = (batchId: number, page: number) =>
  queryOptions({
    queryKey: [...imssKey, 'batch', batchId, page],
    queryFn: ({ signal }) => call(endpoints.imss_batch, { query: { batch_id: batchId, page }, signal }),
    placeholderData: keepPreviousData,
  });

export const rejectionCodesQuery = queryOptions({
  queryKey: [...imssKey, 'codes'],
  queryFn: ({ signal }) => call(endpoints.imss_rejection_codes, { signal }),
});

export const nonWorkingDaysQuery = queryOptions({
  queryKey: [...imssKey, 'non-working days'],
  queryFn: ({ signal }) => call(endpoints.imss_non_working_days, { signal }),
});
