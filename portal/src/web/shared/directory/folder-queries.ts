import {
  BROWSE_PAGE,
  breadcrumb,
  browse,
  search_directory,
} from '@lienzo/schema/directory/directory-endpoints';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';
import { DIRECTORY_KEY } from './directory-key';

type MatchedOrder = { sort: 'name' | 'modified_at' | 'size'; order: 'asc' | 'desc' };

/** The subfolders of a folder, page by page. */
export const foldersQuery = (folderId: string) =>
  infiniteQueryOptions({
    queryKey: [DIRECTORY_KEY, 'folders', folderId],
    queryFn: ({ pageParam, signal }) =>
      call(browse, {
        query: { folder_id: folderId, fs_type: 'DIR', offset: pageParam, num_items: BROWSE_PAGE },
        signal,
        quiet: true,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.items.length, 0);
      return last.items.length > 0 && loaded < last.total ? loaded : undefined;
    },
  });

/** From the root to the folder. */
export const breadcrumbQuery = (folderId: string) =>
  queryOptions({
    queryKey: [DIRECTORY_KEY, 'breadcrumb', folderId],
    queryFn: async ({ signal }) => {
      const crumbs = await call(breadcrumb, { query: { folder_id: folderId }, signal });
      return crumbs.map(({ path }) => ({ id: path.fileSystemId, name: path.fileSystemName }));
    },
  });

/** What has these words, in the directory or below a folder. */
export const searchQuery = (text: string, folderId: string | undefined, order?: MatchedOrder) =>
  queryOptions({
    queryKey: [DIRECTORY_KEY, 'search', text, folderId ?? null, order ?? null],
    queryFn: ({ signal }) =>
      call(search_directory, {
        query: { q: text, ...(folderId === undefined ? {} : { folder_id: folderId }), ...order },
        signal,
      }),
    enabled: text.length >= 2,
    staleTime: 5_000,
  });
