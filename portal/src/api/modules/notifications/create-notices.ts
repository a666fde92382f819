import type { TenantTransaction } from '../../platform/database/in-tenant.ts';
import { announce } from './repositories/folder-notices.ts';
import { insertIncidentNotices } from './repositories/incident-notices.ts';

/** Creates notices for people and signals their open pages when the transaction commits. */
export async function createNotices(
  trx: TenantTransaction,
  organizationId: string,
  notices: readonly { userId: string; title: string; text: string; folderId: string | null }[],
): Promise<void> {
  await insertIncidentNotices(trx, organizationId, [...notices]);
  await announce(
    trx,
    notices.map(({ userId }) => userId),
  );
}
