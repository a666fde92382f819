/** What was delivered of reports, by a key that names it: a retry delivers nothing twice. */
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type DeliveryKey = { organizationId: string; key: string; target: string };

/** Seconds that a worker has for one mail; longer than the mail server's timeouts allow. */
const LEASE_SECONDS = 180;

export type FolderDelivery = { fileId: string; name: string };

/**
 * Locks the delivery of a file to a folder until the transaction ends.
 * @returns the file, if it was delivered already.
 */
export async function lockFolderDelivery(
  trx: TenantTransaction,
  { organizationId, key, target }: DeliveryKey,
): Promise<FolderDelivery | undefined> {
  const { state, file_id, name } = await trx
    .insertInto('report_deliveries')
    .values({ organization_id: organizationId, key, target, kind: 'folder', problem: null, attempts: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'key', 'target'])
        .doUpdateSet({ attempts: sql`report_deliveries.attempts + 1` }),
    )
    .returning(['state', 'file_id', 'name'])
    .executeTakeFirstOrThrow();
  return state === 'sent' && file_id !== null ? { fileId: file_id, name: name ?? '' } : undefined;
}

const ofKey = (trx: TenantTransaction, { organizationId, key, target }: DeliveryKey) =>
  trx
    .updateTable('report_deliveries')
    .set({ updated_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .where('target', '=', target);

export async function finishFolderDelivery(
  trx: TenantTransaction,
  delivery: DeliveryKey,
  { fileId, name }: FolderDelivery,
): Promise<void> {
  await ofKey(trx, delivery)
    .set({ state: 'sent', file_id: fileId, name, problem: null, lease_until: null })
    .execute();
}

/** One that has been delivered stays so. */
export async function failFolderDelivery(
  trx: TenantTransaction,
  { organizationId, key, target }: DeliveryKey,
  problem: string,
): Promise<void> {
  await trx
    .insertInto('report_deliveries')
    .values({ organization_id: organizationId, key, target, kind: 'folder', state: 'failed', problem })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'key', 'target'])
        .doUpdateSet({ state: 'failed', problem, updated_at: sql`now()` })
        .where('report_deliveries.state', '<>', 'sent'),
    )
    .execute();
}

/** Notes the recipients of a mail that are not known yet. @param recipients in lower case, each once. */
export async function insertMailDeliveries(
  trx: TenantTransaction,
  { organizationId, key, recipients }: { organizationId: string; key: string; recipients: readonly string[] },
): Promise<void> {
  if (recipients.length === 0) return;
  await trx
    .insertInto('report_deliveries')
    .values(
      recipients.map((target) => ({
        organization_id: organizationId,
        key,
        target,
        kind: 'mail' as const,
        problem: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns the number of this attempt when this worker is to send it now, else undefined. */
export async function claimMailDelivery(
  trx: TenantTransaction,
  delivery: DeliveryKey,
): Promise<number | undefined> {
  const claimed = await ofKey(trx, delivery)
    .set({
      state: 'sending',
      attempts: sql`attempts + 1`,
      lease_until: sql<string>`clock_timestamp() + make_interval(secs => ${LEASE_SECONDS}::int)`,
    })
    .where(sql<SqlBool>`(state = 'waiting' or (state = 'sending' and lease_until < clock_timestamp()))`)
    .returning('attempts')
    .executeTakeFirst();
  return claimed?.attempts;
}

/** @param note what is to be known of it; null for nothing. */
export async function finishMailDelivery(
  trx: TenantTransaction,
  delivery: DeliveryKey,
  note: string | null,
): Promise<void> {
  await ofKey(trx, delivery).set({ state: 'sent', problem: note, lease_until: null }).execute();
}

/** @param attempt of this worker: one that was overtaken changes nothing. @param final whether it has failed. */
export async function giveMailBack(
  trx: TenantTransaction,
  delivery: DeliveryKey,
  { problem, attempt, final }: { problem: string; attempt: number; final: boolean },
): Promise<void> {
  await ofKey(trx, delivery)
    .set({ state: final ? 'failed' : 'waiting', problem, lease_until: null })
    .where('state', '=', 'sending')
    .where('attempts', '=', attempt)
    .execute();
}

export type StoredDelivery = {
  key: string;
  kind: 'folder' | 'mail';
  target: string;
  state: 'waiting' | 'sending' | 'sent' | 'failed';
  problem: string | null;
  file_id: string | null;
  name: string | null;
};

/** Everything that was delivered, or is to be, under a key. */
export const listDeliveries = (
  trx: TenantTransaction,
  organizationId: string,
  key: string,
): Promise<StoredDelivery[]> => listDeliveriesOf(trx, organizationId, [key]);

/** The same under several keys. */
export function listDeliveriesOf(
  trx: TenantTransaction,
  organizationId: string,
  keys: readonly string[],
): Promise<StoredDelivery[]> {
  return trx
    .selectFrom('report_deliveries')
    .select(['key', 'kind', 'target', 'state', 'problem', 'file_id', 'name'])
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`key = any (${keys}::text[])`)
    .orderBy('kind')
    .orderBy('key')
    .orderBy('target')
    .execute();
}

/** Forgets the mails under these keys that did not arrive, so that they can be sent again. */
export async function deleteFailedMails(
  trx: TenantTransaction,
  organizationId: string,
  keys: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('report_deliveries')
    .where('organization_id', '=', organizationId)
    .where('kind', '=', 'mail')
    .where('state', '=', 'failed')
    .where(sql<SqlBool>`key = any (${keys}::text[])`)
    .execute();
}
