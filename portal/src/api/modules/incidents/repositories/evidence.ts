/** Evidence of disabilities that was sent and waits for the save of its certificate. */
import { type SqlBool, sql } from 'kysely';
import type { Actor } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { CapturePeriodRow } from './periods.ts';

export type WaitingEvidence = {
  id: string;
  sha256: string;
  size: number;
  media_type: string;
  name: string;
  /** The file that an earlier save made of it. */
  file_id: string | null;
};

export async function insertEvidence(
  trx: TenantTransaction,
  { organizationId, userId }: Pick<Actor, 'organizationId' | 'userId'>,
  { client_id, id: period_id }: Pick<CapturePeriodRow, 'client_id' | 'id'>,
  file: Omit<WaitingEvidence, 'id' | 'file_id'>,
): Promise<string> {
  const { sha256, size, media_type, name } = file;
  const { id } = await trx
    .insertInto('capture_evidence')
    .values({
      ...{ organization_id: organizationId, client_id, period_id, created_by: userId },
      ...{ sha256, size, media_type, name },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Bytes that wait and are in no folder yet. Until the transaction ends nobody else of the organization sends any, so
 * that two who send at a time are counted together.
 */
export async function countWaitingBytes(trx: TenantTransaction, organizationId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`evidence ${organizationId}`}, 0))`.execute(trx);
  const { bytes } = await trx
    .selectFrom('capture_evidence')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('size'), eb.lit(0)).as('bytes'))
    .where('organization_id', '=', organizationId)
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

/** Those of a person, by id. */
export async function findEvidence(
  trx: TenantTransaction,
  { organizationId, userId }: Pick<Actor, 'organizationId' | 'userId'>,
  periodId: number,
  ids: readonly string[],
): Promise<Map<string, WaitingEvidence>> {
  const rows = await trx
    .selectFrom('capture_evidence')
    .select(['id', 'sha256', 'size', 'media_type', 'name', 'file_id'])
    .where('organization_id', '=', organizationId)
    .where('created_by', '=', userId)
    .where('period_id', '=', periodId)
    .where(sql<SqlBool>`id = any (${ids}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function markPlaced(
  trx: TenantTransaction,
  organizationId: string,
  { id, fileId }: { id: string; fileId: string },
): Promise<void> {
  await trx
    .updateTable('capture_evidence')
    .set({ file_id: fileId })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** The folder of a client; null: it has none. */
export async function findFolderOfClient(
  trx: TenantTransaction,
  organizationId: string,
  clientId: string,
): Promise<string | null> {
  const stored = await trx
    .selectFrom('clients')
    .select('id_directory')
    .where('organization_id', '=', organizationId)
    .where('id', '=', clientId)
    .executeTakeFirst();
  return stored?.id_directory ?? null;
}
