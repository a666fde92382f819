import { endpoints } from '@lienzo/schema/endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { imssKey, statusTableQuery } from '../imss-queries';
import type { ConfrontaSearch } from './confronta-search';

export const confrontaKey = [...imssKey, 'confronta'] as const;

type Days = { inicio: string; fin: string };

/** 'Status', of a registro patronal or of all, and 'Status TXT', which names none (specification 2 §7). */
export const confrontaStatusQuery = (
  tabla: 'txt' | undefined,
  { register, ...days }: Days & { register: string | undefined },
) => {
  const [endpoint, asked] =
    tabla === 'txt'
      ? ([endpoints.get_txtsua, days] as const)
      : ([endpoints.get_confronta, { ...days, register }] as const);
  return statusTableQuery(endpoint.name, asked, (signal) => call(endpoint, { query: asked, signal }));
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

export const emissionCodesQuery = queryOptions({
  queryKey: [...confrontaKey, 'codes'],
  queryFn: ({ signal }) => call(endpoints.imss_emission_codes, { signal }),
});
