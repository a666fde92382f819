import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { escapeHtml } from '../drawing/text/escape-html.ts';
import { drawMail, FONT, INK, type MailAction, type MailChoice, MUTED } from './draw-mail.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** `when` and `text` in words, `names` of what it happened to. */
export type DigestEntry = { when: string; text: string; names: string };

/** `path` as its reader sees it; `link` null when the folder is gone. */
export type DigestFolder = { path: string; link: string | null; entries: DigestEntry[] };

export type Digest = {
  /** In all folders, also those entries that are not listed. */
  total: number;
  folders: DigestFolder[];
  /** Where all of them are listed. */
  link: string;
  choice: MailChoice;
};

/** What happened in the folders that somebody follows. */
export const digestMail = (sender: MailSender, digest: Digest): MailMessage =>
  drawMail(sender, {
    subject: mailMessages.digest.subject(digest.total),
    preview: digest.folders.map(({ path }) => path).join(', '),
    title: mailMessages.digest.title(digest.total),
    paragraphs: [mailMessages.digest.lead(sender.name)],
    insert: {
      html: digest.folders.map((folder) => folderHtml(sender, folder)).join('') + restHtml(digest),
      text: [textOf(digest), ...restOf(digest)].join('\n\n'),
    },
    action: actionOf(digest),
    choice: digest.choice,
  });

/** Of one folder: to the folder; of several, each of which its heading leads to: to the list of them. */
function actionOf({ folders, link }: Digest): MailAction {
  const [only, ...others] = folders;
  return only?.link != null && others.length === 0
    ? { label: mailMessages.digest.openFolder, url: only.link }
    : { label: mailMessages.digest.open, url: link };
}

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

const folderHtml = ({ secondary_color }: MailSender, { path, link, entries }: DigestFolder): string =>
  `<h2 class="ink" style="margin:8px 0 6px;padding-left:10px;border-left:4px solid #${secondary_color};font:600 15px/22px ${FONT};color:${INK};overflow-wrap:anywhere">${headingHtml(path, link)}</h2>
<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 20px">${entries.map(entryHtml).join('')}</table>`;

const headingHtml = (path: string, link: string | null): string =>
  link === null
    ? escapeHtml(path)
    : `<a class="ink" href="${escapeHtml(link)}" style="color:${INK};text-decoration:underline">${escapeHtml(path)}</a>`;

const entryHtml = ({ when, text, names }: DigestEntry): string =>
  `<tr><td class="rule" style="padding:9px 0;border-top:1px solid #e6e8eb">
<div class="ink" style="font:500 14px/20px ${FONT};color:${INK};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(names)}</div>
<div class="muted" style="font:400 13px/18px ${FONT};color:${MUTED}">${escapeHtml(text)} · ${escapeHtml(when)}</div>
</td></tr>`;

const textOf = ({ folders }: Digest): string =>
  folders
    .map(({ path, link, entries }) =>
      [
        path,
        ...(link === null ? [] : [link]),
        ...entries.map(({ when, text, names }) => `- ${names}: ${text}, ${when}`),
      ].join('\n'),
    )
    .join('\n\n');
