import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Tells somebody that their password was changed. @param when the moment in words, in the bureau's clock. */
export const passwordChangedMail = (
  sender: MailSender,
  person: { name: string; mail: string; when: string },
): MailMessage =>
  drawMail(sender, {
    subject: mailMessages.passwordChanged.title,
    preview: mailMessages.passwordChanged.preview(person.when),
    title: mailMessages.passwordChanged.title,
    paragraphs: [mailMessages.greeting(person.name), mailMessages.passwordChanged.lead],
    details: [
      { label: mailMessages.user, value: person.mail },
      { label: mailMessages.passwordChanged.moment, value: person.when },
    ],
    action: { label: mailMessages.passwordChanged.recover, url: `${sender.portal_url}/forgot` },
  });
