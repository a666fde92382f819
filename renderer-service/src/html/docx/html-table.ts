import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { type ChildNode, type Element, isTag } from 'domhandler';
import type { PlainBlock } from '../../formats/docx/blocks/word-block.ts';
import { twips } from '../../formats/docx/blocks/word-units.ts';
import { alignmentOf, type HtmlContext, type HtmlStyle } from './html-style.ts';
import { hexColor, lengthOf, runStyleInside, stylesOf } from './run-style.ts';

type Blocks = (nodes: ChildNode[], style: HtmlStyle, context: HtmlContext) => PlainBlock[];

/** Word's maximum. */
const MAX_COLUMNS = 63;
const LINE = { style: BorderStyle.SINGLE, size: 6, color: 'C9CFD8' };
const PADDING = twips(4);

/** A table with an explicit grid; the rows of its `thead` repeat on each page. */
export function htmlTable(
  table: Element,
  style: HtmlStyle,
  context: HtmlContext,
  blocks: Blocks,
): PlainBlock[] {
  const rows = rowsOf(table);
  const count = Math.min(MAX_COLUMNS, Math.max(0, ...columnCounts(rows.map(({ row }) => row))));
  if (count === 0) return [];
  const width = Math.min(style.width, lengthOf(stylesOf(table).get('width'), style.width) ?? style.width);
  const grid = Array.from({ length: count }, () => twips(width / count));
  const caption = table.children.filter(isTag).find((child) => child.name === 'caption');
  const inner = { ...style, once: {}, indent: 0, width: width / count - 8 };
  return [
    ...(caption === undefined
      ? []
      : blocks(caption.children, { ...style, run: { ...style.run, bold: true } }, context)),
    new Table({
      width: { size: twips(width), type: WidthType.DXA },
      columnWidths: grid,
      layout: TableLayoutType.FIXED,
      borders: {
        top: LINE,
        bottom: LINE,
        left: LINE,
        right: LINE,
        insideHorizontal: LINE,
        insideVertical: LINE,
      },
      rows: rows.map(
        ({ row, head }) =>
          new TableRow({
            tableHeader: head,
            cantSplit: true,
            children: cellsOf(row)
              .slice(0, count)
              .map((cell) => wordCell(cell, count, width, inner, context, blocks)),
          }),
      ),
    }),
    new Paragraph({ spacing: { after: twips(2) } }),
  ];
}

function wordCell(
  cell: Element,
  count: number,
  width: number,
  style: HtmlStyle,
  context: HtmlContext,
  blocks: Blocks,
): TableCell {
  const span = spanOf(cell, 'colspan', count);
  const styles = stylesOf(cell);
  const fill = hexColor(styles.get('background-color')) ?? (cell.name === 'th' ? 'F2F4F7' : undefined);
  const align = alignmentOf(cell, styles);
  const inside = {
    ...style,
    look: runStyleInside(cell, style.run),
    width: (width / count) * span - 8,
    ...(align !== undefined && { align }),
  };
  const children = blocks(cell.children, inside, context);
  if (!(children.at(-1) instanceof Paragraph)) children.push(new Paragraph({}));
  return new TableCell({
    width: { size: twips((width / count) * span), type: WidthType.DXA },
    columnSpan: span,
    rowSpan: spanOf(cell, 'rowspan', 1_000),
    margins: { top: PADDING / 2, bottom: PADDING / 2, left: PADDING, right: PADDING },
    ...(fill !== undefined && { shading: { fill } }),
    children,
  });
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

/** The number of columns of each row, including cells that span down from rows above. */
function columnCounts(rows: Element[]): number[] {
  let below: { columns: number; rows: number }[] = [];
  return rows.map((row) => {
    const reached = below.reduce((sum, { columns }) => sum + columns, 0);
    below = below.map((cell) => ({ ...cell, rows: cell.rows - 1 })).filter((cell) => cell.rows > 0);
    let own = 0;
    for (const cell of cellsOf(row)) {
      const columns = spanOf(cell, 'colspan', MAX_COLUMNS);
      own += columns;
      const rowspan = spanOf(cell, 'rowspan', 1_000);
      if (rowspan > 1) below.push({ columns, rows: rowspan - 1 });
    }
    return own + reached;
  });
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan', max: number): number {
  const span = Number.parseInt(cell.attribs[name] ?? '1', 10);
  return Number.isInteger(span) && span > 0 ? Math.min(span, max) : 1;
}
