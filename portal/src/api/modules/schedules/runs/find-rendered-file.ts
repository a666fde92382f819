import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { FILE_MEDIA_TYPES } from '@lienzo/schema/reports/render-endpoints';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lostAccessSince } from '../../accounts/accounts.ts';
import type { RenderRequest } from '../../renders/renders.ts';
import { findPart, findRenderFile } from '../../renders/renders.ts';
import { canSeeReport, findReports } from '../../reports/reports.ts';
import { canFetchScheduled } from '../policy.ts';
import { findScheduledFile } from '../repositories/schedule-runs.ts';

/** The file of a request, or one of those that the report was divided into. */
type RenderedFileId = { id: string; partKey: string | null };

/**
 * The file that was made for a user, or for a schedule whose files they may fetch; undefined when it is neither, does
 * not exist, or is of a report that the user no longer sees.
 * @throws DomainError render_not_ready; forbidden when the user has lost the sight of something since it was asked for.
 */
export async function findRenderedFile(
  trx: TenantTransaction,
  actor: Actor,
  { id, partKey }: RenderedFileId,
) {
  const match = (await findRenderFile(trx, actor, id)) ?? (await findScheduled(trx, actor, id));
  if (match === undefined) return undefined;
  const { sha256, size, name, format, request } = match;
  if (await lostAccessSince(trx, actor, match.created_at))
    throw new DomainError({ code: 'forbidden', message: apiRefusalMessages.report.accessNarrowed });
  const reports = savedReports(request, name);
  if (!(await seesAll(trx, actor, reports))) return undefined;
  if (partKey !== null) {
    const part = request.kind === 'parts' ? await findPart(trx, actor, { id, key: partKey }) : undefined;
    return part && { ...part, media_type: FILE_MEDIA_TYPES[request.format], reports };
  }
  if (sha256 === null || size === null) throw new DomainError('render_not_ready');
  return { sha256, size, name: `${name}.${format}`, media_type: FILE_MEDIA_TYPES[format], reports };
}

/**
 * Whether somebody still sees the reports of a file. Of a report that was deleted the bureau keeps its files; a client
 * user sees what is meant for their company at this moment.
 */
async function seesAll(
  trx: TenantTransaction,
  actor: Actor,
  reports: readonly { id: number }[],
): Promise<boolean> {
  const ids = [...new Set(reports.map(({ id }) => id))];
  const stored = await findReports(trx, actor.organizationId, ids);
  return ids.every((id) => {
    const report = stored.get(id);
    return report === undefined ? actor.role !== 'client' : canSeeReport(actor, report);
  });
}

async function findScheduled(trx: TenantTransaction, actor: Actor, id: string) {
  const { organizationId } = actor;
  const scheduled = await findScheduledFile(trx, organizationId, id);
  if (scheduled === undefined || !canFetchScheduled(actor, { userId: scheduled.scheduleOwner }))
    return undefined;
  return findRenderFile(trx, { organizationId, userId: scheduled.renderOwner }, id);
}

function savedReports(request: RenderRequest, name: string): { id: number; name: string }[] {
  if (request.kind === 'combination')
    return request.reports.map((one) => ({ id: one.report_id, name: one.name }));
  return request.report_id === undefined ? [] : [{ id: request.report_id, name }];
}
