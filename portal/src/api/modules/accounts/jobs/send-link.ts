import { invitationMail } from '@lienzo/templates/mail/invitation-mail';
import type { MailMessage } from '@lienzo/templates/mail/mail-message';
import type { MailSender } from '@lienzo/templates/mail/mail-sender';
import { resetMail } from '@lienzo/templates/mail/reset-mail';
import { LINK_SECONDS, newPasswordLink, type PasswordLinkKind } from '../password-link.ts';
import { insertPasswordLink } from '../repositories/password-links.ts';
import type { AccountServices } from '../services.ts';
import { personOfJob } from './person-of-job.ts';

type LinkMail = (sender: MailSender, person: { name: string; mail: string; link: string }) => MailMessage;

const MAILS = { invitation: invitationMail, reset: resetMail } satisfies Record<PasswordLinkKind, LinkMail>;

/**
 * Makes the secret here, so that it never lies in the queue, and mails it. Tried again, it makes another one, which
 * voids the one before.
 */
export async function sendLink(
  services: AccountServices,
  data: { organization_id: string; user_id: string },
  kind: PasswordLinkKind,
): Promise<void> {
  const { url, hash } = newPasswordLink(kind, services.publicUrl);
  const found = await personOfJob(services, data, (trx, person) =>
    insertPasswordLink(trx, {
      organizationId: data.organization_id,
      userId: person.id,
      kind,
      hash,
      seconds: LINK_SECONDS[kind],
    }),
  );
  if (found === undefined) return;
  const { name, mail } = found.person;
  await services.mailer.send(mail, MAILS[kind](found.sender, { name, mail, link: url }));
}
