import { folderName } from '@lienzo/schema/accounts/organization-endpoints';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { fileName } from '@lienzo/schema/directory/file-endpoints';
import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import type { ToSend } from './upload';

/** Why a file or an empty folder cannot be sent at all, in words for the person, or null (specification 1 §5 and §9). */
export function problemOf({ file, name }: Pick<ToSend, 'file' | 'name'>): string | null {
  if (file !== null && file.size >= FILE_LIMIT) return uploadMessages.tooLarge;
  const read = (file === null ? folderName : fileName).safeParse(name.normalize('NFC'));
  return read.success ? null : (read.error.issues[0]?.message ?? null);
}

/** How names are compared in a folder: their case does not matter. */
export const nameKey = ({ name, path }: Pick<ToSend, 'name' | 'path'>): string =>
  `${path}/${name}`.normalize('NFC').trim().toLowerCase();

/** Those of `added` whose place nothing of `held`, nor an earlier one of `added`, takes. */
export function withoutSameNames(retained: readonly ToSend[], added: readonly ToSend[]): ToSend[] {
  const taken = new Set(retained.map(nameKey));
  return added.filter((one) => {
    const key = nameKey(one);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}
