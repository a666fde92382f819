import { endpoints } from '@lienzo/schema/api/endpoints';
import { clientMessages } from '@lienzo/schema/messages/client-messages';
import { Modal, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { FormFooter } from '../../shared/forms/FormFooter';
import { FormProblem } from '../../shared/forms/FormProblem';
import { problemsOf } from '../../shared/forms/problems-of';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { clientChoicesQuery } from '../../shared/payroll/lookup-queries';
import { type Hold, useUnsavedQuestion } from '../../shared/unsaved/use-unsaved-question';
import { clientsQuery } from './clients-queries';

export type RenamedClient = { id: string; name: string };

/** 'Editar cliente': another name (specification 2 §5). */
export function RenameClientDialog({ client, close }: { client: RenamedClient | null; close: () => void }) {
  const unsaved = useUnsavedQuestion(client !== null, close);
  return (
    <Modal
      opened={client !== null}
      onClose={unsaved.leave}
      closeOnEscape={!unsaved.isAsking}
      title={clientMessages.renameTitle}
      size={460}
      closeOnClickOutside={false}
    >
      {client !== null && (
        <RenameClientForm client={client} close={close} leave={unsaved.leave} hold={unsaved.hold} />
      )}
      {unsaved.question}
    </Modal>
  );
}

type RenameClientFormProps = {
  client: RenamedClient;
  close: () => void;
  leave: () => void;
  hold: Hold;
};

function RenameClientForm({ client, close, leave, hold }: RenameClientFormProps) {
  const queryClient = useQueryClient();
  const { form, submit, isSending, problem, wait } = useCheckedForm({
    initialValues: { client_id: client.id, new_name: client.name },
    check: (values) => problemsOf(endpoints.ClientRename, values),
    async send(body) {
      try {
        await call(endpoints.ClientRename, { body });
      } catch (cause) {
        if (cause instanceof ApiError) notify.danger(clientMessages.renameFailed, 'rename client');
        throw cause;
      }
      notify.success(clientMessages.renamed, 'rename client');
      close();
      await queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: clientChoicesQuery.queryKey });
    },
  });
  useEffect(() => hold(() => form.isDirty()), [hold, form]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <TextInput
          key={form.key('new_name')}
          {...form.getInputProps('new_name')}
          label={clientMessages.newName}
          description={clientMessages.renameHelp}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          data-autofocus
          required
          withAsterisk={false}
        />
        <FormFooter leave={leave} isSending={isSending} wait={wait}>
          {clientMessages.rename}
        </FormFooter>
      </Stack>
    </form>
  );
}
