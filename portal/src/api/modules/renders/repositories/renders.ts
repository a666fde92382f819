/** Requested files of reports. */
import { errorEntry } from '@lienzo/schema/api/errors';
import { renderProgress } from '@lienzo/schema/api/render-contract';
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
import { RENDER_CHANNEL } from '../../notifications/notifications.ts';
import { deleteParts, type RenderKey, storedNotes } from './render-parts.ts';
import { fileFormatOf, type RenderRequest, renderRequest } from './render-request.ts';

type Owner = { organizationId: string; userId: string };

const storedProblems = z.array(errorEntry);
const storedFacts = z.array(reportFact);

/** Signals the user's open pages when the transaction commits. */
export async function announceRender(trx: TenantTransaction, userId: string): Promise<void> {
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
