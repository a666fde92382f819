/** The lease of the worker that makes a render, and how the work ends. */
import type { RenderNote, RenderProgress } from '@lienzo/schema/api/render-contract';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { ErrorEntry } from '../../../platform/domain-error.ts';
import type { StoredBlob } from '../../../platform/storage/file-store.ts';
import { type RenderKey, storedNotes } from './render-parts.ts';
import { type RenderRequest, renderRequest } from './render-request.ts';
import { announceRender } from './renders.ts';

/** Seconds that a worker may be silent before another one takes over. */
export const LEASE_SECONDS = 20;
/** Minutes during which the same content is not printed again. */
const DUPLICATE_MINUTES = 10;

const lease = sql<string>`now() + make_interval(secs => ${LEASE_SECONDS}::int)`;

/** A stored file of a report, with what the rendering service said of it. */
export type MadeFile = StoredBlob & { notes: RenderNote[] };

export type ClaimedRender = RenderKey & {
  userId: string;
  name: string;
  request: RenderRequest;
  secret: Buffer | null;
  /** This one included. */
  attempts: number;
  claim: string;
};

/** Leases a render that nobody makes; undefined for one that has ended or that somebody makes. */
export async function claimRender(
  trx: TenantTransaction,
  { organizationId, id }: RenderKey,
): Promise<ClaimedRender | undefined> {
  const row = await trx
    .updateTable('report_renders')
    .set({
      state: 'running',
      claim: sql`gen_random_uuid()`,
      lease_until: lease,
      attempts: sql`attempts + 1`,
      progress: null,
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .where(({ eb, or }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<string>`now()`)]))
    .returning(['user_id', 'name', 'request', 'secret', 'attempts', 'claim'])
    .executeTakeFirst();
  if (row === undefined || row.claim === null) return undefined;
  const { user_id, name, request, secret, attempts, claim } = row;
  await announceRender(trx, user_id);
  return {
    organizationId,
    id,
    userId: user_id,
    name,
    request: renderRequest.parse(request),
    secret,
    attempts,
    claim,
  };
}

/** Whether a render is still to be made, by whomever. */
export async function isPending(trx: TenantTransaction, { organizationId, id }: RenderKey): Promise<boolean> {
  const row = await trx
    .selectFrom('report_renders')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return row !== undefined;
}

const claimed = (trx: TenantTransaction, { organizationId, id, claim }: ClaimedRender) =>
  trx
    .updateTable('report_renders')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('state', '=', 'running');

/** Locks a render that is still this worker's. @throws Error for one that was cancelled, or that another worker has. */
export async function lockClaim(
  trx: TenantTransaction,
  { organizationId, id, claim }: ClaimedRender,
): Promise<void> {
  const retained = await trx
    .selectFrom('report_renders')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('claim', '=', claim)
    .where('state', '=', 'running')
    .forShare()
    .executeTakeFirst();
  if (retained === undefined) throw new Error('the render is not wanted any more');
}

/**
 * Extends the lease, and keeps how far the work is.
 * @param progress null when it has not changed.
 * @returns false when it was cancelled or deleted, or another worker has it.
 */
export async function renewLease(
  trx: TenantTransaction,
  render: ClaimedRender,
  progress: RenderProgress | null,
): Promise<boolean> {
  const { numUpdatedRows } = await claimed(trx, render)
    .set({ lease_until: lease, ...(progress === null ? {} : { progress: JSON.stringify(progress) }) })
    .executeTakeFirst();
  if (numUpdatedRows > 0n && progress !== null) await announceRender(trx, render.userId);
  return numUpdatedRows > 0n;
}

/** Gives a render back to the queue. @param attempt whether it counts. */
export async function releaseRender(
  trx: TenantTransaction,
  render: ClaimedRender,
  attempt: { counts: boolean },
): Promise<void> {
  await claimed(trx, render)
    .set({
      state: 'queued',
      claim: null,
      lease_until: null,
      progress: null,
      ...(attempt.counts ? {} : { attempts: sql`attempts - 1` }),
    })
    .executeTakeFirst();
  await announceRender(trx, render.userId);
}

export async function failRender(
  trx: TenantTransaction,
  render: ClaimedRender,
  problems: (ErrorEntry & { message: string })[],
): Promise<void> {
  await claimed(trx, render)
    .set({
      state: 'failed',
      problems: JSON.stringify(problems),
      finished_at: sql`now()`,
      lease_until: null,
      secret: null,
    })
    .executeTakeFirst();
  await announceRender(trx, render.userId);
}

const withoutSavedReports = sql<string>`case
  when request ->> 'kind' = 'combination' then jsonb_set(request, '{reports}', (
    select jsonb_agg(part - 'report' order by place)
    from jsonb_array_elements(request -> 'reports') with ordinality as parts (part, place)
  ))
  when report_id is null then request
  else request - 'report'
end`;

/** @returns false when it was cancelled or deleted meanwhile, or another worker has it. */
export async function finishRender(
  trx: TenantTransaction,
  render: ClaimedRender,
  { sha256, size, digest, notes }: MadeFile & { digest: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await claimed(trx, render)
    .set({
      state: 'done',
      sha256,
      size,
      digest,
      notes: JSON.stringify(notes),
      finished_at: sql`now()`,
      lease_until: null,
      secret: null,
      // Saved reports are printed anew when they are asked for again.
      request: withoutSavedReports,
    })
    .executeTakeFirst();
  await announceRender(trx, render.userId);
  return numUpdatedRows > 0n;
}

/** A file that was made of the same content within the last minutes. */
export async function findDuplicate(
  trx: TenantTransaction,
  organizationId: string,
  digest: string,
): Promise<MadeFile | undefined> {
  const duplicate = await trx
    .selectFrom('report_renders')
    .select(['sha256', 'size', 'notes'])
    .where('organization_id', '=', organizationId)
    .where('digest', '=', digest)
    .where('state', '=', 'done')
    .where('finished_at', '>', sql<string>`now() - make_interval(mins => ${DUPLICATE_MINUTES}::int)`)
    .limit(1)
    .executeTakeFirst();
  if (duplicate?.sha256 == null || duplicate.size === null) return undefined;
  return { sha256: duplicate.sha256, size: duplicate.size, notes: storedNotes.parse(duplicate.notes) };
}
