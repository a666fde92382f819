import { escapeHtml } from './text/escape-html.ts';

/**
 * A complete HTML document around page groups. Its content security policy allows only embedded or same-origin pictures
 * and fonts: no scripts, frames or connections.
 * @param css of the drawing, the page and the fonts, in that order.
 */
export function drawDocument(parts: { title: string; css: string; body: string }): string {
  const policy =
    "default-src 'none'; img-src 'self' data: blob:; font-src 'self' data:; style-src 'unsafe-inline'";
  return `<!DOCTYPE html><html lang="es-MX"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${escapeHtml(parts.title)}</title><style>${parts.css}</style></head><body class="lz-sheet"><div class="lz-paper">${parts.body}</div></body></html>`;
}
