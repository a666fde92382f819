import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { Button } from '@mantine/core';
import { DialogFooter } from '../dialogs/DialogFooter';
import { SubmitButton } from './SubmitButton';

type FormFooterProps = {
  /** Label of the submit button. */
  children: string;
  /** Closes the dialog without submitting, or asks first. */
  leave: () => void;
  /** Label of the cancel button; default 'Cancelar'. */
  leaveLabel?: string;
  isSending: boolean;
  /** Seconds until the form may be submitted again. */
  wait: number;
};

/** The footer of a dialog's form: cancel and submit. */
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
