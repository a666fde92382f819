import type { file_versions } from '@lienzo/schema/api/file-endpoints';
import { inTenant } from '../../platform/database/in-tenant.ts';
import { listVersions } from '../../database/repositories/file-versions.ts';
import { loadItem } from '../../directory/load-item.ts';
import type { Handler } from '../../platform/http/handler.ts';

export const getVersions: Handler<typeof file_versions> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) =>
    listVersions(trx, caller.organizationId, await loadItem(trx, caller, query.file_id, 'FILE')),
  );
