/** The head of a Word table: one row, or two where columns share headings. */
import type { SelectedColumn } from '@lienzo/schema/data/column';
import { alignmentOf } from '@lienzo/schema/data/format';
import { type HeadingSpan, headingSpans } from '@lienzo/schema/data/shared-headings';
import { headColors } from '@lienzo/schema/report/table-look';
import { columnTitle } from '@lienzo/templates/drawing/column-title';
import { cellPadding, paddingBefore, SMALLEST_TEXT } from '@lienzo/templates/drawing/column-widths';
import {
  AlignmentType,
  type IBorderOptions,
  Paragraph,
  TableCell,
  TableRow,
  VerticalAlignTable,
  VerticalMergeType,
  WidthType,
} from 'docx';
import { cleanText } from '../../clean-text.ts';
import { GRID_COLOR } from '../blocks/table-style.ts';
import { type RunStyle, textRuns } from '../blocks/text-runs.ts';
import { COLUMN_TITLE_SIZE, cellStyleId } from '../blocks/word-styles.ts';
import { halfPoints, twips, wordColor } from '../blocks/word-units.ts';
import { hairline, sum, type TableFrame } from './table-frame.ts';
import { ALIGNMENTS, tableRow } from './table-row.ts';

/** A size that differs from that of a style, both in points. */
export const sizeBeside = (ofStyle: number, size: number): RunStyle =>
  halfPoints(size) === halfPoints(ofStyle) ? {} : { size: halfPoints(size) };

export function headRows(frame: TableFrame): TableRow[] {
  const { item, layout, columns } = frame;
  const head = headColors(item);
  const run: RunStyle = {
    ...sizeBeside(COLUMN_TITLE_SIZE, Math.max(layout.size * 0.9, SMALLEST_TEXT)),
    ...(head !== null && { color: wordColor(head.text) }),
  };
  const spans = headingSpans(columns);
  if (spans !== null) return [upperRow(frame, spans, run), lowerRow(frame, spans, run)];
  return [
    tableRow(
      frame,
      {
        run,
        paragraphs: 'CeldaTitulo',
        keepNext: true,
        ...(head !== null && { fill: wordColor(head.fill) }),
      },
      (column) => [{ text: columnTitle(column), run }],
      {
        isHeader: item.repeat_header,
        ...(head !== null && item.cuadricula !== true && { edge: wordColor(head.fill) }),
      },
    ),
  ];
}

/** The headings that columns share, and the titles of those beside them, which reach down to the lower row. */
const upperRow = (frame: TableFrame, spans: readonly HeadingSpan[], run: RunStyle): TableRow =>
  rowOf(
    frame,
    spans.map(({ from, count, text }) =>
      text === ''
        ? titleCell(frame, from, run, VerticalMergeType.RESTART)
        : headCell(
            frame,
            { from, count },
            {
              text,
              run,
              alignment: AlignmentType.CENTER,
              bottom: { ...hairline, color: lineColor(frame) ?? '8B95A5' },
            },
          ),
    ),
  );

/** The titles of the columns that share headings. */
const lowerRow = (frame: TableFrame, spans: readonly HeadingSpan[], run: RunStyle): TableRow =>
  rowOf(
    frame,
    spans.flatMap(({ from, count, text }) =>
      text === ''
        ? [titleCell(frame, from, run, VerticalMergeType.CONTINUE)]
        : frame.columns.slice(from, from + count).map((_, at) => titleCell(frame, from + at, run)),
    ),
  );

const rowOf = ({ item }: TableFrame, children: TableCell[]): TableRow =>
  new TableRow({ cantSplit: true, tableHeader: item.repeat_header, children });

/** @param merge of one that takes both rows; where it goes on it has no text. */
function titleCell(
  frame: TableFrame,
  at: number,
  run: RunStyle,
  merge?: (typeof VerticalMergeType)[keyof typeof VerticalMergeType],
): TableCell {
  const column: SelectedColumn | undefined = frame.columns[at];
  const isText = column !== undefined && merge !== VerticalMergeType.CONTINUE;
  return headCell(
    frame,
    { from: at, count: 1 },
    {
      text: isText ? columnTitle(column) : '',
      run,
      alignment: column === undefined ? AlignmentType.LEFT : ALIGNMENTS[alignmentOf(column)],
      bottom: { ...hairline, size: 8, color: lineColor(frame) ?? '8B95A5' },
      merge,
    },
  );
}

type HeadCell = {
  text: string;
  run: RunStyle;
  alignment: (typeof AlignmentType)[keyof typeof AlignmentType];
  bottom: IBorderOptions;
  merge?: (typeof VerticalMergeType)[keyof typeof VerticalMergeType] | undefined;
};

function headCell(
  { item, columns, grid, layout, font }: TableFrame,
  { from, count }: Pick<HeadingSpan, 'from' | 'count'>,
  { text, run, alignment, bottom, merge }: HeadCell,
): TableCell {
  const head = headColors(item);
  return new TableCell({
    width: { size: sum(grid.slice(from, from + count)), type: WidthType.DXA },
    ...(count > 1 && { columnSpan: count }),
    ...(merge !== undefined && { verticalMerge: merge }),
    verticalAlign: VerticalAlignTable.BOTTOM,
    margins: {
      left: twips(paddingBefore(columns, from, layout)),
      right: twips(cellPadding(layout)),
    },
    borders: { bottom },
    ...(head !== null && { shading: { fill: wordColor(head.fill) } }),
    children: [
      new Paragraph({
        style: cellStyleId('CeldaTitulo', font),
        keepNext: true,
        alignment,
        children: textRuns(cleanText(text), run),
      }),
    ],
  });
}

/** The lines of a head with a grid, or with a fill: between its rows they would be seen. */
function lineColor({ item }: TableFrame): string | undefined {
  if (item.cuadricula === true) return GRID_COLOR;
  const head = headColors(item);
  return head === null ? undefined : wordColor(head.fill);
}
