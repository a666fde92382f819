import type { ClientSummary } from '@lienzo/schema/api/client-endpoints';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { clientMessages } from '@lienzo/schema/messages/client-messages';
import { paysheetAccessMessages } from '@lienzo/schema/messages/paysheet-access-messages';
import { Modal, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { FormFooter } from '../../shared/forms/FormFooter';
import { FormProblem } from '../../shared/forms/FormProblem';
import { MailField } from '../../shared/forms/MailField';
import { problemsOf } from '../../shared/forms/problems-of';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { type Hold, useUnsavedQuestion } from '../../shared/unsaved/use-unsaved-question';
import { clientsQuery } from './clients-queries';

type CreateClientUserDialogProps = { client: ClientSummary; isOpen: boolean; close: () => void };

/** 'Crear usuario' of a client (specification 2 §2, §5). */
export function CreateClientUserDialog({ client, isOpen, close }: CreateClientUserDialogProps) {
  const unsaved = useUnsavedQuestion(isOpen, close);
  return (
    <Modal
      opened={isOpen}
      onClose={unsaved.leave}
      closeOnEscape={!unsaved.isAsking}
      title={clientMessages.userTitle(client.name)}
      size={460}
      closeOnClickOutside={false}
    >
      <CreateClientUserForm client={client} close={close} leave={unsaved.leave} hold={unsaved.hold} />
      {unsaved.question}
    </Modal>
  );
}

type CreateClientUserFormProps = Pick<CreateClientUserDialogProps, 'client' | 'close'> & {
  leave: () => void;
  hold: Hold;
};

function CreateClientUserForm({ client, close, leave, hold }: CreateClientUserFormProps) {
  const queryClient = useQueryClient();
  const { form, submit, isSending, problem, wait } = useCheckedForm({
    initialValues: { user: { name: '', mail: '', sees_paysheets: false }, client_id: client.id },
    check: (values) => problemsOf(endpoints.clientUser, values),
    async send(body) {
      try {
        await call(endpoints.clientUser, { body });
      } catch (cause) {
        if (cause instanceof ApiError) notify.danger(clientMessages.userFailed, 'create client user');
        throw cause;
      }
      notify.success(clientMessages.userCreated, 'create client user');
      close();
      await queryClient.invalidateQueries({ queryKey: clientsQuery.queryKey });
    },
  });
  useEffect(() => hold(() => form.isDirty()), [hold, form]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <TextInput
          key={form.key('user.name')}
          {...form.getInputProps('user.name')}
          label={clientMessages.userName}
          autoComplete="off"
          data-autofocus
          required
          withAsterisk={false}
        />
        <MailField key={form.key('user.mail')} {...form.getInputProps('user.mail')} autoComplete="off" />
        <Switch
          key={form.key('user.sees_paysheets')}
          {...form.getInputProps('user.sees_paysheets', { type: 'checkbox' })}
          label={paysheetAccessMessages.seesPaysheets}
          description={paysheetAccessMessages.seesPaysheetsHelp}
        />
        <Text size="sm" c="dimmed">
          {clientMessages.userHelp}
        </Text>
        <FormFooter leave={leave} isSending={isSending} wait={wait}>
          {clientMessages.createUser}
        </FormFooter>
      </Stack>
    </form>
  );
}
