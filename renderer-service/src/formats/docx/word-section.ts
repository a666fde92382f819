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

function layoutTable(items: ReportItem[], context: WordContext): Table {
  const widths = items.map((item) => itemWidth(item.tamaño, context.draw.bodyWidth));
  const grid = widths.map((width, index) => twips(width + (index < items.length - 1 ? ITEM_GAP : 0)));
  return new Table({
    width: { size: grid.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: grid,
    layout: TableLayoutType.FIXED,
    borders: NO_BORDERS,
    rows: [
      new TableRow({
        children: items.map((item, index) => layoutCell(item, widths[index] ?? 0, grid[index] ?? 0, context)),
      }),
    ],
  });
}

function layoutCell(item: ReportItem, width: number, cellWidth: number, context: WordContext): TableCell {
  const { background, border, padding = 0 } = item.estilo_item;
  const blocks = wordItem(item, { width: width - 2 * padding, before: 0 }, context);
  const endsInTable = blocks.length === 0 || blocks.at(-1) instanceof Table;
  const line = { style: BorderStyle.SINGLE, size: 6, color: 'C9CFD8' };
  const gap = cellWidth - twips(width);
  return new TableCell({
    width: { size: cellWidth, type: WidthType.DXA },
    margins: {
      top: twips(padding),
      bottom: twips(padding),
      left: twips(padding),
      right: twips(padding) + gap,
    },
    ...(background !== undefined && { shading: { fill: wordColor(background) } }),
    ...(border === true && { borders: { top: line, bottom: line, left: line, right: line } }),
    children: endsInTable ? [...blocks, ...spacer(1)] : blocks,
  });
}
