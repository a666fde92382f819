import type { TotalesItem } from '@lienzo/schema/report/item';
import { type TotalsLine, totalsLines } from '@lienzo/schema/report/totals-block';
import {
  AlignmentType,
  BorderStyle,
  type ISpacingProperties,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { cleanText } from '../../clean-text.ts';
import { NO_BORDER, NO_BORDERS, spacer } from '../blocks/spacing.ts';
import { type RunStyle, textRuns } from '../blocks/text-runs.ts';
import type { WordBlock } from '../blocks/word-block.ts';
import { fontRun, lineSpacing } from '../blocks/word-font.ts';
import { BODY_LINE, BODY_SIZE } from '../blocks/word-styles.ts';
import { halfPoints, twips, wordColor } from '../blocks/word-units.ts';
import type { WordContext } from './word-context.ts';

/** Shares of the width: before the labels, labels, figures. */
const SHARES = [0.3, 0.4, 0.3] as const;
const MARGINS = { top: 0, bottom: 0, left: twips(6), right: twips(6) };

/** A table without lines whose rows stay on one page. @param placement width of the item and space above it, in points. */
export function wordTotals(
  item: TotalesItem,
  { width, before }: { width: number; before: number },
  context: WordContext,
): WordBlock[] {
  const lines = totalsLines(item);
  if (lines.length === 0) return [];
  const { font_size = BODY_SIZE, color, fuente } = item.estilo_item;
  const font = fuente === context.font ? undefined : fuente;
  const run: RunStyle = {
    size: halfPoints(font_size),
    ...(color !== undefined && { color: wordColor(color) }),
    ...(font !== undefined && fontRun(font)),
  };
  const spacing = font === undefined ? {} : lineSpacing(font, BODY_LINE);
  const grid = SHARES.map((share) => twips(share * width));
  const rows = lines.map((line, index) =>
    totalsRow(line, grid, { run, spacing, keepNext: index < lines.length - 1 }),
  );
  return [
    ...spacer(before, { keepNext: true }),
    new Table({
      width: { size: grid.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
      columnWidths: grid,
      layout: TableLayoutType.FIXED,
      borders: NO_BORDERS,
      rows,
    }),
  ];
}

function totalsRow(
  { row, text, isWide }: TotalsLine,
  grid: number[],
  { run, spacing, keepNext }: { run: RunStyle; spacing: ISpacingProperties; keepNext: boolean },
): TableRow {
  const style = row.destacada ? { ...run, bold: true } : run;
  const [before = 0, label = 0, figure = 0] = grid;
  const cell = (content: string, size: number, columnSpan = 1): TableCell =>
    new TableCell({
      columnSpan,
      width: { size, type: WidthType.DXA },
      margins: MARGINS,
      ...(row.destacada && content !== '' && columnSpan === 1 && { borders: topLine }),
      children: [
        new Paragraph({
          keepNext,
          alignment: AlignmentType.RIGHT,
          spacing: { ...spacing, before: 30, after: 30 },
          children: textRuns(cleanText(content), style),
        }),
      ],
    });
  const content = row.etiqueta === '' ? text : `${row.etiqueta}: ${text}`;
  return new TableRow({
    cantSplit: true,
    children: isWide
      ? [cell(content, before + label + figure, grid.length)]
      : [cell('', before), cell(row.etiqueta, label), cell(text, figure)],
  });
}

const topLine = {
  top: { style: BorderStyle.SINGLE, size: 8, color: '344054' },
  ...{ bottom: NO_BORDER, left: NO_BORDER, right: NO_BORDER },
};
