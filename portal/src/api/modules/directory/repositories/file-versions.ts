/** The versions of files; their bytes are in the file store. */
import type { ScanStatus } from '@lienzo/schema/directory/directory-endpoints';
import type { FileVersion } from '@lienzo/schema/directory/file-endpoints';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

export type StoredVersion = {
  id: string;
  file_id: string;
  number: number;
  sha256: string;
  size: number;
  media_type: string;
  scan_status: ScanStatus;
};

export type NewVersion = Omit<StoredVersion, 'number'> & { organizationId: string; createdBy: string | null };

const COLUMNS = ['id', 'file_id', 'number', 'sha256', 'size', 'media_type', 'scan_status'] as const;

/** Adds a version to a file whose row is locked; it does not become the current one. */
export async function insertVersion(trx: TenantTransaction, version: NewVersion): Promise<void> {
  await trx
    .insertInto('file_versions')
    .values((eb) => ({
      organization_id: version.organizationId,
      id: version.id,
      file_id: version.file_id,
      number: eb
        .selectFrom('file_versions as earlier')
        .select((one) => one(one.fn.coalesce(one.fn.max('earlier.number'), sql.lit(0)), '+', 1).as('number'))
        .where('earlier.organization_id', '=', version.organizationId)
        .where('earlier.file_id', '=', version.file_id),
      sha256: version.sha256,
      size: version.size,
      media_type: version.media_type,
      created_by: version.createdBy,
      scan_status: version.scan_status,
    }))
    .execute();
}

/** Makes a version the current one. */
export async function setCurrentVersion(
  trx: TenantTransaction,
  organizationId: string,
  version: Pick<StoredVersion, 'id' | 'file_id' | 'size' | 'media_type'>,
): Promise<void> {
  await trx
    .updateTable('file_system')
    .set({
      current_version_id: version.id,
      size: version.size,
      media_type: version.media_type,
      modified_at: sql`now()`,
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', version.file_id)
    .execute();
}

/** Locks a file's row until the transaction ends, so that version numbers are consecutive. */
export async function lockFile(
  trx: TenantTransaction,
  organizationId: string,
  fileId: string,
): Promise<void> {
  await trx
    .selectFrom('file_system')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', fileId)
    .forUpdate()
    .execute();
}

/** Versions by their ids, in no order; without those of hidden files. */
export function findVersions(
  trx: TenantTransaction,
  organizationId: string,
  ids: string[],
): Promise<StoredVersion[]> {
  return trx
    .selectFrom('file_versions')
    .select(COLUMNS)
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`id = any (${ids}::uuid[])`)
    .execute();
}

/** All versions of a file, newest first, with the names of their authors. */
export async function listVersions(
  trx: TenantTransaction,
  organizationId: string,
  file: { id: string; current_version_id: string | null },
): Promise<FileVersion[]> {
  const rows = await trx
    .selectFrom('file_versions')
    .leftJoin('users', (join) =>
      join
        .onRef('users.organization_id', '=', 'file_versions.organization_id')
        .onRef('users.id', '=', 'file_versions.created_by'),
    )
    .select([
      'file_versions.id',
      'file_versions.number',
      'file_versions.size',
      'file_versions.sha256',
      'file_versions.created_at',
      'file_versions.scan_status',
      'users.name as created_by',
    ])
    .where('file_versions.organization_id', '=', organizationId)
    .where('file_versions.file_id', '=', file.id)
    .orderBy('file_versions.number', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, current: row.id === file.current_version_id }));
}

/** Stores the result of the virus scan; only for a pending version. @returns whether it was pending. */
export async function setScanStatus(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
  status: 'clean' | 'infected',
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('file_versions')
    .set({ scan_status: status })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('scan_status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Marks that the antivirus does not accept files of this size; the version stays pending. @returns whether that is new.
 */
export async function setScanRefused(
  trx: TenantTransaction,
  organizationId: string,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('file_versions')
    .set({ scan_refused_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('scan_status', '=', 'pending')
    .where('scan_refused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Versions whose scan was lost: pending for longer than a scan is retried. */
export async function findLostScans(trx: TenantTransaction, organizationId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('file_versions')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('scan_status', '=', 'pending')
    .where('created_at', '<', sql<string>`now() - interval '6 hours'`)
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
}
