import { type PasswordInputProps, Stack } from '@mantine/core';
import { useId, useState } from 'react';
import { PasswordField } from '../../shared/forms/PasswordField';
import { PasswordRules } from './PasswordRules';

type NewPasswordFieldProps = PasswordInputProps & {
  /** Words of the user's name, mail and organization, if known. */
  own?: readonly string[];
};

/** A field for a new password, with a live checklist of its rules. */
export function NewPasswordField({ onChange, own = [], ...props }: NewPasswordFieldProps) {
  const rules = useId();
  const [typed, setTyped] = useState('');
  return (
    <Stack gap="xs">
      <PasswordField
        {...props}
        autoComplete="new-password"
        aria-describedby={rules}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event);
        }}
      />
      <PasswordRules password={typed} own={own} id={rules} />
    </Stack>
  );
}
