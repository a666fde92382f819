import type { COLLABORATOR_ROLES } from '@lienzo/schema/api/account-endpoints';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { userMessages } from '@lienzo/schema/messages/user-messages';
import { Modal, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { FormProblem } from '../../shared/forms/FormProblem';
import { MailField } from '../../shared/forms/MailField';
import { problemsOf } from '../../shared/forms/problems-of';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { type Hold, useUnsavedQuestion } from '../../shared/unsaved/use-unsaved-question';
import { ProviderField } from './ProviderField';
import { RoleField } from './RoleField';
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
  const unsaved = useUnsavedQuestion(isOpen, close);
  return (
    <Modal
      opened={isOpen}
      onClose={unsaved.leave}
      closeOnEscape={!unsaved.isAsking}
      title={userMessages.createTitle}
      size={460}
      // A slip of the mouse must not lose what was typed.
      closeOnClickOutside={false}
    >
      <CreateUserForm close={close} organizationId={organizationId} hold={unsaved.hold} />
      {unsaved.question}
    </Modal>
  );
}

type CreateUserFormProps = Omit<CreateUserDialogProps, 'isOpen'> & { hold: Hold };

function CreateUserForm({ close, organizationId, hold }: CreateUserFormProps) {
  const queryClient = useQueryClient();
  const { form, submit, isSending, problem, wait } = useCheckedForm<NewUser>({
    initialValues: { user: { name: '', mail: '', role_enum: null }, organization_id: organizationId ?? '' },
    check: (values) => problemsOf(endpoints.create_user, values),
    async send({ user: { name, mail, role_enum }, organization_id }) {
      if (role_enum === null) return;
      try {
        await call(endpoints.create_user, { body: { user: { name, mail, role_enum }, organization_id } });
      } catch (cause) {
        if (cause instanceof ApiError) notify.danger(userMessages.createFailed);
        throw cause;
      }
      notify.success(userMessages.created(name.trim()));
      close();
      await queryClient.invalidateQueries({ queryKey: usersQuery.queryKey });
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
        <Text size="sm" c="dimmed">
          {userMessages.createHelp}
        </Text>
        <SubmitButton loading={isSending} wait={wait}>
          {userMessages.create}
        </SubmitButton>
      </Stack>
    </form>
  );
}
