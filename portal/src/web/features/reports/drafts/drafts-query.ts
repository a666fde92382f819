import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** The user's own drafts, newest first, without their content. */
export const draftsQuery = queryOptions({
  queryKey: ['report-drafts'],
  queryFn: ({ signal }) => call(endpoints.get_drafts, { signal, quiet: true }),
});
