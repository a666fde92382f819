import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { UNSAVED_QUESTION } from './unsaved-text';
import { useLeaveGuard } from './use-leave-guard';

/** Asks before a screen with unsaved changes is left. */
export function LeaveQuestion({ isDirty }: { isDirty: boolean }) {
  const { isAsking, stay, leave } = useLeaveGuard(isDirty);
  return (
    <ConfirmDialog
      parts={isAsking ? UNSAVED_QUESTION : null}
      isWorking={false}
      confirm={leave}
      close={stay}
    />
  );
}
