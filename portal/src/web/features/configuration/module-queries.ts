import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';

/** The modules that there are. */
export const modulesQuery = queryOptions({
  queryKey: ['modules'],
  queryFn: ({ signal }) => call(endpoints.modulos, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The people whose modules one may see. */
export const moduleOwnersQuery = queryOptions({
  queryKey: ['module-owners'],
  queryFn: ({ signal }) => call(endpoints.organizationsAllUser, { signal }),
});

/** The modules that a person has. */
export const assignedModulesQuery = (id: string) =>
  queryOptions({
    queryKey: ['assigned-modules', id],
    queryFn: ({ signal }) => call(endpoints.get_modulos, { query: { id }, signal }),
  });
