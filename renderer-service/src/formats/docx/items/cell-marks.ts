/** Bars and icons in the cells of Word's tables: text and paragraphs, which can be edited like all others. */
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { BAR_COLOR, barOf, barPart } from '@lienzo/schema/data/column-bar';
import { cellIcon } from '@lienzo/schema/data/column-icon';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';
import { LineRuleType, Paragraph, ShadingType } from 'docx';
import { type RunStyle, textRuns } from '../blocks/text-runs.ts';
import { twips, wordColor } from '../blocks/word-units.ts';

/** An icon, or a bar with its ends in percent of the cell's room. */
export type CellMark =
  | { sign: string; color: string }
  | { from: number; to: number; color: string; isBeyond: boolean };

/** The marks of a row's cells; undefined for cells without one. */
export function cellMarks(
  { cruce }: DrawnTable,
  columns: readonly SelectedColumn[],
  row: Row,
): (CellMark | undefined)[] {
  if (cruce !== undefined) return [];
  return columns.map((column) => {
    const icon = cellIcon(column, row[column.column]);
    if (icon !== null) return { sign: icon.sign, color: icon.color };
    const bar = barOf(column);
    const part = bar === undefined ? null : barPart(bar, row[column.column]);
    if (bar === undefined || part === null) return undefined;
    const { from, width, beyond } = part;
    return {
      // Rows whose bars are alike share their XML.
      ...{ from: Math.round(from), to: Math.max(Math.round(from), Math.round(from + width)) },
      ...{ color: bar.color ?? BAR_COLOR, isBeyond: beyond !== null },
    };
  });
}

/** The icon before a text. */
export const signRuns = (mark: CellMark | undefined, run: RunStyle) =>
  mark === undefined || !('sign' in mark)
    ? []
    : textRuns(`${mark.sign}\u00a0`, { ...run, bold: true, color: wordColor(mark.color) });

/** In points: of a bar, and of the space above it. */
const BAR_HEIGHT = 2.75;
const BAR_SPACE = 1.75;

/**
 * The bar below a text: a paragraph as high as that, shaded between its indents; one that goes on beyond its scale has
 * stripes.
 * @param room of the cell, in twips.
 */
export function barParagraphs(mark: CellMark | undefined, room: number, keepNext: boolean): Paragraph[] {
  if (mark === undefined || 'sign' in mark) return [];
  const color = wordColor(mark.color);
  const left = Math.round((room * mark.from) / 100);
  const right = Math.round((room * (100 - mark.to)) / 100);
  const shading = mark.isBeyond
    ? { type: ShadingType.PERCENT_50, color, fill: 'FFFFFF' }
    : { type: ShadingType.CLEAR, color: 'auto', fill: color };
  return [
    new Paragraph({
      style: 'Celda',
      ...(keepNext && { keepNext: true }),
      spacing: { before: twips(BAR_SPACE), after: 0, line: twips(BAR_HEIGHT), lineRule: LineRuleType.EXACT },
      ...(mark.to > mark.from && { indent: { left, right }, shading }),
      run: { size: 2 },
    }),
  ];
}
