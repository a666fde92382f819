import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { DirectoryServices } from '../services.ts';

/** The initial scan status of a version; with an antivirus a scan is also sent when the transaction commits. */
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
