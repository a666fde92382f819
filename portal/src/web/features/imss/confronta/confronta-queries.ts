import { endpoints } from '@lienzo/schema/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { imssKey, statusTableQuery } from '../imss-queries';
import type { ConfrontaSearch } from './confronta-search';

export const confrontaKey = [...imssKey, 'confronta'] as const;

/** 'Status' and 'Status TXT'. */
export const confrontaStatusQuery = (tabla: 'txt' | undefined, days: { inicio: string; fin: string }) => {
  const endpoint = tabla === 'txt' ? endpoints.get_txtsua : endpoints.get_confronta;
  return statusTableQuery(endpoint.name, days, (signal) => call(endpoint, { query: days, signal }));
};

export const differencesQuery = ({ ver = 0, archivos, causa, pagina = 1 }: ConfrontaSearch) =>
  queryOptions({
    queryKey: [...confrontaKey, 'differences', ver, archivos, causa, pagina],
    queryFn: ({ signal }) =>
      call(endpoints.confronta_differences, {
        query: { request_id: ver, against: archivos, cause: causa, page: pagina },
        signal,
      }),
    placeholderData: keepPreviousData,
    enabled: ver > 0,
  });

export const requestFindingsQuery = (requestId: number) =>
  queryOptions({
    queryKey: [...confrontaKey, 'findings', requestId],
    queryFn: ({ signal }) => call(endpoints.imss_findings, { query: { request_id: requestId }, signal }),
  });

export const tolerancesQuery = (scope: { nomina_id: number; register: string }) =>
  queryOptions({
    queryKey: [...confrontaKey, 'tolerances', scope.nomina_id, scope.register],
    queryFn: ({ signal }) => call(endpoints.confronta_tolerances, { query: scope, signal }),
  });
