import { sessionMessages } from '@lienzo/schema/messages/session-messages';
import { Button, type ButtonProps } from '@mantine/core';

type SubmitButtonProps = ButtonProps & {
  children: string;
  /** Seconds until the form may be sent again. */
  wait?: number;
};

/** The one primary button of a form; while sending must wait it counts the seconds down. */
export function SubmitButton({ children, wait = 0, ...props }: SubmitButtonProps) {
  return (
    <Button type="submit" disabled={wait > 0} {...props}>
      {wait > 0 ? (
        // Read although the button is disabled.
        <span className="lienzo-figures" style={{ color: 'var(--mantine-color-dimmed)' }}>
          {sessionMessages.waitFor(wait)}
        </span>
      ) : (
        children
      )}
    </Button>
  );
}
