import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { listOrganizationIds } from '../../../platform/database/list-organization-ids.ts';
import { listUnproved } from '../../reports/reports.ts';
import type { RenderServices } from '../services.ts';

/** Sends a job for each version that is to be proved; one that is sent already is not sent again. */
export async function proveReports({ db, jobs }: RenderServices): Promise<void> {
  for (const organization_id of await listOrganizationIds(db)) {
    const reports = await inTenant(db, systemContext(organization_id), (trx) =>
      listUnproved(trx, organization_id),
    );
    for (const report_id of reports)
      await jobs.send(
        'prove_report',
        { organization_id, report_id },
        { key: `${organization_id} ${report_id}` },
      );
  }
}
