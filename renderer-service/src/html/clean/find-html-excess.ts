import { FORMAT_LIMITS } from '../../platform/limits/format-limits.ts';

/** Why a cleaned document could not be laid out in a reasonable time: too many cells or page breaks. */
export type HtmlExcess = 'cells' | 'breaks';

const CELL = /<t[dh]\b[^>]*>/g;
const BREAK = /<[a-z][^>]*?break-(?:before|after):(?:always|page)/g;

/** @param html as `cleanHtml` writes it. @returns null for a document within the limits. */
export function findHtmlExcess(html: string): HtmlExcess | null {
  let cells = 0;
  // A spanning cell costs as much as the cells that it covers.
  for (const [tag] of html.matchAll(CELL)) cells += spanOf(tag, 'colspan') * spanOf(tag, 'rowspan');
  if (cells > FORMAT_LIMITS.htmlCells) return 'cells';
  let breaks = 0;
  for (const _break of html.matchAll(BREAK)) breaks += 1;
  return breaks > FORMAT_LIMITS.onePiecePages ? 'breaks' : null;
}

const spanOf = (tag: string, name: 'colspan' | 'rowspan'): number =>
  Number(new RegExp(`\\s${name}="(\\d+)"`).exec(tag)?.[1] ?? 1);
