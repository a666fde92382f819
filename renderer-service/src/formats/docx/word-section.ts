import type { ItemStyle, ReportItem } from '@lienzo/schema/report/item';
import type { Layout } from '@lienzo/schema/report/report';
import { ITEM_GAP, itemWidth } from '@lienzo/templates/drawing/item-width';
import {
  BorderStyle,
  LineRuleType,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import type { WordContext } from './word-context.ts';
import { type WordBlock, wordItem } from './word-item.ts';
import { NO_BORDERS } from './word-table.ts';
import { twips, wordColor } from './word-units.ts';

/**
 * A section: one item across the whole width stands by itself, so that it is edited as any text; items side by
 * side, narrower ones and those with a frame stand in the cells of a table without lines.
 * @param before space above, in points.
 */
export function wordSection(section: Layout, before: number, context: WordContext): WordBlock[] {
  const [item] = section.items;
  if (item === undefined) return [];
  const width = context.draw.bodyWidth;
  const plain = section.items.length === 1 && item.tamaño >= 100 && !isFramed(item.estilo_item);
  if (!plain) return [...spacer(before), layoutTable(section.items, context)];
  const blocks = wordItem(item, { width, before }, context);
  return blocks[0] instanceof Table ? [...spacer(before), ...blocks] : blocks;
}

const isFramed = (style: ItemStyle): boolean =>
  style.background !== undefined || style.border === true || (style.padding ?? 0) > 0;

/** Empty space of a height in points: what keeps two tables apart. */
export function spacer(points: number, pageBreakBefore = false): Paragraph[] {
  if (points <= 0) return [];
  return [
    new Paragraph({
      pageBreakBefore,
      spacing: { before: 0, after: 0, line: twips(points), lineRule: LineRuleType.EXACT },
      children: [],
    }),
  ];
}

/** Items as cells, the gaps between them as empty ones, so that a frame ends where its item does. */
function layoutTable(items: ReportItem[], context: WordContext): Table {
  const cells = items.flatMap((item, index) => {
    const width = itemWidth(item.tamaño, context.draw.bodyWidth);
    const cell = { width: twips(width), cell: itemCell(item, width, context) };
    return index === 0 ? [cell] : [{ width: twips(ITEM_GAP), cell: gapCell() }, cell];
  });
  const grid = cells.map(({ width }) => width);
  return new Table({
    width: { size: grid.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: grid,
    layout: TableLayoutType.FIXED,
    borders: NO_BORDERS,
    rows: [new TableRow({ children: cells.map(({ cell }) => cell) })],
  });
}

const gapCell = (): TableCell =>
  new TableCell({ width: { size: twips(ITEM_GAP), type: WidthType.DXA }, children: spacer(1) });

function itemCell(item: ReportItem, width: number, context: WordContext): TableCell {
  const { background, border, padding = 0 } = item.estilo_item;
  const blocks = wordItem(item, { width: width - 2 * padding, before: 0 }, context);
  const endsInTable = blocks.length === 0 || blocks.at(-1) instanceof Table;
  const line = { style: BorderStyle.SINGLE, size: 6, color: 'C9CFD8' };
  const margin = twips(padding);
  return new TableCell({
    width: { size: twips(width), type: WidthType.DXA },
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    ...(background !== undefined && { shading: { fill: wordColor(background) } }),
    ...(border === true && { borders: { top: line, bottom: line, left: line, right: line } }),
    children: endsInTable ? [...blocks, ...spacer(1)] : blocks,
  });
}
