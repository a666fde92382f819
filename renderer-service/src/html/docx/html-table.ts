import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { type ChildNode, type Element, isTag } from 'domhandler';
import type { PlainBlock } from '../../formats/docx/blocks/word-block.ts';
import { twips } from '../../formats/docx/blocks/word-units.ts';
import { alignmentOf, type HtmlContext, type HtmlStyle } from './html-style.ts';
import { hexColor, lengthOf, runStyleInside, stylesOf } from './run-style.ts';

type Blocks = (nodes: ChildNode[], style: HtmlStyle, context: HtmlContext) => PlainBlock[];

/** Word's maximum. */
const MAX_COLUMNS = 63;
const MAX_ROWSPAN = 1_000;
const LINE = { style: BorderStyle.SINGLE, size: 6, color: 'C9CFD8' };
const BORDERS = {
  top: LINE,
  bottom: LINE,
  left: LINE,
  right: LINE,
  insideHorizontal: LINE,
  insideVertical: LINE,
};
const PADDING = twips(4);

/** A table with an explicit grid; the rows of its `thead` repeat on each page. */
export function htmlTable(
  table: Element,
  style: HtmlStyle,
  context: HtmlContext,
  blocks: Blocks,
): PlainBlock[] {
  const rows = rowsOf(table);
  const placed = placeCells(rows.map(({ row }) => row));
  const count = Math.max(0, ...placed.flat().map(({ column, span }) => column + span));
  if (count === 0) return [];
  const { list, ...outside } = style;
  const most = style.width - (list?.left ?? 0);
  const width = Math.min(most, givenWidth(table, most) ?? most);
  const grid = columnWidths(placed.flat(), count, width);
  const caption = table.children.filter(isTag).find((child) => child.name === 'caption');
  const captionStyle: HtmlStyle = { ...outside, run: { ...style.run, bold: true } };
  const inner: HtmlStyle = { ...outside, indent: 0, firstParagraph: {} };
  return [
    ...markerBefore(style),
    ...(caption === undefined ? [] : blocks(caption.children, captionStyle, context)),
    new Table({
      width: { size: twips(width), type: WidthType.DXA },
      indent: { size: twips(style.indent + (list?.left ?? 0)), type: WidthType.DXA },
      columnWidths: grid.map(twips),
      layout: TableLayoutType.FIXED,
      borders: BORDERS,
      rows: rows.map(
        ({ head }, index) =>
          new TableRow({
            tableHeader: head,
            cantSplit: true,
            children: (placed[index] ?? []).map((cell) => wordCell(cell, grid, inner, context, blocks)),
          }),
      ),
    }),
    new Paragraph({ spacing: { after: twips(2) } }),
  ];
}

/** A list's marker or a page break, which no cell is to have: a paragraph of its own, kept with the table. */
function markerBefore({ firstParagraph }: HtmlStyle): Paragraph[] {
  if (Object.keys(firstParagraph).length === 0) return [];
  return [new Paragraph({ ...firstParagraph, keepNext: true, spacing: { before: 0, after: 0 } })];
}

function wordCell(
  { cell, column, span }: PlacedCell,
  grid: number[],
  style: HtmlStyle,
  context: HtmlContext,
  blocks: Blocks,
): TableCell {
  const styles = stylesOf(cell);
  const fill = hexColor(styles.get('background-color')) ?? (cell.name === 'th' ? 'F2F4F7' : undefined);
  const align = alignmentOf(cell, styles);
  const width = grid.slice(column, column + span).reduce((sum, one) => sum + one, 0);
  const inside: HtmlStyle = {
    ...style,
    run: runStyleInside(cell, style.run),
    width: Math.max(1, width - 8),
    ...(align !== undefined && { align }),
  };
  const children = blocks(cell.children, inside, context);
  if (!(children.at(-1) instanceof Paragraph)) children.push(new Paragraph({}));
  return new TableCell({
    width: { size: twips(width), type: WidthType.DXA },
    columnSpan: span,
    rowSpan: spanOf(cell, 'rowspan', MAX_ROWSPAN),
    margins: { top: PADDING / 2, bottom: PADDING / 2, left: PADDING, right: PADDING },
    ...(fill !== undefined && { shading: { fill } }),
    children,
  });
}

/** The width that an element asks for, in points. */
const givenWidth = (element: Element, whole: number): number | undefined =>
  lengthOf(stylesOf(element).get('width') ?? element.attribs.width, whole);

/** The width of each column: what one of its cells asks for, or its share of the rest. */
function columnWidths(cells: PlacedCell[], count: number, width: number): number[] {
  const given = new Map<number, number>();
  for (const { cell, column, span } of cells) {
    const own = span === 1 && !given.has(column) ? givenWidth(cell, width) : undefined;
    if (own !== undefined) given.set(column, own);
  }
  const taken = [...given.values()].reduce((sum, one) => sum + one, 0);
  const others = count - given.size;
  // What is left for a column that asks for nothing, at least a third of an equal share.
  const share = others === 0 ? 0 : Math.max((width - taken) / others, width / count / 3);
  const scale = width / (taken + share * others);
  return Array.from({ length: count }, (_, column) => (given.get(column) ?? share) * scale);
}

function rowsOf(table: Element): { row: Element; head: boolean }[] {
  return table.children.filter(isTag).flatMap((child) => {
    if (child.name === 'tr') return [{ row: child, head: false }];
    if (!['thead', 'tbody', 'tfoot'].includes(child.name)) return [];
    return child.children
      .filter(isTag)
      .filter((row) => row.name === 'tr' && cellsOf(row).length > 0)
      .map((row) => ({ row, head: child.name === 'thead' }));
  });
}

const cellsOf = (row: Element): Element[] =>
  row.children.filter(isTag).filter((cell) => cell.name === 'td' || cell.name === 'th');

type PlacedCell = { cell: Element; column: number; span: number };

/** Where the cells of each row stand, beside those that reach down from rows above. */
function placeCells(rows: Element[]): PlacedCell[][] {
  /** For how many more rows each column is taken. */
  const taken = Array.from({ length: MAX_COLUMNS }, () => 0);
  return rows.map((row) => {
    const placed: PlacedCell[] = [];
    let column = 0;
    for (const cell of cellsOf(row)) {
      while ((taken[column] ?? 0) > 0) column += 1;
      if (column >= MAX_COLUMNS) break;
      const span = spanOf(cell, 'colspan', MAX_COLUMNS - column);
      placed.push({ cell, column, span });
      taken.fill(spanOf(cell, 'rowspan', MAX_ROWSPAN), column, column + span);
      column += span;
    }
    taken.forEach((more, index) => {
      taken[index] = Math.max(0, more - 1);
    });
    return placed;
  });
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan', max: number): number {
  const span = Number.parseInt(cell.attribs[name] ?? '1', 10);
  return Number.isInteger(span) && span > 0 ? Math.min(span, max) : 1;
}
