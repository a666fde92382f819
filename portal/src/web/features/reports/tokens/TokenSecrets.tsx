import { apiTokenMessages } from '@lienzo/schema/accounts/api-token-messages';
import { ActionIcon, Alert, Button, Stack, TextInput } from '@mantine/core';
import { IconCopy, IconKey } from '@tabler/icons-react';
import { useEffect } from 'react';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { notify } from '../../../shared/notices/notify';
import type { Hold } from '../../../shared/unsaved/use-unsaved-question';

export type Secrets = { token: string; webhookSecret: string };

type TokenSecretsProps = { secrets: Secrets; hold: Hold; done: () => void };

/** The secrets of a new token, which nobody sees again; leaving by Esc or Back asks first. */
export function TokenSecrets({ secrets, hold, done }: TokenSecretsProps) {
  useEffect(() => hold(() => true), [hold]);
  return (
    <Stack gap="md">
      <Alert icon={<IconKey aria-hidden />} variant="light" role="status">
        {apiTokenMessages.madeText}
      </Alert>
      <Secret label={apiTokenMessages.token} help={apiTokenMessages.tokenHelp} value={secrets.token} />
      <Secret
        label={apiTokenMessages.webhookSecret}
        help={apiTokenMessages.webhookSecretHelp}
        value={secrets.webhookSecret}
      />
      <DialogFooter>
        <Button onClick={done}>{apiTokenMessages.saved}</Button>
      </DialogFooter>
    </Stack>
  );
}

function Secret({ label, help, value }: { label: string; help: string; value: string }) {
  return (
    <TextInput
      label={label}
      description={help}
      value={value}
      readOnly
      onFocus={(event) => event.target.select()}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={apiTokenMessages.copy(label)}
          onClick={() => void copy(value)}
        >
          <IconCopy size={18} stroke={1.6} />
        </ActionIcon>
      }
    />
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(apiTokenMessages.copied, 'copy');
  } catch (cause) {
    if (!(cause instanceof DOMException) && !(cause instanceof TypeError)) throw cause;
    // Without HTTPS the clipboard is not available: the text is in its field, to be copied manually.
    notify.danger(apiTokenMessages.copyFailed, 'copy');
  }
}
