import { fileName } from '@lienzo/schema/api/file-endpoints';
import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { uploadMessages } from '@lienzo/schema/messages/upload-messages';
import type { FileToSend } from './upload';

/** Why a file cannot be sent at all, in words for the person, or null (specification 1 §5 and §9). */
export function problemOfFile({ file }: Pick<FileToSend, 'file'>): string | null {
  if (file.size >= FILE_LIMIT) return uploadMessages.tooLarge;
  const name = fileName.safeParse(file.name);
  return name.success ? null : (name.error.issues[0]?.message ?? null);
}

/** How names are compared in a folder: their case does not matter. */
export const nameKey = ({ file, path }: FileToSend): string =>
  `${path}/${file.name}`.normalize('NFC').trim().toLowerCase();

/** Those of `added` whose place no file of `held`, nor an earlier one of `added`, takes. */
export function withoutSameNames(held: readonly FileToSend[], added: readonly FileToSend[]): FileToSend[] {
  const taken = new Set(held.map(nameKey));
  return added.filter((one) => {
    const key = nameKey(one);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}
