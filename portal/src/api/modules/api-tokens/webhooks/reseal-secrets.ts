/** Brings what is sealed in the database under the current secret, so that the previous one can be forgotten. */
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { listOrganizationIds } from '../../../platform/database/list-organization-ids.ts';
import { reseal, seal } from '../../../platform/secrets/seal.ts';
import { oldestSecret } from '../../../platform/secrets/session-secrets.ts';
import { listSealedPasswords, replaceSealedPassword } from '../../renders/renders.ts';
import { listWebhookSecrets, replaceWebhookSecret } from '../repositories/api-tokens.ts';
import type { ApiTokenServices } from '../services.ts';
import { derivedWebhookSecret } from './webhook-secret.ts';

/** Idempotent. Rows that change meanwhile are left to whoever changes them. */
export async function resealSecrets(services: ApiTokenServices): Promise<void> {
  let changed = 0;
  for (const organizationId of await listOrganizationIds(services.db))
    changed += await resealOf(services, organizationId);
  services.logger.info('secrets_resealed', { changed });
}

function resealOf({ db, sessionSecrets }: ApiTokenServices, organizationId: string): Promise<number> {
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
