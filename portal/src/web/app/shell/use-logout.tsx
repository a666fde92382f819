import { sessionMessages } from '@lienzo/schema/messages/session-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { messageOf } from '../../shared/api/message-of';
import { notify } from '../../shared/notices/notify';
import { session } from '../../shared/session/session';
import { unsavedWork } from '../../shared/unsaved/unsaved-work';

async function logout(): Promise<void> {
  try {
    await session.logout();
    notify.success(sessionMessages.loggedOut);
  } catch (cause) {
    // Signed out on this device in any case; the server could not be told.
    notify.danger(messageOf(cause));
  }
}

/** "Cerrar sesión": asks first when changes would be lost. */
export function useLogout(): () => void {
  return () => {
    if (!unsavedWork.exists()) {
      void logout();
      return;
    }
    modals.openConfirmModal({
      title: sessionMessages.logoutUnsavedTitle,
      children: <Text>{sessionMessages.logoutUnsaved}</Text>,
      labels: { confirm: sessionMessages.logoutAnyway, cancel: shellMessages.cancel },
      confirmProps: { color: 'red' },
      onConfirm: () => void logout(),
    });
  };
}
