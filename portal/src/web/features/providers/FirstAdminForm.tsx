import { providerMessages } from '@lienzo/schema/accounts/provider-messages';
import { userMessages } from '@lienzo/schema/accounts/user-messages';
import { endpoints } from '@lienzo/schema/endpoints';
import { Text, TextInput } from '@mantine/core';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { DialogForm } from '../../shared/forms/DialogForm';
import type { Leaving } from '../../shared/forms/FormModal';
import { MailField } from '../../shared/forms/MailField';
import { problemsOf } from '../../shared/forms/problems-of';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';

type FirstAdminFormProps = Pick<Leaving, 'hold'> & { providerId: string; close: () => void };

/** The first Admin of a new organization; without one nobody can sign in to it. */
export function FirstAdminForm({ providerId, close, hold }: FirstAdminFormProps) {
  const bodyOf = ({ user }: { user: { name: string; mail: string } }) => ({
    user: { ...user, role_enum: 'Admin' as const },
    organization_id: providerId,
  });
  const checked = useCheckedForm({
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
  const { form } = checked;
  return (
    <DialogForm
      of={checked}
      leave={close}
      leaveLabel={providerMessages.later}
      hold={hold}
      verb={providerMessages.adminCreate}
      lead={<Text c="dimmed">{providerMessages.adminLead}</Text>}
    >
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
    </DialogForm>
  );
}
