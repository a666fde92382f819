import type { MailSender } from '@lienzo/templates/mail/mail-sender';
import { inTenant, systemContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { mailSenderOf } from '../organizations/mail-sender-of.ts';
import { findUser, type StoredUser } from '../repositories/users.ts';

/**
 * The active user who receives a mail, and the organization that sends it; undefined when the account was deactivated
 * or deleted since the job was sent. `alongside` runs in the same transaction.
 */
export function personOfJob(
  services: PlatformServices,
  { organization_id, user_id }: { organization_id: string; user_id: string },
  alongside: (trx: TenantTransaction, person: StoredUser) => Promise<void> = async () => undefined,
): Promise<{ person: StoredUser; sender: MailSender } | undefined> {
  return inTenant(services.db, systemContext(organization_id), async (trx) => {
    const person = await findUser(trx, user_id);
    if (person === undefined || person.active !== 'true') return undefined;
    await alongside(trx, person);
    return { person, sender: await mailSenderOf(trx, organization_id, services) };
  });
}
