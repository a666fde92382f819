/** Drafts of reports: each is visible to its person only, which row level security ensures as well. */
import type { DraftSummary } from '@lienzo/schema/reports/report-draft-endpoints';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

type Person = Pick<Caller, 'organizationId' | 'userId'>;

/** The draft of a saved report, or of a new one by the client's id. */
export type DraftName = { report_id: number } | { id: string };

/** `document` as stored. */
export type StoredDraft = { document: object; updated_at: string; based_on: string | null };

export type DraftContent = {
  nombre: string;
  orientation: 'vertical' | 'horizontal';
  /** JSON text of the document. */
  document: string;
};

/** The person's drafts without their documents, newest first. */
export function listDrafts(
  trx: TenantTransaction,
  { organizationId, userId }: Person,
): Promise<DraftSummary[]> {
  return trx
    .selectFrom('report_drafts')
    .select(['id', 'report_id', 'nombre', 'orientation', 'updated_at'])
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findDraft(
  trx: TenantTransaction,
  person: Person,
  name: DraftName,
): Promise<StoredDraft | undefined> {
  const { column, value } = keyOf(name);
  return trx
    .selectFrom('report_drafts')
    .select(['document', 'updated_at', 'based_on'])
    .where('organization_id', '=', person.organizationId)
    .where('user_id', '=', person.userId)
    .where(column, '=', value)
    .executeTakeFirst();
}

/** How many drafts of new reports the person has besides this one. */
export async function countOtherNewDrafts(
  trx: TenantTransaction,
  { organizationId, userId }: Person,
  id: string,
): Promise<number> {
  const { count } = await trx
    .selectFrom('report_drafts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('report_id', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts it, or replaces the one before. @returns `replaced`: when the one before was kept. */
export async function writeDraft(
  trx: TenantTransaction,
  { organizationId, userId }: Person,
  name: { report_id: number; based_on: string | null } | { id: string },
  content: DraftContent,
): Promise<{ updated_at: string; replaced: string | null }> {
  const { column, value } = keyOf(name);
  const before = await trx
    .selectFrom('report_drafts')
    .select('updated_at')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where(column, '=', value)
    .forUpdate()
    .executeTakeFirst();
  const based_on = 'based_on' in name ? name.based_on : null;
  const kept = await trx
    .insertInto('report_drafts')
    .values({
      organization_id: organizationId,
      user_id: userId,
      ...('id' in name ? { id: name.id, report_id: null } : { report_id: name.report_id }),
      ...content,
      based_on,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'user_id', 'id' in name ? 'id' : 'report_id'])
        .doUpdateSet({ ...content, based_on, updated_at: sql`now()` }),
    )
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  return { ...kept, replaced: before?.updated_at ?? null };
}

/** @returns whether there was one. */
export async function deleteDraft(trx: TenantTransaction, person: Person, name: DraftName): Promise<boolean> {
  const { column, value } = keyOf(name);
  const deleted = await trx
    .deleteFrom('report_drafts')
    .where('organization_id', '=', person.organizationId)
    .where('user_id', '=', person.userId)
    .where(column, '=', value)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Removes everybody's drafts of a report; the transaction must act for the whole organization. */
export async function deleteDraftsOfReport(
  trx: TenantTransaction,
  organizationId: string,
  reportId: number,
): Promise<void> {
  await trx
    .deleteFrom('report_drafts')
    .where('organization_id', '=', organizationId)
    .where('report_id', '=', reportId)
    .execute();
}

const keyOf = (name: DraftName): { column: 'id' | 'report_id'; value: string | number } =>
  'id' in name ? { column: 'id', value: name.id } : { column: 'report_id', value: name.report_id };
