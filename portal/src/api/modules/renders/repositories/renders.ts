/** Requested files of reports, and the lease of the worker that makes one. */
import { errorEntry } from '@lienzo/schema/api/errors';
import { type RenderNote, type RenderProgress, renderProgress } from '@lienzo/schema/api/render-contract';
import {
  RENDER_DAYS,
  RENDERS_PAGE,
  type Render,
  type RenderSource,
  reportFact,
} from '@lienzo/schema/reports/render-endpoints';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { foldedColumn } from '../../../platform/database/folded-text.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { ErrorEntry } from '../../../platform/domain-error.ts';
import type { StoredBlob } from '../../../platform/storage/file-store.ts';
import { RENDER_CHANNEL } from '../../notifications/notifications.ts';
import { deleteParts, type RenderKey, storedNotes } from './render-parts.ts';
import { fileFormatOf, type RenderRequest, renderRequest } from './render-request.ts';

type Owner = { organizationId: string; userId: string };

/** Seconds that a worker may be silent before another one takes over. */
export const LEASE_SECONDS = 20;
/** Minutes during which the same content is not printed again. */
const DUPLICATE_MINUTES = 10;

const lease = sql<string>`now() + make_interval(secs => ${LEASE_SECONDS}::int)`;
const storedProblems = z.array(errorEntry);
const storedFacts = z.array(reportFact);

/** A stored file of a report, with what the rendering service said of it. */
export type MadeFile = StoredBlob & { notes: RenderNote[] };

/** Signals the user's open pages when the transaction commits. */
async function announceRender(trx: TenantTransaction, userId: string): Promise<void> {
  await sql`select pg_notify(${RENDER_CHANNEL}, ${userId})`.execute(trx);
}

export type NewRender = {
  reportId: number | null;
  name: string;
  request: RenderRequest;
  secret: Buffer | null;
};

/** @returns the id of the request. */
export async function insertRender(
  trx: TenantTransaction,
  { organizationId, userId }: Owner,
  { reportId, name, request, secret }: NewRender,
): Promise<string> {
  const { id } = await trx
    .insertInto('report_renders')
    .values({
      organization_id: organizationId,
      user_id: userId,
      report_id: reportId,
      name,
      format: fileFormatOf(request),
      request: JSON.stringify(request),
      secret,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await announceRender(trx, userId);
  return id;
}

/** Asked for by the person, not by a program with one of their API tokens. */
const isOwn = sql<SqlBool>`not exists (
  select from api_token_requests as asked
  where asked.organization_id = report_renders.organization_id and asked.render_id = report_renders.id
)`;

/** The number of a person's files that are not made yet. */
export async function countPending(
  trx: TenantTransaction,
  { organizationId, userId }: Owner,
): Promise<number> {
  const { count } = await trx
    .selectFrom('report_renders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('state', 'in', ['queued', 'running'])
    .where(isOwn)
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of files that the person of a render asked for before it and that are not made yet. */
export async function countAhead(trx: TenantTransaction, { organizationId, id }: RenderKey): Promise<number> {
  const { count } = await trx
    .selectFrom('report_renders as own')
    .innerJoin('report_renders as before', (join) =>
      join
        .onRef('before.organization_id', '=', 'own.organization_id')
        .onRef('before.user_id', '=', 'own.user_id')
        .onRef('before.created_at', '<', 'own.created_at'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('own.organization_id', '=', organizationId)
    .where('own.id', '=', id)
    .where('before.state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  return count;
}

const shown = [
  'id',
  'name',
  'format',
  'state',
  'progress',
  'problems',
  'notes',
  'size',
  'created_at',
  'finished_at',
] as const;
const expiry = sql<string>`created_at + make_interval(days => ${RENDER_DAYS}::int)`;
const isProtected = sql<boolean>`coalesce((request ->> 'protected')::boolean, false)`;

const isScheduled = sql<boolean>`coalesce((request ->> 'awaited')::boolean, false)`;
/** The facts of its reports; those of several have the report's name before them. */
const facts = sql<unknown>`coalesce(request -> 'facts', (
  select jsonb_agg(jsonb_build_object(
    'label', (part ->> 'name') || ': ' || (fact ->> 'label'), 'value', fact ->> 'value') order by place, nth)
  from jsonb_array_elements(request -> 'reports') with ordinality as parts (part, place)
  cross join lateral jsonb_array_elements(part -> 'facts') with ordinality as told (fact, nth)
), '[]')`;
/** null: the schedule is gone. */
const askedBy = sql<string | null>`case when ${isScheduled} then (
  select schedules.name from report_schedule_files as files
  join report_schedule_runs as runs on runs.organization_id = files.organization_id and runs.id = files.run_id
  join report_schedules as schedules
    on schedules.organization_id = runs.organization_id and schedules.id = runs.schedule_id
  where files.organization_id = report_renders.organization_id and files.render_id = report_renders.id
  limit 1
) else (
  select users.name from users
  where users.organization_id = report_renders.organization_id and users.id = report_renders.user_id
) end`;

type ShownRow = Omit<Render, 'progress' | 'problems' | 'notes' | 'facts' | 'asked_by' | 'repeatable'> & {
  progress: unknown;
  problems: unknown;
  notes: unknown;
  facts: unknown;
  scheduled: boolean;
  asker: string | null;
  protected: boolean;
};

const present = ({
  progress,
  problems,
  notes,
  facts,
  scheduled,
  asker,
  protected: hasPassword,
  ...row
}: ShownRow): Render => ({
  ...row,
  progress: row.state === 'running' ? (renderProgress.nullable().safeParse(progress).data ?? null) : null,
  problems: storedProblems.parse(problems),
  notes: storedNotes.parse(notes),
  facts: storedFacts.parse(facts),
  asked_by: { kind: scheduled ? 'schedule' : 'person', name: asker },
  repeatable: !hasPassword,
});

const rendersOf = (trx: TenantTransaction, { organizationId, userId }: Owner) =>
  trx
    .selectFrom('report_renders')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId);

const ownRenders = (trx: TenantTransaction, owner: Owner) =>
  rendersOf(trx, owner).select([
    ...shown,
    expiry.as('expires_at'),
    facts.as('facts'),
    isScheduled.as('scheduled'),
    askedBy.as('asker'),
    isProtected.as('protected'),
  ]);

export type RenderFilter = {
  /** undefined: both. */
  source: RenderSource | undefined;
  onlyPending: boolean;
  /** Folded words; all must be there. */
  words: readonly string[];
};

const SEARCHED = foldedColumn(sql`concat_ws(' ', name, format, ${facts}::text, ${askedBy})`);

const matching = (trx: TenantTransaction, owner: Owner, { source, onlyPending, words }: RenderFilter) => {
  let match = rendersOf(trx, owner).where(isOwn);
  if (source !== undefined) match = match.where(isScheduled, '=', source === 'schedule');
  if (onlyPending) match = match.where('state', 'in', ['queued', 'running']);
  for (const word of words) match = match.where(sql<SqlBool>`strpos(${SEARCHED}, ${word}) > 0`);
  return match;
};

/** A page of the person's own, newest first. @param page from 1. */
export async function listRenders(
  trx: TenantTransaction,
  owner: Owner,
  { page, ...filter }: RenderFilter & { page: number },
): Promise<{ result: Render[]; total: number }> {
  const { total } = await matching(trx, owner, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const ids = matching(trx, owner, filter)
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(RENDERS_PAGE)
    .offset((page - 1) * RENDERS_PAGE);
  const rows = await ownRenders(trx, owner)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return { result: rows.map(present), total: Number(total) };
}

export async function findRender(
  trx: TenantTransaction,
  owner: Owner,
  id: string,
): Promise<Render | undefined> {
  const row = await ownRenders(trx, owner).where('id', '=', id).executeTakeFirst();
  return row && present(row);
}

/** What a person asked for, to ask for it again. */
export async function findRequest(
  trx: TenantTransaction,
  { organizationId, userId }: Owner,
  id: string,
): Promise<RenderRequest | undefined> {
  const row = await trx
    .selectFrom('report_renders')
    .select('request')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && renderRequest.parse(row.request);
}

/** The file of a person's finished render. */
export async function findRenderFile(trx: TenantTransaction, { organizationId, userId }: Owner, id: string) {
  const row = await trx
    .selectFrom('report_renders')
    .select(['name', 'format', 'request', 'sha256', 'size', 'created_at'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row, request: renderRequest.parse(row.request) };
}

/** @returns whether it was still to be made. */
export async function cancelRender(trx: TenantTransaction, owner: Owner, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('report_renders')
    .set({ state: 'cancelled', finished_at: sql`now()`, claim: null, lease_until: null, secret: null })
    .where('organization_id', '=', owner.organizationId)
    .where('user_id', '=', owner.userId)
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    await deleteParts(trx, { organizationId: owner.organizationId, id });
    await announceRender(trx, owner.userId);
  }
  return numUpdatedRows > 0n;
}

/** @returns whether there was one. */
export async function deleteRender(trx: TenantTransaction, owner: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('report_renders')
    .where('organization_id', '=', owner.organizationId)
    .where('user_id', '=', owner.userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await announceRender(trx, owner.userId);
  return numDeletedRows > 0n;
}

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
