/** One attempt to make a requested file, by whoever holds its lease; safe to run twice, and after a crash. */

import type { ErrorCode } from '@lienzo/schema/api/errors';
import { type PdfOptions, pdfPassword } from '@lienzo/schema/api/render-contract';
import { apiErrorMessages } from '@lienzo/schema/messages/api-error-messages';
import type { Actor } from '../../../platform/caller.ts';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { leaveAborted } from '../../../platform/leave-aborted.ts';
import { unseal } from '../../../platform/secrets/seal.ts';
import { holdBlob } from '../../../platform/storage/hold-blob.ts';
import { StorageError } from '../../../platform/storage/storage-error.ts';
import { toDomainError } from '../../../platform/to-domain-error.ts';
import { findActor } from '../../accounts/accounts.ts';
import { loadReport } from '../../reports/reports.ts';
import { loadDivisible } from '../parts/load-divisible.ts';
import { renderParts } from '../parts/render-parts.ts';
import { loadCombinable } from '../printing/load-combinable.ts';
import { OverdueError, type WorkWatch } from '../printing/watch-work.ts';
import {
  type ClaimedRender,
  claimRender,
  failRender,
  finishRender,
  isPending,
  LEASE_SECONDS,
  releaseRender,
} from '../repositories/render-claims.ts';
import type { RenderKey } from '../repositories/render-parts.ts';
import { countAhead } from '../repositories/renders.ts';
import type { RenderServices } from '../services.ts';
import { keepLease } from './keep-lease.ts';
import { renderFile } from './render-file.ts';

/** Attempts before a failure that may pass is final. */
const MAX_ATTEMPTS = 6;
/** Failures that may pass: the rendering service restarts, the file store is away. */
const PASSING: readonly ErrorCode[] = ['render_failed', 'render_timeout', 'storage_unavailable'];
/** Refusals that do: whoever waits for a turn does not use up attempts. */
const BUSY: readonly ErrorCode[] = ['render_busy', 'service_busy', 'too_many_requests'];
/** Milliseconds for work that was ended to leave its connections and files. */
const CLEANING_MS = 1_000;
/** Bytes of rows of a report that is made within the call. */
const SMALL = 256 * 1024;

/**
 * Failures are kept with the render; one that may pass is tried again by a later job.
 * @param stopping gives the render back.
 * @throws its reason.
 */
export async function runRender(
  services: RenderServices,
  key: RenderKey,
  stopping?: AbortSignal,
): Promise<void> {
  const { db } = services;
  const context = systemContext(key.organizationId);
  const claim = await inTenant(db, context, (trx) => claimRender(trx, key));
  if (claim === undefined) {
    // Whoever makes it may die; then this job is the one that goes on.
    if (await inTenant(db, context, (trx) => isPending(trx, key)))
      await queueRender(services, key, { seconds: LEASE_SECONDS });
    return;
  }
  await runClaimed(services, claim, { small: false, ...(stopping !== undefined && { stopping }) });
}

/**
 * What `runRender` does for whoever has claimed the render already.
 * @param options.small gives a report with more than `SMALL` bytes of rows back to the queue.
 * @param options.stopping gives the render back at once, whatever it is. @throws its reason.
 */
export async function runClaimed(
  services: RenderServices,
  claim: ClaimedRender,
  { small, stopping }: { small: boolean; stopping?: AbortSignal },
): Promise<void> {
  await using lease = keepLease(services, claim, stopping);
  const { signal } = lease.watch;
  try {
    const work = makeAndKeep(services, claim, lease.watch, small ? SMALL : undefined);
    await leaveAborted(work, { signal, cleaning: CLEANING_MS });
  } catch (thrown) {
    if (lease.isLost()) return;
    if (stopping?.aborted) {
      await inTenant(services.db, systemContext(claim.organizationId), (trx) =>
        releaseRender(trx, claim, { counts: false }),
      );
      throw stopping.reason;
    }
    // Whatever it broke off with, a limit was the cause.
    const error: unknown = signal.aborted ? signal.reason : thrown;
    if (small && error instanceof StorageError && error.reason === 'too_large') {
      await inTenant(services.db, systemContext(claim.organizationId), (trx) =>
        releaseRender(trx, claim, { counts: false }),
      );
      return queueRender(services, claim, { seconds: 0 });
    }
    await settleFailure(services, claim, toDomainError(error));
  }
}

async function makeAndKeep(
  services: RenderServices,
  claim: ClaimedRender,
  watch: WorkWatch,
  limit: number | undefined,
): Promise<void> {
  const { db, files, sessionSecrets } = services;
  const actor = await permittedActor(services, claim);
  const { request } = claim;
  const work = {
    actor,
    password: openPassword(sessionSecrets, claim.secret),
    watch,
    limit,
  };
  const made =
    request.kind === 'parts'
      ? await renderParts(services, { ...work, claim, request })
      : await renderFile(services, { ...work, request });
  await inTenant(db, systemContext(claim.organizationId), async (trx) => {
    await holdBlob(trx, files, made.sha256);
    await finishRender(trx, claim, made);
    await services.renderListener.renderEnded(trx, endOf(claim));
  });
}

/**
 * The person who asked, with the permissions of this moment.
 * @throws DomainError forbidden for an account that is not active any more; report_not_found, report_not_combinable, report_disabled.
 */
async function permittedActor({ db }: RenderServices, claim: ClaimedRender): Promise<Actor> {
  const { organizationId, userId, request } = claim;
  const actor = await inTenant(db, systemContext(organizationId), (trx) =>
    findActor(trx, { organizationId, userId }),
  );
  if (actor === undefined) throw new DomainError('forbidden');
  await inTenant(db, actor, async (trx) => {
    if (request.kind === 'combination') await loadCombinable(trx, actor, request.reports);
    else if (request.kind === 'parts') await loadDivisible(trx, actor, request.report_id);
    else if (request.report_id !== undefined) await loadReport(trx, actor, request.report_id);
  });
  return actor;
}

async function settleFailure(
  services: RenderServices,
  claim: ClaimedRender,
  error: DomainError,
): Promise<void> {
  const context = systemContext(claim.organizationId);
  services.logger.warn('render_failed', { render: claim.id, attempt: claim.attempts, error });
  const isBusy = error.entries.every(({ code }) => BUSY.includes(code));
  // A file in parts goes on where it was.
  const isOverdue = error instanceof OverdueError && claim.request.kind !== 'parts';
  const mayPass = !isOverdue && error.entries.every(({ code }) => PASSING.includes(code));
  if (isBusy || (mayPass && claim.attempts < MAX_ATTEMPTS)) {
    await inTenant(services.db, context, (trx) => releaseRender(trx, claim, { counts: !isBusy }));
    return queueRender(services, claim, { seconds: error.retryAfter ?? 2 ** (claim.attempts - 1) });
  }
  const problems = error.entries.map((entry) => ({
    ...entry,
    message: entry.message ?? apiErrorMessages[entry.code],
  }));
  await inTenant(services.db, context, async (trx) => {
    await failRender(trx, claim, problems);
    await services.renderListener.renderEnded(trx, endOf(claim));
  });
}

const endOf = ({ organizationId, id, request }: ClaimedRender) => ({
  organizationId,
  id,
  awaited: request.awaited === true,
});

const openPassword = (
  secrets: RenderServices['sessionSecrets'],
  sealed: Buffer | null,
): PdfOptions['password'] =>
  sealed === null ? undefined : pdfPassword.parse(JSON.parse(unseal(secrets, sealed)));

/**
 * Queues the work on a render, behind what the same person asked for before.
 * @param trx of a change that the job belongs to.
 */
export async function queueRender(
  services: Pick<RenderServices, 'db' | 'jobs'>,
  key: RenderKey,
  { seconds, trx }: { seconds: number; trx?: TenantTransaction },
): Promise<void> {
  const { organizationId, id } = key;
  const ahead =
    trx === undefined
      ? await inTenant(services.db, systemContext(organizationId), (own) => countAhead(own, key))
      : await countAhead(trx, key);
  await services.jobs.send(
    'render_report',
    { organization_id: organizationId, render_id: id },
    {
      ahead,
      ...(seconds > 0 && { after: new Date(Date.now() + seconds * 1000) }),
      ...(trx !== undefined && { trx }),
    },
  );
}
