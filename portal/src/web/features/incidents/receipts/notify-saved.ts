import { captureMessages } from '@lienzo/schema/capture/capture-messages';
import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { messageOf } from '../../../shared/api/message-of';
import { notify } from '../../../shared/notices/notify';
import { notifyWithActions } from '../../../shared/notices/notify-with-actions';
import type { CapturedPeriod } from '../captured-period';
import { CSV_CHOICES, downloadCsv } from './download-csv';
import { downloadReceipts } from './download-receipt';

const { receipts, overtime } = captureMessages;

/** Days of disability are in the CSV of incidents. */
const CSV_OF: Record<CaptureKind, (typeof CSV_CHOICES)[number]> = {
  I: CSV_CHOICES[0],
  IN: CSV_CHOICES[0],
  E: CSV_CHOICES[2],
};

/** Dismisses the toast of the save before: whoever saves person after person sees one, beside their work. */
let dismissLast: (() => void) | null = null;

/**
 * Says that a capture is saved, and offers its receipt as PDF and Excel (specification 3 §2.1). The call answers hours
 * with the words for disabilities (§8); a person reads words that are true of both.
 * @param withCsv the grids offer it too (specification 3 §2.1, earlier variant).
 */
export function notifySaved(
  message: string,
  kind: CaptureKind,
  source: CapturedPeriod,
  { withCsv = false } = {},
): void {
  const files = (['pdf', 'xlsx'] as const).map((format) => ({
    label: receipts.formats[format],
    run: () => textOf(downloadReceipts(kind, format, [source])),
  }));
  const csv = { label: receipts.formats.csv, run: () => textOf(downloadCsv(CSV_OF[kind], [source])) };
  dismissLast?.();
  dismissLast = notifyWithActions(kind === 'E' ? overtime.saved : message, withCsv ? [...files, csv] : files);
}

const textOf = (download: Promise<void>): void =>
  void download.catch((error: unknown) => notify.danger(messageOf(error)));
