import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** The person's API tokens; for administrators, those of the organization. */
export const apiTokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: async ({ signal }) => (await call(endpoints.get_api_tokens, { signal })).result,
  // When a token was last used is what is looked for.
  staleTime: 0,
});
