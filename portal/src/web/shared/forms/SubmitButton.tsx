import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { Button, type ButtonProps } from '@mantine/core';

type SubmitButtonProps = ButtonProps & {
  children: string;
  /** Seconds until the form may be submitted again. */
  wait?: number;
};

/** The primary button of a form; counts down while submitting is blocked. */
export function SubmitButton({ children, wait = 0, ...props }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={wait > 0} {...props}>
      {wait > 0 ? (
        // Announced although the button is disabled.
        <span className="lienzo-figures" style={{ color: 'var(--mantine-color-dimmed)' }}>
          {sessionMessages.waitFor(wait)}
        </span>
      ) : (
        children
      )}
    </Button>
  );
}
