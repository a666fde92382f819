/** A row of a Word table, cell by cell. */
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf } from '@lienzo/schema/data/format';
import { cellPadding, paddingBefore } from '@lienzo/templates/drawing/column-widths';
import {
  AlignmentType,
  type IBorderOptions,
  Paragraph,
  TableCell,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { type RunStyle, textRuns } from '../blocks/text-runs.ts';
import { cellStyleId } from '../blocks/word-styles.ts';
import { twips, wordColor } from '../blocks/word-units.ts';
import { barParagraphs, type CellMark, signRuns } from './cell-marks.ts';
import { hairline, sum, type TableFrame } from './table-frame.ts';

export const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;

export type CellStyle = {
  run: RunStyle;
  /** The style of its paragraphs. */
  paragraphs?: 'CeldaTitulo' | 'CeldaTotal';
  top?: IBorderOptions;
  fill?: string;
  keepNext?: boolean;
};

type CellLine = { text: string; run: RunStyle; mark?: CellMark | undefined };

/** Options of single cells of a row. */
type RowOptions = {
  isHeader?: boolean;
  /** The colour of the lines between filled cells and below them: without one, the paper shines through. */
  edge?: string;
  /** `#rrggbb` */
  fillOf?: (column: SelectedColumn) => string | undefined;
  /** The cell's column span; 0 for a cell covered by one before it. */
  spanOf?: (index: number) => number;
};

export function tableRow(
  { columns, grid, layout, font }: TableFrame,
  style: CellStyle,
  linesOf: (column: SelectedColumn, index: number) => CellLine[],
  { isHeader = false, edge, fillOf, spanOf = () => 1 }: RowOptions = {},
): TableRow {
  return new TableRow({
    cantSplit: true,
    tableHeader: isHeader,
    children: columns.flatMap((column, index) => {
      const span = spanOf(index);
      if (span === 0) return [];
      const own = fillOf?.(column);
      const fill = own === undefined ? style.fill : wordColor(own);
      const room = sum(grid.slice(index, index + span));
      const margins = {
        left: twips(paddingBefore(columns, index, layout)),
        right: twips(cellPadding(layout)),
      };
      return [
        new TableCell({
          width: { size: room, type: WidthType.DXA },
          ...(span > 1 && { columnSpan: span }),
          margins,
          // Said of each cell, too: LibreOffice does not take it from the style of the table.
          ...(style.paragraphs !== undefined && { verticalAlign: VerticalAlignTable.BOTTOM }),
          ...(style.top !== undefined && { borders: { top: style.top } }),
          ...(edge !== undefined && { borders: filledEdges(edge, index, columns.length) }),
          ...(fill !== undefined && { shading: { fill } }),
          children: linesOf(column, index).flatMap(({ text, run, mark }) => [
            new Paragraph({
              style: cellStyleId(style.paragraphs ?? 'Celda', font),
              ...(style.keepNext === true && { keepNext: true }),
              alignment: span > 1 ? AlignmentType.LEFT : ALIGNMENTS[alignmentOf(column)],
              children: [...signRuns(mark, run), ...textRuns(text, run)],
            }),
            ...barParagraphs(mark, room - margins.left - margins.right, style.keepNext === true),
          ]),
        }),
      ];
    }),
  });
}

/** The lines of a filled cell; those at the ends of its row would stand out of the table. */
function filledEdges(color: string, index: number, count: number) {
  const line: IBorderOptions = { ...hairline, color };
  return {
    // As wide as that of the style, and wider than those of the rows below.
    bottom: { ...line, size: 8 },
    ...(index > 0 && { left: line }),
    ...(index < count - 1 && { right: line }),
  };
}
