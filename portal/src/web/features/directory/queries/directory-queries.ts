import {
  BROWSE_PAGE,
  bin,
  browse,
  directory_detail,
  directoryActivity,
  HISTORY_PAGE,
  storage_usage,
} from '@lienzo/schema/directory/directory-endpoints';
import { file_versions, fileActivity } from '@lienzo/schema/directory/file-endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';
import { DIRECTORY_KEY } from '../../../shared/directory/directory-key';
import type { DirectorySort } from '../directory-search';

/** Changes by others arrive as live events; otherwise they are fetched on window focus, and every two minutes. */
const LIVE = { staleTime: 5_000, refetchInterval: 120_000 } as const;

export type BrowseParams = DirectorySort & { folderId: string; page: number };

/** A page of a folder, zero-based. */
export const browseQuery = ({ folderId, sort, order, page }: BrowseParams) =>
  queryOptions({
    queryKey: [DIRECTORY_KEY, 'browse', folderId, sort, order, page],
    queryFn: ({ signal }) =>
      call(browse, {
        query: { folder_id: folderId, sort, order, offset: page * BROWSE_PAGE, num_items: BROWSE_PAGE },
        signal,
      }),
    ...LIVE,
  });

/** The position of an item in the sorted contents of its folder. */
export const positionQuery = ({
  folderId,
  sort,
  order,
  id,
}: DirectorySort & { folderId: string; id: string }) =>
  queryOptions({
    queryKey: [DIRECTORY_KEY, 'position', folderId, sort, order, id],
    queryFn: ({ signal }) =>
      call(browse, {
        query: { folder_id: folderId, sort, order, num_items: 1, position_of: id },
        signal,
        quiet: true,
      }),
  });

export const detailQuery = (id: string) =>
  queryOptions({
    queryKey: [DIRECTORY_KEY, 'detail', id],
    queryFn: ({ signal }) => call(directory_detail, { query: { id }, signal, quiet: true }),
    staleTime: 5_000,
  });

/** Pages of 18; an empty one is the end (specification 1 §9). */
export const historyQuery = (id: string, fsType: 'DIR' | 'FILE') =>
  infiniteQueryOptions({
    queryKey: [DIRECTORY_KEY, 'history', id],
    queryFn: ({ pageParam, signal }) =>
      call(fsType === 'DIR' ? directoryActivity : fileActivity, {
        query: { id, page: pageParam, num_items: HISTORY_PAGE },
        signal,
        quiet: true,
      }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.length === 0 ? undefined : page + 1),
  });

export const versionsQuery = (fileId: string) =>
  queryOptions({
    queryKey: [DIRECTORY_KEY, 'versions', fileId],
    queryFn: ({ signal }) => call(file_versions, { query: { file_id: fileId }, signal, quiet: true }),
  });

export const binQuery = () =>
  infiniteQueryOptions({
    queryKey: [DIRECTORY_KEY, 'bin'],
    queryFn: ({ pageParam, signal }) =>
      call(bin, { query: { offset: pageParam, num_items: BROWSE_PAGE }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.items.length, 0);
      return last.items.length > 0 && loaded < last.total ? loaded : undefined;
    },
  });

export const usageQuery = queryOptions({
  queryKey: [DIRECTORY_KEY, 'usage'],
  queryFn: ({ signal }) => call(storage_usage, { signal, quiet: true }),
});
