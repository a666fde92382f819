import { formatMediumDate } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail, type MailAction, type MailDetail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/**
 * `report`: what it is called. `from`: the person on whose behalf it is sent. `note`: what the reader should know of it,
 * for example that it is late. `links`: null when the files come with the mail; else where each is fetched, in their
 * order, and until when. `portal`: where people with an account find them.
 */
export type DeliveredReport = {
  report: string;
  from: string;
  note: string | null;
  files: readonly { name: string; size: number }[];
  links: { urls: readonly string[]; until: string } | null;
  portal: string;
};

/** Brings the files of a report to one recipient. */
export const reportDeliveredMail = (
  sender: MailSender,
  { report, from, note, files, links, portal }: DeliveredReport,
): MailMessage => {
  const words = mailMessages.reportDelivered;
  return drawMail(sender, {
    subject: words.subject(report, sender.name),
    preview: files.map(({ name }) => name).join(', '),
    title: report,
    paragraphs: [
      links === null ? words.attached(from, files.length) : words.linked(from, files.length),
      ...(note === null ? [] : [note]),
    ],
    details: files.map(({ name, size }, at): MailDetail => {
      const url = files.length > 1 ? links?.urls[at] : undefined;
      return {
        label: at === 0 ? words.files(files.length) : '',
        value: `${name} (${formatBytes(size)})`,
        ...(url !== undefined && { url }),
      };
    }),
    action: actionOf(links, portal),
    notes: links === null ? [] : [words.tooLarge(formatMediumDate(links.until))],
  });
};

/** A single file is a button; of several each has a link of its own, and the button leads to the portal. */
function actionOf(links: DeliveredReport['links'], portal: string): MailAction {
  const words = mailMessages.reportDelivered;
  const [url, second] = links?.urls ?? [];
  if (url !== undefined && second === undefined) return { label: words.open, url, copy: true };
  return { label: words.portal, url: portal, copy: false };
}
