/** The cells of a clipboard: a range of Excel or Google Sheets, or a table of a page. */
import {
  type CeldaFija,
  MAX_FIXED_COLUMNS,
  MAX_FIXED_ROWS,
  newCell,
} from '@lienzo/schema/report/fixed-table-item';
import {
  type BlockNode,
  type InlineNode,
  plainRichText,
  type RichText,
  type TextMark,
} from '@lienzo/schema/report/rich-text';
import { classStyles, declared, isLight, lookOf, type PastedLook } from './cell-looks.ts';
import { hexColorOf } from './hex-color.ts';

/** A row of them more is enough to be told that they do not fit. */
const MAX_ROWS = MAX_FIXED_ROWS + 1;
const MAX_COLUMNS = MAX_FIXED_COLUMNS + 1;

/**
 * The cells of a copied table, null for those that merged ones cover; null for a clipboard with one cell, or with more than
 * a table.
 */
export function pastedCells(clipboard: Pick<DataTransfer, 'getData'>): (CeldaFija | null)[][] | null {
  const html = clipboard.getData('text/html');
  const cells = /<table[\s>]/i.test(html)
    ? cellsOfHtml(html)
    : html.trim() === ''
      ? cellsOfLines(clipboard.getData('text/plain'))
      : null;
  return cells === null || (cells.length === 1 && (cells[0]?.length ?? 0) <= 1) ? null : cells;
}

function cellsOfHtml(html: string): (CeldaFija | null)[][] | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const styles = classStyles(page);
  for (const element of page.querySelectorAll('script,style,template,meta,link,title')) element.remove();
  const [table, ...others] = page.querySelectorAll('table');
  if (table === undefined || others.length > 0) return null;
  const around = page.body.textContent?.replace(table.textContent ?? '', '').trim();
  return around === '' ? gridOf(table, styles) : null;
}

function gridOf(table: HTMLTableElement, styles: ReadonlyMap<string, string>): (CeldaFija | null)[][] {
  const rows = [...table.rows].slice(0, MAX_ROWS);
  const grid: (CeldaFija | null | undefined)[][] = rows.map(() => []);
  for (const [row, line] of rows.entries()) {
    const look = lookOf(line, { bold: false, color: null }, styles);
    let column = 0;
    for (const cell of line.cells) {
      while (grid[row]?.[column] !== undefined) column += 1;
      if (column >= MAX_COLUMNS) break;
      const columns = Math.min(cell.colSpan, MAX_COLUMNS - column);
      const height = Math.min(Math.max(1, cell.rowSpan), rows.length - row);
      for (let at = row; at < row + height; at += 1)
        for (let next = column; next < column + columns; next += 1) setCell(grid, at, next, null);
      setCell(grid, row, column, {
        ...pastedCell(cell, look, styles),
        ...(columns > 1 && { columnas: columns }),
        ...(height > 1 && { filas: height }),
      });
      column += columns;
    }
  }
  const width = Math.max(1, ...grid.map((line) => line.length));
  return grid.map((line) =>
    Array.from({ length: width }, (_, at) => (line[at] === undefined ? newCell() : line[at])),
  );
}

function setCell(
  grid: (CeldaFija | null | undefined)[][],
  row: number,
  column: number,
  cell: CeldaFija | null,
): void {
  const line = grid[row];
  if (line !== undefined) line[column] = cell;
}

function pastedCell(
  cell: HTMLTableCellElement,
  around: PastedLook,
  styles: ReadonlyMap<string, string>,
): CeldaFija {
  const nodes = withoutOuterSpaces(inlineOf(cell, around, styles));
  const look = [
    ...[...cell.classList].map((name) => styles.get(name) ?? ''),
    cell.getAttribute('style') ?? '',
  ].join(';');
  const align = cell.getAttribute('align') ?? declared(look, 'text-align');
  const textAlign = align === 'right' || align === 'center' ? align : undefined;
  const block: BlockNode = {
    type: 'paragraph',
    ...(textAlign !== undefined && { attrs: { textAlign } }),
    content: nodes,
  };
  // Light letters are not taken over, so neither is the dark ground that they stand on.
  const ground = hexColorOf(declared(look, 'background-color') ?? declared(look, 'background') ?? '');
  const text: RichText = { type: 'doc', content: [block] };
  return {
    ...newCell(text),
    ...(ground !== null && ground !== '#ffffff' && isLight(ground) && { fondo: ground }),
  };
}

function inlineOf(element: Element, around: PastedLook, styles: ReadonlyMap<string, string>): InlineNode[] {
  const look = lookOf(element, around, styles);
  return [...element.childNodes].flatMap((node): InlineNode[] => {
    if (node instanceof Element)
      return node.localName === 'br' ? [{ type: 'hardBreak' }] : inlineOf(node, look, styles);
    const text = (node.textContent ?? '').replace(/\s+/g, ' ');
    return text === '' ? [] : [{ type: 'text', text, ...marksOf(look) }];
  });
}

function marksOf({ bold, color }: PastedLook): { marks?: TextMark[] } {
  const marks: TextMark[] = [
    ...(bold ? [{ type: 'bold' as const }] : []),
    ...(color === null ? [] : [{ type: 'textStyle' as const, attrs: { color } }]),
  ];
  return marks.length === 0 ? {} : { marks };
}

/** Without the spaces around a cell's text, which come of how its HTML is written. */
function withoutOuterSpaces(nodes: InlineNode[]): InlineNode[] {
  return nodes.flatMap((node, at): InlineNode[] => {
    if (node.type !== 'text') return [node];
    const begun = at === 0 || nodes[at - 1]?.type === 'hardBreak' ? node.text.trimStart() : node.text;
    const isLast = at === nodes.length - 1 || nodes[at + 1]?.type === 'hardBreak';
    const text = isLast ? begun.trimEnd() : begun;
    return text === '' ? [] : [{ ...node, text }];
  });
}

/** Tabs between cells; a cell with line ends stands in quotation marks. */
function cellsOfLines(plain: string): CeldaFija[][] | null {
  if (!plain.includes('\t')) return null;
  const rows = splitCells(plain.replace(/\r\n?/g, '\n').replace(/\n+$/, ''));
  const width = Math.max(...rows.map((row) => row.length));
  return rows
    .slice(0, MAX_ROWS)
    .map((row) =>
      Array.from({ length: Math.min(width, MAX_COLUMNS) }, (_, at) => newCell(plainRichText(row[at] ?? ''))),
    );
}

function splitCells(plain: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare = '', end] of plain.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}
