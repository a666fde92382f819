import { inTenant } from '../../platform/database/in-tenant.ts';
import { PRUNED, type Pruned, pruneOld } from './prune-old.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { jobContext } from '../../modules/accounts/jobs/person-of-job.ts';

/** Rows that one transaction removes. */
const BATCH = 2000;

/** In short transactions, so that nobody waits for it; begun again, it goes on where it was. */
export const pruneRows: JobHandler<'prune_rows'> = async ({ organization_id }, services) => {
  const removed: Partial<Record<Pruned, number>> = {};
  for (const kind of PRUNED) {
    let last = BATCH;
    while (last === BATCH) {
      last = await inTenant(services.db, jobContext(organization_id), (trx) =>
        pruneOld(trx, organization_id, kind, BATCH),
      );
      removed[kind] = (removed[kind] ?? 0) + last;
    }
  }
  services.logger.info('rows_pruned', { organization: organization_id, ...removed });
};
