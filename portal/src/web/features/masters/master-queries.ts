/** What the screen reads of a payroll. All begin with `masters` and its number, so that a change renews them together. */

import { endpoints } from '@lienzo/schema/endpoints';
import type { MasterEntity } from '@lienzo/schema/masters/employee-endpoints';
import { HISTORY_PAGE } from '@lienzo/schema/masters/employee-endpoints';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { mastersKey } from '../../shared/payroll/masters-key';
import { runsKey } from '../../shared/payroll/requests/requests-queries';
import type { MastersSearch } from './masters-search';

export const paysheetQuery = (paysheetId: number) =>
  queryOptions({
    queryKey: [...mastersKey(paysheetId), 'paysheet'],
    queryFn: ({ signal }) => call(endpoints.get_paysheet, { query: { nomina_id: paysheetId }, signal }),
  });

export const paysheetAccessQuery = (paysheetId: number) =>
  queryOptions({
    queryKey: [...mastersKey(paysheetId), 'access'],
    queryFn: ({ signal }) =>
      call(endpoints.get_paysheet_access, { query: { nomina_id: paysheetId }, signal }),
  });

export const settingsQuery = (paysheetId: number) =>
  queryOptions({
    queryKey: [...mastersKey(paysheetId), 'settings'],
    queryFn: ({ signal }) => call(endpoints.payroll_settings, { query: { nomina_id: paysheetId }, signal }),
  });

/** How far payrolls are, of a client or of all; under the key of runs, which requests change. */
export const overviewQuery = (clientId: string | undefined, page: number) =>
  queryOptions({
    queryKey: [...runsKey, 'overview', clientId, page],
    queryFn: ({ signal }) =>
      call(endpoints.payroll_overview, {
        query: { page, ...(clientId === undefined ? {} : { client_id: clientId }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Captures and runs are changed by others too.
    staleTime: 0,
  });

export const calendarQuery = (paysheetId: number, processId: number | undefined, year: number) =>
  queryOptions({
    queryKey: [...mastersKey(paysheetId), 'calendar', processId, year],
    queryFn: ({ signal }) =>
      call(endpoints.get_calendar, {
        query: { nomina_id: paysheetId, proceso_id: processId, anio_id: year },
        signal,
      }),
    enabled: processId !== undefined,
  });

/** The figures that a year was made from; they are proposed when it is made again. */
export const calendarPlanQuery = (paysheetId: number, processId: number, year: number) =>
  queryOptions({
    queryKey: [...mastersKey(paysheetId), 'calendar-plan', processId, year],
    queryFn: ({ signal }) =>
      call(endpoints.get_calendar_plan, {
        query: { nomina_id: paysheetId, proceso_id: processId, anio_id: year },
        signal,
      }),
  });

export const registersQuery = (paysheetId: number) =>
  queryOptions({
    queryKey: [...mastersKey(paysheetId), 'registers'],
    queryFn: ({ signal }) => call(endpoints.get_registers, { query: { nomina_id: paysheetId }, signal }),
  });

export const employeesQuery = (paysheetId: number, search: MastersSearch) => {
  const { q = '', estatus, orden = 'name', sentido = 'asc', pagina = 1 } = search;
  const query = {
    nomina_id: paysheetId,
    q,
    orden,
    sentido,
    page: pagina,
    ...(estatus === undefined ? {} : { estatus }),
  };
  return queryOptions({
    queryKey: [...mastersKey(paysheetId), 'employees', query],
    queryFn: ({ signal }) => call(endpoints.search_employees, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const employeeQuery = (paysheetId: number, id: number) =>
  queryOptions({
    queryKey: [...mastersKey(paysheetId), 'employee', id],
    queryFn: ({ signal }) => call(endpoints.get_employee, { query: { id }, signal }),
  });

export const historyQuery = (paysheetId: number, entity: MasterEntity, id: number) =>
  infiniteQueryOptions({
    queryKey: [...mastersKey(paysheetId), 'history', entity, id],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.get_master_history, {
        query: { entity, entity_id: id, ...(pageParam === null ? {} : { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < HISTORY_PAGE ? undefined : page.at(-1)?.id),
  });
