import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button } from '@mantine/core';
import { DialogFooter } from '../dialogs/DialogFooter';
import { SubmitButton } from './SubmitButton';

type FormFooterProps = {
  /** On the button that sends. */
  children: string;
  /** Closes the dialog without sending, or asks first. */
  leave: () => void;
  /** On the button that leaves; without it 'Cancelar'. */
  leaveLabel?: string;
  isSending: boolean;
  /** Seconds until the form may be sent again. */
  wait: number;
};

/** The end of a dialog's form: the button that leaves it and the one that sends it. */
export function FormFooter({ children, leave, leaveLabel, isSending, wait }: FormFooterProps) {
  return (
    <DialogFooter>
      <Button variant="default" onClick={leave}>
        {leaveLabel ?? shellMessages.cancel}
      </Button>
      <SubmitButton loading={isSending} wait={wait}>
        {children}
      </SubmitButton>
    </DialogFooter>
  );
}
