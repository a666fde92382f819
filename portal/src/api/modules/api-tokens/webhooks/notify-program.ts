import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { RenderKey } from '../../renders/renders.ts';
import { awaitsWebhook } from '../repositories/api-token-requests.ts';
import type { ApiTokenServices } from '../services.ts';

/** Queues the webhook of the program that asked for a render, if it has one; in the transaction that ends it. */
export async function notifyProgram(
  trx: TenantTransaction,
  { jobs }: Pick<ApiTokenServices, 'jobs'>,
  { organizationId, id }: RenderKey,
): Promise<void> {
  if (!(await awaitsWebhook(trx, { organizationId, renderId: id }))) return;
  await jobs.send('deliver_webhook', { organization_id: organizationId, render_id: id }, { trx });
}
