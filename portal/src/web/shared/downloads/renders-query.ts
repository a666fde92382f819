import type { QueryOf } from '@lienzo/schema/api/endpoint';
import { get_renders } from '@lienzo/schema/reports/render-endpoints';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';
import { isPending } from './render-kinds';

/** The first part of every query key of files made of reports. */
export const RENDERS_KEY = 'renders';
/** How often the list is read while a file is being made, in case that no live event comes. */
const WHILE_MADE_MS = 3000;

/** The files that the person asked for and that are still to be made, newest first; nobody waits for those of schedules. */
export const pendingRendersQuery = (userId: string) =>
  queryOptions({
    queryKey: [RENDERS_KEY, userId, 'pending'],
    queryFn: async ({ signal }) =>
      (await call(get_renders, { query: { only: 'pending', source: 'person' }, signal, quiet: true })).result,
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? WHILE_MADE_MS : false),
    staleTime: 0,
  });

type Page = Pick<QueryOf<typeof get_renders>, 'page' | 'search' | 'source'>;

/** A page of the person's own files, newest first. */
export const rendersQuery = (userId: string, page: Page) =>
  queryOptions({
    queryKey: [RENDERS_KEY, userId, page],
    queryFn: ({ signal }) => call(get_renders, { query: page, signal, quiet: true }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.result.some(isPending) ? WHILE_MADE_MS : false),
    staleTime: 0,
  });
