import { contentDisposition } from '@lienzo/schema/api/file-name';
import { FOLDER_ARCHIVE_NAME } from '@lienzo/schema/directory/file-endpoints';
import type { Context } from 'hono';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { answerFile, FILE_POLICY } from '../../../platform/http/answer-file.ts';
import type { ApiEnv } from '../../../platform/http/api-env.ts';
import { zipArchive } from '../../../platform/storage/zip/zip-archive.ts';
import { mayDownloadFolders } from '../policy.ts';
import { insertDownloads } from '../repositories/downloads.ts';
import { activePaths, findItems, type StoredItem } from '../repositories/file-system.ts';
import { findVersions, type StoredVersion } from '../repositories/file-versions.ts';
import type { DirectoryServices } from '../services.ts';
import { archiveEntries } from './archive-entries.ts';
import { isContinuation } from './is-continuation.ts';

export type DownloadRequest = {
  ids: string[];
  /** An earlier version, for a single file. */
  versionId: string | null;
  /** The expected kind of the ids; a kind mismatch is reported as not found. */
  kind: 'DIR' | 'FILE' | 'any';
  /** For display only: not recorded as a download. */
  shown?: boolean;
};
type Download = { item: StoredItem; version: StoredVersion | undefined };

const MISSING = { DIR: 'folder_not_found', FILE: 'file_not_found', any: 'not_found' } as const;

/**
 * Resolves the items to download and checks permissions; keeps the order.
 * @throws DomainError folder_not_found, file_not_found or not_found; forbidden; file_infected, file_pending.
 */
export async function openDownloads(
  trx: TenantTransaction,
  caller: Caller,
  { ids, versionId, kind }: DownloadRequest,
): Promise<Download[]> {
  const { organizationId } = caller;
  const activeItems = await activePaths(trx, organizationId, ids);
  const items = new Map(
    (await findItems(trx, caller, [...activeItems.keys()])).map((item) => [item.id, item]),
  );
  if (!mayDownloadFolders(caller.role) && [...items.values()].some(({ fs_type }) => fs_type === 'DIR'))
    throw new DomainError('forbidden');
  const versionOf = (item: StoredItem) => versionId ?? item.current_version_id;
  const requested = [...items.values()].flatMap((item) => versionOf(item) ?? []);
  const versions = new Map((await findVersions(trx, organizationId, requested)).map((one) => [one.id, one]));
  return [...new Set(ids)].map((id) => {
    const item = items.get(id);
    if (item === undefined || (kind !== 'any' && item.fs_type !== kind)) throw new DomainError(MISSING[kind]);
    if (item.fs_type === 'DIR') return { item, version: undefined };
    const version = versions.get(versionOf(item) ?? '');
    if (version === undefined || version.file_id !== id) throw new DomainError('file_not_found');
    if (version.scan_status === 'infected') throw new DomainError('file_infected');
    if (version.scan_status === 'pending') throw new DomainError('file_pending');
    return { item, version };
  });
}

/** A single file as it is, anything else as an archive; recorded in the user's downloads. */
export async function answerDownload(
  context: Context<ApiEnv>,
  services: DirectoryServices,
  caller: Caller,
  requested: DownloadRequest,
): Promise<Response> {
  const downloads = await inTenant(services.db, caller, async (trx) => {
    const opened = await openDownloads(trx, caller, requested);
    if (!isContinuation(context) && requested.shown !== true)
      await insertDownloads(trx, caller, opened.map(downloadOf));
    return opened;
  });
  const [first] = downloads;
  if (downloads.length === 1 && first?.version !== undefined)
    return answerFile(context, services.files, { ...first.version, name: first.item.name });
  return answerArchive(context, services, caller, downloads);
}

const downloadOf = ({ item }: Download) => ({
  kind: item.fs_type === 'DIR' ? ('folder' as const) : ('file' as const),
  itemId: item.id,
  name: item.name,
});

/** Generated while it is read. */
function answerArchive(
  context: Context<ApiEnv>,
  services: DirectoryServices,
  caller: Caller,
  downloads: Download[],
): Response {
  const items = downloads.map(({ item, version }) => ({ ...item, sha256: version?.sha256 ?? null }));
  const archive = ReadableStream.from(zipArchive(archiveEntries(services, caller, items)));
  context.set('pieces', archive);
  return new Response(archive, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition('attachment', FOLDER_ARCHIVE_NAME),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': FILE_POLICY,
      // Disables buffering in proxies, which would delay the first bytes.
      'X-Accel-Buffering': 'no',
    },
  });
}
