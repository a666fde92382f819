import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';

/** The statistics of an organization and its clients. */
export const providerDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['providers', id],
    queryFn: ({ signal }) => call(endpoints.organization_detail, { query: { organization_id: id }, signal }),
  });
