/** Brings what is sealed in the database under the current secret, so that the previous one can be forgotten. */
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { listOrganizationIds } from '../../../platform/database/list-organization-ids.ts';
import { oldestSecret } from '../../../platform/secrets/session-secrets.ts';
import { listWebhookSecrets, replaceWebhookSecret } from '../repositories/api-tokens.ts';
import { listSealedPasswords, replaceSealedPassword } from '../../renders/repositories/sealed-passwords.ts';
import type { ReportServices } from '../../reports/services.ts';
import { reseal, seal } from '../../../platform/secrets/seal.ts';
import { derivedWebhookSecret } from './webhook-secret.ts';

/** Idempotent. Rows that change meanwhile are left to whoever changes them. */
export async function resealSecrets(services: ReportServices): Promise<void> {
  let changed = 0;
  for (const organizationId of await listOrganizationIds(services.db))
    changed += await resealOf(services, organizationId);
  services.logger.info('secrets_resealed', { changed });
}

function resealOf({ db, sessionSecrets }: ReportServices, organizationId: string): Promise<number> {
  return inTenant(db, systemContext(organizationId), async (trx) => {
    let changed = 0;
    for (const { id, webhook_secret: before } of await listWebhookSecrets(trx, organizationId)) {
      const after =
        before === null
          ? seal(sessionSecrets, derivedWebhookSecret(oldestSecret(sessionSecrets), id))
          : reseal(sessionSecrets, before);
      if (after !== null) changed += await replaceWebhookSecret(trx, { organizationId, id }, before, after);
    }
    for (const { id, secret: before } of await listSealedPasswords(trx, organizationId)) {
      const after = reseal(sessionSecrets, before);
      if (after !== null) changed += await replaceSealedPassword(trx, { organizationId, id }, before, after);
    }
    return changed;
  });
}
