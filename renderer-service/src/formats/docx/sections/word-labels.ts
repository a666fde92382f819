import { LABEL_PADDING, type LabelGrid } from '@lienzo/templates/drawing/label-grid';
import { BorderStyle, HeightRule, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { cellBlocks } from '../blocks/cell-blocks.ts';
import { NO_BORDERS, spacer } from '../blocks/spacing.ts';
import type { WordBlock } from '../blocks/word-block.ts';
import { twips } from '../blocks/word-units.ts';

/** Points that Word needs below a table for the mandatory last paragraph, taken from the rows where none is left. */
const SPACE_BELOW = 4;

/** A sheet of labels as a table with fixed row heights and empty cells as gaps. */
export function wordLabels(labels: WordBlock[][], grid: LabelGrid): WordBlock[] {
  const { columnas, filas, separacion } = grid;
  const widths = Array.from({ length: columnas * 2 - 1 }, (_, at) =>
    twips(at % 2 === 0 ? grid.width : separacion),
  ).filter((width) => width > 0);
  const height = grid.height - Math.max(0, SPACE_BELOW - grid.free) / filas;
  const rows: TableRow[] = [];
  for (let first = 0; first < labels.length; first += columnas) {
    if (first > 0 && separacion > 0) rows.push(emptyRow(widths, separacion));
    const cells = Array.from({ length: columnas }, (_, at) => labelCell(labels[first + at], grid));
    rows.push(
      new TableRow({
        height: { value: twips(height), rule: HeightRule.EXACT },
        cantSplit: true,
        children: cells.flatMap((cell, at) =>
          at === 0 || separacion === 0 ? [cell] : [emptyCell(twips(separacion)), cell],
        ),
      }),
    );
  }
  return [
    new Table({
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: widths,
      layout: TableLayoutType.FIXED,
      borders: NO_BORDERS,
      rows,
    }),
  ];
}

function labelCell(blocks: WordBlock[] | undefined, { width, contorno }: LabelGrid): TableCell {
  if (blocks === undefined) return emptyCell(twips(width));
  const line = { style: BorderStyle.DASHED, size: 4, color: 'AAB2BF' };
  const margin = twips(LABEL_PADDING);
  return new TableCell({
    width: { size: twips(width), type: WidthType.DXA },
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    ...(contorno && { borders: { top: line, bottom: line, left: line, right: line } }),
    children: cellBlocks(blocks),
  });
}

const emptyCell = (width: number): TableCell =>
  new TableCell({ width: { size: width, type: WidthType.DXA }, children: spacer(1) });

const emptyRow = (widths: number[], height: number): TableRow =>
  new TableRow({
    height: { value: twips(height), rule: HeightRule.EXACT },
    children: widths.map((width) => emptyCell(width)),
  });
