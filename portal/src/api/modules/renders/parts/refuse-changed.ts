import { partsMessages } from '@lienzo/schema/reports/parts-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { PartsRequest } from '../repositories/render-request.ts';
import type { RenderServices } from '../services.ts';
import { loadDivisible } from './load-divisible.ts';

/**
 * Files are delivered while the report may be, and, before the first of them, while it is as it was asked for.
 * @throws DomainError report_not_found, forbidden, report_disabled; report_conflict for one that was changed.
 */
export async function refuseChanged(
  { db }: Pick<RenderServices, 'db'>,
  { actor, request }: { actor: Actor; request: PartsRequest },
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  const { report_id, version } = request;
  const { updated_at } = await inTenant(db, actor, (trx) => loadDivisible(trx, actor, report_id));
  if (isFirst && version !== undefined && version !== updated_at)
    throw new DomainError({ code: 'report_conflict', message: partsMessages.changed });
}
