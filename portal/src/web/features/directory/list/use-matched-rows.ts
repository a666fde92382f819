import { useQuery } from '@tanstack/react-query';
import { searchQuery } from '../../../shared/directory/folder-queries';
import type { DirectorySort } from '../directory-search';
import type { DirectoryRows } from './directory-rows';
import { indexOf } from './use-folder-rows';

/** The search results, folders first, in the selected order. */
export function useMatchedRows(
  text: string,
  folderId: string | undefined,
  sort: DirectorySort,
): DirectoryRows & { more: boolean } {
  const match = useQuery(searchQuery(text, folderId, sort));
  const items = match.data?.items ?? null;
  return {
    total: items?.length ?? null,
    folders: items?.filter(({ fs_type }) => fs_type === 'DIR').length ?? null,
    more: match.data?.more ?? false,
    all: items,
    at: (index) => items?.[index],
    show: () => undefined,
    load: (first, last) => Promise.resolve(items?.slice(first, last + 1) ?? []),
    positionOf: (id) => Promise.resolve(indexOf(items ?? [], id)),
    error: match.isLoadingError ? match.error : null,
    retry: () => void match.refetch(),
  };
}
