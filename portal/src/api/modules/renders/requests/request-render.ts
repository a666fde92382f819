/** The request of a file: kept, and made at once if it is small. */
import { setTimeout } from 'node:timers/promises';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import type { Actor, Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { registerDownloads } from '../../reports/reports.ts';
import { claimRender, LEASE_SECONDS } from '../repositories/render-claims.ts';
import type { RenderRequest } from '../repositories/render-request.ts';
import { countPending, findRender, insertRender, type NewRender } from '../repositories/renders.ts';
import type { RenderServices } from '../services.ts';
import { newReportRender, type ReportRenderInput } from './new-report-render.ts';
import { queueRender, runClaimed } from './run-render.ts';

/** Files of a person, or of an API token, that may wait or be made at once. */
const MAX_PENDING = 50;
/** Milliseconds after which the answer no longer waits for a small file. */
const TIMEOUT_MS = 8000;

/** Runs in the transaction of a new request. @returns the id of what `insert` adds, or of a request that is the same. */
type Enter = (trx: TenantTransaction, insert: () => Promise<string>) => Promise<string>;

/**
 * Keeps the request, and makes the file at once if it is small.
 * @param enter a person's own request unless told.
 * @returns its id.
 */
export async function requestRender(
  services: RenderServices,
  actor: Actor,
  render: NewRender,
  enter: Enter = entryOf(actor, render),
): Promise<string> {
  const { id, claim } = await inTenant(services.db, actor, async (trx) => {
    const entered = await enter(trx, () => insertRender(trx, actor, render));
    const key = { organizationId: actor.organizationId, id: entered };
    // Goes on if this process dies; finds nothing to do otherwise.
    await queueRender(services, key, { seconds: LEASE_SECONDS + 10, trx });
    return { id: entered, claim: await claimRender(trx, key) };
  });
  // Somebody else makes it, or it is the file of a request before.
  if (claim === undefined) return id;
  const running = runClaimed(services, claim, { small: true }).catch((error: unknown) =>
    services.logger.error('render_not_run', { render: id, error }),
  );
  await Promise.race([running, setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
  return id;
}

/** The request of a person's file, as it stands after the wait for a small one. @throws as `newReportRender`. */
export async function requestOwnRender(
  services: RenderServices,
  caller: Caller,
  order: ReportRenderInput,
): Promise<Render> {
  const id = await requestRender(services, caller, await newReportRender(services, caller, order));
  return findOwnRender(services, caller, id);
}

const entryOf =
  (actor: Actor, { request }: NewRender): Enter =>
  async (trx, insert) => {
    refuseTooMany(await countPending(trx, actor));
    await registerDownloads(trx, actor, savedReportsOf(request));
    return insert();
  };

/** None of one that is printed as it stands in the editor. */
function savedReportsOf(request: RenderRequest): number[] {
  if (request.kind === 'combination') return request.reports.map(({ report_id }) => report_id);
  return request.report_id === undefined ? [] : [request.report_id];
}

/** @throws DomainError too_many_requests. */
export function refuseTooMany(pending: number): void {
  if (pending >= MAX_PENDING)
    throw new DomainError({
      code: 'too_many_requests',
      message: apiRefusalMessages.report.tooManyFiles(MAX_PENDING),
    });
}

/** @throws DomainError render_not_found, also for somebody else's. */
export async function findOwnRender({ db }: RenderServices, caller: Actor, id: string): Promise<Render> {
  const match = await inTenant(db, caller, (trx) => findRender(trx, caller, id));
  if (match === undefined) throw new DomainError('render_not_found');
  return match;
}
