import type { HandledJobs, JobHandler } from '../services.ts';
import { sendDailyDigests } from './send-daily-digests.ts';
import { sendDigest } from './send-digest.ts';
import { sendFolderShared } from './send-folder-shared.ts';

export const notificationJobHandlers: { [Name in keyof HandledJobs]: JobHandler<Name> } = {
  send_digest: sendDigest,
  send_daily_digests: sendDailyDigests,
  send_folder_shared: sendFolderShared,
};
