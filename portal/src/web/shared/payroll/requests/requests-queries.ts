import { endpoints } from '@lienzo/schema/endpoints';
import type { ProductRequest } from '@lienzo/schema/runs/run-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call';

/** Milliseconds between looks at what is being done. */
const WHILE_RUNNING = 1500;

/** Of everything about runs and products, which a request changes. */
export const runsKey = ['runs'] as const;

const isOpen = ({ state }: Pick<ProductRequest, 'state'>): boolean =>
  state === 'en_espera' || state === 'en_proceso';
const refetchInterval = ({
  state,
}: {
  state: { data?: readonly Pick<ProductRequest, 'state'>[] | undefined };
}) => (state.data?.some(isOpen) ? WHILE_RUNNING : false);

/** 'Reporte' what is printed, 'Proceso' what is done; undefined both. */
export type RequestKind = 'Reporte' | 'Proceso' | undefined;

/** What was asked for of some payrolls, or of all that the person sees. */
export const requestsQuery = (paysheetIds: readonly number[], kind: RequestKind) =>
  queryOptions({
    queryKey: [...runsKey, 'requests', kind, paysheetIds.join()],
    queryFn: ({ signal }) =>
      call(endpoints.get_producto_x_nominas, {
        query: {
          ...(kind === undefined ? {} : { producto: kind }),
          ...(paysheetIds.length === 0 ? {} : { nomina_id: paysheetIds.join() }),
        },
        signal,
      }),
    refetchInterval,
  });

/** The same of the product form, whose rows are called `registro`. */
export const formRequestsQuery = (paysheetId: number | undefined) =>
  queryOptions({
    queryKey: [...runsKey, 'form-requests', paysheetId],
    queryFn: async ({ signal }): Promise<ProductRequest[]> => {
      const query = paysheetId === undefined ? {} : { nomina_id: paysheetId };
      const rows = await call(endpoints.get_producto, { query, signal });
      return rows.map(({ registro, ...row }) => ({ ...row, nomina: registro }));
    },
    refetchInterval,
  });
