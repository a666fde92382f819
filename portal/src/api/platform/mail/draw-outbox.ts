/** The pages of the development outbox. */
import { formatMoment } from '@lienzo/schema/data/format';
import { apiOutboxMessages } from '@lienzo/schema/messages/api-outbox-messages';
import { escapeHtml } from '@lienzo/templates/drawing/escape-html';
import type { StoredMail } from './read-outbox.ts';

const STYLES = `
:root{color-scheme:light dark;--ink:#1f2328;--muted:#5f6670;--line:#e6e8eb;--back:#f3f4f6;--card:#fff;--link:#1864ab}
@media (prefers-color-scheme:dark){:root{--ink:#f1f3f5;--muted:#b0b6be;--line:#34373c;--back:#141517;--card:#1f2124;--link:#8ec5ff}}
*{box-sizing:border-box}body{margin:0;background:var(--back);color:var(--ink);font:14px/20px Inter,system-ui,sans-serif}
main{max-width:920px;margin:0 auto;padding:24px 16px}
h1{font-size:20px;line-height:28px;margin:0 0 4px}p{color:var(--muted);margin:0 0 16px}a{color:var(--link)}
ul{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:6px}
li+li{border-top:1px solid var(--line)}li a{display:block;padding:10px 16px;color:inherit;text-decoration:none}
li a:hover,li a:focus-visible{background:var(--back)}li b{display:block;font-weight:600}
li span{color:var(--muted);font-size:13px;display:flex;justify-content:space-between;gap:16px;flex-wrap:wrap}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0 0 16px}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:720px;border:1px solid var(--line);border-radius:6px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border:1px solid var(--line);border-radius:6px;padding:16px}
nav{display:flex;gap:16px;margin-bottom:16px}
`.trim();

const page = (title: string, body: string): string => `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body><main>${body}</main></body>
</html>
`;

const addressOf = ({ mail }: StoredMail): string => mail.to?.[0]?.address ?? '';
const whenOf = ({ mail }: StoredMail): string => (mail.date === undefined ? '' : formatMoment(mail.date));

/** The list, newest first. */
export function drawOutbox(mails: StoredMail[]): string {
  const items = mails.map(
    (kept) =>
      `<li><a href="outbox/${kept.name}"><b>${escapeHtml(kept.mail.subject ?? '')}</b>` +
      `<span>${escapeHtml(addressOf(kept))}<time>${whenOf(kept)}</time></span></a></li>`,
  );
  return page(
    apiOutboxMessages.title,
    `<h1>${apiOutboxMessages.title}</h1>
<p>${apiOutboxMessages.lead}</p>
${items.length === 0 ? `<p>${apiOutboxMessages.empty}</p>` : `<ul>${items.join('')}</ul>`}`,
  );
}

/** One mail: headers, rendered HTML, and text. */
export function drawOutboxMail(kept: StoredMail): string {
  const { name, mail } = kept;
  const subject = escapeHtml(mail.subject ?? '');
  return page(
    mail.subject ?? '',
    `<nav><a href="../outbox">${apiOutboxMessages.all}</a><a href="${name}/eml">${apiOutboxMessages.download}</a></nav>
<h1>${subject}</h1>
<dl><dt>${apiOutboxMessages.from}</dt><dd>${escapeHtml(mail.from?.address ?? '')}</dd><dt>${apiOutboxMessages.to}</dt><dd>${escapeHtml(addressOf(kept))}</dd><dt>${apiOutboxMessages.date}</dt><dd>${whenOf(kept)}</dd></dl>
<iframe src="${name}/html" title="${apiOutboxMessages.mail}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>${apiOutboxMessages.plainText}</h2>
<pre>${escapeHtml(mail.text ?? '')}</pre>`,
  );
}
