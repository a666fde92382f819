import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { escapeHtml } from '../drawing/escape-html.ts';
import { drawMail, FONT, INK, type MailChoice, MUTED } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** `when` and `text` in words, `names` of what it happened to. */
export type DigestEntry = { when: string; text: string; names: string };

export type Digest = {
  /** In all folders, also those entries that are not listed. */
  total: number;
  folders: { name: string; entries: DigestEntry[] }[];
  link: string;
  choice: MailChoice;
};

/** What happened in the folders that somebody follows. */
export const digestMail = (sender: MailSender, digest: Digest): MailMessage =>
  drawMail(sender, {
    subject: mailMessages.digest.subject(digest.total),
    preview: digest.folders.map(({ name }) => name).join(', '),
    title: mailMessages.digest.title(digest.total),
    paragraphs: [mailMessages.digest.lead(sender.name)],
    insert: {
      html: digest.folders.map((folder) => folderHtml(sender, folder)).join('') + restHtml(digest),
      text: [textOf(digest), ...restOf(digest)].join('\n\n'),
    },
    action: { label: mailMessages.digest.open, url: digest.link },
    choice: digest.choice,
  });

function restOf({ total, folders }: Digest): string[] {
  const rest = total - folders.reduce((sum, { entries }) => sum + entries.length, 0);
  return rest <= 0 ? [] : [mailMessages.digest.more(rest)];
}

const restHtml = (digest: Digest): string =>
  restOf(digest)
    .map(
      (text) =>
        `<p class="muted" style="margin:0 0 20px;font:400 13px/20px ${FONT};color:${MUTED}">${escapeHtml(text)}</p>`,
    )
    .join('');

const folderHtml = ({ secondary_color }: MailSender, { name, entries }: Digest['folders'][number]): string =>
  `<h2 class="ink" style="margin:8px 0 6px;padding-left:10px;border-left:4px solid #${secondary_color};font:600 15px/22px ${FONT};color:${INK}">${escapeHtml(name)}</h2>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 20px">${entries.map(entryHtml).join('')}</table>`;

const entryHtml = ({ when, text, names }: DigestEntry): string =>
  `<tr><td class="rule" style="padding:9px 0;border-top:1px solid #e6e8eb">
<div class="ink" style="font:500 14px/20px ${FONT};color:${INK};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(names)}</div>
<div class="muted" style="font:400 13px/18px ${FONT};color:${MUTED}">${escapeHtml(text)} · ${escapeHtml(when)}</div>
</td></tr>`;

const textOf = ({ folders }: Digest): string =>
  folders
    .map(({ name, entries }) =>
      [name, ...entries.map(({ when, text, names }) => `- ${names}: ${text}, ${when}`)].join('\n'),
    )
    .join('\n\n');
