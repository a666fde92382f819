import { confirm_mail } from '@lienzo/schema/accounts/account-endpoints';
import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';
import { Button, Stack } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { call } from '../../shared/api/call';
import { messageOf } from '../../shared/api/message-of';
import { FormProblem } from '../../shared/forms/FormProblem';
import { PublicPage } from '../../shared/public-page/PublicPage';

/** `/confirmmail/{id}`: the new mail of an account. Opening the page changes nothing: programs that read mails open it. */
export function ConfirmMailScreen() {
  const { id = '' } = useParams({ strict: false });
  const confirm = useMutation({
    meta: { handlesErrors: true },
    mutationFn: () => call(confirm_mail, { body: { id } }),
  });
  if (confirm.isSuccess)
    return (
      <PublicPage
        key="done"
        title={passwordMessages.mailConfirmedTitle}
        lead={passwordMessages.mailConfirmedLead}
      >
        <Button size="md" renderRoot={(props) => <Link to="/" {...props} />}>
          {passwordMessages.toLogin}
        </Button>
      </PublicPage>
    );
  return (
    <PublicPage key="ask" title={passwordMessages.confirmMailTitle} lead={passwordMessages.confirmMailLead}>
      <Stack gap="md" align="flex-start">
        <FormProblem text={confirm.error === null ? null : messageOf(confirm.error)} />
        <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {passwordMessages.confirmMail}
        </Button>
      </Stack>
    </PublicPage>
  );
}
