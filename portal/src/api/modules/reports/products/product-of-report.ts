/** The payroll products as static reports: what a person's answers choose, and the document of it. */
import { rowNumber } from '@lienzo/schema/api/row-number';
import type { ParameterValues } from '@lienzo/schema/data/parameter-values';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { ResolvedParameters } from '@lienzo/schema/report/with-parameters';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import {
  hasAgsLayout,
  hasDate,
  hasHistoric,
  hasRanges,
  type ProductParameters,
  productParameters,
  REPORT_PRODUCTS,
} from '@lienzo/schema/runs/products';
import {
  PRODUCT_PARAMETERS,
  type ProductStaticReport,
  printedProduct,
  RECEIPTS,
  RESULT_OPTIONS,
  SIZE_OPTIONS,
} from '@lienzo/templates/reports/products/product-static-reports';
import { z } from 'zod';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import {
  findCurrentAgsLayout,
  findFirstPeriod,
  findRunPeriod,
  productFingerprint,
  type RunPeriod,
} from '../../payroll/payroll.ts';
import { refuseUnknown, resolveValues } from '../parameters/resolve-parameters.ts';
import { loadSource } from './load-source.ts';

/** What a request of a product keeps: it is put together again when it is printed. */
export const chosenProduct = z.object({
  product: z.union([z.literal([...REPORT_PRODUCTS]), z.literal(RECEIPTS)]),
  /** Of receipts: two on a sheet. */
  half: z.boolean(),
  period_id: rowNumber,
  parameters: productParameters,
});
export type ChosenProduct = z.infer<typeof chosenProduct>;

/** The receipts are the other face of the register. */
const REGISTER = 8;

/** @throws DomainError invalid_request, `field` being `parametros.<id>`. */
export async function chooseProduct(
  trx: TenantTransaction,
  actor: Pick<Actor, 'organizationId'>,
  { product, parametros }: ProductStaticReport,
  values: ParameterValues = {},
): Promise<ChosenProduct> {
  refuseUnknown(parametros, values);
  const resolved = await resolveValues(trx, actor, parametros, values);
  const period = await periodOf(trx, actor, resolved, PRODUCT_PARAMETERS.period);
  if (period === undefined) throw refusal(PRODUCT_PARAMETERS.period, productMessages.noPeriods);
  const half = textOf(resolved, PRODUCT_PARAMETERS.size) === SIZE_OPTIONS[1];
  const parameters =
    product === RECEIPTS ? {} : await parametersOf(trx, actor, { product, period, resolved });
  return { product, half, period_id: period.id, parameters };
}

type Chosen = { product: (typeof REPORT_PRODUCTS)[number]; period: RunPeriod; resolved: ResolvedParameters };

async function parametersOf(
  trx: TenantTransaction,
  actor: Pick<Actor, 'organizationId'>,
  { product, period, resolved }: Chosen,
): Promise<ProductParameters> {
  const { organizationId } = actor;
  const { first, date, results } = PRODUCT_PARAMETERS;
  if (hasRanges(product)) {
    const begins =
      (await periodOf(trx, actor, resolved, first)) ?? (await findFirstPeriod(trx, organizationId, period));
    return { mes_inicial: 1, mes_final: 12, periodo_inicial: begins.id, periodo_final: period.id };
  }
  if (hasHistoric(product)) return textOf(resolved, results) === RESULT_OPTIONS[1] ? { historico: true } : {};
  if (!hasDate(product)) return {};
  const fecha = textOf(resolved, date) ?? period.end_date;
  if (fecha < period.initial_date || fecha > period.end_date)
    throw refusal(date, productMessages.dateOutside);
  if (!hasAgsLayout(product)) return { fecha };
  const { version, isDefault } = await findCurrentAgsLayout(trx, organizationId);
  return isDefault || version === null ? { fecha } : { fecha, formato_ags: version };
}

const refusal = (id: string, message: string) =>
  new DomainError({ code: 'invalid_request', field: `parametros.${id}`, message });

function textOf(resolved: ResolvedParameters, id: string): string | undefined {
  const value = resolved.get(id);
  return value?.tipo === 'texto' ? value.valor : undefined;
}

async function periodOf(
  trx: TenantTransaction,
  { organizationId }: Pick<Actor, 'organizationId'>,
  resolved: ResolvedParameters,
  id: string,
): Promise<RunPeriod | undefined> {
  const value = resolved.get(id);
  if (value?.tipo !== 'fila') return undefined;
  return findRunPeriod(trx, organizationId, Number(value.columnas['periods.id']));
}

/**
 * @param trx of whoever prints it, a snapshot where its figures must agree with its rows.
 * @param tolerant whether a period without results has a document, too: for questions about its columns.
 * @returns the document, and what changes with everything that can stand in it.
 * @throws DomainError run_refused: there is nothing to show yet; not_found for a period that is not seen any more.
 */
export async function composeProduct(
  trx: TenantTransaction,
  { organizationId }: Pick<Actor, 'organizationId'>,
  { product, half, period_id, parameters }: ChosenProduct,
  tolerant = false,
): Promise<{ report: ReportDocument; fingerprint: string; periodIds: readonly number[] }> {
  const period = await findRunPeriod(trx, organizationId, period_id);
  if (period === undefined) throw new DomainError('not_found');
  const printed = product === RECEIPTS ? REGISTER : product;
  const loaded = await loadSource(trx, organizationId, { product: printed, parameters, period }, tolerant);
  if (typeof loaded === 'string') throw new DomainError({ code: 'run_refused', message: loaded });
  const { source } = loaded;
  return {
    report: printedProduct(product, source, half),
    fingerprint: await productFingerprint(trx, organizationId, source.period_ids),
    periodIds: source.period_ids,
  };
}
