import { endpoints } from '@lienzo/schema/endpoints';
import type { Schedule } from '@lienzo/schema/schedules/schedule-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

export const SCHEDULES_KEY = 'schedules';

/** While one is being made, the list looks again after so many milliseconds. */
const SOON = 3000;
const isMaking = ({ last_run }: Schedule): boolean =>
  last_run !== null && ['queued', 'rendering', 'delivering'].includes(last_run.state);

export const schedulesQuery = queryOptions({
  queryKey: [SCHEDULES_KEY],
  queryFn: async ({ signal }) => (await call(endpoints.get_schedules, { signal })).result,
  refetchInterval: ({ state }) => (state.data?.some(isMaking) ? SOON : 60_000),
  staleTime: 0,
});

export const scheduleOptionsQuery = queryOptions({
  queryKey: [SCHEDULES_KEY, 'options'],
  queryFn: async ({ signal }) => (await call(endpoints.schedule_options, { signal })).result,
});

export const scheduleRunsQuery = (id: string) =>
  queryOptions({
    queryKey: [SCHEDULES_KEY, 'runs', id],
    queryFn: async ({ signal }) =>
      (await call(endpoints.get_schedule_runs, { query: { id }, signal })).result,
    refetchInterval: SOON,
    staleTime: 0,
  });
