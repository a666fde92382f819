import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import type { restore_items } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { notifyWithActions, type ToastAction } from '../../../shared/notices/notify-with-actions';

type Restored = ResponseOf<typeof restore_items>['restored'];
type Named = { id: string; name: string };

/** The current location and name of a restored item. */
export function restoredText(before: readonly Named[], restored: Restored): string {
  const [first] = restored;
  if (first === undefined) return '';
  const renamed = restored.filter(({ id, name }) => before.some((one) => one.id === id && one.name !== name));
  if (restored.length === 1)
    return renamed.length === 0
      ? directoryMessages.restoredOne(first.name, first.folder.name)
      : directoryMessages.restoredAs(first.name, first.folder.name);
  const folders = new Set(restored.map(({ folder }) => folder.id));
  return [
    folders.size === 1
      ? directoryMessages.restoredIn(restored.length, first.folder.name)
      : directoryMessages.restoredInMany(restored.length, folders.size),
    ...(renamed.length === 0 ? [] : [directoryMessages.restoredRenamed(renamed.map(({ name }) => name))]),
  ].join(' ');
}

/** Shows a toast with a link to the folder; with several folders, to the first. */
export function notifyRestored(
  before: readonly Named[],
  restored: Restored,
  wayTo: (folderId: string, ids: readonly string[]) => ToastAction[],
): void {
  const folder = restored[0]?.folder;
  if (folder === undefined) return;
  const inside = restored.filter((one) => one.folder.id === folder.id).map(({ id }) => id);
  notifyWithActions(restoredText(before, restored), wayTo(folder.id, inside));
}
