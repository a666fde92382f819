import {
  accept_invitation,
  check_password_link,
  replace_password,
} from '@lienzo/schema/accounts/account-endpoints';
import { passwordMessages } from '@lienzo/schema/rule-messages/password-messages';
import { Button, Center, Loader, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { ApiError } from '../../shared/api/api-error';
import { call } from '../../shared/api/call';
import { FormProblem } from '../../shared/forms/FormProblem';
import { PasswordField } from '../../shared/forms/PasswordField';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { useCheckedForm } from '../../shared/forms/use-checked-form';
import { notify } from '../../shared/notices/notify';
import { PublicPage } from '../../shared/public-page/PublicPage';
import { TextLink } from '../../shared/public-page/TextLink';
import { FailedState } from '../../shared/states/FailedState';
import { checkNewPassword } from './check-new-password';
import { NewPasswordField } from './NewPasswordField';

export type PasswordLinkKind = 'invitation' | 'reset';

const TEXTS = {
  invitation: {
    title: passwordMessages.newTitle,
    lead: passwordMessages.newLead,
    ended: passwordMessages.invitationEnded,
  },
  reset: {
    title: passwordMessages.recoverTitle,
    lead: passwordMessages.recoverLead,
    ended: passwordMessages.recoverEnded,
  },
} as const satisfies Record<PasswordLinkKind, object>;

/** `/newpassword/{id}` and `/recoverpassword/{id}`; an invalid link is reported before anything is typed. */
export function SetPasswordScreen({ kind }: { kind: PasswordLinkKind }) {
  const { id = '' } = useParams({ strict: false });
  const texts = TEXTS[kind];
  const link = useQuery({
    queryKey: ['password-link', id],
    queryFn: ({ signal }) => isLinkValid(id, signal),
    // It may expire while the page is open: checked again on window focus.
    staleTime: 0,
  });
  if (link.data === false)
    return (
      <PublicPage key="ended" title={passwordMessages.linkEndedTitle} lead={texts.ended}>
        <Stack gap="md" align="flex-start">
          <Button size="md" renderRoot={(props) => <Link to="/forgot" {...props} />}>
            {passwordMessages.askAgain}
          </Button>
          <TextLink to="/">{passwordMessages.backToLogin}</TextLink>
        </Stack>
      </PublicPage>
    );
  return (
    <PublicPage key="form" title={texts.title} lead={texts.lead}>
      {link.isPending && (
        <Center h={200} role="status" aria-label={passwordMessages.checking}>
          <Loader type="dots" />
        </Center>
      )}
      {link.isLoadingError && (
        <FailedState
          title={passwordMessages.checkFailed}
          error={link.error}
          retry={() => void link.refetch()}
        />
      )}
      {link.data && <SetPasswordForm id={id} kind={kind} ended={() => void link.refetch()} />}
    </PublicPage>
  );
}

/** An unknown id of 36 characters is an invalid link too. */
async function isLinkValid(id: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await call(check_password_link, { query: { id }, signal })).valid;
  } catch (cause) {
    if (cause instanceof ApiError && (cause.status === 400 || cause.status === 404)) return false;
    throw cause;
  }
}

function SetPasswordForm({ id, kind, ended }: { id: string; kind: PasswordLinkKind; ended: () => void }) {
  const navigate = useNavigate();
  const { form, submit, isSending, problem, wait } = useCheckedForm({
    initialValues: { password: '', confirmation: '' },
    check: checkNewPassword,
    async send({ password }) {
      try {
        await call(kind === 'invitation' ? accept_invitation : replace_password, { body: { id, password } });
      } catch (cause) {
        if (cause instanceof ApiError && cause.status === 404) ended();
        throw cause;
      }
      notify.success(passwordMessages.assigned);
      await navigate({ to: '/', replace: true });
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <NewPasswordField
          key={form.key('password')}
          {...form.getInputProps('password')}
          label={passwordMessages.password}
        />
        <PasswordField
          key={form.key('confirmation')}
          {...form.getInputProps('confirmation')}
          label={passwordMessages.confirmation}
          autoComplete="new-password"
        />
        <SubmitButton size="md" fullWidth loading={isSending} wait={wait}>
          {passwordMessages.save}
        </SubmitButton>
      </Stack>
    </form>
  );
}
