import { endpoints } from '@lienzo/schema/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { imssKey, statusTableQuery } from '../imss-queries';

export const variabilityStatusQuery = (days: { inicio: string; fin: string }) =>
  statusTableQuery('get_variabilidad', days, (signal) =>
    call(endpoints.get_variabilidad, { query: days, signal }),
  );

/** The people of a variability; again when it has moved. */
export const variabilityQuery = (requestId: number, page: number) =>
  queryOptions({
    queryKey: [...imssKey, 'variability', requestId, page],
    queryFn: ({ signal }) =>
      call(endpoints.imss_variability, { query: { request_id: requestId, page }, signal }),
    placeholderData: keepPreviousData,
  });
