import { share_folder } from '@lienzo/schema/directory/directory-endpoints';
import { directoryMessages } from '@lienzo/schema/directory/directory-messages';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Button, Stack, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { ApiError } from '../../../shared/api/api-error';
import { call } from '../../../shared/api/call';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { mailProblem } from '../../../shared/forms/mail-problem';
import { useCheckedForm } from '../../../shared/forms/use-checked-form';
import { notify } from '../../../shared/notices/notify';
import { useSession } from '../../../shared/session/use-session';
import type { DirectoryItem } from '../list/directory-rows';

/** The URL of a folder, which leads through the login if necessary. */
const urlOf = (folderId: string): string => `${location.origin}/${folderId}`;

/** 'Compartir URL': by mail to a collaborator, or the link copied (specification 1 §2 and §5). */
export function ShareForm({ item, done }: { item: DirectoryItem; done: () => void }) {
  const url = urlOf(item.id);
  const isAdmin = useSession()?.roleName === 'Admin';
  const { form, submit, isSending, problem } = useCheckedForm({
    initialValues: { mail: '' },
    check: ({ mail }): Record<string, string> => {
      if (mail.trim() === '') return { mail: directoryMessages.shareMailMissing };
      return mailProblem(mail) === null ? {} : { mail: sessionMessages.mailInvalid };
    },
    send: async ({ mail }) => {
      try {
        await call(share_folder, { query: { mail: mail.trim(), domain: 'sa', url } });
      } catch (cause) {
        // Errors that the user can fix are shown by the form; retrying helps only when the server failed.
        if (cause instanceof ApiError && cause.status >= 500)
          notify.danger(directoryMessages.shareFailed, 'share');
        throw cause;
      }
      notify.success(directoryMessages.shared(mail.trim()), 'share');
      done();
    },
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormProblem text={problem} />
        <TextInput
          key={form.key('mail')}
          type="email"
          label={directoryMessages.shareMail}
          description={isAdmin ? directoryMessages.shareHelpOfAdmin : directoryMessages.shareHelp}
          autoComplete="email"
          data-autofocus
          {...form.getInputProps('mail')}
        />
        <TextInput
          label={directoryMessages.url}
          value={url}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <DialogFooter>
          <Button
            variant="default"
            leftSection={<IconCopy size={18} stroke={1.6} aria-hidden />}
            onClick={() => void copy(url)}
          >
            {directoryMessages.copyUrl}
          </Button>
          <Button type="submit" loading={isSending}>
            {directoryMessages.shareButton}
          </Button>
        </DialogFooter>
      </Stack>
    </form>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(directoryMessages.copied, 'copy');
  } catch (cause) {
    if (!(cause instanceof DOMException) && !(cause instanceof TypeError)) throw cause;
    // Without HTTPS the clipboard is not available: the link is in its field, to be copied manually.
    notify.danger(directoryMessages.copyFailed, 'copy');
  }
}
