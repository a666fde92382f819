import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Center, Loader } from '@mantine/core';

/** Shown while the session is restored or a screen's code is loaded. */
export function SplashScreen() {
  return (
    <Center mih="60dvh" role="status" aria-label={sessionMessages.restoring}>
      <Loader type="dots" />
    </Center>
  );
}
