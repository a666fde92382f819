/** The versions of a file. */

import type { file_versions, restore_version } from '@lienzo/schema/directory/file-endpoints';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { loadItem } from '../../items/load-item.ts';
import { presentItem } from '../../items/present-item.ts';
import { lockDirectory } from '../../repositories/file-system-writes.ts';
import { findVersions, listVersions } from '../../repositories/file-versions.ts';
import type { Handler } from '../../services.ts';
import { addVersion } from '../../uploads/add-version.ts';

export const getVersions: Handler<typeof file_versions> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) =>
    listVersions(trx, caller.organizationId, await loadItem(trx, caller, query.file_id, 'FILE')),
  );

export const restoreVersion: Handler<typeof restore_version> = async ({ body, caller, services }) => {
  const item = await inTenant(services.db, caller, async (trx) => {
    await lockDirectory(trx, caller.organizationId, 'shared');
    const file = await loadItem(trx, caller, body.file_id, 'FILE');
    if (!file.can.update) throw new DomainError('forbidden');
    const [version] = await findVersions(trx, caller.organizationId, [body.version_id]);
    if (version === undefined || version.file_id !== file.id) throw new DomainError('file_not_found');
    if (version.scan_status === 'infected') throw new DomainError('file_infected');
    if (version.id === file.current_version_id) return file;
    return addVersion(trx, services, caller, file, version);
  });
  return presentItem(caller, item, item.fixed);
};
