import { columnCount, headRowCount, placedCells } from '@lienzo/schema/report/fixed-grid';
import type { CeldaFija } from '@lienzo/schema/report/fixed-table-item';
import type { TablaFijaItem } from '@lienzo/schema/report/item';
import { columnShares, FIXED_TEXT_SIZE, fixedPadding } from '@lienzo/templates/drawing/fixed-table-look';
import {
  BorderStyle,
  type IBorderOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalMergeType,
  WidthType,
} from 'docx';
import { NO_BORDER, NO_BORDERS, spacer } from '../blocks/spacing.ts';
import type { WordBlock } from '../blocks/word-block.ts';
import { halfPoints, twips, wordColor } from '../blocks/word-units.ts';
import type { WordContext } from './word-context.ts';
import { wordParagraphs } from './word-paragraphs.ts';

const LINE: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: 'C4CBD6' };
const HEAD_LINE: IBorderOptions = { style: BorderStyle.SINGLE, size: 8, color: '8B95A5' };
const HEAD_COLOR = '344054';
const PADDING = 3;

/** What stands at a place of the grid: a cell, or the lower part of one that is merged downwards; undefined beside either. */
type GridPosition = { cell: CeldaFija; columns: number; rows: number; isFirst: boolean } | undefined;

/**
 * A Word table of typed cells with merged ones; its head repeats on every page and its rows do not break.
 * @param placement width of the item and space above it, in points.
 */
export function wordFixedTable(
  item: TablaFijaItem,
  { width, before }: { width: number; before: number },
  context: WordContext,
): WordBlock[] {
  const grid = columnShares(item).map((share) => twips(share * width));
  const heads = headRowCount(item);
  const positions = gridPositions(item);
  const rows = positions.map((line, row) => {
    const children = line.flatMap((position, column) =>
      position === undefined
        ? []
        : [wordCell(position, { item, grid, column, isHead: row < heads, width }, context)],
    );
    return new TableRow({ cantSplit: true, tableHeader: row < heads, children });
  });
  return [
    ...spacer(before, { keepNext: true }),
    new Table({
      width: { size: grid.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
      columnWidths: grid,
      layout: TableLayoutType.FIXED,
      borders: tableBorders(item),
      rows,
    }),
  ];
}

function gridPositions(item: TablaFijaItem): GridPosition[][] {
  const positions = item.celdas.map((): GridPosition[] => Array.from({ length: columnCount(item) }));
  for (const { cell, row, column, rows, columns } of placedCells(item))
    for (let at = row; at < row + rows; at += 1) {
      const line = positions[at];
      if (line !== undefined) line[column] = { cell, columns, rows, isFirst: at === row };
    }
  return positions;
}

type CellFrame = { item: TablaFijaItem; grid: number[]; column: number; isHead: boolean; width: number };

function wordCell(
  { cell, columns, rows, isFirst }: NonNullable<GridPosition>,
  { item, grid, column, isHead, width }: CellFrame,
  context: WordContext,
): TableCell {
  const side = twips(fixedPadding(item, width));
  const merge = isFirst ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE;
  const size = grid.slice(column, column + columns).reduce((sum, one) => sum + one, 0);
  return new TableCell({
    columnSpan: columns,
    ...(rows > 1 && { verticalMerge: merge }),
    width: { size, type: WidthType.DXA },
    margins: { top: twips(PADDING), bottom: twips(PADDING), left: side, right: side },
    ...(cell.fondo !== undefined && {
      shading: { type: ShadingType.CLEAR, color: 'auto', fill: wordColor(cell.fondo) },
    }),
    ...(isHead &&
      item.bordes !== 'rejilla' &&
      item.bordes !== 'ninguno' && { borders: { bottom: HEAD_LINE } }),
    children: isFirst ? wordTexts(cell, item, isHead, context) : [new Paragraph({})],
  });
}

function wordTexts(
  cell: CeldaFija,
  { estilo_item }: TablaFijaItem,
  isHead: boolean,
  context: WordContext,
): Paragraph[] {
  const { font_size = FIXED_TEXT_SIZE, color, align } = estilo_item;
  const shade = color === undefined ? (isHead ? HEAD_COLOR : undefined) : wordColor(color);
  const run = {
    size: halfPoints(font_size),
    ...(shade !== undefined && { color: shade }),
    ...(isHead && { bold: true }),
  };
  const paragraphs = wordParagraphs(cell.texto, context, {
    align,
    run,
    font: estilo_item.fuente,
    tight: true,
  });
  return paragraphs.length === 0 ? [new Paragraph({})] : paragraphs;
}

function tableBorders({ bordes }: TablaFijaItem) {
  switch (bordes) {
    case 'rejilla':
      return { ...ofFrame(LINE), insideHorizontal: LINE, insideVertical: LINE };
    case 'contorno':
      return { ...ofFrame(LINE), insideHorizontal: NO_BORDER, insideVertical: NO_BORDER };
    case 'horizontales':
      return { ...NO_BORDERS, bottom: LINE, insideHorizontal: LINE };
    case 'ninguno':
      return NO_BORDERS;
  }
}

const ofFrame = (line: IBorderOptions) => ({ top: line, bottom: line, left: line, right: line });
