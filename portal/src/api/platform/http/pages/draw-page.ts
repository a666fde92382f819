/** Small pages outside of the web client, opened from links in mails. Without scripts and external resources. */
import { createHash } from 'node:crypto';
import { escapeHtml } from '@lienzo/templates/drawing/escape-html';

export type Page = {
  title: string;
  paragraphs: string[];
  /** A path within the portal. */
  link?: { label: string; href: string };
  /** Submits an empty form to `action`. */
  button?: { label: string; action: string };
};

const STYLES = `
:root{color-scheme:light dark;--ink:#1f2328;--muted:#5f6670;--line:#e6e8eb;--back:#f3f4f6;--card:#fff;--accent:#1864ab;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#f1f3f5;--muted:#b0b6be;--line:#34373c;--back:#141517;--card:#1f2124;--accent:#8ec5ff;--on:#141517}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--back);color:var(--ink);font:15px/24px Inter,system-ui,sans-serif}
main{width:100%;max-width:460px;padding:28px 32px;background:var(--card);border:1px solid var(--line);border-radius:8px}
h1{margin:0 0 12px;font-size:20px;line-height:28px}
p{margin:0 0 12px;overflow-wrap:anywhere}
p+p{color:var(--muted)}
form{display:inline}
a,button{display:inline-block;margin:8px 8px 0 0;padding:10px 18px;border:1px solid var(--accent);border-radius:6px;font:600 15px/20px Inter,system-ui,sans-serif;text-decoration:none;cursor:pointer}
.main{background:var(--accent);color:var(--on)}
.other{background:transparent;color:var(--accent)}
a:focus-visible,button:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
`.trim();

/** Styles are allowed by their hash only. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Every text is escaped. */
export function drawPage({ title, paragraphs, link, button }: Page): string {
  const form =
    button === undefined
      ? ''
      : `<form method="post" action="${escapeHtml(button.action)}"><button class="main">${escapeHtml(button.label)}</button></form>`;
  const anchor =
    link === undefined
      ? ''
      : `<a class="${button === undefined ? 'main' : 'other'}" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`;
  return `<!doctype html>
<html lang="es-MX" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Lienzo</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${form}${anchor}
</main>
</body>
</html>
`;
}
