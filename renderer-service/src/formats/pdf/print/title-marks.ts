import { formatLongDate } from '@lienzo/schema/data/format';
import type { TituloItem } from '@lienzo/schema/report/item';
import { inlineNodes } from '@lienzo/schema/report/rich-text';
import { columnAtomText } from '@lienzo/templates/drawing/column-atom';
import type { DrawContext } from '@lienzo/templates/drawing/draw-context';
import { PAGE_ORIGIN } from '../../../page-assets/page-origin.ts';
import { cleanText } from '../../clean-text.ts';

/** A title of a report as a bookmark shows it. */
export type TitleMark = { text: string; level: 1 | 2 | 3 };

/** Longer ones help nobody in a narrow pane. */
const MAX_TITLE_LENGTH = 200;
/** Where the marks' links seem to lead. */
export const TITLE_LINKS = `${PAGE_ORIGIN}/titulos/`;

/**
 * The titles that were drawn. Each leaves a link to itself in the print, of a point's size: where the link came
 * out is where the bookmark leads. (The browser's own outline would need a tagged print, many times larger.)
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

/** The index of the title that a link of the print stands for, or undefined for another link. */
export const titleOfLink = (uri: string): number | undefined => linkIndex(uri, TITLE_LINKS);

/** A link of a point's size that takes no room in the text. */
const markLink = (href: string): string =>
  `<a href="${href}" style="position:absolute;display:block;width:1pt;height:1pt;text-decoration:none">\u200b</a>`;

/** The number behind a path of the print's own origin. */
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
