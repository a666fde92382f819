import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** Folders and files, each file with its current version. */
export const itemsWithVersion = (trx: TenantTransaction) =>
  trx
    .selectFrom('file_system')
    .leftJoin('file_versions', (join) =>
      join
        .onRef('file_versions.organization_id', '=', 'file_system.organization_id')
        .onRef('file_versions.id', '=', 'file_system.current_version_id'),
    );
