import type { ItemStyle, ReportItem } from '@lienzo/schema/report/item';
import type { Layout } from '@lienzo/schema/report/report';
import { columnWidths, hasStacks, sectionColumns } from '@lienzo/schema/report/section-columns';
import { ITEM_GAP, itemWidth, SECTION_GAP, TITLE_GAP } from '@lienzo/templates/drawing/item-width';
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

/** The space below items, in points, as in the drawing. */
export const gapBelow = (items: readonly ReportItem[]): number =>
  items.every((item) => item.nombre === 'titulo') ? TITLE_GAP : SECTION_GAP;

const isFramed = (style: ItemStyle): boolean =>
  style.background !== undefined || style.border === true || (style.padding ?? 0) > 0;

const ALIGNMENTS = {
  arriba: VerticalAlignTable.TOP,
  centro: VerticalAlignTable.CENTER,
  abajo: VerticalAlignTable.BOTTOM,
} as const;

/** Items as cells with empty cells as gaps, so that a frame encloses only its item. */
function layoutTable({ items, alineacion }: Layout, context: WordContext): NestedTable {
  const columns = sectionColumns(items);
  const widths = columnWidths(items).map((width) => itemWidth(width, context.draw.bodyWidth));
  const grid = widths.flatMap((width, index) =>
    index === 0 ? [twips(width)] : [twips(ITEM_GAP), twips(width)],
  );
  const lines = hasStacks(items) ? 0 : evenLines(items, context);
  const blocks = columns.map((column, index) => columnBlocks(column, widths[index] ?? 0, context, lines));
  return new NestedTable(blocks, (contentOf) => {
    const cells = columns.flatMap((column, index) => {
      const [first] = column;
      const cell = itemCell(column.length === 1 ? first?.estilo_item : undefined, widths[index] ?? 0, {
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

/** What a column has: its item, or its items one below the other with the space between them. */
function columnBlocks(
  column: readonly ReportItem[],
  width: number,
  context: WordContext,
  lines: number,
): WordBlock[] {
  const [first] = column;
  if (column.length === 1 && first !== undefined)
    return innerBlocks(first, width, { before: 0, lines }, context);
  return column.flatMap((item, index) => {
    const above = column[index - 1];
    const before = above === undefined ? 0 : gapBelow([above]);
    if (!isFramed(item.estilo_item)) {
      const blocks = innerBlocks(item, width, { before, lines: 0 }, context);
      return blocks[0] instanceof StreamedTable ? [...spacer(before), ...blocks] : blocks;
    }
    const framed = layoutTable(
      { index: 0, separation: false, items: [{ ...item, tamaño: 100 }] },
      {
        ...context,
        draw: { ...context.draw, bodyWidth: width },
      },
    );
    // Word joins tables that touch.
    return [...spacer(Math.max(1, before)), framed];
  });
}

/** An item inside of its frame. @param width of its column in points. */
function innerBlocks(
  item: ReportItem,
  width: number,
  placement: { before: number; lines: number },
  context: WordContext,
): WordBlock[] {
  const { padding = 0 } = item.estilo_item;
  return wordItem(item, { width: width - 2 * padding, ...placement }, context);
}

const gapCell = (): TableCell =>
  new TableCell({ width: { size: twips(ITEM_GAP), type: WidthType.DXA }, children: spacer(1) });

function itemCell(
  style: ItemStyle = {},
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
