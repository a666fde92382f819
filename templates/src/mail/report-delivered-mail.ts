import { formatMediumDate } from '@lienzo/schema/data/format';
import { formatBytes } from '@lienzo/schema/data/format-bytes';
import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail, type MailAction, type MailDetail } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/**
 * `report`: what it is called. `from`: the person on whose behalf it is sent, `message`: their own words. `note`: what the
 * reader should know of it, for example that it is late. `facts`: what it was made of. `notes`: what
 * is to be known of a file, as sentences. `links`: null when the files come
 * with the mail; else where each is fetched, in their order, and until when. `portal`: where somebody with an account
 * finds them; null for a reader without.
 */
export type DeliveredReport = {
  report: string;
  from: string;
  message: string | null;
  note: string | null;
  facts: readonly { label: string; value: string }[];
  files: readonly { name: string; size: number; notes: readonly string[] }[];
  links: { urls: readonly string[]; until: string } | null;
  portal: string | null;
};

/** Brings the files of a report to one recipient. */
export const reportDeliveredMail = (
  sender: MailSender,
  { report, from, message, note, facts, files, links, portal }: DeliveredReport,
): MailMessage => {
  const texts = mailMessages.reportDelivered;
  return drawMail(sender, {
    subject: texts.subject(report, sender.name),
    preview: files.map(({ name }) => name).join(', '),
    title: report,
    paragraphs: [
      links === null ? texts.attached(from, files.length) : texts.linked(from, files.length),
      ...(message === null
        ? []
        : message
            .split(/\n+/)
            .map((line) => line.trim())
            .filter((line) => line !== '')),
      ...(note === null ? [] : [note]),
    ],
    details: [
      ...facts,
      ...files.map(({ name, size }, at): MailDetail => {
        const url = files.length > 1 ? links?.urls[at] : undefined;
        return {
          label: at === 0 ? texts.files(files.length) : '',
          value: `${name} (${formatBytes(size)})`,
          ...(url !== undefined && { url }),
        };
      }),
      ...noteDetails(files),
    ],
    ...actionOf(links, portal),
    notes: links === null ? [] : [texts.tooLarge(formatMediumDate(links.until))],
  });
};

/** Each note once; with the names of its files where others do not have it. */
function noteDetails(files: DeliveredReport['files']): MailDetail[] {
  const phrases = mailMessages.reportDelivered;
  const messages = [...new Set(files.flatMap(({ notes }) => notes))];
  return messages.map((message, at) => {
    const noted = files.filter(({ notes }) => notes.includes(message)).map(({ name }) => name);
    return {
      label: at === 0 ? phrases.notes(messages.length) : '',
      value: noted.length === files.length ? message : phrases.noteOf(noted, message),
    };
  });
}

/**
 * A single file is a button; of several each has a link of its own, and the button leads to the portal, for whoever can
 * enter it.
 */
function actionOf(links: DeliveredReport['links'], portal: string | null): { action?: MailAction } {
  const wording = mailMessages.reportDelivered;
  const [url, second] = links?.urls ?? [];
  if (url !== undefined && second === undefined) return { action: { label: wording.open, url, copy: true } };
  return portal === null ? {} : { action: { label: wording.portal, url: portal, copy: false } };
}
