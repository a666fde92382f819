import { findAccountByMail } from '../database/find-before-tenant.ts';
import type { JobHandler } from './job-handler.ts';
import { sendLink } from './send-link.ts';

/** Somebody who has not chosen a first password yet is invited again instead. */
export const sendReset: JobHandler<'send_reset'> = async ({ mail }, services) => {
  const account = await findAccountByMail(services.db, mail);
  if (account === undefined) return;
  const { organization_id, id: user_id, password_hash } = account;
  await sendLink(services, { organization_id, user_id }, password_hash === null ? 'invitation' : 'reset');
};
