import type { ItemStyle, ReportItem } from '@lienzo/schema/report/item';
import type { Layout } from '@lienzo/schema/report/report';
import { ITEM_GAP, itemWidth } from '@lienzo/templates/drawing/item-width';
import {
  BorderStyle,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  type TableVerticalAlign,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { NO_BORDERS, spacer } from '../blocks/spacing.ts';
import { StreamedTable } from '../blocks/streamed-table.ts';
import { NestedTable, type PlainBlock, type WordBlock } from '../blocks/word-block.ts';
import { twips, wordColor } from '../blocks/word-units.ts';
import { evenLines } from '../items/even-tables.ts';
import type { WordContext } from '../items/word-context.ts';
import { wordItem } from '../items/word-item.ts';

/**
 * A section. A single full-width item is placed directly, so that it can be edited like any text; items side by side,
 * narrower ones and framed ones are cells of a table without lines.
 * @param before space above, in points.
 */
export function wordSection(section: Layout, before: number, context: WordContext): WordBlock[] {
  const { espacio_antes = 0, espacio_despues = 0 } = section;
  const blocks = sectionBlocks(section, before + espacio_antes, context);
  return blocks.length === 0 ? [] : [...blocks, ...spacer(espacio_despues)];
}

function sectionBlocks(section: Layout, before: number, context: WordContext): WordBlock[] {
  const [item] = section.items;
  if (item === undefined) return [];
  const width = context.draw.bodyWidth;
  const plain = section.items.length === 1 && item.tamaño >= 100 && !isFramed(item.estilo_item);
  // The space stays with what it is above, so that a heading before it does, too.
  const space = spacer(before, { keepNext: true });
  if (!plain) return [...space, layoutTable(section, context)];
  const blocks = wordItem(item, { width, before }, context);
  return blocks[0] instanceof StreamedTable ? [...space, ...blocks] : blocks;
}

const isFramed = (style: ItemStyle): boolean =>
  style.background !== undefined || style.border === true || (style.padding ?? 0) > 0;

const ALIGNMENTS = {
  arriba: VerticalAlignTable.TOP,
  centro: VerticalAlignTable.CENTER,
  abajo: VerticalAlignTable.BOTTOM,
} as const;

/** Items as cells with empty cells as gaps, so that a frame encloses only its item. */
function layoutTable({ items, alineacion }: Layout, context: WordContext): NestedTable {
  const widths = items.map((item) => itemWidth(item.tamaño, context.draw.bodyWidth));
  const grid = widths.flatMap((width, index) =>
    index === 0 ? [twips(width)] : [twips(ITEM_GAP), twips(width)],
  );
  const lines = evenLines(items, context);
  const itemBlocks = items.map((item, index) => {
    const { padding = 0 } = item.estilo_item;
    return wordItem(item, { width: (widths[index] ?? 0) - 2 * padding, before: 0, lines }, context);
  });
  return new NestedTable(itemBlocks, (contentOf) => {
    const cells = items.flatMap((item, index) => {
      const cell = itemCell(item, widths[index] ?? 0, {
        ...(alineacion !== undefined && { verticalAlign: ALIGNMENTS[alineacion] }),
        children: contentOf(index),
      });
      return index === 0 ? [cell] : [gapCell(), cell];
    });
    return new Table({
      width: { size: grid.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: grid,
      layout: TableLayoutType.FIXED,
      borders: NO_BORDERS,
      rows: [new TableRow({ children: cells })],
    });
  });
}

const gapCell = (): TableCell =>
  new TableCell({ width: { size: twips(ITEM_GAP), type: WidthType.DXA }, children: spacer(1) });

function itemCell(
  { estilo_item: style }: ReportItem,
  width: number,
  content: { verticalAlign?: TableVerticalAlign; children: PlainBlock[] },
): TableCell {
  const { background, border, padding = 0 } = style;
  const line = { style: BorderStyle.SINGLE, size: 6, color: 'C9CFD8' };
  const margin = twips(padding);
  return new TableCell({
    width: { size: twips(width), type: WidthType.DXA },
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    ...(background !== undefined && { shading: { fill: wordColor(background) } }),
    ...(border === true && { borders: { top: line, bottom: line, left: line, right: line } }),
    ...content,
  });
}
