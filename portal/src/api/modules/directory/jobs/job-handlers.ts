import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import type { DirectoryServices } from '../services.ts';
import { emptyBins, removeFromBinJob } from './bin-jobs.ts';
import type { DIRECTORY_JOBS } from './directory-jobs.ts';
import { scanFile } from './scan-file.ts';
import { sweepBlobs } from './sweep-blobs.ts';

/** `send_folder_shared` is handled by notifications. */
export const directoryJobHandlers: Omit<
  JobHandlers<typeof DIRECTORY_JOBS, DirectoryServices>,
  'send_folder_shared'
> = {
  remove_from_bin: removeFromBinJob,
  empty_bins: emptyBins,
  scan_file: scanFile,
  sweep_blobs: sweepBlobs,
};
