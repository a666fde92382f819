import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { listOrganizationIds } from '../../../platform/database/list-organization-ids.ts';
import type { JobHandlers } from '../../../platform/queue/jobs.ts';
import { refreshPremiums } from '../repositories/registers.ts';
import { refreshSalaries } from '../repositories/salaries.ts';
import type { MasterServices } from '../services.ts';
import type { MASTER_JOBS } from './master-jobs.ts';

export const masterJobHandlers: JobHandlers<typeof MASTER_JOBS, MasterServices> = {
  async refresh_masters(_data, { db, logger }) {
    const today = todayInMexico();
    for (const organizationId of await listOrganizationIds(db))
      await inTenant(db, systemContext(organizationId), async (trx) => {
        const salaries = await refreshSalaries(trx, { organizationId, today });
        const premiums = await refreshPremiums(trx, { organizationId, today });
        if (salaries + premiums > 0)
          logger.info('masters_refreshed', { organization: organizationId, salaries, premiums });
      });
  },
};
