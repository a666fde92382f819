import { get_parts } from '@lienzo/schema/reports/parts-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { RENDERS_KEY } from '../../../shared/downloads/renders-query';
import type { PartsSearch } from './parts-search';

/** How often the list is read while files are being made or delivered. */
const WHILE_MADE_MS = 3000;

/** A page of the files that a report was divided into. Begins with the key of files, so live events renew it. */
export const partsQuery = (id: string, { q = '', pagina = 1, fallidos }: PartsSearch) =>
  queryOptions({
    queryKey: [RENDERS_KEY, 'parts', id, q, pagina, fallidos],
    queryFn: async ({ signal }) => {
      const query = { id, search: q, page: pagina, ...(fallidos === true && { only: 'failed' as const }) };
      return (await call(get_parts, { query, signal, quiet: true })).result;
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const now = state.data?.render.state;
      return now === 'queued' || now === 'running' ? WHILE_MADE_MS : false;
    },
    staleTime: 0,
  });
