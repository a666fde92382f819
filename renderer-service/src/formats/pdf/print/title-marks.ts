import { formatLongDate } from '@lienzo/schema/data/format';
import type { TituloItem } from '@lienzo/schema/report/item';
import { type ReportDocument, reportItems } from '@lienzo/schema/report/report';
import { inlineNodes } from '@lienzo/schema/report/rich-text';
import { columnAtomText } from '@lienzo/templates/drawing/column-atom';
import type { CurrentRow, DrawContext } from '@lienzo/templates/drawing/draw-context';
import { PAGE_ORIGIN } from '../../../assets/page-assets/page-origin.ts';
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
  private readonly nameColumns: ReadonlyMap<string, string>;
  private lastRow = '';

  constructor(report: Pick<ReportDocument, 'layouts'>) {
    this.nameColumns = nameColumns(report);
  }

  /** For `DrawContext.titleMark`. */
  readonly mark = (item: TituloItem, context: DrawContext): string => {
    const title = titleText(item, context);
    if (title === '') return '';
    const text = [this.rowName(context.current), title].filter((part) => part !== '').join(' · ');
    const index = this.drawn.push({ text, level: item.nivel }) - 1;
    return markLink(TITLE_LINKS + index);
  };

  /** Whom a repeated page is for, before its first title: titles of one page tell it once. */
  private rowName(current: CurrentRow | undefined): string {
    if (current === undefined) return '';
    const row = `${current.driver} ${current.index}`;
    if (row === this.lastRow) return '';
    this.lastRow = row;
    const column = this.nameColumns.get(current.driver);
    return column === undefined ? '' : shortened(columnAtomText({ column }, current.columns, current.row));
  }
}

/**
 * The column that tells the rows of each dynamic text apart: the text that they are sorted by, else the first text that
 * is shown.
 */
function nameColumns({ layouts }: Pick<ReportDocument, 'layouts'>): Map<string, string> {
  const names = new Map<string, string>();
  for (const item of reportItems({ layouts })) {
    if (item.nombre !== 'texto_dinamico') continue;
    const shown = [...inlineNodes(item.valor)].flatMap((node) =>
      node.type === 'column' ? [node.attrs.column] : [],
    );
    const texts = new Set(
      item.selected_columns.flatMap(({ column, data_type }) => (data_type === 'text' ? [column] : [])),
    );
    const sorted = item.order_columns.map(({ column }) => column);
    const name = [...sorted.filter((column) => shown.includes(column)), ...shown].find((column) =>
      texts.has(column),
    );
    if (name !== undefined) names.set(item.uuid, name);
  }
  return names;
}

/** The title index of a marker link, or undefined for another link. */
export const titleOfLink = (uri: string): number | undefined => linkIndex(uri, TITLE_LINKS);

/** A link of one point that takes no space in the text. */
export const markLink = (href: string): string =>
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
    else if (node.type === 'field' && node.attrs.field === 'date') text += formatLongDate(today);
  }
  return shortened(text);
}

const shortened = (text: string): string =>
  Array.from(cleanText(text).replace(/\s+/g, ' ').trim()).slice(0, MAX_TITLE_LENGTH).join('');
