/** Signals that a folder or its contents changed, without any details of the change. */
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** The PostgreSQL notification channel of `announceFolders`. */
export const FOLDER_CHANNEL = 'lienzo_folders';

/** `clientId`: the client of the changed item; null: none. */
export type FolderChange = { organizationId: string; folderId: string; clientId: string | null };

const payload = z.tuple([z.uuid(), z.uuid(), z.union([z.uuid(), z.literal('')])]);

/** Signals the changes when the transaction commits. */
export async function announceFolders(
  trx: TenantTransaction,
  organizationId: string,
  changes: Omit<FolderChange, 'organizationId'>[],
): Promise<void> {
  const said = new Set(
    changes.map(({ folderId, clientId }) => `${organizationId},${folderId},${clientId ?? ''}`),
  );
  await sql`
    select pg_notify(${FOLDER_CHANNEL}, said) from unnest(${[...said]}::text[]) as said
  `.execute(trx);
}

/** @returns undefined for a payload of another format. */
export function readFolderChange(said: string): FolderChange | undefined {
  const read = payload.safeParse(said.split(','));
  if (!read.success) return undefined;
  const [organizationId, folderId, clientId] = read.data;
  return { organizationId, folderId, clientId: clientId === '' ? null : clientId };
}

/**
 * The changes that the transaction's user may know of: they see the folder and the items of the item's client. @returns
 * the folders' ids, in the order of the changes.
 */
export async function visibleFolders(
  trx: TenantTransaction,
  organizationId: string,
  changes: FolderChange[],
): Promise<string[]> {
  const ids = [...new Set(changes.map(({ folderId }) => folderId))];
  const { rows } = await sql<{ id: string; clients: string }>`
    select id, current_setting('app.client_ids', true) as clients from file_system
    where organization_id = ${organizationId} and id = any (${ids}::uuid[])
  `.execute(trx);
  const clientsOf = new Map(rows.map(({ id, clients }) => [id, clients]));
  const canSeeChange = ({ folderId, clientId }: FolderChange): boolean => {
    const clients = clientsOf.get(folderId);
    if (clients === undefined) return false;
    return clientId === null || clients === '*' || clients.split(',').includes(clientId);
  };
  return [...new Set(changes.filter(canSeeChange).map(({ folderId }) => folderId))];
}
