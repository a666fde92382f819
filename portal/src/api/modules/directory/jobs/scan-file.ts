import type { Verdict } from '../../../platform/antivirus/clamd.ts';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { StorageError } from '../../../platform/storage/storage-error.ts';
import { findVersions, setScanRefused, setScanStatus } from '../repositories/file-versions.ts';
import { announceFolders } from '../repositories/folder-changes.ts';
import { findScannedVersion } from '../repositories/scanned-versions.ts';
import type { DirectoryListener, JobHandler } from '../services.ts';

/**
 * Without an antivirus the version stays pending until one is configured: a file that was to be scanned is never
 * released unscanned.
 */
export const scanFile: JobHandler<'scan_file'> = async ({ organization_id, version_id }, services) => {
  const context = systemContext(organization_id);
  const [version] = await inTenant(services.db, context, (trx) =>
    findVersions(trx, organization_id, [version_id]),
  );
  if (version === undefined || version.scan_status !== 'pending' || services.antivirus === undefined) return;
  const content = await services.files.open(version.sha256);
  if (content === null)
    throw new StorageError('unavailable', { cause: new Error(`no blob ${version.sha256}`) });
  const verdict = await services.antivirus.scan(content);
  const { file_id: file, size } = version;
  if (verdict.found === 'virus')
    services.logger.warn('infected_file', { organization: organization_id, file, virus: verdict.virus });
  if (verdict.found === 'refused')
    services.logger.warn('scan_refused', { organization: organization_id, file, size });
  await inTenant(services.db, context, (trx) =>
    keep(trx, services.listener, organization_id, version_id, verdict.found),
  );
};

/**
 * A version over the size limit stays pending and is sent again by the sweeper: the limit may have been raised by then.
 */
async function keep(
  trx: TenantTransaction,
  listener: DirectoryListener,
  organizationId: string,
  versionId: string,
  match: Verdict['found'],
): Promise<void> {
  const isNew =
    match === 'refused'
      ? await setScanRefused(trx, organizationId, versionId)
      : await setScanStatus(trx, organizationId, versionId, match === 'virus' ? 'infected' : 'clean');
  const scanned = isNew ? await findScannedVersion(trx, organizationId, versionId) : undefined;
  if (scanned === undefined) return;
  if (match === 'refused') return await listener.versionRejected(trx, organizationId, 'refused', scanned);
  if (match === 'virus') await listener.versionRejected(trx, organizationId, 'infected', scanned);
  const { folder_id: folderId, client_id: clientId } = scanned;
  await announceFolders(trx, organizationId, [{ folderId, clientId }]);
}
