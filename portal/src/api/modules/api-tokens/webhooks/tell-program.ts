import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { awaitsWebhook } from '../repositories/api-token-requests.ts';
import type { RenderKey } from '../../renders/repositories/render-parts.ts';
import type { ReportServices } from '../../reports/services.ts';

/** Has the program told that asked for a render, if it wants to be; in the transaction that ends the render. */
export async function tellProgram(
  trx: TenantTransaction,
  { jobs }: Pick<ReportServices, 'jobs'>,
  { organizationId, id }: RenderKey,
): Promise<void> {
  if (!(await awaitsWebhook(trx, { organizationId, renderId: id }))) return;
  await jobs.send('deliver_webhook', { organization_id: organizationId, render_id: id }, { trx });
}
