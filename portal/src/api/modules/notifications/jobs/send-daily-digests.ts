import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { listOrganizationIds } from '../../../platform/database/list-organization-ids.ts';
import { peopleWithDailyDigest } from '../repositories/folder-notices.ts';
import type { JobHandler } from '../services.ts';

/** One job per user, so that a failed mail is retried separately. */
export const sendDailyDigests: JobHandler<'send_daily_digests'> = async (_data, services) => {
  for (const organization_id of await listOrganizationIds(services.db)) {
    const people = await inTenant(services.db, systemContext(organization_id), (trx) =>
      peopleWithDailyDigest(trx, organization_id),
    );
    for (const user_id of people)
      await services.jobs.send('send_digest', { organization_id, user_id }, { key: user_id });
  }
};
