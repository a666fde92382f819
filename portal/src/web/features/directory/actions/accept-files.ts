import { uploadMessages } from '@lienzo/schema/messages/upload-messages';
import { notify } from '../../../shared/notices/notify';
import { withoutSameNames } from '../../../shared/uploads/check-files';
import { type Dropped, MAX_FILES, readDropped } from '../../../shared/uploads/read-dropped';
import type { FileToSend } from '../../../shared/uploads/upload';

/**
 * The files of a drop that may be sent, beside those that wait already. What may not be sent is told by a toast.
 * @param mayMakeFolders whether the person's role may bring folders (specification 1 §5).
 */
export async function acceptDropped(
  data: DataTransfer,
  mayMakeFolders: boolean,
  held: readonly FileToSend[] = [],
): Promise<FileToSend[]> {
  try {
    return acceptFiles(await readDropped(data), mayMakeFolders, held);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    notify.danger(uploadMessages.unreadable);
    return [];
  }
}

/** As `acceptDropped`, for files that were chosen. */
export function acceptFiles(
  { files, hasFolders, tooMany }: Dropped,
  mayMakeFolders: boolean,
  held: readonly FileToSend[],
): FileToSend[] {
  if (hasFolders && !mayMakeFolders) {
    notify.validation(uploadMessages.noFolders);
    return [];
  }
  if (hasFolders && files.length === 0) notify.validation(uploadMessages.emptyFolder);
  if (tooMany) notify.validation(uploadMessages.tooMany(String(MAX_FILES).replace(/(\d)(\d{3})$/, '$1,$2')));
  const accepted = withoutSameNames(held, files);
  if (accepted.length < files.length) notify.validation(uploadMessages.sameName);
  return accepted;
}
