/** The finished files of a report that is being divided: what a retry need not make again. */
import { type RenderNote, renderNote } from '@lienzo/schema/api/render-contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type RenderKey = { organizationId: string; id: string };

/** Exact sums as text, by the place of the column among the control totals. */
export const storedTotals = z.array(z.string());
export const storedNotes = z.array(renderNote);

export type MadePart = {
  key: string;
  ordinal: number;
  value: string;
  /** With its extension. */
  name: string;
  /** Where it is mailed to. */
  recipient: string | null;
  digest: string;
  rows: number;
  totals: string[];
  /** What its reader should know of it. */
  notes: RenderNote[];
  sha256: string;
  start: number;
  size: number;
};
export type StoredPart = MadePart & { state: 'made' | 'delivered' | 'failed'; problem: string | null };

/** Rows of an insert. */
const INSERTED = 1000;

/** Keeps finished files. Their blobs are held by the transaction. */
export async function insertParts(
  trx: TenantTransaction,
  { organizationId, id }: RenderKey,
  parts: readonly MadePart[],
): Promise<void> {
  for (let from = 0; from < parts.length; from += INSERTED)
    await trx
      .insertInto('report_render_parts')
      .values(
        parts.slice(from, from + INSERTED).map(({ key, totals, notes, ...part }) => ({
          ...part,
          organization_id: organizationId,
          render_id: id,
          part_key: key,
          totals: JSON.stringify(totals),
          notes: JSON.stringify(notes),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'render_id', 'part_key']).doUpdateSet(({ ref }) => ({
          ordinal: ref('excluded.ordinal'),
          value: ref('excluded.value'),
          name: ref('excluded.name'),
          recipient: ref('excluded.recipient'),
          digest: ref('excluded.digest'),
          rows: ref('excluded.rows'),
          totals: ref('excluded.totals'),
          notes: ref('excluded.notes'),
          sha256: ref('excluded.sha256'),
          start: ref('excluded.start'),
          size: ref('excluded.size'),
        })),
      )
      .execute();
}

/** The finished files of a request, in their order. */
export async function listParts(
  trx: TenantTransaction,
  { organizationId, id }: RenderKey,
): Promise<StoredPart[]> {
  const rows = await trx
    .selectFrom('report_render_parts')
    .select(['part_key as key', 'ordinal', 'value', 'name', 'recipient', 'state', 'problem'])
    .select(['digest', 'rows', 'totals', 'notes', 'sha256', 'start', 'size'])
    .where('organization_id', '=', organizationId)
    .where('render_id', '=', id)
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ({
    ...row,
    start: Number(row.start),
    size: Number(row.size),
    totals: storedTotals.parse(row.totals),
    notes: storedNotes.parse(row.notes),
  }));
}

/** Where one file of a request lies, with its name. */
export async function findPart(
  trx: TenantTransaction,
  { organizationId }: Pick<RenderKey, 'organizationId'>,
  { id, key }: { id: string; key: string },
): Promise<Pick<StoredPart, 'name' | 'sha256' | 'start' | 'size'> | undefined> {
  const row = await trx
    .selectFrom('report_render_parts')
    .select(['name', 'sha256', 'start', 'size'])
    .where('organization_id', '=', organizationId)
    .where('render_id', '=', id)
    .where('part_key', '=', key)
    .executeTakeFirst();
  return row && { ...row, start: Number(row.start), size: Number(row.size) };
}

/**
 * Notes that the files lie in a blob that has them all, and no more where they were made.
 * @param starts where each begins in it, by its key.
 */
export async function moveParts(
  trx: TenantTransaction,
  { organizationId, id }: RenderKey,
  { sha256, starts }: { sha256: string; starts: ReadonlyMap<string, number> },
): Promise<void> {
  await sql`
    update report_render_parts as part set sha256 = ${sha256}, start = moved.start
    from unnest(${[...starts.keys()]}::text[], ${[...starts.values()]}::bigint[]) as moved (part_key, start)
    where part.organization_id = ${organizationId} and part.render_id = ${id}
      and part.part_key = moved.part_key
  `.execute(trx);
}

/** Removes the files of a request: all, or these. */
export async function deleteParts(
  trx: TenantTransaction,
  { organizationId, id }: RenderKey,
  keys?: readonly string[],
): Promise<void> {
  let removed = trx
    .deleteFrom('report_render_parts')
    .where('organization_id', '=', organizationId)
    .where('render_id', '=', id);
  if (keys !== undefined) removed = removed.where('part_key', 'in', keys);
  if (keys === undefined || keys.length > 0) await removed.execute();
}

/** What became of a file. @param problem null for one that has arrived. */
export async function settlePart(
  trx: TenantTransaction,
  { organizationId, id }: RenderKey,
  key: string,
  problem: string | null,
): Promise<void> {
  await trx
    .updateTable('report_render_parts')
    .set({ state: problem === null ? 'delivered' : 'failed', problem })
    .where('organization_id', '=', organizationId)
    .where('render_id', '=', id)
    .where('part_key', '=', key)
    .execute();
}

/** Notes that all files are made and their totals are those of the report. */
export async function markPartsChecked(
  trx: TenantTransaction,
  { organizationId, id }: RenderKey,
  count: number,
): Promise<void> {
  await trx
    .updateTable('report_renders')
    .set({ checked_parts: count })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .execute();
}

const figures = z.object({ parts: z.string(), whole: z.string() });
const comparedTotals = z.object({
  rows: figures,
  columns: z.array(figures.extend({ heading: z.string() })),
});
/** Exact figures of all files together and of the undivided report. */
export type ComparedTotals = z.infer<typeof comparedTotals>;

/** Keeps what the files were compared by, whether it is equal or not. */
export async function keepTotals(
  trx: TenantTransaction,
  { organizationId, id }: RenderKey,
  totals: ComparedTotals,
): Promise<void> {
  await trx
    .updateTable('report_renders')
    .set({ parts_totals: JSON.stringify(totals) })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** `checked`: whether all files are made and equal to the report. `totals`: null before they were compared. */
export async function findComparison(
  trx: TenantTransaction,
  { organizationId, id }: RenderKey,
): Promise<{ checked: boolean; totals: ComparedTotals | null }> {
  const row = await trx
    .selectFrom('report_renders')
    .select(['checked_parts', 'parts_totals'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return {
    checked: row !== undefined && row.checked_parts !== null,
    totals: comparedTotals.nullable().parse(row?.parts_totals ?? null),
  };
}
