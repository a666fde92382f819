import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

/** A password input whose reveal button is reachable by keyboard and labelled. */
export function PasswordField(props: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <PasswordInput
      size="md"
      required
      withAsterisk={false}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? sessionMessages.hidePassword : sessionMessages.showPassword,
        tabIndex: 0,
      }}
      {...props}
    />
  );
}
