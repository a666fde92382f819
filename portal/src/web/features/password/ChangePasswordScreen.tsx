import { replace_password } from '@lienzo/schema/accounts/account-endpoints';
import { textIn } from '@lienzo/schema/accounts/password-words';
import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';
import { Stack, Text } from '@mantine/core';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { FormProblem } from '../../shared/forms/FormProblem';
import { PasswordField } from '../../shared/forms/PasswordField';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { useSession } from '../../shared/session/use-session';
import { PageTitle } from '../../shared/states/PageTitle';
import { NewPasswordField } from './NewPasswordField';
import classes from './password.module.css';
import { passwordProblem } from './password-problem';

type ChangeValues = { passOld: string; passNew: string };

/** `/app/updatepassword`: changing one's own password. */
export function ChangePasswordScreen() {
  const person = useSession();
  const own = person === null ? [] : textIn(person.userName, person.userMail, person.organizationName);
  const { form, submit, isSending, problem, wait } = useCheckedForm<ChangeValues>({
    initialValues: { passOld: '', passNew: '' },
    check: (values) => checkChange(values, own),
    async send({ passOld, passNew }) {
      if (person === null) return;
      try {
        await call(replace_password, { body: { passId: person.userId, passOld, passNew } });
      } catch (cause) {
        if (cause instanceof ApiError) notify.danger(passwordMessages.changeFailed, 'password');
        throw cause;
      }
      notify.success(passwordMessages.changed, 'password');
      form.reset();
    },
  });
  return (
    <div>
      <PageTitle>{passwordMessages.changeTitle}</PageTitle>
      <Text c="dimmed" mb="lg">
        {passwordMessages.changeLead}
      </Text>
      <form onSubmit={submit} noValidate className={classes.card}>
        <Stack gap="md">
          <FormProblem text={problem} />
          {/* Tells password managers which account's password changes. */}
          <input type="hidden" autoComplete="username" value={person?.userMail ?? ''} readOnly />
          <PasswordField
            key={form.key('passOld')}
            {...form.getInputProps('passOld')}
            label={passwordMessages.current}
            autoComplete="current-password"
          />
          <NewPasswordField
            key={form.key('passNew')}
            {...form.getInputProps('passNew')}
            label={passwordMessages.next}
            own={own}
          />
          <SubmitButton size="md" loading={isSending} wait={wait}>
            {passwordMessages.change}
          </SubmitButton>
        </Stack>
      </form>
    </div>
  );
}

function checkChange({ passOld, passNew }: ChangeValues, own: readonly string[]): Record<string, string> {
  const weak =
    passOld !== '' && passOld === passNew ? passwordMessages.sameAsCurrent : passwordProblem(passNew, own);
  return {
    ...(passOld === '' ? { passOld: passwordMessages.currentRequired } : {}),
    ...(weak === null ? {} : { passNew: weak }),
  };
}
