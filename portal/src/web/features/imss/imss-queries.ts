import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { statusRowsOf } from '@lienzo/schema/imss/imss-request';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api/call';
import { isOpen } from './status/ended-requests';

export const imssKey = ['imss'] as const;

/** Milliseconds between looks at what is being done. */
const WHILE_RUNNING = 1500;

/** The registros patronales of a payroll's client. */
export const registersQuery = (paysheetId: number | undefined) =>
  queryOptions({
    queryKey: ['payroll', 'registers', 'choices', paysheetId],
    queryFn: ({ signal }) => call(endpoints.get_register, { query: { nomina_id: paysheetId ?? 0 }, signal }),
    enabled: paysheetId !== undefined,
  });

/** The rows of a status table, the newest first, read again while something is being done. */
export const statusTableQuery = (
  name: Endpoint['name'],
  { register, inicio, fin }: { register?: string | undefined; inicio: string; fin: string },
  read: (signal: AbortSignal) => Promise<Record<string, string>>,
) =>
  queryOptions({
    queryKey: [...imssKey, 'status', name, register, inicio, fin],
    queryFn: async ({ signal }) => statusRowsOf(await read(signal)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some(isOpen) ? WHILE_RUNNING : false),
  });
