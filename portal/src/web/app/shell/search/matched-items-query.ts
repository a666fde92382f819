import { search_directory } from '@lienzo/schema/directory/directory-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { DIRECTORY_KEY } from '../../../shared/directory/directory-key';

/** Minimum length of a search. */
const MIN_LETTERS = 2;

/** Folders and files by words of their name. */
export const matchedItemsQuery = (text: string) =>
  queryOptions({
    queryKey: [DIRECTORY_KEY, 'found', text],
    queryFn: ({ signal }) => call(search_directory, { query: { q: text }, signal, quiet: true }),
    enabled: text.length >= MIN_LETTERS,
    staleTime: 5_000,
    meta: { handlesErrors: true },
  });
