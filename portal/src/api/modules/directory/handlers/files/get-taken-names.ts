import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { taken_names } from '@lienzo/schema/api/file-endpoints';
import { inTenant, type TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { nameKey } from '../../../../platform/text/name-key.ts';
import { loadItem } from '../../items/load-item.ts';
import { findByName } from '../../repositories/file-system-writes.ts';
import { listTakenNames } from '../../repositories/taken-names.ts';
import type { Handler } from '../../services.ts';

type Taken = ResponseOf<typeof taken_names>['taken'];

/** Which files of an upload would meet one of their name; a folder that is not there yet takes whatever comes. */
export const getTakenNames: Handler<typeof taken_names> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const folder = await loadItem(trx, caller, body.folder_id, 'DIR');
    if (!folder.can.upload) throw new DomainError('forbidden');
    const folderAt = folderFinder(trx, organizationId, folder.id);
    const taken: Taken = [];
    for (const [path, files] of Map.groupBy(body.files, (file) => file.path)) {
      const folderId = await folderAt(path);
      if (folderId !== undefined) taken.push(...(await takenOf(trx, { organizationId, folderId }, files)));
    }
    return { taken };
  });

async function takenOf(
  trx: TenantTransaction,
  { organizationId, folderId }: { organizationId: string; folderId: string },
  files: { path: string; name: string }[],
): Promise<Taken> {
  const names = files.map(({ name }) => name);
  const existing = await listTakenNames(trx, organizationId, folderId, names);
  const byKey = new Map(existing.map(({ name_key, ...file }) => [name_key, file]));
  return files.flatMap((file) => {
    const there = byKey.get(nameKey(file.name));
    return there === undefined ? [] : [{ ...file, ...there }];
  });
}

/** Finds folders by their path below one, each part of it once. */
function folderFinder(trx: TenantTransaction, organizationId: string, rootId: string) {
  const known = new Map<string, string | undefined>([['', rootId]]);
  return async function find(path: string): Promise<string | undefined> {
    if (known.has(path)) return known.get(path);
    const cut = path.lastIndexOf('/');
    const parentId = await find(path.slice(0, Math.max(0, cut)));
    const found =
      parentId === undefined
        ? undefined
        : await findByName(trx, organizationId, parentId, path.slice(cut + 1));
    known.set(path, found?.fs_type === 'DIR' ? found.id : undefined);
    return known.get(path);
  };
}
