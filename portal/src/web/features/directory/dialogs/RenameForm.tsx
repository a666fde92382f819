import { rename_folder } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { rename_file } from '@lienzo/schema/directory/file-endpoints';
import { ApiError } from '../../../shared/api/api-error';
import { problemsOf } from '../../../shared/forms/problems-of';
import { notify } from '../../../shared/notices/notify';
import { useItemActions } from '../actions/use-item-actions';
import { extensionOf } from '../extension-of';
import type { DirectoryItem } from '../list/directory-rows';
import { NameForm } from './NameForm';

type RenameFormProps = { item: DirectoryItem; close: () => void; done: (id: string) => void };

/** 'Cambiar nombre': a file's extension is kept and shown beside the field (specification 1 §5). */
export function RenameForm({ item, close, done }: RenameFormProps) {
  const actions = useItemActions();
  const isFolder = item.fs_type === 'DIR';
  const extension = isFolder ? '' : extensionOf(item.name);
  const wholeOf = (name: string): string => (name.trim() === '' ? '' : `${name.trim()}${extension}`);

  async function rename(new_name: string): Promise<void> {
    try {
      await actions.rename(item, new_name);
    } catch (cause) {
      // Errors of the name are shown at the field.
      if (cause instanceof ApiError && cause.status >= 500)
        notify.danger(directoryMessages.renameFailed, 'rename');
      throw cause;
    }
    notify.forget('rename');
    done(item.id);
  }
  return (
    <NameForm
      label={directoryMessages.newName}
      help={isFolder ? directoryMessages.folderNameHelp : helpOf(extension)}
      initial={extension === '' ? item.name : item.name.slice(0, -extension.length)}
      extension={extension}
      button={directoryMessages.renameButton}
      check={(name) =>
        isFolder
          ? problemsOf(rename_folder, { folder_id: item.id, new_name: wholeOf(name) }).new_name
          : problemsOf(rename_file, { file_id: item.id, new_name: wholeOf(name) }).new_name
      }
      send={async (name) => {
        if (wholeOf(name) === item.name) close();
        else await rename(wholeOf(name));
      }}
      close={close}
    />
  );
}

const helpOf = (extension: string): string =>
  extension === '' ? '' : directoryMessages.extensionKept(extension);
