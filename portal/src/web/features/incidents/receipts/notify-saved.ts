import type { CaptureKind } from '@lienzo/schema/api/capture-rows';
import { captureMessages } from '@lienzo/schema/messages/capture-messages';
import { messageOf } from '../../../shared/api/message-of';
import { notify } from '../../../shared/notices/notify';
import { notifyWithActions } from '../../../shared/notices/notify-with-actions';
import type { CapturedPeriod } from '../captured-period';
import { downloadReceipts } from './download-receipt';

const { receipts, overtime } = captureMessages;

/**
 * Says that a capture is saved, and offers its receipt as PDF and Excel (specification 3 §2.1). The call answers hours
 * with the words for disabilities (§8); a person reads words that are true of both.
 */
export function notifySaved(message: string, kind: CaptureKind, of: CapturedPeriod): void {
  notifyWithActions(
    kind === 'E' ? overtime.saved : message,
    (['pdf', 'xlsx'] as const).map((format) => ({
      label: receipts.formats[format],
      run: () =>
        void downloadReceipts(kind, format, [of]).catch((error: unknown) => notify.danger(messageOf(error))),
    })),
  );
}
