import type { BodyOf } from '@lienzo/schema/api/endpoint';
import {
  CLOSING,
  type Product,
  type post_genera_producto,
  type post_genera_producto_x_nominas,
} from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { calculationObstacle, closingObstacles, mayAuthorize } from '../policy.ts';
import { insertRequest } from '../repositories/requests.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import {
  findRunPeriod,
  listPayrollNames,
  listSamePeriods,
  type RunPeriod,
} from '../repositories/run-periods.ts';
import type { Handler, PayrollServices } from '../services.ts';

export const generaProducto: Handler<typeof post_genera_producto> = ({ body, caller, services }) =>
  ask(services, caller, { ...body, nomina_id: [body.nomina_id] });

export const generaProductoXNominas: Handler<typeof post_genera_producto_x_nominas> = ({
  body,
  caller,
  services,
}) => ask(services, caller, body);

type Asked = Pick<BodyOf<typeof post_genera_producto>, 'tipo_producto' | 'proceso' | 'period'> & {
  nomina_id: number[];
};

/**
 * Asks for a product of each payroll, in the period with the dates of `period`; the message names each payroll's outcome.
 * @throws DomainError not_found: an unknown period or payroll; forbidden: closing is for administrators; run_refused: it
 *   was asked for one payroll alone, which refuses.
 */
async function ask(
  services: PayrollServices,
  caller: Caller,
  { tipo_producto: product, proceso, period: periodId, nomina_id: paysheetIds }: Asked,
): Promise<{ message: string }> {
  if (product === CLOSING && !mayAuthorize(caller)) throw new DomainError('forbidden');
  return inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const period = await findRunPeriod(trx, organizationId, periodId);
    if (period === undefined || period.process_id !== proceso)
      throw new DomainError({ code: 'not_found', field: 'period' });
    const names = await listPayrollNames(trx, organizationId, paysheetIds);
    const isUnknown = paysheetIds.some((id) => names.get(id)?.client_id !== period.client_id);
    if (isUnknown || !paysheetIds.includes(period.paysheet_id))
      throw new DomainError({ code: 'not_found', field: 'nomina_id' });
    const periods = await listSamePeriods(trx, organizationId, period, paysheetIds);
    const outcomes: Outcome[] = [];
    for (const id of paysheetIds) {
      const own = periods.find(({ paysheet_id }) => paysheet_id === id);
      outcomes.push(
        own === undefined
          ? { isDone: false, message: runMessages.noSuchPeriod(names.get(id)?.id_humansite ?? '') }
          : await askFor(trx, services, caller, { period: own, product }),
      );
    }
    const message = outcomes.map((one) => one.message).join(' ');
    if (outcomes.every(({ isDone }) => !isDone)) throw new DomainError({ code: 'run_refused', message });
    return { message };
  });
}

type Outcome = { isDone: boolean; message: string };

async function askFor(
  trx: TenantTransaction,
  services: PayrollServices,
  { organizationId, userId }: Caller,
  { period, product }: { period: RunPeriod; product: Product },
): Promise<Outcome> {
  const name = period.id_humansite;
  const run = await findRun(trx, organizationId, period.id);
  const facts = factsOf(period, run);
  const obstacles = product === CLOSING ? closingObstacles(facts) : [calculationObstacle(facts)];
  const [obstacle] = obstacles.filter((one) => one !== null);
  if (obstacle !== undefined) return { isDone: false, message: runMessages.refused(name, obstacle) };
  const id = await insertRequest(trx, {
    organizationId,
    clientId: period.client_id,
    paysheetId: period.paysheet_id,
    periodId: period.id,
    userId,
    product,
  });
  if (id === undefined) return { isDone: false, message: runMessages.alreadyAsked(name) };
  await services.jobs.send(
    'run_payroll_request',
    { organization_id: organizationId, user_id: userId, request_id: id },
    { trx },
  );
  return { isDone: true, message: runMessages.asked[product](name) };
}
