import { FILE_LIMIT } from '@lienzo/schema/api/file-limit';
import { endpoints } from '@lienzo/schema/endpoints';
import { MAX_UPLOADS } from '@lienzo/schema/imss/confronta-endpoints';
import { confrontaMessages } from '@lienzo/schema/imss/confronta-messages';
import { ActionIcon, Alert, Button, FileButton, Group, List, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../../shared/api/call';
import { messageOf } from '../../../shared/api/message-of';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { FormModal, type Leaving } from '../../../shared/forms/FormModal';
import { notify } from '../../../shared/notices/notify';
import { imssKey, registersQuery } from '../imss-queries';
import type { AskedScope } from './asked-scope';
import type { ConfrontaSearch } from './confronta-search';

const texts = confrontaMessages.dialog;

type UploadDialogProps = {
  isOpen: boolean;
  close: () => void;
  /** The files were sent. */
  sent: () => void;
  search: ConfrontaSearch;
  scope: AskedScope;
};

/** 'Cargar archivos de confronta' (specification 2 §2). */
export function UploadDialog({ isOpen, close, ...props }: UploadDialogProps) {
  return (
    <FormModal title={texts.title} isOpen={isOpen} close={close} size={560}>
      {(leaving) => <UploadForm {...{ close, ...props, ...leaving }} />}
    </FormModal>
  );
}

type UploadFormProps = Omit<UploadDialogProps, 'isOpen'> & Leaving;

function UploadForm({ close, sent, search, scope, leave, hold }: UploadFormProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const queries = useQueryClient();
  const registers = useQuery(registersQuery(scope.nomina_id)).data ?? [];
  const register = registers.find((one) => one.register === scope.register);
  useEffect(() => hold(() => files.length > 0), [hold, files]);
  const upload = useMutation({
    mutationFn: () =>
      call(endpoints.fileUploadConfronta, {
        files,
        fields: { ...scope, nomina_id: `${scope.nomina_id}`, register_id: `${register?.id ?? 0}` },
      }),
    async onSuccess({ message }) {
      notify.success(message, 'confronta upload');
      close();
      sent();
      await queries.invalidateQueries({ queryKey: imssKey });
    },
  });
  const problem = problemOf(files);
  const { months } = confrontaMessages.differences;
  return (
    <Stack gap="md">
      <Text size="sm" fw={500}>
        {texts.of(
          `${scope.human_id} ${scope.name_nomina}`,
          scope.register,
          months(search.inicio ?? '', search.fin ?? ''),
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {texts.help}
      </Text>
      {upload.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(upload.error)}
        </Alert>
      )}
      {problem !== null && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      <FileButton multiple onChange={(added) => setFiles([...files, ...added])}>
        {(props) => (
          <Button variant="default" data-autofocus {...props}>
            {texts.pick}
          </Button>
        )}
      </FileButton>
      <List listStyleType="none" size="sm" spacing={4}>
        {files.map((file, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand twice
          <List.Item key={`${at} ${file.name}`}>
            <Group gap="xs" wrap="nowrap" justify="space-between">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {file.name}
              </Text>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={texts.remove(file.name)}
                onClick={() => setFiles(files.filter((_, position) => position !== at))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </Group>
          </List.Item>
        ))}
      </List>
      <DialogFooter>
        <Button variant="default" onClick={leave}>
          {texts.cancel}
        </Button>
        <Button
          disabled={files.length === 0 || problem !== null || register === undefined}
          loading={upload.isPending}
          onClick={() => upload.mutate()}
        >
          {texts.confirm}
        </Button>
      </DialogFooter>
    </Stack>
  );
}

/** Why the files are not sent; null: they may be. */
function problemOf(files: readonly File[]): string | null {
  if (files.length > MAX_UPLOADS) return texts.tooMany;
  const large = files.find(({ size }) => size >= FILE_LIMIT);
  if (large !== undefined) return texts.tooLarge(large.name);
  return files.some(({ size }) => size === 0) ? confrontaMessages.required.empty : null;
}
