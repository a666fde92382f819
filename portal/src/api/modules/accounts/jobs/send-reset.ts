import { findAccountByMail } from '../../../platform/database/find-before-tenant.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { insertAccountEvent } from '../repositories/account-events.ts';
import type { JobHandler } from '../services.ts';
import { sendLink } from './send-link.ts';

/** Somebody who has not chosen a first password yet is invited again instead. */
export const sendReset: JobHandler<'send_reset'> = async ({ mail, asked }, services) => {
  const account = await findAccountByMail(services.db, mail);
  if (account?.active !== 'true') return;
  const { organization_id, id: user_id, password_hash } = account;
  await sendLink(services, { organization_id, user_id }, password_hash === null ? 'invitation' : 'reset');
  if (asked === undefined) return;
  await inTenant(services.db, systemContext(organization_id), (trx) =>
    insertAccountEvent(trx, {
      organizationId: organization_id,
      kind: 'reset_asked',
      person: account,
      origin: asked,
    }),
  );
};
