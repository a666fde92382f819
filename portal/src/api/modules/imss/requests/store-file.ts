import { createHash } from 'node:crypto';
import { safeFileName } from '@lienzo/schema/api/file-name';
import type { Actor } from '../../../platform/caller.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { StoredFile } from '../repositories/imss-requests.ts';
import type { ImssScope } from '../repositories/imss-scopes.ts';
import type { ImssServices } from '../services.ts';

type NewFile = {
  name: string;
  media_type: string;
  bytes: Uint8Array;
  /** What the bytes were made of, for formats that hold the time at which they were written. */
  source?: object | Uint8Array;
};

type StoredBytes = { name: string; media_type: string; sha256: string; size: number; content: string };

type FileTarget = {
  scope: ImssScope;
  /** What the file belongs to, such as `request/12`; under it the same content is stored once. */
  key: string;
  /** The month of its folder, `YYYY-MM`. */
  month: string;
  /** A file that gets a new version instead, unless it was deleted. */
  replaces?: string | undefined;
  /** A folder of the directory instead of the client's. */
  folderId?: string | null;
};

/**
 * A file in nómina / IMSS / registro / month of the client's folder.
 * @throws DomainError folder_not_found: the client has no folder; and what else the directory refuses.
 */
export async function storeFile(
  services: ImssServices,
  actor: Actor,
  { scope, key, month, replaces, folderId = scope.folder_id }: FileTarget,
  { name, media_type, bytes, source }: NewFile,
): Promise<StoredFile> {
  const { sha256, size } = await services.files.put(Buffer.from(bytes));
  const content =
    source === undefined
      ? sha256
      : createHash('sha256')
          .update(source instanceof Uint8Array ? source : JSON.stringify(source))
          .digest('hex');
  const target = { scope, key, month, replaces, folderId };
  return storeBlob(services, actor, target, { name, media_type, sha256, size, content });
}

/** The same for bytes that are stored already. @param file `content` tells it from others under the key. */
export async function storeBlob(
  services: ImssServices,
  actor: Actor,
  { scope, key, month, replaces, folderId = scope.folder_id }: FileTarget,
  { name, media_type, sha256, size, content }: StoredBytes,
): Promise<StoredFile> {
  if (folderId === null) throw new DomainError('folder_not_found');
  const path = [`${scope.id_humansite} ${scope.paysheet}`, 'IMSS', scope.register, month];
  return services.folderFiles.putIntoFolder(actor, {
    ...{ key: `imss/${key}/${content}/${name}`, folderId, replaces },
    paysheetId: scope.paysheet_id,
    path: path.map((step) => safeFileName(step)),
    file: { sha256, size, name, media_type },
  });
}
