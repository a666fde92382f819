import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/api/call';

/** All concepts of the bureau, renewed with the ones that payrolls are offered. */
export const bureauConceptsQuery = queryOptions({
  queryKey: ['payroll', 'concepts', 'bureau'],
  queryFn: ({ signal }) => call(endpoints.list_concepts, { signal }),
});
