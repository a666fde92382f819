/**
 * The frame of every mail. Tables with attributes and styles on each element, because mail programs ignore much of
 * CSS: Outlook lays out by tables and widths, Gmail keeps only part of a style sheet. What the style sheet adds
 * (narrow screens, dark mode) may be missing without harm.
 */

import { contrast, parseHex, textColorOn } from '@lienzo/schema/data/color';
import { mailMessages } from '@lienzo/schema/messages/mail-messages';
import { shellMessages } from '@lienzo/schema/messages/shell-messages';
import { escapeHtml } from '../drawing/text/escape-html.ts';
import type { MailMessage } from './mail-message.ts';
import type { MailSender } from './mail-sender.ts';

/** `url`: what the value leads to. */
export type MailDetail = { label: string; value: string; url?: string };

export type MailContent = {
  subject: string;
  /** What a mailbox shows beside the subject. */
  preview: string;
  title: string;
  paragraphs: string[];
  /** Facts in two columns. */
  details?: MailDetail[];
  /** Ready HTML with its text, after the paragraphs. */
  insert?: { html: string; text: string };
  action?: MailAction;
  /** Small print under the action; one with a link ends with it. */
  notes?: (string | { text: string; link: MailLink })[];
  /** Of a kind of mail that the person chooses to get. */
  choice?: MailChoice;
};

/** Where mails of this kind are chosen, and where a person ends them with one click. */
export type MailChoice = { preferencesUrl: string; unsubscribeUrl: string };

export type MailLink = { label: string; url: string };
/** `copy`: the address is also shown, for whoever cannot press the button. */
export type MailAction = MailLink & { copy?: boolean };

const LOGO_ID = 'logo';
export const FONT = "Inter, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const INK = '#1f2328';
export const MUTED = '#5f6670';
const LINE = '#e6e8eb';
/** Pixels that a logo may take. */
const LOGO_BOX = { width: 200, height: 48 };

/** Lays a mail out as HTML and as text; every given word is escaped here, `insert.html` excepted. */
export function drawMail(sender: MailSender, mailContent: MailContent): MailMessage {
  const { choice } = mailContent;
  const content =
    choice === undefined
      ? mailContent
      : { ...mailContent, notes: [...(mailContent.notes ?? []), ...choiceNotes(choice)] };
  return {
    ...(choice === undefined ? {} : { unsubscribeUrl: choice.unsubscribeUrl }),
    subject: singleLine(content.subject),
    html: page(sender, content),
    text: plainText(sender, content),
    pictures:
      sender.logo === null
        ? []
        : [
            {
              id: LOGO_ID,
              fileName: sender.logo.media_type === 'image/png' ? 'logotipo.png' : 'logotipo.jpg',
              mediaType: sender.logo.media_type,
              content: sender.logo.data,
            },
          ],
  };
}

const choiceNotes = ({ preferencesUrl, unsubscribeUrl }: MailChoice) => [
  {
    text: mailMessages.frame.choice,
    link: { label: mailMessages.frame.changeChoice, url: preferencesUrl },
  },
  {
    text: mailMessages.frame.notWanted,
    link: { label: mailMessages.frame.unsubscribe, url: unsubscribeUrl },
  },
];

/** Names may contain line breaks, which would inject a header into the subject. */
const singleLine = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ').trim();

const table = (attributes: string, body: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${body}</table>`;

function page(sender: MailSender, content: MailContent): string {
  const { action } = content;
  const parts = [
    heading(content.title),
    ...content.paragraphs.map((text) => paragraph(text)),
    content.details === undefined ? '' : details(content.details),
    content.insert?.html ?? '',
    action === undefined ? '' : button(sender, action),
    ...(content.notes ?? []).map((one) => note(one)),
    action?.copy === true ? copyOf(action.url) : '',
  ];
  const card = table(
    `width="100%" class="card" style="background:#ffffff;border:1px solid ${LINE};border-radius:8px;border-collapse:separate"`,
    `<tr><td style="padding:0;font-size:0;line-height:0">${stripe(sender)}</td></tr>
<tr><td class="pad" style="padding:28px 36px 0">${brand(sender)}</td></tr>
<tr><td class="pad" style="padding:24px 36px 36px">${parts.join('\n')}</td></tr>`,
  );
  return `<!doctype html>
<html lang="es-MX" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(singleLine(content.subject))}</title>
<style>${STYLES}</style>
</head>
<body class="back" style="margin:0;padding:0;background:#f3f4f6;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(content.preview)}${'&#8199;&#65279;'.repeat(40)}</div>
${table(
  'width="100%" class="back" style="background:#f3f4f6"',
  `<tr><td align="center" class="edge" style="padding:32px 16px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<div style="max-width:600px;margin:0 auto;text-align:left">
${card}
${footer(sender)}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>`,
)}
</body>
</html>
`;
}

/** `!important`, because these must win over the styles on the elements. */
const STYLES = `
a:focus-visible{outline:3px solid #1c7ed6;outline-offset:2px}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.edge{padding:12px 8px!important}.stack{display:block!important;width:auto!important;padding-right:16px!important;padding-bottom:0!important}.stack+.stack{padding:0 16px 10px!important}.full{width:100%!important}.full a{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.back{background:#141517!important}.card{background:#1f2124!important;border-color:#34373c!important}.panel{background:#2a2d31!important}.ink{color:#f1f3f5!important}.muted{color:#b0b6be!important}.rule{border-color:#3d4147!important}.button{border-color:#8b929a!important}.tile{background:#ffffff!important}.link{color:#8ec5ff!important}}
`.trim();

/** A stripe in the organization's colours. */
const stripe = ({ primary_color, secondary_color }: MailSender): string =>
  table(
    'width="100%"',
    `<tr>${[
      ['78%', primary_color, '8px 0 0 0'],
      ['22%', secondary_color, '0 8px 0 0'],
    ]
      .map(
        ([width, color, radius]) =>
          `<td width="${width}" height="5" bgcolor="#${color}" style="height:5px;line-height:5px;font-size:0;background:#${color};border-radius:${radius}">&nbsp;</td>`,
      )
      .join('')}</tr>`,
  );

/** The logo on a white tile, so that a dark one stays visible in dark mode. */
function brand({ name, logo }: MailSender): string {
  const label = `<td class="ink" style="font:600 16px/22px ${FONT};color:${INK};padding-left:${logo === null ? 0 : 14}px">${escapeHtml(name)}</td>`;
  if (logo === null) return table('', `<tr>${label}</tr>`);
  const scale = Math.min(LOGO_BOX.width / logo.width, LOGO_BOX.height / logo.height);
  const [width, height] = [logo.width, logo.height].map((side) => Math.max(1, Math.round(side * scale)));
  return table(
    '',
    `<tr><td class="tile" width="${width}" style="width:${width}px;border-radius:6px"><img src="cid:${LOGO_ID}" width="${width}" height="${height}" alt="" style="display:block;width:${width}px;height:${height}px;border:0;border-radius:6px"></td>${label}</tr>`,
  );
}

const heading = (title: string): string =>
  `<h1 class="ink" style="margin:0 0 16px;font:600 22px/30px ${FONT};color:${INK}">${escapeHtml(title)}</h1>`;

const paragraph = (text: string): string =>
  `<p class="ink" style="margin:0 0 16px;font:400 15px/24px ${FONT};color:${INK}">${escapeHtml(text)}</p>`;

const note = (one: string | { text: string; link: MailLink }): string =>
  `<p class="muted" style="margin:16px 0 0;font:400 13px/20px ${FONT};color:${MUTED}">${
    typeof one === 'string' ? escapeHtml(one) : `${escapeHtml(one.text)} ${anchor(one.link)}`
  }</p>`;

const anchor = ({ label, url }: MailLink): string =>
  `<a class="link" href="${escapeHtml(url)}" style="color:#1864ab">${escapeHtml(label)}</a>`;

/** Stacked on a narrow screen, so that a long mail address is not wrapped. */
function details(rows: MailDetail[]): string {
  const lines = rows.map(({ label, value, url }, at) => {
    const top = at === 0 ? 12 : 4;
    const bottom = at === rows.length - 1 ? 12 : 4;
    return `<tr>
<td class="muted stack" style="padding:${top}px 16px ${bottom}px 16px;font:400 13px/20px ${FONT};color:${MUTED};white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td>
<td class="ink stack" width="100%" style="padding:${top}px 16px ${bottom}px 0;font:500 14px/20px ${FONT};color:${INK};overflow-wrap:anywhere;word-break:break-word">${url === undefined ? escapeHtml(value) : anchor({ label: value, url })}</td>
</tr>`;
  });
  return table(
    'width="100%" class="panel" bgcolor="#f6f7f9" style="margin:4px 0 20px;background:#f6f7f9;border-radius:6px"',
    lines.join(''),
  );
}

/** WCAG 2.2, 1.4.11: 3 to 1 against the white of the card. */
function hasEnoughContrast(color: string): boolean {
  const rgb = parseHex(color);
  return rgb !== null && contrast(rgb, [255, 255, 255]) >= 3;
}

/** The cell has the colour as well, for clients that ignore a link's padding; a pale button gets a border. */
function button({ primary_color }: MailSender, { label, url }: MailLink): string {
  const edge = hasEnoughContrast(primary_color) ? `#${primary_color}` : '#868e96';
  return table(
    'class="full" style="margin:8px 0 4px"',
    `<tr><td class="button" bgcolor="#${primary_color}" style="background:#${primary_color};border:1px solid ${edge};border-radius:6px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;font:600 15px/20px ${FONT};color:${textColorOn(primary_color)};text-decoration:none;border-radius:6px">${escapeHtml(label)}</a></td></tr>`,
  );
}

const copyOf = (url: string): string =>
  `<p class="muted rule" style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${LINE};font:400 12px/18px ${FONT};color:${MUTED}">${mailMessages.frame.copy}<br><a class="link" href="${escapeHtml(url)}" style="color:#1864ab;word-break:break-all">${escapeHtml(url)}</a></p>`;

const footer = ({ name, portal_url }: MailSender): string =>
  `<p class="muted" style="margin:20px 0 0;text-align:center;font:400 12px/18px ${FONT};color:${MUTED}">${escapeHtml(mailMessages.frame.sentBy(name))} <a class="link" href="${escapeHtml(portal_url)}" style="color:${MUTED}">${shellMessages.product}</a>. ${mailMessages.frame.noAnswers}</p>`;

function detailText({ label, value, url }: MailDetail): string {
  const line = label === '' ? value : `${label}: ${value}`;
  return url === undefined ? line : `${line}\n${url}`;
}

function plainText({ name, portal_url }: MailSender, content: MailContent): string {
  const blocks = [
    content.title,
    ...content.paragraphs,
    (content.details ?? []).map(detailText).join('\n'),
    content.insert?.text ?? '',
    content.action === undefined ? '' : `${content.action.label}:\n${content.action.url}`,
    ...(content.notes ?? []).map((one) => (typeof one === 'string' ? one : `${one.text}\n${one.link.url}`)),
    `--\n${mailMessages.frame.sentBy(name)} ${shellMessages.product}, ${portal_url}\n${mailMessages.frame.noAnswers}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
