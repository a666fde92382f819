/** What does each job. */

import { emptyBins } from '../modules/directory/jobs/empty-bins.ts';
import type { JobHandlers } from './job-handler.ts';
import { pruneAllRows } from '../operations/retention/prune-all-rows.ts';
import { pruneRows } from '../operations/retention/prune-rows.ts';
import { removeFromBinJob } from '../modules/directory/jobs/remove-from-bin.ts';
import { scanFile } from '../modules/directory/jobs/scan-file.ts';
import { sendDailyDigests } from '../modules/notifications/jobs/send-daily-digests.ts';
import { sendDigest } from '../modules/notifications/jobs/send-digest.ts';
import { sendFolderShared } from '../modules/notifications/jobs/send-folder-shared.ts';
import { sendInvitation } from '../modules/accounts/jobs/send-invitation.ts';
import { sendPasswordChanged } from '../modules/accounts/jobs/send-password-changed.ts';
import { sendReset } from '../modules/accounts/jobs/send-reset.ts';
import { sweepAccounts } from '../modules/accounts/jobs/sweep-accounts.ts';
import { sweepBlobs } from '../modules/directory/jobs/sweep-blobs.ts';

export const jobHandlers: JobHandlers = {
  send_invitation: sendInvitation,
  send_reset: sendReset,
  send_password_changed: sendPasswordChanged,
  send_folder_shared: sendFolderShared,
  send_digest: sendDigest,
  send_daily_digests: sendDailyDigests,
  remove_from_bin: removeFromBinJob,
  empty_bins: emptyBins,
  scan_file: scanFile,
  sweep_blobs: sweepBlobs,
  prune_rows: pruneRows,
  prune_all_rows: pruneAllRows,
  sweep_accounts: sweepAccounts,
};
