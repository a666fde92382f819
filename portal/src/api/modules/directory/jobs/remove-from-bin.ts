import { removeFromBin } from '../items/remove-from-bin.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { jobContext } from '../../accounts/jobs/person-of-job.ts';

export const removeFromBinJob: JobHandler<'remove_from_bin'> = async ({ organization_id }, services) => {
  await removeFromBin(services, jobContext(organization_id));
};
