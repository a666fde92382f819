import { removeFromBin } from '../directory/remove-from-bin.ts';
import type { JobHandler } from './job-handler.ts';
import { jobContext } from '../modules/accounts/jobs/person-of-job.ts';

export const removeFromBinJob: JobHandler<'remove_from_bin'> = async ({ organization_id }, services) => {
  await removeFromBin(services, jobContext(organization_id));
};
