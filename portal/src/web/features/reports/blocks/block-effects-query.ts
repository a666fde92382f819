import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** The reports that use a block, and what its current version changes in each; asked anew each time. */
export const blockEffectsQuery = (id: string) =>
  queryOptions({
    queryKey: ['block-effects', id],
    queryFn: async ({ signal }) =>
      (await call(endpoints.get_block_effects, { query: { id }, signal, quiet: true })).result,
    gcTime: 0,
    staleTime: 0,
  });
