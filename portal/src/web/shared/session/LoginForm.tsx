import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormProblem } from '../forms/FormProblem';
import { MailField } from '../forms/MailField';
import { mailProblem } from '../forms/mail-problem';
import { PasswordField } from '../forms/PasswordField';
import { SubmitButton } from '../forms/SubmitButton';
import { useCheckedForm } from '../forms/use-checked-form';
import { session } from './session';

type LoginFormProps = {
  /** The user of the ended session; only the password is asked for. */
  mail?: string;
  /** Between the fields and the button. */
  children?: ReactNode;
};

/** Correo, Contraseña and Acceder. */
export function LoginForm({ mail, children }: LoginFormProps) {
  const { form, submit, isSending, problem, wait } = useCheckedForm({
    initialValues: { mail: mail ?? '', password: '' },
    check: checkCredentials,
    // Specification 1 §5.
    refusal: sessionMessages.checkFields,
    async send({ mail: typed, password }) {
      try {
        await session.login(typed.trim(), password);
      } catch (cause) {
        form.getInputNode('password')?.focus();
        throw cause;
      }
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <MailField
          key={form.key('mail')}
          {...form.getInputProps('mail')}
          placeholder={sessionMessages.mailPlaceholder}
          autoComplete="username"
          size="md"
          readOnly={mail !== undefined}
          data-autofocus={mail === undefined || undefined}
        />
        <PasswordField
          key={form.key('password')}
          {...form.getInputProps('password')}
          label={sessionMessages.password}
          autoComplete="current-password"
          data-autofocus={mail !== undefined || undefined}
        />
        {children}
        <SubmitButton size="md" fullWidth loading={isSending} wait={wait}>
          {sessionMessages.enter}
        </SubmitButton>
      </Stack>
    </form>
  );
}

function checkCredentials({ mail, password }: { mail: string; password: string }): Record<string, string> {
  const wrongMail = mailProblem(mail);
  return {
    ...(wrongMail === null ? {} : { mail: wrongMail }),
    ...(password === '' ? { password: sessionMessages.passwordRequired } : {}),
  };
}
