import { sessionMessages } from '@lienzo/schema/messages/session-messages';
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../api/message-of';
import { notify } from '../notices/notify';
import { session } from './session';

type Credentials = { mail: string; password: string };

const MAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Correo, Contraseña and Acceder. `mail`: whoever was signed in, whose password alone is asked for. */
export function LoginForm({ mail }: { mail?: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [isVisible, setIsVisible] = useState(false);
  const form = useForm<Credentials>({
    mode: 'uncontrolled',
    initialValues: { mail: mail ?? '', password: '' },
    validate: { mail: mailProblem, password: passwordProblem },
  });

  async function enter({ mail: typed, password }: Credentials): Promise<void> {
    setProblem(null);
    setIsSending(true);
    try {
      await session.login(typed.trim(), password);
    } catch (cause) {
      setProblem(messageOf(cause));
      form.getInputNode('password')?.focus();
    } finally {
      setIsSending(false);
    }
  }

  function refuse(errors: Record<string, unknown>): void {
    notify.validation(sessionMessages.checkFields);
    const [first] = Object.keys(errors);
    if (first !== undefined) form.getInputNode(first)?.focus();
  }

  return (
    <form onSubmit={form.onSubmit((values) => void enter(values), refuse)} noValidate>
      <Stack gap="md">
        {problem !== null && (
          <Alert color="red" variant="light" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {problem}
          </Alert>
        )}
        <TextInput
          key={form.key('mail')}
          {...form.getInputProps('mail')}
          label={sessionMessages.mail}
          placeholder={sessionMessages.mailPlaceholder}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          readOnly={mail !== undefined}
          data-autofocus={mail === undefined || undefined}
          required
          withAsterisk={false}
        />
        <PasswordInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          label={sessionMessages.password}
          autoComplete="current-password"
          size="md"
          data-autofocus={mail !== undefined || undefined}
          required
          withAsterisk={false}
          visible={isVisible}
          onVisibilityChange={setIsVisible}
          visibilityToggleButtonProps={{
            'aria-label': isVisible ? sessionMessages.hidePassword : sessionMessages.showPassword,
            tabIndex: 0,
          }}
        />
        <Button type="submit" size="md" fullWidth loading={isSending}>
          {sessionMessages.enter}
        </Button>
      </Stack>
    </form>
  );
}

function mailProblem(mail: string): string | null {
  if (mail.trim() === '') return sessionMessages.mailRequired;
  return MAIL_SHAPE.test(mail.trim()) ? null : sessionMessages.mailInvalid;
}

const passwordProblem = (password: string): string | null =>
  password === '' ? sessionMessages.passwordRequired : null;
