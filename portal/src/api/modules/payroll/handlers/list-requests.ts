import {
  type Product,
  productOf,
  productParameters,
  REPORT_PRODUCTS,
  RUN_PRODUCTS,
} from '@lienzo/schema/runs/products';
import type {
  get_producto,
  get_producto_x_nominas,
  get_storage_reports,
  ProductRequest,
} from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { listProductFiles } from '../repositories/product-files.ts';
import { type ListedRequest, listRequests } from '../repositories/requests.ts';
import type { Handler, PayrollServices } from '../services.ts';

export const getProductoXNominas: Handler<typeof get_producto_x_nominas> = ({ query, caller, services }) =>
  list(services, caller, {
    paysheetIds: query.nomina_id,
    products: query.tipo_producto === undefined ? productsOf(query.producto) : [query.tipo_producto],
    periodId: query.period,
  });

export const getProducto: Handler<typeof get_producto> = async ({ query, caller, services }) => {
  const rows = await list(services, caller, {
    paysheetIds: query.nomina_id === undefined ? undefined : [query.nomina_id],
    products: query.tipo_producto === undefined ? undefined : [query.tipo_producto],
    periodId: query.period,
  });
  return rows.map(({ nomina, ...request }) => ({ ...request, registro: nomina }));
};

/** The other modes belong to the screens of the IMSS. */
export const getStorageReports: Handler<typeof get_storage_reports> = async ({ query, caller, services }) => {
  if (query.modo !== 'nomina') return {};
  const all = { paysheetIds: undefined, products: undefined, periodId: undefined };
  const rows = await list(services, caller, all);
  return Object.fromEntries(
    rows.map(({ id, nomina, product, periodo, status }): [string, string] => [
      `${id}`,
      JSON.stringify({ nomina, status, tipo_producto: product, periodo }),
    ]),
  );
};

const productsOf = (kind: 'Reporte' | 'Proceso' | undefined): readonly Product[] | undefined => {
  if (kind === undefined) return undefined;
  return kind === 'Reporte' ? REPORT_PRODUCTS : RUN_PRODUCTS;
};

type Filters = Parameters<typeof listRequests>[2];

const list = (services: PayrollServices, caller: Caller, filters: Filters): Promise<ProductRequest[]> =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const rows = await listRequests(trx, organizationId, filters);
    const ids = rows.map(({ id }) => id);
    const files = await listProductFiles(trx, organizationId, ids);
    return rows.map((row) => asRequest(row, files.get(row.id) ?? []));
  });

function asRequest(
  { id, paysheet_id, product, state, done, total, message, parameters, ...row }: ListedRequest,
  files: ProductRequest['files'],
): ProductRequest {
  return {
    ...{ id, nomina_id: paysheet_id, nomina: `${row.id_humansite} ${row.paysheet}` },
    ...{ product: productOf(product), periodo: `${row.mes} ${row.calendar}`, state, done, total },
    parameters: productParameters.parse(parameters),
    status: statusOf({ state, done, total, message }),
    person: row.person ?? '',
    ...{ created_at: row.created_at, files },
  };
}

/** What has ended says how. */
function statusOf({
  state,
  done,
  total,
  message,
}: Pick<ListedRequest, 'state' | 'done' | 'total' | 'message'>) {
  const { states } = runMessages;
  if (state === 'en_proceso') return states.en_proceso(done, total);
  return message === '' ? states[state] : message;
}
