/** What payroll screens choose from. */
import { endpoints } from '@lienzo/schema/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call';

/** The clients that the person sees, by name. */
export const clientChoicesQuery = queryOptions({
  queryKey: ['payroll', 'clients'],
  queryFn: ({ signal }) => call(endpoints.clientP, { signal }),
});

/** The payrolls of a client. */
export const paysheetsQuery = (clientId: string | undefined) =>
  queryOptions({
    queryKey: ['payroll', 'paysheets', clientId],
    queryFn: ({ signal }) => call(endpoints.get_clinoms, { query: { user_id: clientId ?? '' }, signal }),
    enabled: clientId !== undefined,
  });

/** The concepts that may be given to a payroll. */
export const conceptsQuery = queryOptions({
  queryKey: ['payroll', 'concepts'],
  queryFn: ({ signal }) => call(endpoints.get_concepts, { signal }),
});

/** The concepts that are captured in a payroll. */
export const paysheetConceptsQuery = (clientId: string, paysheetId: number) =>
  queryOptions({
    queryKey: ['payroll', 'concepts', clientId, paysheetId],
    queryFn: ({ signal }) =>
      call(endpoints.get_conceptos, { query: { user_id: clientId, nomina_id: paysheetId }, signal }),
  });

/** The processes that periods belong to. */
export const processesQuery = queryOptions({
  queryKey: ['payroll', 'processes'],
  queryFn: ({ signal }) => call(endpoints.get_process, { query: {}, signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The periods of a payroll in a process and a year. */
export const periodsQuery = (paysheetId: number, processId: number, year: number) =>
  queryOptions({
    queryKey: ['payroll', 'periods', paysheetId, processId, year],
    queryFn: ({ signal }) =>
      call(endpoints.get_periodos, {
        query: { nomina_id: paysheetId, proceso_id: processId, anio_id: year },
        signal,
      }),
  });

/** The cost centres of a payroll. */
export const costCentersQuery = (clientId: string, paysheetId: number) =>
  queryOptions({
    queryKey: ['payroll', 'cost-centers', clientId, paysheetId],
    queryFn: ({ signal }) =>
      call(endpoints.get_cost_center, { query: { user_id: clientId, nomina_id: paysheetId }, signal }),
  });
