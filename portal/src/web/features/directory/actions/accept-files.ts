import { uploadMessages } from '@lienzo/schema/messages/upload-messages';
import { notify } from '../../../shared/notices/notify';
import { withoutSameNames } from '../../../shared/uploads/check-files';
import { readDropped } from '../../../shared/uploads/read-dropped';
import { type DroppedEntries, MOST_THINGS } from '../../../shared/uploads/read-tree';
import type { ToSend } from '../../../shared/uploads/upload';

/** As `acceptThings`, for what is dropped. */
export const acceptDropped = (
  data: DataTransfer,
  mayMakeFolders: boolean,
  held: readonly ToSend[] = [],
): Promise<ToSend[]> => acceptRead(readDropped(data), mayMakeFolders, held);

/** As `acceptThings`, for what is still being read; what cannot be read is told too. */
export async function acceptRead(
  reading: Promise<DroppedEntries | null>,
  mayMakeFolders: boolean,
  held: readonly ToSend[],
): Promise<ToSend[]> {
  try {
    const brought = await reading;
    return brought === null ? [] : acceptThings(brought, mayMakeFolders, held);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    notify.danger(uploadMessages.unreadable);
    return [];
  }
}

/**
 * What may be sent, beside what waits already. What may not be sent is told by a toast.
 * @param mayMakeFolders whether the person's role may bring folders (specification 1 §5).
 */
export function acceptThings(
  { things, hasFolders, tooMany }: DroppedEntries,
  mayMakeFolders: boolean,
  held: readonly ToSend[],
): ToSend[] {
  if (hasFolders && !mayMakeFolders) {
    notify.validation(uploadMessages.noFolders);
    return [];
  }
  if (hasFolders && things.length === 0) notify.validation(uploadMessages.emptyFolder);
  if (tooMany)
    notify.validation(uploadMessages.tooMany(String(MOST_THINGS).replace(/(\d)(\d{3})$/, '$1,$2')));
  const accepted = withoutSameNames(held, things);
  if (accepted.length < things.length) notify.validation(uploadMessages.sameName);
  return accepted;
}
