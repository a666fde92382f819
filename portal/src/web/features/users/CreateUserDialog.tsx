import type { COLLABORATOR_ROLES } from '@lienzo/schema/accounts/account-endpoints';
import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { DialogForm } from '../../shared/forms/DialogForm';
import { FormModal, type Leaving } from '../../shared/forms/FormModal';
import { MailField } from '../../shared/forms/MailField';
import { problemsOf } from '../../shared/forms/problems-of';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { availableClientsQuery } from './available-clients-query';
import { ProviderField } from './ProviderField';
import { RoleField } from './RoleField';
import { UserClients } from './UserClients';
import { usersQuery } from './users-query';

type CreateUserDialogProps = {
  isOpen: boolean;
  close: () => void;
  /** Where the collaborator belongs; null: a SuperAdmin chooses. */
  organizationId: string | null;
};

type NewUser = {
  user: { name: string; mail: string; role_enum: (typeof COLLABORATOR_ROLES)[number] | null };
  organization_id: string;
};

/** 'Alta de usuario' (specification 1 §2, §5). */
export function CreateUserDialog({ isOpen, close, organizationId }: CreateUserDialogProps) {
  return (
    <FormModal title={userMessages.createTitle} {...{ isOpen, close }}>
      {(leaving) => <CreateUserForm {...{ close, organizationId, ...leaving }} />}
    </FormModal>
  );
}

type CreateUserFormProps = Omit<CreateUserDialogProps, 'isOpen'> & Leaving;

function CreateUserForm({ close, leave, organizationId, hold }: CreateUserFormProps) {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const checked = useCheckedForm<NewUser>({
    initialValues: { user: { name: '', mail: '', role_enum: null }, organization_id: organizationId ?? '' },
    check: (values) => problemsOf(endpoints.create_user, values),
    async send({ user: { name, mail, role_enum }, organization_id }) {
      if (role_enum === null) return;
      try {
        const clients = role_enum === 'Ejecutivo' ? [...chosen] : [];
        await call(endpoints.create_user, {
          body: { user: { name, mail, role_enum }, organization_id, clients },
        });
      } catch (cause) {
        if (cause instanceof ApiError) notify.danger(userMessages.createFailed, 'create user');
        throw cause;
      }
      notify.success(userMessages.created(name.trim()), 'create user');
      close();
      await queryClient.invalidateQueries({ queryKey: usersQuery.queryKey });
    },
  });
  const { form } = checked;
  const [place, setPlace] = useState({ role: '', organization: organizationId ?? '' });
  form.watch('user.role_enum', ({ value }) => setPlace((before) => ({ ...before, role: value ?? '' })));
  form.watch('organization_id', ({ value }) => {
    setPlace((before) => ({ ...before, organization: value }));
    setChosen(new Set());
  });
  const choosesClients = place.role === 'Ejecutivo' && place.organization !== '';
  const clients = useQuery({
    ...availableClientsQuery(place.organization, organizationId === null),
    enabled: choosesClients,
  });
  return (
    <DialogForm of={checked} {...{ leave, hold }} isChanged={chosen.size > 0} verb={userMessages.create}>
      <TextInput
        key={form.key('user.name')}
        {...form.getInputProps('user.name')}
        label={userMessages.name}
        autoComplete="off"
        data-autofocus
        required
        withAsterisk={false}
      />
      <MailField key={form.key('user.mail')} {...form.getInputProps('user.mail')} autoComplete="off" />
      {organizationId === null && (
        <ProviderField key={form.key('organization_id')} {...form.getInputProps('organization_id')} />
      )}
      <RoleField key={form.key('user.role_enum')} {...form.getInputProps('user.role_enum')} />
      {choosesClients && (
        <UserClients clients={clients} chosen={chosen} choose={setChosen} help={userMessages.clientsLater} />
      )}
      <Text size="sm" c="dimmed">
        {userMessages.createHelp}
      </Text>
    </DialogForm>
  );
}
