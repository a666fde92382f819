/** Rows of a Word table that have one cell, over its whole width. */
import type { TableLine } from '@lienzo/templates/drawing/table-lines';
import { AlignmentType, type IBorderOptions, Paragraph, TableCell, TableRow, WidthType } from 'docx';
import { cleanText } from '../../clean-text.ts';
import { NO_BORDER, NO_BORDERS } from '../blocks/spacing.ts';
import { GRID_COLOR } from '../blocks/table-style.ts';
import { type RunStyle, textRuns } from '../blocks/text-runs.ts';
import { cellStyleId } from '../blocks/word-styles.ts';
import { twips } from '../blocks/word-units.ts';
import { hairline, sum, type TableFrame } from './table-frame.ts';

/** The lines at the sides of a row over the whole width. */
type Sides = { left: IBorderOptions; right: IBorderOptions };

const sidesOf = ({ item }: TableFrame): Sides => {
  const side = item.cuadricula === true ? { ...hairline, color: GRID_COLOR } : NO_BORDER;
  return { left: side, right: side };
};

/** The heading of a group over the table's whole width. */
export function groupRow(line: Extract<TableLine, { kind: 'group' }>, frame: TableFrame): TableRow {
  const { grid, run: base, font } = frame;
  const run: RunStyle = { ...base, ...(line.level > 0 && { color: '475467' }) };
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({
        columnSpan: grid.length,
        width: { size: grid.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
        margins: { top: twips(6), bottom: twips(3), left: twips(5 + 8 * line.level), right: twips(5) },
        borders: {
          top: NO_BORDER,
          bottom: { ...hairline, color: 'AAB2BF' },
          ...sidesOf(frame),
        },
        children: [
          new Paragraph({
            style: cellStyleId('CeldaGrupo', font),
            keepNext: true,
            children: textRuns(line.title, run),
          }),
        ],
      }),
    ],
  });
}

/** The text below a group, over the table's whole width. */
export function footRow({ level, text }: Extract<TableLine, { kind: 'foot' }>, frame: TableFrame): TableRow {
  const { grid, run: base, font } = frame;
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({
        columnSpan: grid.length,
        width: { size: sum(grid), type: WidthType.DXA },
        margins: { top: twips(3), bottom: twips(3), left: twips(5), right: twips(5) },
        borders: { ...NO_BORDERS, ...sidesOf(frame) },
        shading: { fill: level === 0 ? 'F2F4F7' : 'F8F9FB' },
        children: [
          new Paragraph({
            style: cellStyleId('Celda', font),
            children: textRuns(cleanText(text), { ...base, bold: true }),
          }),
        ],
      }),
    ],
  });
}

/** A subtotal's caption over the table's whole width, above its figures. */
export function captionRow(caption: string, frame: TableFrame): TableRow {
  const { grid, run, font } = frame;
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({
        columnSpan: grid.length,
        width: { size: sum(grid), type: WidthType.DXA },
        margins: { top: twips(3), left: twips(5), right: twips(5) },
        borders: { ...NO_BORDERS, ...sidesOf(frame), top: { ...hairline, color: '8B95A5' } },
        shading: { fill: 'F2F4F7' },
        children: [
          new Paragraph({
            style: cellStyleId('CeldaTotal', font),
            keepNext: true,
            children: textRuns(caption, run),
          }),
        ],
      }),
    ],
  });
}

/** Of a table without rows. */
export function emptyRow({ columns, run, font }: TableFrame, width: number): TableRow {
  return new TableRow({
    children: [
      new TableCell({
        columnSpan: columns.length,
        margins: { top: twips(8), bottom: twips(8) },
        width: { size: twips(width), type: WidthType.DXA },
        children: [
          new Paragraph({
            style: cellStyleId('Celda', font),
            alignment: AlignmentType.CENTER,
            children: textRuns('Sin datos', { ...run, color: '667085' }),
          }),
        ],
      }),
    ],
  });
}
