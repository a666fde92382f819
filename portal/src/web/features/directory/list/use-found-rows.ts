import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '../../../shared/directory/folder-queries';
import type { DirectorySort } from '../directory-search';
import type { DirectoryRows } from './directory-rows';
import { indexOf } from './use-folder-rows';

/** The search results, folders first, in the selected order. */
export function useFoundRows(
  words: string,
  folderId: string | undefined,
  sort: DirectorySort,
): DirectoryRows & { more: boolean } {
  const found = useQuery(searchQuery(words, folderId, sort));
  const items = found.data?.items ?? null;
  return {
    total: items?.length ?? null,
    folders: items?.filter(({ fs_type }) => fs_type === 'DIR').length ?? null,
    more: found.data?.more ?? false,
    all: items,
    at: (index) => items?.[index],
    show: () => undefined,
    load: (first, last) => Promise.resolve(items?.slice(first, last + 1) ?? []),
    positionOf: (id) => Promise.resolve(indexOf(items ?? [], id)),
    error: found.isLoadingError ? found.error : null,
    retry: () => void found.refetch(),
  };
}
