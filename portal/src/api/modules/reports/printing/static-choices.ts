import type { StaticFilterChoice } from '@lienzo/schema/data/static-filter';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import type { ReportRequest } from '../repositories/render-request.ts';
import type { ReportServices } from '../services.ts';
import { ownStaticFilters, withChoices } from './static-filters.ts';

/** Every value that the filters of a static report have for this file; the request keeps them. */
export async function staticChoices(
  { db }: ReportServices,
  actor: Actor,
  { report_id, filtros = [] }: Pick<ReportRequest, 'report_id' | 'filtros'>,
): Promise<StaticFilterChoice[] | undefined> {
  if (report_id === undefined) return undefined;
  const filters = await inTenant(db, actor, (trx) => ownStaticFilters(trx, actor, report_id));
  if (filters.length === 0) return filtros;
  return withChoices(filters, filtros).map(({ id, valor }) => ({ id, valor }));
}
