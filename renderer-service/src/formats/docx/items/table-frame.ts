/** What the rows of a Word table have in common. */
import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import type { DrawnTable } from '@lienzo/schema/report/drawn-table';
import type { FontFamily } from '@lienzo/schema/report/font-family';
import { isUnbroken } from '@lienzo/templates/drawing/column-needs';
import type { TableBand, TableLayout } from '@lienzo/templates/drawing/table-layout';
import { BorderStyle, type IBorderOptions } from 'docx';
import type { RunStyle } from '../blocks/text-runs.ts';

export type TableFrame = {
  item: DrawnTable;
  layout: TableLayout;
  /** Those of the band, with their widths in em. */
  columns: TableBand['columns'];
  ems: TableBand['ems'];
  grid: number[];
  run: RunStyle;
  /** Absent: that of the document. */
  font: FontFamily | undefined;
  withAdditionalColumns: (row: Row) => Row;
  /** Of the page's body, in points. */
  bodyHeight: number;
  /** Empty lines that bring it to its neighbours' height. */
  missing: number;
  /** Whether the table's style shades its rows. */
  hasBands: boolean;
  /** Whether its last row is that of totals. */
  hasTotal: boolean;
};

export const hairline: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: 'DFE3E8' };

/** A number or a date without a place to break it. */
export const unbrokenText = (column: SelectedColumn, text: string): string =>
  isUnbroken(column) ? text.replaceAll(' ', '\u00a0') : text;

export const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
