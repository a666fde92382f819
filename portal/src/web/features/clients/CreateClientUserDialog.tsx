import type { ClientSummary } from '@lienzo/schema/accounts/client-endpoints';
import { clientMessages } from '@lienzo/schema/accounts/client-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { paysheetAccessMessages } from '@lienzo/schema/masters/paysheet-access-messages';
import { Switch, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { DialogForm } from '../../shared/forms/DialogForm';
import { FormModal, type Leaving } from '../../shared/forms/FormModal';
import { MailField } from '../../shared/forms/MailField';
import { problemsOf } from '../../shared/forms/problems-of';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { clientsQuery } from './clients-queries';

type CreateClientUserDialogProps = { client: ClientSummary; isOpen: boolean; close: () => void };

/** 'Crear usuario' of a client (specification 2 §2, §5). */
export function CreateClientUserDialog({ client, isOpen, close }: CreateClientUserDialogProps) {
  return (
    <FormModal title={clientMessages.userTitle(client.name)} {...{ isOpen, close }}>
      {(leaving) => <CreateClientUserForm {...{ client, close, ...leaving }} />}
    </FormModal>
  );
}

type CreateClientUserFormProps = Pick<CreateClientUserDialogProps, 'client' | 'close'> & Leaving;

function CreateClientUserForm({ client, close, leave, hold }: CreateClientUserFormProps) {
  const queryClient = useQueryClient();
  const checked = useCheckedForm({
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
  const { form } = checked;
  return (
    <DialogForm of={checked} {...{ leave, hold }} verb={clientMessages.createUser}>
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
    </DialogForm>
  );
}
