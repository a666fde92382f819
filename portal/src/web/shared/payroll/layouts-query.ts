import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';

export const layoutsKey = ['payment-layouts'] as const;

/** The organization's own layouts of bank files. */
export const layoutsQuery = queryOptions({
  queryKey: [...layoutsKey, 'list'],
  queryFn: ({ signal }) => call(endpoints.payment_layouts, { signal }),
});
