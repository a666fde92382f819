import { new_folder } from '@lienzo/schema/api/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { ApiError } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/call';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { problemsOf } from '../../../shared/forms/problems-of';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
import { notify } from '../../../shared/notices/notify';

type NewFolderFormProps = { parentId: string; close: () => void; done: () => void };

/** 'Crear directorio': a name, and nothing else. */
export function NewFolderForm({ parentId, close, done }: NewFolderFormProps) {
  const bodyOf = ({ folder_name }: { folder_name: string }) => ({ folder_parent_id: parentId, folder_name });
  const { form, submit, isSending, problem } = useCheckedForm({
    initialValues: { folder_name: '' },
    check: (values) => problemsOf(new_folder, bodyOf(values)),
    send: async (values) => {
      try {
        await call(new_folder, { body: bodyOf(values) });
      } catch (cause) {
        throw namedExists(cause);
      }
      notify.success(directoryMessages.created);
      done();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <TextInput
          key={form.key('folder_name')}
          label={directoryMessages.folderName}
          description={directoryMessages.folderNameHelp}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('folder_name')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {shellMessages.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {directoryMessages.createButton}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A taken name is said by the field, in the words of specification 1 §8. */
function namedExists(cause: unknown): unknown {
  if (!(cause instanceof ApiError) || cause.status !== 409) return cause;
  return new ApiError(cause.status, [
    { code: cause.code, message: directoryMessages.createExists, field: 'folder_name' },
  ]);
}
