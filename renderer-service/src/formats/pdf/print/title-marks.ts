import { formatLongDate } from '@lienzo/schema/data/format';
import type { TituloItem } from '@lienzo/schema/report/item';
import { inlineNodes } from '@lienzo/schema/report/rich-text';
import { columnAtomText } from '@lienzo/templates/drawing/column-atom';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { PAGE_ORIGIN } from '../../../page-assets/page-origin.ts';
import { cleanText } from '../../clean-text.ts';

/** A report title as a bookmark. */
export type TitleMark = { text: string; level: 1 | 2 | 3 };

/** Longer titles are cut for the bookmark pane. */
const MAX_TITLE_LENGTH = 200;
/** URL prefix of the links that mark titles. */
export const TITLE_LINKS = `${PAGE_ORIGIN}/titulos/`;

/**
 * Collects the titles while they are drawn. Each gets an invisible link in the print, whose position becomes the
 * bookmark's target. (The browser's own outline would require a tagged print, which is many times larger.)
 */
export class TitleMarks {
  readonly drawn: TitleMark[] = [];

  /** For `DrawContext.titleMark`. */
  readonly mark = (item: TituloItem, context: DrawContext): string => {
    const text = titleText(item, context);
    if (text === '') return '';
    const index = this.drawn.push({ text, level: item.nivel }) - 1;
    return markLink(TITLE_LINKS + index);
  };
}

/** The title index of a marker link, or undefined for another link. */
export const titleOfLink = (uri: string): number | undefined => linkIndex(uri, TITLE_LINKS);

/** A link of one point that takes no space in the text. */
const markLink = (href: string): string =>
  `<a href="${href}" style="position:absolute;display:block;width:1pt;height:1pt;text-decoration:none">\u200b</a>`;

/** The number after a URL prefix. */
export function linkIndex(uri: string, path: string): number | undefined {
  if (!uri.startsWith(path)) return undefined;
  const index = Number(uri.slice(path.length));
  return Number.isInteger(index) && index >= 0 ? index : undefined;
}

function titleText(item: TituloItem, { current, today }: DrawContext): string {
  let text = '';
  for (const node of inlineNodes(item.valor)) {
    if (node.type === 'text') text += node.text;
    else if (node.type === 'hardBreak') text += ' ';
    else if (node.type === 'column')
      text += current === undefined ? '' : columnAtomText(node.attrs, current.columns, current.row);
    else if (node.attrs.field === 'date') text += formatLongDate(today);
  }
  return Array.from(cleanText(text).replace(/\s+/g, ' ').trim()).slice(0, MAX_TITLE_LENGTH).join('');
}
