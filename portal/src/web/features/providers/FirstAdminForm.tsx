import { endpoints } from '@lienzo/schema/api/endpoints';
import { providerMessages } from '@lienzo/schema/messages/provider-messages';
import { userMessages } from '@lienzo/schema/messages/user-messages';
import { Stack, Text, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { FormFooter } from '../../shared/forms/FormFooter';
import { FormProblem } from '../../shared/forms/FormProblem';
import { MailField } from '../../shared/forms/MailField';
import { problemsOf } from '../../shared/forms/problems-of';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import type { Hold } from '../../shared/unsaved/use-unsaved-question';

type FirstAdminFormProps = { providerId: string; close: () => void; hold: Hold };

/** The first Admin of a new organization; without one nobody can sign in to it. */
export function FirstAdminForm({ providerId, close, hold }: FirstAdminFormProps) {
  const bodyOf = ({ user }: { user: { name: string; mail: string } }) => ({
    user: { ...user, role_enum: 'Admin' as const },
    organization_id: providerId,
  });
  const { form, submit, isSending, problem, wait } = useCheckedForm({
    initialValues: { user: { name: '', mail: '' } },
    check: (values) => problemsOf(endpoints.create_user, bodyOf(values)),
    async send(values) {
      try {
        await call(endpoints.create_user, { body: bodyOf(values) });
      } catch (cause) {
        if (cause instanceof ApiError) notify.danger(userMessages.createFailed, 'create user');
        throw cause;
      }
      notify.success(providerMessages.adminCreated(values.user.name.trim()), 'create user');
      close();
    },
  });
  useEffect(() => hold(() => form.isDirty()), [hold, form]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{providerMessages.adminLead}</Text>
        <FormProblem text={problem} />
        <TextInput
          key={form.key('user.name')}
          {...form.getInputProps('user.name')}
          label={providerMessages.adminName}
          autoComplete="off"
          autoFocus
          required
          withAsterisk={false}
        />
        <MailField key={form.key('user.mail')} {...form.getInputProps('user.mail')} autoComplete="off" />
        <FormFooter leave={close} leaveLabel={providerMessages.later} isSending={isSending} wait={wait}>
          {providerMessages.adminCreate}
        </FormFooter>
      </Stack>
    </form>
  );
}
