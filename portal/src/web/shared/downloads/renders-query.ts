import { get_renders } from '@lienzo/schema/api/render-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';

/** The first part of every query key of files made of reports. */
export const RENDERS_KEY = 'renders';
/** How often the list is read while a file is being made, in case that no live event comes. */
const WHILE_MADE_MS = 3000;

/** The person's own files, newest first. */
export const rendersQuery = (userId: string) =>
  queryOptions({
    queryKey: [RENDERS_KEY, userId],
    queryFn: async ({ signal }) => (await call(get_renders, { signal, quiet: true })).result,
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: one }) => one === 'queued' || one === 'running') ? WHILE_MADE_MS : false,
    staleTime: 0,
  });
