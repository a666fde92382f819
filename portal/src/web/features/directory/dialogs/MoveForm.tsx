import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Stack } from '@mantine/core';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { FolderBrowser } from '../../../shared/directory/FolderBrowser';
import { type BrowsedFolder, useFolderBrowser } from '../../../shared/directory/use-folder-browser';
import { notify } from '../../../shared/notices/notify';
import type { DirectoryItem } from '../list/directory-rows';

type MoveFormProps = {
  items: readonly DirectoryItem[];
  /** The initially listed folder: the open one. */
  startId: string;
  close: () => void;
  move: (folder: BrowsedFolder) => void;
};

/** Selects the destination of a move: a list of folders to navigate, or to search (specification 1 §2 and §5). */
export function MoveForm({ items, startId, close, move }: MoveFormProps) {
  const browsing = useFolderBrowser(startId);
  const { at, here, chosen, isSearching } = browsing;
  // The current folder of the items is not a destination, unless another folder in it is selected.
  const isSamePosition = items.every(({ parent_id }) => parent_id === at);
  const target = chosen ?? (isSamePosition || isSearching ? null : (here ?? null));
  return (
    <Stack gap="sm">
      <FolderBrowser browsing={browsing} height={280} excluded={new Set(items.map(({ id }) => id))} />
      <DialogFooter>
        <Button variant="default" onClick={close}>
          {shellMessages.cancel}
        </Button>
        <Button
          maw="100%"
          onClick={() => (target === null ? notify.validation(directoryMessages.moveChoose) : move(target))}
        >
          {target === null ? directoryMessages.moveHere : directoryMessages.moveTo(target.name)}
        </Button>
      </DialogFooter>
    </Stack>
  );
}
