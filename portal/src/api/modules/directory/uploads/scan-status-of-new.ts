import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { DirectoryServices } from '../services.ts';

/** What a new version begins as; with an antivirus set up it is also sent there once the transaction is kept. */
export async function scanStatusOfNew(
  trx: TenantTransaction,
  { antivirus, jobs }: Pick<DirectoryServices, 'antivirus' | 'jobs'>,
  organizationId: string,
  versionId: string,
): Promise<'pending' | 'unscanned'> {
  if (antivirus === undefined) return 'unscanned';
  await jobs.send('scan_file', { organization_id: organizationId, version_id: versionId }, { trx });
  return 'pending';
}
