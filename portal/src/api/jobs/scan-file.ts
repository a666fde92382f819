import { warnOfInfection } from '../antivirus/warn-of-infection.ts';
import { inTenant, type TenantContext } from '../database/in-tenant.ts';
import { findVersions, setScanStatus } from '../database/repositories/file-versions.ts';
import { announceFolders } from '../database/repositories/folder-changes.ts';
import { findScannedVersion } from '../database/repositories/infections.ts';
import { StorageError } from '../files/storage-error.ts';
import type { JobHandler } from './job-handler.ts';

/** Without an antivirus the version waits until one is set up again: a file that was to be scanned is not let pass. */
export const scanFile: JobHandler<'scan_file'> = async ({ organization_id, version_id }, services) => {
  const context: TenantContext = { organizationId: organization_id, userId: null, role: 'SuperAdmin' };
  const [version] = await inTenant(services.db, context, (trx) =>
    findVersions(trx, organization_id, [version_id]),
  );
  if (version === undefined || version.scan_status !== 'pending' || services.antivirus === undefined) return;
  const content = await services.files.open(version.sha256);
  if (content === null)
    throw new StorageError('unavailable', { cause: new Error(`no blob ${version.sha256}`) });
  const verdict = await services.antivirus.scan(content);
  if (verdict.infected)
    services.logger.warn('infected_file', {
      organization: organization_id,
      file: version.file_id,
      virus: verdict.virus,
    });
  const status = verdict.infected ? 'infected' : 'clean';
  await inTenant(services.db, context, async (trx) => {
    if (!(await setScanStatus(trx, organization_id, version_id, status))) return;
    const scanned = await findScannedVersion(trx, organization_id, version_id);
    if (scanned === undefined) return;
    if (verdict.infected) await warnOfInfection(trx, organization_id, scanned);
    const { folder_id: folderId, client_id: clientId } = scanned;
    await announceFolders(trx, organization_id, [{ folderId, clientId }]);
  });
};
