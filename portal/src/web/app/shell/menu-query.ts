import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { menuScreens } from '../../shared/menu/built-screens';

/** The menu of a user. */
export const menuQuery = (userId: string) =>
  queryOptions({
    queryKey: ['menu', userId],
    queryFn: ({ signal }) => call(endpoints.user_modulos, { query: { id: userId }, signal, quiet: true }),
    select: menuScreens,
    staleTime: Number.POSITIVE_INFINITY,
  });
