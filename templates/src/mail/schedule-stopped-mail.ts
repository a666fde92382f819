import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Tells the owner of a schedule that it does not go on, and why. */
export const scheduleStoppedMail = (
  sender: MailSender,
  { schedule, reason, link }: { schedule: string; reason: string; link: string },
): MailMessage => {
  const texts = mailMessages.scheduleStopped;
  return drawMail(sender, {
    subject: texts.subject(schedule),
    preview: reason,
    title: texts.title(schedule),
    paragraphs: [reason, texts.lead],
    action: { label: texts.open, url: link },
  });
};
