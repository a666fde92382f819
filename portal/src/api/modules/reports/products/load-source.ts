import { formatMoment } from '@lienzo/schema/data/format';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { galleryMessages } from '@lienzo/schema/reports/gallery-messages';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import { hasAgsLayout, hasHistoric, hasRanges, isOfHours, weekOf } from '@lienzo/schema/runs/products';
import { RUN_STATES } from '@lienzo/schema/runs/run-endpoints';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import type { ProductSource } from '@lienzo/templates/reports/products/product-source';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findOrganizationProfile } from '../../accounts/accounts.ts';
import {
  findAgsLayout,
  findRuns,
  listRangePeriods,
  type ProductOrder,
  type RangePeriod,
  type RunRow,
} from '../../payroll/payroll.ts';
import {
  countGaps,
  findClientFacts,
  listEmployers,
  listKinds,
  NO_GAPS,
  sumHours,
  sumResults,
} from '../repositories/product-facts.ts';

export type LoadedSource = { source: ProductSource; folderId: string | null; process: string };

/**
 * What a product shows; a sentence: why it shows nothing.
 * @param tolerant whether it is told of a period without results, too.
 */
export async function loadSource(
  trx: TenantTransaction,
  organizationId: string,
  { product, parameters, period }: Omit<ProductOrder, 'requestId'>,
  tolerant = false,
): Promise<LoadedSource | string> {
  const range = hasRanges(product) ? await listRangePeriods(trx, organizationId, period, parameters) : [];
  const lacking = hasRanges(product) && !tolerant ? rangeProblem(range) : null;
  if (lacking !== null) return lacking;
  const calculated = range.filter((one) => one.calculated).map(({ id }) => id);
  const periodIds = calculated.length === 0 ? [period.id] : calculated;
  const scope = { organizationId, periodIds };
  const runs = [...(await findRuns(trx, organizationId, periodIds)).values()];
  const facts = await findClientFacts(trx, organizationId, period.id);
  const organization = await findOrganizationProfile(trx, organizationId);
  const refusal = refusalOf({ product, parameters }, runs);
  if (refusal !== null && !tolerant) return refusal;
  const ags = hasAgsLayout(product) ? await findAgsLayout(trx, organizationId, parameters.formato_ags) : null;
  const alt = galleryMessages.logoAlt(organization.name);
  return {
    folderId: facts.folder_id,
    process: facts.process,
    source: {
      ...{ product, parameters, cliente: facts.client, cliente_rfc: facts.client_rfc },
      empresas: await listEmployers(trx, scope),
      nomina: `${period.id_humansite} ${period.paysheet}`,
      proceso: facts.process,
      ...periodTexts(period, range),
      semana: ags?.horas_semana === false ? null : weekText(parameters),
      pago: hasRanges(product) ? null : period.payment_date,
      estado: stateOf(runs),
      aviso: noticeOf(runs),
      importada: isOfHours(product) ? null : importedOf(runs),
      period_ids: periodIds,
      totals: await sumResults(trx, scope),
      hours: isOfHours(product) ? await sumHours(trx, scope, weekOf(parameters.fecha ?? '')) : null,
      ags,
      ...(hasAgsLayout(product) ? await countGaps(trx, scope) : NO_GAPS),
      kinds: await listKinds(trx, scope),
      logo: organization.url_logo === null ? null : { valor: ORGANIZATION_LOGO, image_name: '', alt },
    },
  };
}

/** Why a range shows nothing; null: it does. */
function rangeProblem(range: readonly RangePeriod[]): string | null {
  if (range.length === 0) return productMessages.noPeriods;
  return range.some(({ calculated }) => calculated) ? null : productMessages.nothingCalculated;
}

/** Why it is not made of these runs; null: it is. */
function refusalOf(
  { product, parameters }: Pick<ProductOrder, 'product' | 'parameters'>,
  runs: readonly RunRow[],
): string | null {
  if (runs.length === 0 && !isOfHours(product)) return runMessages.obstacles.notCalculated;
  const isHistoric = hasHistoric(product) && parameters.historico === true;
  if (isHistoric && runs.some(({ state }) => state !== 'cerrada')) return productMessages.historicOnlyClosed;
  const isFixed = ({ state, outdated_at }: RunRow): boolean => state !== 'calculada' && outdated_at === null;
  return parameters.layout !== undefined && !runs.every(isFixed) ? productMessages.notAuthorized : null;
}

const weekText = ({ fecha }: ProductOrder['parameters']): string | null =>
  fecha === undefined ? null : productMessages.days(...weekOf(fecha));

/** Of one period, or of the range that its calculated ones make up. */
function periodTexts(
  { mes, calendar, initial_date, end_date }: ProductOrder['period'],
  range: readonly RangePeriod[],
): Pick<ProductSource, 'periodo' | 'periodo_corto'> {
  const [first] = range;
  const last = range.at(-1);
  if (first === undefined || last === undefined) {
    const periodo_corto = productMessages.period(mes, calendar);
    return { periodo: `${periodo_corto}, ${productMessages.days(initial_date, end_date)}`, periodo_corto };
  }
  const periodo_corto = productMessages.range(first.mes, last.mes, calendar);
  const days = productMessages.days(first.initial_date, last.end_date);
  const missing = range.filter(({ calculated }) => !calculated).map((one) => one.mes);
  const left = missing.length === 0 ? '' : `. ${productMessages.notCalculated(missing.join(', '))}`;
  return { periodo: `${periodo_corto}, ${days}${left}`, periodo_corto };
}

/** Of one run with who and when, of several how many there are of each. */
function stateOf(runs: readonly RunRow[]): string {
  const [run] = runs;
  const { states } = runMessages.run;
  if (run === undefined) return states.sin_calcular;
  if (runs.length > 1)
    return RUN_STATES.map((state) => [state, runs.filter((one) => one.state === state).length] as const)
      .filter(([, count]) => count > 0)
      .map(([state, count]) => productMessages.counted(states[state], count))
      .join(', ');
  const { at } = { calculada: run.calculated, autorizada: run.authorized, cerrada: run.closed }[run.state];
  return productMessages.state(states[run.state], run.version, at === null ? '' : formatMoment(at));
}

/** What results of another program lack; null: all of them were calculated here. */
function importedOf(runs: readonly RunRow[]): string | null {
  const files = [...new Set(runs.flatMap(({ imported_from }) => imported_from ?? []))];
  return files.length === 0 ? null : productMessages.notices.imported(files);
}

/** What keeps the figures from being final; null: every run is closed. */
function noticeOf(runs: readonly RunRow[]): string | null {
  const open = runs.filter(({ state }) => state !== 'cerrada');
  if (open.length === 0 && runs.length > 0) return null;
  const { notices } = productMessages;
  const errors = open.reduce((sum, one) => sum + one.errors, 0);
  const isOutdated = open.some(({ outdated_at }) => outdated_at !== null);
  return [isOutdated ? notices.outdated : notices.open, ...(errors > 0 ? [notices.errors(errors)] : [])].join(
    ' ',
  );
}
