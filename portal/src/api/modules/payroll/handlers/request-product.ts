import { productMessages } from '@lienzo/schema/runs/product-messages';
import {
  type AskedProduct,
  CALCULATION,
  CLOSING,
  hasAgsLayout,
  hasDate,
  hasHistoric,
  hasRanges,
  isOfHours,
  isReportProduct,
  type Product,
  type ProductParameters,
  parametersOf,
  type ReportProduct,
} from '@lienzo/schema/runs/products';
import type { post_genera_producto, post_genera_producto_x_nominas } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { calculationObstacle, closingObstacles, mayAuthorize, mayPrint } from '../policy.ts';
import { findCurrentAgsLayout } from '../repositories/ags-layouts.ts';
import { isCurrentLayout } from '../repositories/payment-layouts.ts';
import { findLastMade, listProductFiles } from '../repositories/product-files.ts';
import { productFingerprint } from '../repositories/product-fingerprint.ts';
import { listRangePeriods } from '../repositories/range-periods.ts';
import { hasOpenRequest, insertRequest } from '../repositories/requests.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import {
  findRunPeriod,
  listPayrollNames,
  listSamePeriods,
  type RunPeriod,
} from '../repositories/run-periods.ts';
import type { Handler, PayrollServices } from '../services.ts';

export const generaProducto: Handler<typeof post_genera_producto> = ({ body, caller, services }) =>
  ask(services, caller, body, [body.nomina_id]);

export const generaProductoXNominas: Handler<typeof post_genera_producto_x_nominas> = ({
  body,
  caller,
  services,
}) => {
  const isReport = body.producto === 'Reporte';
  if (isReport !== isReportProduct(body.tipo_producto))
    throw new DomainError({ code: 'invalid_request', field: 'producto' });
  return ask(services, caller, body, body.nomina_id);
};

/**
 * Asks for a product of each payroll, in the period with the dates of `period`; the message names each payroll's outcome.
 * @throws DomainError not_found: an unknown period or payroll; forbidden: closing is for administrators; run_refused: no
 *   payroll takes the request.
 */
async function ask(
  services: PayrollServices,
  caller: Caller,
  asked: AskedProduct,
  paysheetIds: readonly number[],
): Promise<{ message: string }> {
  const product = asked.tipo_producto;
  if (isReportProduct(product) && !mayPrint(caller))
    throw new DomainError({ code: 'run_refused', message: productMessages.noUploads });
  return inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const parameters = await currentParameters(trx, organizationId, asked);
    if (parameters.layout !== undefined && !(await isCurrentLayout(trx, organizationId, parameters.layout)))
      throw new DomainError({ code: 'not_found', field: 'layout', message: productMessages.layoutGone });
    const { names, periods, firsts } = await findAsked(trx, organizationId, {
      asked,
      parameters,
      paysheetIds,
    });
    refuseWithoutAuthority(caller, product, [...periods.values()]);
    const outcomes: Outcome[] = [];
    for (const id of paysheetIds) {
      const own = periods.get(id);
      const first = firsts?.get(id);
      if (own === undefined || (firsts !== null && first === undefined))
        outcomes.push({
          isDone: false,
          message: runMessages.noSuchPeriod(names.get(id)?.id_humansite ?? ''),
        });
      else {
        const range = first === undefined ? {} : { periodo_inicial: first.id, periodo_final: own.id };
        const one = { period: own, product, parameters: { ...parameters, ...range } };
        outcomes.push(await askFor(trx, services, caller, one));
      }
    }
    const message = outcomes.map((one) => one.message).join(' ');
    if (outcomes.every(({ isDone }) => !isDone)) throw new DomainError({ code: 'run_refused', message });
    return { message };
  });
}

/** @throws DomainError forbidden: closing is for whoever authorises. */
function refuseWithoutAuthority(caller: Caller, product: Product, periods: readonly RunPeriod[]): void {
  if (product === CLOSING && periods.some((period) => !mayAuthorize(caller, period)))
    throw new DomainError('forbidden');
}

/** With the version of the columns that hold now, so that changed ones make another file. */
async function currentParameters(
  trx: TenantTransaction,
  organizationId: string,
  asked: AskedProduct,
): Promise<ProductParameters> {
  const parameters = parametersOf(asked);
  if (!hasAgsLayout(asked.tipo_producto)) return parameters;
  const { version, isDefault } = await findCurrentAgsLayout(trx, organizationId);
  return isDefault || version === null ? parameters : { ...parameters, formato_ags: version };
}

type AskedOf = { asked: AskedProduct; parameters: ProductParameters; paysheetIds: readonly number[] };

/**
 * The names of payrolls, and of each the period that was asked for; of a range its last one, and its first one in `firsts`.
 * @throws DomainError not_found.
 */
async function findAsked(
  trx: TenantTransaction,
  organizationId: string,
  { asked, parameters, paysheetIds }: AskedOf,
) {
  const { periodo_inicial, periodo_final } = parameters;
  const period = await findRunPeriod(trx, organizationId, periodo_final ?? asked.period ?? 0);
  if (period === undefined || (asked.proceso ?? period.process_id) !== period.process_id)
    throw new DomainError({ code: 'not_found', field: 'period' });
  const names = await listPayrollNames(trx, organizationId, paysheetIds);
  const isUnknown = paysheetIds.some((id) => names.get(id)?.client_id !== period.client_id);
  if (isUnknown || !paysheetIds.includes(period.paysheet_id))
    throw new DomainError({ code: 'not_found', field: 'nomina_id' });
  const alike = async (one: RunPeriod) =>
    new Map(
      (await listSamePeriods(trx, organizationId, one, paysheetIds)).map((same): [number, RunPeriod] => [
        same.paysheet_id,
        same,
      ]),
    );
  const periods = await alike(period);
  if (periodo_inicial === undefined) return { names, periods, firsts: null };
  const first = await findRunPeriod(trx, organizationId, periodo_inicial);
  if (first === undefined || !paysheetIds.includes(first.paysheet_id))
    throw new DomainError({ code: 'not_found', field: 'periodo_inicial' });
  return { names, periods, firsts: await alike(first) };
}

type Outcome = { isDone: boolean; message: string };
type Asked<Kind extends Product> = { period: RunPeriod; product: Kind; parameters: ProductParameters };

async function askFor(
  trx: TenantTransaction,
  services: PayrollServices,
  caller: Caller,
  { period, product, parameters }: Asked<Product>,
): Promise<Outcome> {
  const { organizationId, userId } = caller;
  const name = period.id_humansite;
  const isReport = isReportProduct(product);
  const obstacle = isReport
    ? await productObstacle(trx, organizationId, { period, product, parameters })
    : await runObstacle(trx, organizationId, { period, product });
  if (obstacle !== null) return { isDone: false, message: runMessages.refused(name, obstacle) };
  if (isReport && (await isMade(trx, organizationId, { period, product, parameters })))
    return { isDone: true, message: productMessages.unchanged(product, name) };
  const id = await insertRequest(trx, {
    ...{ organizationId, clientId: period.client_id, paysheetId: period.paysheet_id },
    ...{ periodId: period.id, userId, product, parameters },
  });
  if (id === undefined) return { isDone: false, message: runMessages.alreadyAsked(name) };
  await services.jobs.send(
    'run_payroll_request',
    { organization_id: organizationId, user_id: userId, request_id: id },
    { trx },
  );
  return {
    isDone: true,
    message: isReport ? productMessages.asked(product, name) : runMessages.asked[product](name),
  };
}

/** Why nothing is done with the payroll; null when it may be. */
async function runObstacle(
  trx: TenantTransaction,
  organizationId: string,
  { period, product }: Pick<Asked<Product>, 'period' | 'product'>,
): Promise<string | null> {
  const facts = factsOf(period, await findRun(trx, organizationId, period.id));
  if (product !== CLOSING) return calculationObstacle(facts);
  if (await hasOpenRequest(trx, organizationId, period.id, CALCULATION))
    return runMessages.obstacles.calculating;
  return closingObstacles(facts)[0] ?? null;
}

/** Why a product is not printed; null when it may be. Hours are captured before anything is calculated. */
async function productObstacle(
  trx: TenantTransaction,
  organizationId: string,
  { period, product, parameters }: Asked<ReportProduct>,
): Promise<string | null> {
  const { fecha = '' } = parameters;
  if (hasDate(product) && (fecha < period.initial_date || fecha > period.end_date))
    return productMessages.dateOutside;
  if (hasRanges(product))
    return (await listRangePeriods(trx, organizationId, period, parameters)).length === 0
      ? productMessages.noPeriods
      : null;
  const { state, outdated } = factsOf(period, await findRun(trx, organizationId, period.id));
  if (state === 'sin_calcular' && !isOfHours(product)) return runMessages.obstacles.notCalculated;
  if (parameters.layout !== undefined && (state === 'calculada' || outdated))
    return productMessages.notAuthorized;
  if (hasHistoric(product) && parameters.historico === true && state !== 'cerrada')
    return productMessages.historicOnlyClosed;
  return null;
}

/** Whether the same files were made from the same data and are still in their folder. */
async function isMade(
  trx: TenantTransaction,
  organizationId: string,
  { period, product, parameters }: Asked<ReportProduct>,
): Promise<boolean> {
  const last = await findLastMade(trx, organizationId, { periodId: period.id, product, parameters });
  if (last === undefined) return false;
  const periods = hasRanges(product)
    ? await listRangePeriods(trx, organizationId, period, parameters)
    : [period];
  const ids = periods.map(({ id }) => id);
  if (last.data_fingerprint !== (await productFingerprint(trx, organizationId, ids))) return false;
  return (await listProductFiles(trx, organizationId, [last.id])).has(last.id);
}
