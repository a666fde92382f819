import { formatLongDate } from '@lienzo/schema/data/format';
import { drawDocument } from './draw-document.ts';
import { drawingCss } from './drawing-css.ts';
import { escapeHtml } from './text/escape-html.ts';

/** URL prefix of the links of the table of contents, followed by the report's index from 0. */
export const REPORT_LINKS = 'https://lienzo.invalid/reportes/';

/** An entry of the table of contents; `page` is the page number in the file. */
export type ContentsEntry = { name: string; page: number };

export type Cover = {
  title: string;
  /** `YYYY-MM-DD`. */
  today: string;
  author: string;
  /** Whether the title is shown large with date and author. */
  cover: boolean;
  /** Null for no contents. */
  contents: ContentsEntry[] | null;
};

/** Cover and table of contents of a combined file, on vertical letter paper. */
export function drawCover(cover: Cover, fontCss: string): string {
  const css = `${drawingCss('document')}${fontCss}${CSS}`;
  const head = cover.cover ? drawHead(cover) : '';
  const body = `<div class="lz-cover">${head}${cover.contents === null ? '' : drawContents(cover.contents)}</div>`;
  return drawDocument({ title: cover.title, css, body });
}

function drawHead({ title, today, author, contents }: Cover): string {
  const by = author === '' ? '' : ` · ${escapeHtml(author)}`;
  const coverOnly = contents === null ? ' lz-cover-alone' : '';
  return `<div class="lz-cover-head${coverOnly}"><div class="lz-cover-title">${escapeHtml(title)}</div><div class="lz-cover-by">${formatLongDate(today)}${by}</div></div>`;
}

function drawContents(entries: ContentsEntry[]): string {
  const lines = entries.map(
    ({ name, page }, index) =>
      `<a class="lz-contents-line" href="${REPORT_LINKS}${index}"><span class="lz-contents-name">${escapeHtml(name)}</span><span class="lz-contents-dots"></span><span class="lz-contents-page">${page}</span></a>`,
  );
  return `<div class="lz-contents-title">Contenido</div>${lines.join('')}`;
}

const CSS = `@page{size:612pt 792pt;margin:72pt 63pt}
.lz-cover-head{border-left:4pt solid #1a56a8;padding:6pt 0 8pt 18pt;margin:72pt 0 54pt}
.lz-cover-alone{margin-top:200pt}
.lz-cover-title{font-size:30pt;font-weight:700;line-height:1.15;letter-spacing:-0.02em}
.lz-cover-by{margin-top:10pt;color:#667085;font-size:11pt}
.lz-contents-title{font-size:15pt;font-weight:600;margin-bottom:10pt;break-after:avoid}
.lz-paper .lz-contents-line{display:flex;align-items:baseline;gap:6pt;padding:4.5pt 0;font-size:10.5pt;color:#1b2330;text-decoration:none;break-inside:avoid}
.lz-contents-name{max-width:400pt}
.lz-contents-dots{flex:1;border-bottom:1pt dotted #8b95a5}
.lz-contents-page{min-width:28pt;text-align:right;font-variant-numeric:tabular-nums}`;
