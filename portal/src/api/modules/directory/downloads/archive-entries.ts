import { antivirusMessages } from '@lienzo/schema/directory/antivirus-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { isPacked } from '../../../platform/storage/media-type-of.ts';
import { StorageError } from '../../../platform/storage/storage-error.ts';
import { entryNames } from '../../../platform/storage/zip/entry-names.ts';
import type { ZipEntry } from '../../../platform/storage/zip/zip-archive.ts';
import { mayLeave } from '../policy.ts';
import type { StoredItem } from '../repositories/file-system.ts';
import { type ContainedItem, folderContents } from '../repositories/folder-contents.ts';
import type { DirectoryServices } from '../services.ts';

/** Rows read per transaction; it ends before their bytes are sent. */
const ROWS = 2000;

type OpenFolder = {
  id: string;
  /** Its path in the archive, with a trailing `/`. */
  prefix: string;
  nameOf: ReturnType<typeof entryNames>;
  after: ContainedItem | null;
};
type Match = { prefix: string; name: string; item: ContainedItem };

/**
 * The entries of an archive of these items, folders with all visible contents that are not in the bin. Concurrent
 * changes may or may not be included.
 */
export async function* archiveEntries(
  services: DirectoryServices,
  caller: Caller,
  items: (StoredItem & { sha256: string | null })[],
): AsyncGenerator<ZipEntry> {
  const leftOut: string[] = [];
  const nameOf = entryNames();
  const folders: OpenFolder[] = [];
  for (const item of items) {
    const name = nameOf(item.name, item.fs_type);
    if (item.fs_type === 'DIR') folders.push(openFolder(item.id, `${name}/`));
    yield entryOf(services, { prefix: '', name, item: { ...item, sort_key: '' } });
  }
  while (folders.length > 0)
    for (const match of await nextRows(services, caller, folders)) {
      const { prefix, name, item } = match;
      if (item.fs_type === 'FILE' && !mayLeave(item.scan_status)) leftOut.push(prefix + name);
      else yield entryOf(services, match);
    }
  if (leftOut.length > 0) yield listOf(nameOf(antivirusMessages.leftOut, 'FILE'), leftOut);
}

const openFolder = (id: string, prefix: string): OpenFolder => ({
  id,
  prefix,
  nameOf: entryNames(),
  after: null,
});

/** Reads the next rows of the open folders, depth first; found folders are opened, finished ones closed. */
function nextRows(services: DirectoryServices, caller: Caller, folders: OpenFolder[]): Promise<Match[]> {
  return inTenant(services.db, caller, async (trx) => {
    const matches: Match[] = [];
    for (
      let folder = folders.at(-1);
      folder !== undefined && matches.length < ROWS;
      folder = folders.at(-1)
    ) {
      const { id, prefix, nameOf, after } = folder;
      const rows = await folderContents(trx, caller.organizationId, { folderId: id, after, limit: ROWS });
      folder.after = rows.at(-1) ?? after;
      if (rows.length < ROWS) folders.pop();
      for (const item of rows) {
        const name = nameOf(item.name, item.fs_type);
        matches.push({ prefix, name, item });
        if (item.fs_type === 'DIR') folders.unshift(openFolder(item.id, `${prefix}${name}/`));
      }
    }
    return matches;
  });
}

function entryOf({ files }: DirectoryServices, { prefix, name, item }: Match): ZipEntry {
  const modified = new Date(item.modified_at);
  if (item.fs_type === 'DIR') return { name: `${prefix}${name}/`, modified };
  return {
    name: prefix + name,
    modified,
    compress: !isPacked(item.media_type ?? ''),
    async open() {
      const stream = item.sha256 === null ? null : await files.open(item.sha256);
      if (stream === null)
        throw new StorageError('unavailable', { cause: new Error(`no blob ${item.sha256}`) });
      return stream;
    },
  };
}

function listOf(name: string, lines: string[]): ZipEntry {
  async function* text() {
    yield Buffer.from(`${lines.join('\r\n')}\r\n`);
  }
  return { name, modified: new Date(), compress: true, open: async () => text() };
}
