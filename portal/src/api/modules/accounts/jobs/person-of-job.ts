import type { MailSender } from '@lienzo/templates/mail/mail-sender';
import { inTenant, type TenantContext, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findUser, type StoredUser } from '../repositories/users.ts';
import { mailSenderOf } from '../organizations/mail-sender-of.ts';
import type { Services } from '../../../services.ts';

/** A job works for the whole organization. */
export const jobContext = (organizationId: string): TenantContext => ({
  organizationId,
  userId: null,
  role: 'SuperAdmin',
});

/**
 * The active person that a mail goes to and the organization that it speaks for; undefined when the account was
 * deactivated or deleted since the job was sent. `alongside` runs in the same transaction.
 */
export function personOfJob(
  services: Services,
  { organization_id, user_id }: { organization_id: string; user_id: string },
  alongside: (trx: TenantTransaction, person: StoredUser) => Promise<void> = async () => undefined,
): Promise<{ person: StoredUser; sender: MailSender } | undefined> {
  return inTenant(services.db, jobContext(organization_id), async (trx) => {
    const person = await findUser(trx, user_id);
    if (person === undefined || person.active !== 'true') return undefined;
    await alongside(trx, person);
    return { person, sender: await mailSenderOf(trx, organization_id, services) };
  });
}
