import { forgot_password } from '@lienzo/schema/accounts/account-endpoints';
import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../shared/api/call';
import { FormProblem } from '../../shared/forms/FormProblem';
import { MailField } from '../../shared/forms/MailField';
import { mailProblem } from '../../shared/forms/mail-problem';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { PublicPage } from '../../shared/public-page/PublicPage';
import { TextLink } from '../../shared/public-page/TextLink';

/** `/forgot`: requests the mail with the link; the response does not reveal whether the account exists. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null)
    return (
      <PublicPage key="sent" title={passwordMessages.sent} lead={passwordMessages.sentLead(sentTo)}>
        <Stack gap="md" align="flex-start">
          <Button variant="default" onClick={() => setSentTo(null)}>
            {passwordMessages.sendAgain}
          </Button>
          <TextLink to="/">{passwordMessages.backToLogin}</TextLink>
        </Stack>
      </PublicPage>
    );
  return (
    <PublicPage key="form" title={passwordMessages.forgotTitle} lead={passwordMessages.forgotLead}>
      <ForgotForm done={setSentTo} />
    </PublicPage>
  );
}

function ForgotForm({ done }: { done: (mail: string) => void }) {
  const { form, submit, isSending, problem, wait } = useCheckedForm({
    initialValues: { mail: '' },
    check({ mail }) {
      const wrong = mailProblem(mail);
      return wrong === null ? {} : { mail: wrong };
    },
    async send({ mail }) {
      await call(forgot_password, { body: { domain: 'sa', mail: mail.trim() } });
      done(mail.trim());
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
        />
        <SubmitButton size="md" fullWidth loading={isSending} wait={wait}>
          {passwordMessages.send}
        </SubmitButton>
        <TextLink to="/">{passwordMessages.backToLogin}</TextLink>
      </Stack>
    </form>
  );
}
