import { find_people } from '@lienzo/schema/capture/closing-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** Minimum length of a search. */
const MIN_LETTERS = 2;

/** People of all clients by name, number, NSS or RFC. */
export const matchedPeopleQuery = (text: string) =>
  queryOptions({
    queryKey: ['capture', 'people', text],
    queryFn: async ({ signal }) =>
      (await call(find_people, { query: { q: text }, signal, quiet: true })).result,
    enabled: text.length >= MIN_LETTERS,
    staleTime: 5_000,
    meta: { handlesErrors: true },
  });
