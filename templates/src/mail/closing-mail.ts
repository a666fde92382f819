import { formatMediumDate } from '@lienzo/schema/data/format';
import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { drawMail, type MailChoice } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

export type ClosingMail = {
  /** The name of the reader. */
  person: string;
  client: string;
  /** Number and name. */
  paysheet: string;
  /** As within a sentence. */
  period: string;
  year: number;
  /** `YYYY-MM-DD`. */
  days: { from: string; to: string };
  /** It had been finalised before. */
  again: boolean;
  /** Names. */
  files: readonly string[];
  /** The folder of the files; null without. */
  link: string | null;
  choice: MailChoice;
};

/** Tells a client's users that the capture of a period was finalised, and which files it left. */
export const closingMail = (sender: MailSender, closing: ClosingMail): MailMessage => {
  const { person, client, paysheet, period, year, days, again, files, link, choice } = closing;
  const texts = mailMessages.closing;
  return drawMail(sender, {
    subject: texts.subject({ period, year, client }),
    preview: files.join(', '),
    title: texts.title({ period, year }),
    paragraphs: [mailMessages.greeting(person), texts.lead({ files: files.length, again })],
    details: [
      { label: texts.client, value: client },
      { label: texts.paysheet, value: paysheet },
      { label: texts.period, value: `${formatMediumDate(days.from)} – ${formatMediumDate(days.to)}` },
      ...files.map((name, at) => ({ label: at === 0 ? texts.files(files.length) : '', value: name })),
    ],
    ...(link !== null && { action: { label: texts.open, url: link, copy: true } }),
    choice,
  });
};
