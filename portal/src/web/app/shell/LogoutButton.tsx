import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Button, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { messageOf } from '../../shared/api/message-of';
import { DialogFooter } from '../../shared/dialogs/DialogFooter';
import { useLayer } from '../../shared/layers/use-layer';
import { notify } from '../../shared/notices/notify';
import { session } from '../../shared/session/session';
import { unsavedWork } from '../../shared/unsaved/unsaved-work';

async function logout(): Promise<void> {
  try {
    await session.logout();
    notify.success(sessionMessages.loggedOut);
  } catch (cause) {
    // Signed out on this device in any case; the server could not be reached.
    notify.danger(messageOf(cause));
  }
}

/** "Cerrar sesión": asks first when changes would be lost. */
export function LogoutButton({ className, children }: { className: string; children: ReactNode }) {
  const [isAsking, question] = useDisclosure(false);
  useLayer(isAsking, question.close);
  const press = (): void => (unsavedWork.exists() ? question.open() : void logout());
  return (
    <>
      <UnstyledButton className={className} onClick={press}>
        {children}
      </UnstyledButton>
      <Modal opened={isAsking} onClose={question.close} title={sessionMessages.logoutUnsavedTitle} size={480}>
        <Stack gap="md">
          <Text>{sessionMessages.logoutUnsaved}</Text>
          <DialogFooter>
            <Button variant="default" onClick={question.close} data-autofocus>
              {shellMessages.cancel}
            </Button>
            <Button color="red" onClick={() => void logout()}>
              {sessionMessages.logoutAnyway}
            </Button>
          </DialogFooter>
        </Stack>
      </Modal>
    </>
  );
}
