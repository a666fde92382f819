import { BROWSE_PAGE } from '@lienzo/schema/directory/directory-endpoints';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error';
import type { DirectorySort } from '../directory-search';
import { browseQuery, positionQuery } from '../queries/directory-queries';
import type { DirectoryItem, DirectoryRows } from './directory-rows';

const pageOf = (index: number): number => Math.floor(index / BROWSE_PAGE);

/** The index of an item among all rows, or null. */
export function indexOf(rows: readonly DirectoryItem[], id: string): number | null {
  const index = rows.findIndex((row) => row.id === id);
  return index === -1 ? null : index;
}

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** A folder's rows in pages of 200, loaded as they become visible; page 0 always, because it has the total. */
export function useFolderRows(
  folderId: string,
  { sort, order }: DirectorySort,
  isUsed: boolean,
): DirectoryRows & { folder: DirectoryItem | undefined; isPending: boolean } {
  const queryClient = useQueryClient();
  const [near, setNear] = useState<readonly number[]>([]);
  const wish = useCallback(
    (page: number) => browseQuery({ folderId, sort, order, page }),
    [folderId, sort, order],
  );
  const pages = isUsed ? [0, ...near] : [0];
  const results = useQueries({ queries: pages.map(wish) });
  const first = results[0];
  // A folder that was deleted meanwhile is not shown from the cache.
  const failed = results.find(({ isLoadingError, error }) => isLoadingError || isGone(error));
  const total = first?.data?.total ?? null;

  const show = useCallback((from: number, to: number) => {
    const next: number[] = [];
    for (let page = Math.max(1, pageOf(from)); page <= pageOf(to); page += 1) next.push(page);
    setNear((retained) => (retained.join() === next.join() ? retained : next));
  }, []);

  const load = useCallback(
    async (from: number, to: number) => {
      const requested: Promise<{ items: DirectoryItem[] }>[] = [];
      for (let page = pageOf(from); page <= pageOf(to); page += 1)
        requested.push(queryClient.fetchQuery({ ...wish(page), staleTime: 60_000 }));
      const loaded = (await Promise.all(requested)).flatMap(({ items }) => items);
      const skipped = pageOf(from) * BROWSE_PAGE;
      return loaded.slice(from - skipped, to - skipped + 1);
    },
    [queryClient, wish],
  );

  const all = total !== null && total <= BROWSE_PAGE ? (first?.data?.items ?? null) : null;
  return {
    folder: first?.data?.folder,
    isPending: first?.isPending ?? true,
    total,
    folders: first?.data?.folders ?? null,
    all,
    at: (index) => queryClient.getQueryData(wish(pageOf(index)).queryKey)?.items[index % BROWSE_PAGE],
    show,
    load,
    positionOf: async (id) => {
      if (all !== null) return indexOf(all, id);
      const answer = await queryClient.fetchQuery(positionQuery({ folderId, sort, order, id }));
      return answer.position;
    },
    error: failed?.error ?? null,
    retry: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}
