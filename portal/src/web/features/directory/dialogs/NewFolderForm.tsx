import { new_folder } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { ApiError } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/call';
import { problemsOf } from '../../../shared/forms/problems-of';
import { notify } from '../../../shared/notices/notify';
import { NameForm } from './NameForm';

type NewFolderFormProps = { parentId: string; close: () => void; done: (id: string) => void };

/** 'Crear directorio'. */
export function NewFolderForm({ parentId, close, done }: NewFolderFormProps) {
  const bodyOf = (folder_name: string) => ({ folder_parent_id: parentId, folder_name });
  return (
    <NameForm
      label={directoryMessages.folderName}
      help={directoryMessages.folderNameHelp}
      initial=""
      button={directoryMessages.createButton}
      check={(name) => problemsOf(new_folder, bodyOf(name)).folder_name}
      send={async (name) => {
        let id: string;
        try {
          ({ id } = await call(new_folder, { body: bodyOf(name) }));
        } catch (cause) {
          throw namedExists(cause);
        }
        notify.success(directoryMessages.created);
        done(id);
      }}
      close={close}
    />
  );
}

/** The message of specification 1 §8 for a name that is taken. */
function namedExists(cause: unknown): unknown {
  if (!(cause instanceof ApiError) || cause.status !== 409) return cause;
  return new ApiError(cause.status, [{ code: cause.code, message: directoryMessages.createExists }]);
}
