import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { DirectorySort } from '../directory-search';
import { searchQuery } from '../queries/directory-queries';
import type { DirectoryRows } from './directory-rows';
import { sortItems } from './sort-items';

/** What a search found, folders first, in the order asked for. */
export function useFoundRows(
  words: string,
  folderId: string | undefined,
  sort: DirectorySort,
): DirectoryRows & { more: boolean } {
  const found = useQuery(searchQuery(words, folderId));
  const items = useMemo(
    () => (found.data === undefined ? null : sortItems(found.data.items, sort)),
    [found.data, sort],
  );
  return {
    total: items?.length ?? null,
    more: found.data?.more ?? false,
    all: items,
    at: (index) => items?.[index],
    show: () => undefined,
    load: (first, last) => Promise.resolve(items?.slice(first, last + 1) ?? []),
    error: found.isLoadingError ? found.error : null,
    retry: () => void found.refetch(),
  };
}
