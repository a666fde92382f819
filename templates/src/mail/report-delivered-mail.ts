import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail, type MailDetail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/**
 * `report`: what it is called. `from`: the person on whose behalf it is sent. `note`: what the reader should know of it,
 * for example that it is late. `attached`: the files come with the mail; else they are fetched at `link`.
 */
export type DeliveredReport = {
  report: string;
  from: string;
  note: string | null;
  files: readonly { name: string; size: number }[];
  attached: boolean;
  link: string;
};

/** Brings the files of a report to one recipient. */
export const reportDeliveredMail = (
  sender: MailSender,
  { report, from, note, files, attached, link }: DeliveredReport,
): MailMessage => {
  const words = mailMessages.reportDelivered;
  return drawMail(sender, {
    subject: words.subject(report, sender.name),
    preview: files.map(({ name }) => name).join(', '),
    title: report,
    paragraphs: [
      attached ? words.attached(from, files.length) : words.linked(from, files.length),
      ...(note === null ? [] : [note]),
    ],
    details: files.map(
      ({ name, size }, at): MailDetail => ({
        label: at === 0 ? words.files(files.length) : '',
        value: `${name} (${formatBytes(size)})`,
      }),
    ),
    action: { label: attached ? words.portal : words.open, url: link, copy: !attached },
    notes: attached ? [] : [words.tooLarge],
  });
};
