import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { reportMessages } from '@lienzo/schema/reports/report-messages';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { DialogFooter } from '../../../shared/dialogs/DialogFooter';
import { useLeaveGuard } from '../../../shared/unsaved/use-leave-guard';

type LeaveGuardProps = {
  isDirty: boolean;
  save: () => Promise<boolean>;
  /** Called when the user leaves with a draft. */
  keep: () => Promise<void>;
  /** Called when the user leaves without saving. */
  discard: () => Promise<void>;
};

/** Asks what becomes of unsaved changes: on leaving the screen, closing the tab or signing out. */
export function LeaveGuard({ isDirty, save, keep, discard }: LeaveGuardProps) {
  const [isSaving, setIsSaving] = useState(false);
  const [isKeeping, setIsKeeping] = useState(false);
  const { isAsking, stay, leave } = useLeaveGuard(isDirty);

  async function saveAndLeave(): Promise<void> {
    setIsSaving(true);
    const saved = await save();
    setIsSaving(false);
    if (saved) leave();
    else stay();
  }

  async function keepAndLeave(): Promise<void> {
    setIsKeeping(true);
    await keep();
    setIsKeeping(false);
    leave();
  }

  async function discardAndLeave(): Promise<void> {
    await discard();
    leave();
  }

  return (
    <Modal opened={isAsking} onClose={stay} title={shellMessages.unsavedTitle} size={660}>
      <Stack gap="md">
        <Text>{reportMessages.leaveText}</Text>
        <DialogFooter>
          <Button variant="default" onClick={stay}>
            {shellMessages.unsavedStay}
          </Button>
          <Button variant="light" color="red" onClick={() => void discardAndLeave()}>
            {shellMessages.unsavedLeave}
          </Button>
          <Button variant="default" loading={isKeeping} onClick={() => void keepAndLeave()}>
            {reportMessages.leaveDraft}
          </Button>
          <Button loading={isSaving} onClick={() => void saveAndLeave()} data-autofocus>
            {reportMessages.leaveSave}
          </Button>
        </DialogFooter>
      </Stack>
    </Modal>
  );
}
