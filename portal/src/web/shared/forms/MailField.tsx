import { sessionMessages } from '@lienzo/schema/messages/session-messages';
import { TextInput, type TextInputProps } from '@mantine/core';

/** A mail address: the telephone's keyboard for it, and nothing that corrects what was typed. */
export function MailField(props: TextInputProps) {
  return (
    <TextInput
      label={sessionMessages.mail}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      {...props}
    />
  );
}
