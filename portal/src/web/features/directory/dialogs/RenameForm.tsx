import { rename_folder } from '@lienzo/schema/api/directory-endpoints';
import { rename_file } from '@lienzo/schema/api/file-endpoints';
import { directoryMessages } from '@lienzo/schema/messages/directory-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { ApiError } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/call';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { problemsOf } from '../../../shared/forms/problems-of';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
import { notify } from '../../../shared/notices/notify';
import { extensionOf } from '../extension-of';
import type { DirectoryItem } from '../list/directory-rows';

type RenameFormProps = { item: DirectoryItem; close: () => void; done: () => void };

/** 'Cambiar nombre': a file's extension is kept and shown beside the field (specification 1 §5). */
export function RenameForm({ item, close, done }: RenameFormProps) {
  const isFolder = item.fs_type === 'DIR';
  const extension = isFolder ? '' : extensionOf(item.name);
  const stem = extension === '' ? item.name : item.name.slice(0, -extension.length);
  const nameOf = ({ new_name }: { new_name: string }): string =>
    new_name.trim() === '' ? '' : `${new_name.trim()}${extension}`;
  const { form, submit, isSending, problem } = useCheckedForm({
    initialValues: { new_name: stem },
    check: (values) =>
      isFolder
        ? problemsOf(rename_folder, { folder_id: item.id, new_name: nameOf(values) })
        : problemsOf(rename_file, { file_id: item.id, new_name: nameOf(values) }),
    send: async (values) => {
      const new_name = nameOf(values);
      if (new_name === item.name) {
        close();
        return;
      }
      try {
        if (isFolder) await call(rename_folder, { body: { folder_id: item.id, new_name } });
        else await call(rename_file, { body: { file_id: item.id, new_name } });
      } catch (cause) {
        throw atField(cause);
      }
      notify.success(directoryMessages.renamed);
      done();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <TextInput
          key={form.key('new_name')}
          label={directoryMessages.newName}
          description={
            isFolder
              ? directoryMessages.folderNameHelp
              : extension !== '' && directoryMessages.extensionKept(extension)
          }
          autoComplete="off"
          data-autofocus
          rightSection={
            extension !== '' && (
              <Text size="sm" c="dimmed" px="sm">
                {extension}
              </Text>
            )
          }
          rightSectionWidth="auto"
          {...form.getInputProps('new_name')}
          // After the form's own, which would take its place.
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {shellMessages.cancel}
          </Button>
          <Button type="submit" loading={isSending}>
            {directoryMessages.renameButton}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** A taken name belongs to the field. */
function atField(cause: unknown): unknown {
  if (!(cause instanceof ApiError) || cause.status !== 409) return cause;
  return new ApiError(
    cause.status,
    cause.entries.map((entry) => ({ ...entry, field: 'new_name' })),
  );
}
