import { reportMessages } from '@lienzo/schema/messages/report-messages';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { unsavedWork } from '../../../shared/unsaved/unsaved-work';

type LeaveGuardProps = {
  isDirty: boolean;
  save: () => Promise<boolean>;
  /** The person leaves without saving. */
  discard: () => Promise<void>;
};

/** Asks before changes are lost: on leaving the screen, closing the tab or signing out. */
export function LeaveGuard({ isDirty, save, discard }: LeaveGuardProps) {
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => {
    unsavedWork.set('changes', isDirty);
    return () => unsavedWork.set('changes', false);
  }, [isDirty]);
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const isOpen = blocker.status === 'blocked';

  async function saveAndLeave(): Promise<void> {
    setIsSaving(true);
    const saved = await save();
    setIsSaving(false);
    if (saved) blocker.proceed?.();
    else blocker.reset?.();
  }

  async function discardAndLeave(): Promise<void> {
    await discard();
    blocker.proceed?.();
  }

  return (
    <Modal opened={isOpen} onClose={() => blocker.reset?.()} title={reportMessages.leaveTitle} size={500}>
      <Stack gap="md">
        <Text>{reportMessages.leaveText}</Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => blocker.reset?.()}>
            {reportMessages.leaveStay}
          </Button>
          <Button variant="light" color="red" onClick={() => void discardAndLeave()}>
            {reportMessages.leaveDiscard}
          </Button>
          <Button loading={isSaving} onClick={() => void saveAndLeave()} data-autofocus>
            {reportMessages.leaveSave}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
