import type { file_versions } from '@lienzo/schema/api/file-endpoints';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { loadItem } from '../../items/load-item.ts';
import { listVersions } from '../../repositories/file-versions.ts';
import type { Handler } from '../../services.ts';

export const getVersions: Handler<typeof file_versions> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) =>
    listVersions(trx, caller.organizationId, await loadItem(trx, caller, query.file_id, 'FILE')),
  );
