import { layoutMessages } from '@lienzo/schema/capture/layout-messages';
import { formatMoment } from '@lienzo/schema/data/format';
import { ORGANIZATION_LOGO } from '@lienzo/schema/report/organization-logo';
import { galleryMessages } from '@lienzo/schema/reports/gallery-messages';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import { hasHistoric, hasRanges } from '@lienzo/schema/runs/products';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import type { ProductSource } from '@lienzo/templates/reports/products/product-source';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findOrganizationProfile } from '../../accounts/accounts.ts';
import { findRuns, listRangePeriods, type ProductOrder, type RunRow } from '../../payroll/payroll.ts';
import { findClientFacts, listEmployers, listKinds, sumResults } from '../repositories/product-facts.ts';

export type LoadedSource = { source: ProductSource; folderId: string | null; process: string };

/** What a product shows; a sentence: why it shows nothing. */
export async function loadSource(
  trx: TenantTransaction,
  organizationId: string,
  { product, parameters, period }: ProductOrder,
): Promise<LoadedSource | string> {
  const range = hasRanges(product) ? await listRangePeriods(trx, organizationId, period, parameters) : [];
  const periodIds = hasRanges(product)
    ? range.filter(({ calculated }) => calculated).map(({ id }) => id)
    : [period.id];
  if (periodIds.length === 0) return productMessages.nothingCalculated;
  const scope = { organizationId, periodIds };
  const runs = [...(await findRuns(trx, organizationId, periodIds)).values()];
  const facts = await findClientFacts(trx, organizationId, period.id);
  const organization = await findOrganizationProfile(trx, organizationId);
  const isHistoric = hasHistoric(product) && parameters.historico === true;
  if (isHistoric && runs.some(({ state }) => state !== 'cerrada')) return productMessages.historicOnlyClosed;
  const alt = galleryMessages.logoAlt(organization.name);
  return {
    folderId: facts.folder_id,
    process: facts.process,
    source: {
      ...{ product, parameters, cliente: facts.client, cliente_rfc: facts.client_rfc },
      empresas: await listEmployers(trx, scope),
      nomina: `${period.id_humansite} ${period.paysheet}`,
      proceso: facts.process,
      periodo: layoutMessages.period(period.mes, period.calendar, period.initial_date, period.end_date),
      pago: hasRanges(product) ? null : period.payment_date,
      estado: runs.map(stateOf).join('. '),
      aviso: noticeOf(runs),
      period_ids: periodIds,
      totals: await sumResults(trx, scope),
      kinds: await listKinds(trx, scope),
      logo: organization.url_logo === null ? null : { valor: ORGANIZATION_LOGO, image_name: '', alt },
    },
  };
}

function stateOf({ state, version, calculated, authorized, closed }: RunRow): string {
  const { at } = { calculada: calculated, autorizada: authorized, cerrada: closed }[state];
  return productMessages.state(runMessages.run.states[state], version, at === null ? '' : formatMoment(at));
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
