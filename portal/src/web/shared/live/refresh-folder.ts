import type { Query, QueryClient } from '@tanstack/react-query';
import { DIRECTORY_KEY } from '../directory/directory-key';

/** What is read of the folder that is open: its rows, its path, and what stands beside them. */
const BESIDE = new Set<unknown>(['usage', 'detail', 'history', 'versions', 'search']);

/** Reads a folder anew that somebody changed: where it is shown at once, elsewhere when it is shown again. */
export async function refreshFolder(queryClient: QueryClient, folderId: string): Promise<void> {
  const keyOf = (...key: string[]) => ({ queryKey: [DIRECTORY_KEY, ...key] });
  const cache = queryClient.getQueryCache();
  const isOpen = cache.findAll({ ...keyOf('browse', folderId), type: 'active' }).length > 0;
  // Whoever is inside of a folder that got another name, or is gone, is somewhere else now.
  const below = cache
    .findAll({ ...keyOf('breadcrumb'), type: 'active', predicate: leadsThrough(folderId) })
    .map(({ queryKey }) => queryKey[2]);
  await queryClient.invalidateQueries({
    ...keyOf(),
    predicate: ({ queryKey: [, kind, id] }) =>
      id === folderId || (isOpen && BESIDE.has(kind)) || (isPosition(kind) && below.includes(id)),
  });
}

const isPosition = (kind: unknown): boolean => kind === 'browse' || kind === 'breadcrumb';

const leadsThrough =
  (folderId: string) =>
  ({ state: { data } }: Query): boolean =>
    Array.isArray(data) && data.some((crumb) => crumb.id === folderId);
