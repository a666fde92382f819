/** The list of the files that a report was divided into, page by page, and what is to be tried again of it. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type RenderKey, type StoredPart, storedNotes, storedTotals } from './render-parts.ts';

type PartsFilter = { onlyFailed: boolean; search: string };

const partsOf = (trx: TenantTransaction, { organizationId, id }: RenderKey) =>
  trx
    .selectFrom('report_render_parts')
    .where('organization_id', '=', organizationId)
    .where('render_id', '=', id);

const matching = (trx: TenantTransaction, key: RenderKey, { onlyFailed, search }: PartsFilter) =>
  partsOf(trx, key)
    .$if(onlyFailed, (query) => query.where('state', '=', 'failed'))
    .$if(search !== '', (query) =>
      query.where(
        sql<SqlBool>`strpos(lower(concat_ws(' ', name, value, recipient)), ${search.toLowerCase()}) > 0`,
      ),
    );

export type ListedPart = Pick<
  StoredPart,
  'key' | 'name' | 'value' | 'recipient' | 'state' | 'problem' | 'rows' | 'totals' | 'size' | 'notes'
>;

/** The parts of a page, in their order. @param page from 1. */
export async function listPartsPage(
  trx: TenantTransaction,
  key: RenderKey,
  { page, size, ...filter }: PartsFilter & { page: number; size: number },
): Promise<{ parts: ListedPart[]; total: number }> {
  const { total } = await matching(trx, key, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(trx, key, filter)
    .select(['part_key as key', 'name', 'value', 'recipient', 'state', 'problem'])
    .select(['rows', 'totals', 'size', 'notes'])
    .orderBy('ordinal')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const parts = rows.map((row) => ({
    ...row,
    size: Number(row.size),
    totals: storedTotals.parse(row.totals),
    notes: storedNotes.parse(row.notes),
  }));
  return { parts, total: Number(total) };
}

/** How many files there are of each state. */
export async function countParts(
  trx: TenantTransaction,
  key: RenderKey,
): Promise<Record<StoredPart['state'], number>> {
  const rows = await partsOf(trx, key)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { made: 0, delivered: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = Number(count);
  return counts;
}

/** The keys of the files that did not arrive. */
export async function failedPartKeys(trx: TenantTransaction, key: RenderKey): Promise<string[]> {
  const rows = await partsOf(trx, key).select('part_key').where('state', '=', 'failed').execute();
  return rows.map(({ part_key }) => part_key);
}

/**
 * Puts a request that has ended back into the queue: what did not arrive is delivered again, what is missing is made.
 * @param recipients the mail addresses of now, by part.
 */
export async function reopenParts(
  trx: TenantTransaction,
  { organizationId, id }: RenderKey,
  recipients: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [key, recipient] of recipients)
    await trx
      .updateTable('report_render_parts')
      .set({ recipient })
      .where('organization_id', '=', organizationId)
      .where('render_id', '=', id)
      .where('part_key', '=', key)
      .execute();
  await trx
    .updateTable('report_render_parts')
    .set({ state: 'made', problem: null })
    .where('organization_id', '=', organizationId)
    .where('render_id', '=', id)
    .where('state', '=', 'failed')
    .execute();
  await trx
    .updateTable('report_renders')
    .set({
      state: 'queued',
      problems: '[]',
      notes: '[]',
      attempts: 0,
      claim: null,
      lease_until: null,
      progress: null,
      sha256: null,
      size: null,
      finished_at: null,
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['done', 'failed'])
    .execute();
}
