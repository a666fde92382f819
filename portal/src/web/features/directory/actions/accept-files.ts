import { uploadMessages } from '@lienzo/schema/directory/upload-messages';
import { notify } from '../../../shared/notices/notify';
import { withoutSameNames } from '../../../shared/uploads/check-files';
import { readDropped } from '../../../shared/uploads/read-dropped';
import { type DroppedEntries, MAX_ITEMS } from '../../../shared/uploads/read-tree';
import type { ToSend } from '../../../shared/uploads/upload';

/** As `acceptThings`, for dropped files. */
export const acceptDropped = (
  data: DataTransfer,
  mayMakeFolders: boolean,
  retained: readonly ToSend[] = [],
): Promise<ToSend[]> => acceptRead(readDropped(data), mayMakeFolders, retained);

/** As `acceptThings`, for files that are still being read; unreadable ones are reported too. */
export async function acceptRead(
  reading: Promise<DroppedEntries | null>,
  mayMakeFolders: boolean,
  locked: readonly ToSend[],
): Promise<ToSend[]> {
  try {
    const loaded = await reading;
    return loaded === null ? [] : acceptItems(loaded, mayMakeFolders, locked);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    notify.danger(uploadMessages.unreadable);
    return [];
  }
}

/**
 * Filters the files that can be uploaded, in addition to those already queued. Refused files are reported by a toast.
 * @param mayMakeFolders whether the user's role may upload folders (specification 1 §5).
 */
export function acceptItems(
  { things, hasFolders, tooMany }: DroppedEntries,
  mayMakeFolders: boolean,
  pending: readonly ToSend[],
): ToSend[] {
  if (hasFolders && !mayMakeFolders) {
    notify.validation(uploadMessages.noFolders);
    return [];
  }
  if (hasFolders && things.length === 0) notify.validation(uploadMessages.emptyFolder);
  if (tooMany) notify.validation(uploadMessages.tooMany(String(MAX_ITEMS).replace(/(\d)(\d{3})$/, '$1,$2')));
  const accepted = withoutSameNames(pending, things);
  if (accepted.length < things.length) notify.validation(uploadMessages.sameName);
  return accepted;
}
