import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail, type MailChoice } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** Tells somebody that a colleague wants them to look at a folder. @param shared.path as the reader sees it. */
export const folderSharedMail = (
  sender: MailSender,
  shared: { from: string; folder: string; path: string; link: string; choice: MailChoice },
): MailMessage =>
  drawMail(sender, {
    subject: mailMessages.folderShared.subject(shared.from, shared.folder),
    preview: shared.path,
    title: mailMessages.folderShared.title(shared.from),
    paragraphs: [mailMessages.folderShared.lead(shared.folder, sender.name)],
    details: [{ label: mailMessages.folderShared.folder, value: shared.path }],
    action: { label: mailMessages.folderShared.open, url: shared.link, copy: true },
    choice: shared.choice,
    notes: [mailMessages.folderShared.note],
  });
