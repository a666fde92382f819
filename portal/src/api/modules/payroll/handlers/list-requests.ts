import type { get_producto, get_producto_x_nominas, Product } from '@lienzo/schema/runs/run-endpoints';
import { PRODUCTS, type ProductRequest } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { type ListedRequest, listRequests } from '../repositories/requests.ts';
import type { Handler } from '../services.ts';

export const getProductoXNominas: Handler<typeof get_producto_x_nominas> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const rows = await listRequests(trx, caller.organizationId, {
      paysheetIds: query.nomina_id,
      product: query.tipo_producto,
      periodId: query.period,
    });
    return rows.map(asRequest);
  });

export const getProducto: Handler<typeof get_producto> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const rows = await listRequests(trx, caller.organizationId, {
      paysheetIds: query.nomina_id === undefined ? undefined : [query.nomina_id],
      product: query.tipo_producto,
      periodId: query.period,
    });
    return rows.map((row) => {
      const { nomina, ...request } = asRequest(row);
      return { ...request, registro: nomina };
    });
  });

const isProduct = (number: number): number is Product => PRODUCTS.some((one) => one === number);

function asRequest({ id, paysheet_id, product, state, done, total, message, ...row }: ListedRequest) {
  if (!isProduct(product)) throw new RangeError(`no product ${product}`);
  return {
    ...{ id, nomina_id: paysheet_id, nomina: `${row.id_humansite} ${row.paysheet}` },
    ...{ product, periodo: `${row.mes} ${row.calendar}`, state, done, total },
    status: statusOf({ state, done, total, message }),
    person: row.person ?? '',
    created_at: row.created_at,
  } satisfies ProductRequest;
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
