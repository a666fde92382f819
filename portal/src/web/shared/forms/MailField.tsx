import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { TextInput, type TextInputProps } from '@mantine/core';

/** An input for a mail address: e-mail keyboard, no autocorrection. */
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
