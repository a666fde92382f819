import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useLayer } from '../../shared/layers/use-layer';
import { LoginForm } from '../../shared/session/LoginForm';
import { session } from '../../shared/session/session';
import { useSessionState } from '../../shared/session/use-session';

/** The server ended the session: asks for the password over the screen, so that no input is lost. */
export function SessionEndedDialog() {
  const state = useSessionState();
  useLayer(state.status === 'expired', () => false);
  return (
    <Modal
      opened={state.status === 'expired'}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={sessionMessages.expiredTitle}
      size="sm"
      zIndex={1000}
    >
      <Stack gap="md">
        <Text c="dimmed">{sessionMessages.expiredLead}</Text>
        {state.status === 'expired' && <LoginForm mail={state.session.userMail} />}
        <Button variant="subtle" color="gray" onClick={session.end}>
          {sessionMessages.leaveInstead}
        </Button>
      </Stack>
    </Modal>
  );
}
