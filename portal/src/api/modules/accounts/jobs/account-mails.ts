/** The mails of accounts: password links, and the notice of a changed password. */

import { formatMoment } from '@lienzo/schema/data/format';
import { invitationMail } from '@lienzo/templates/mail/invitation-mail';
import { mailChangeMail } from '@lienzo/templates/mail/mail-change-mail';
import { mailChangedMail } from '@lienzo/templates/mail/mail-changed-mail';
import type { MailMessage } from '@lienzo/templates/mail/mail-message';
import type { MailSender } from '@lienzo/templates/mail/mail-sender';
import { passwordChangedMail } from '@lienzo/templates/mail/password-changed-mail';
import { resetMail } from '@lienzo/templates/mail/reset-mail';
import { findAccountByMail } from '../../../platform/database/find-before-tenant.ts';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { LINK_SECONDS, newMailedLink, type PasswordLinkKind } from '../password-link.ts';
import { insertAccountEvent } from '../repositories/account-events.ts';
import { linkMailChange } from '../repositories/mail-changes.ts';
import { insertPasswordLink } from '../repositories/password-links.ts';
import type { AccountServices, JobHandler } from '../services.ts';
import { personOfJob } from './person-of-job.ts';

type LinkMail = (sender: MailSender, person: { name: string; mail: string; link: string }) => MailMessage;

const MAILS = { invitation: invitationMail, reset: resetMail } satisfies Record<PasswordLinkKind, LinkMail>;

/**
 * Generates the secret here, so that it is never stored in the queue, and mails it. A retry generates another one,
 * which voids the previous one.
 */
async function sendLink(
  services: AccountServices,
  data: { organization_id: string; user_id: string },
  kind: PasswordLinkKind,
): Promise<void> {
  const { url, hash } = newMailedLink(kind, services.publicUrl);
  const match = await personOfJob(services, data, (trx, person) =>
    insertPasswordLink(trx, {
      organizationId: data.organization_id,
      userId: person.id,
      kind,
      hash,
      seconds: LINK_SECONDS[kind],
    }),
  );
  if (match === undefined) return;
  const { name, mail } = match.person;
  await services.mailer.send(mail, MAILS[kind](match.sender, { name, mail, link: url }));
}

export const sendInvitation: JobHandler<'send_invitation'> = (data, services) =>
  sendLink(services, data, 'invitation');

/** A user who has not accepted the invitation yet is invited again instead. */
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

export const sendPasswordChanged: JobHandler<'send_password_changed'> = async (data, services) => {
  const existing = await personOfJob(services, data);
  if (existing === undefined) return;
  const { name, mail } = existing.person;
  const when = formatMoment(data.at);
  await services.mailer.send(mail, passwordChangedMail(existing.sender, { name, mail, when }));
};

/** A retry gives the change another link, which ends the one before. */
export const sendMailChange: JobHandler<'send_mail_change'> = async (data, services) => {
  const { url, hash } = newMailedLink('mail', services.publicUrl);
  let mail: string | undefined;
  const hit = await personOfJob(services, data, async (trx, { id: userId }) => {
    mail = await linkMailChange(trx, { organizationId: data.organization_id, userId, hash });
  });
  if (hit === undefined || mail === undefined) return;
  await services.mailer.send(mail, mailChangeMail(hit.sender, { name: hit.person.name, mail, link: url }));
};

/** To the mail that the account had. */
export const sendMailChanged: JobHandler<'send_mail_changed'> = async (data, services) => {
  const result = await personOfJob(services, data);
  if (result === undefined) return;
  const reported = { name: result.person.name, mail: data.former_mail, when: formatMoment(data.at) };
  await services.mailer.send(data.former_mail, mailChangedMail(result.sender, reported));
};
