import type { Cell, ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { formatCell, formatOf } from '@lienzo/schema/data/format';
import { TOTAL_LABELS } from '@lienzo/schema/data/totals';
import { textWidth } from '../text/text-width.ts';
import type { TableBand } from './table-layout.ts';

/**
 * A cell of a totals row: its formatted figure, its label unless it is a plain sum, and its column span (0 for a cell
 * covered by one before it).
 */
export type TotalsCell = { text: string; label: string; span: number };

/**
 * The caption of a totals row: "Total", or "Subtotal" with its group. `whole`: it is never left out or shortened, as the
 * last total of a table is.
 */
export type TotalsCaption = { caption: string; groupName?: string; whole?: boolean };

/** Where the first figure stands; -1 without one. */
const firstFigure = (columns: SelectedColumn[], totals: Map<ColumnKey, Cell>): number =>
  columns.findIndex((column) => column.total !== undefined && totals.has(column.column));

/** Space at the sides of a cell's text, and how much wider bold text is, in em. */
const CELL_SPACE = 1.2;
const BOLD = 1.06;

/**
 * The caption of a subtotal that has a line of its own above the figures, over the whole width, because the columns before
 * the first figure have no room for it; '' where the caption stands beside the figures.
 */
export function captionLine(
  { columns, ems, font }: Pick<TableBand, 'columns' | 'ems' | 'font'>,
  totals: Map<ColumnKey, Cell>,
  { caption, groupName = '', whole = false }: TotalsCaption,
): string {
  const first = firstFigure(columns, totals);
  if ((groupName === '' && !whole) || first < 0) return '';
  const texts = `${caption} ${groupName}`.trim();
  const room = ems.slice(0, first).reduce((sum, one) => sum + one, 0) - CELL_SPACE;
  return first < 1 || textWidth(texts, font) * BOLD > room ? texts : '';
}

/**
 * A totals row, one cell per column. The first cell spans the columns before the first figure and shows the caption,
 * unless that has a line of its own (`captionLine`). Averages, counts, minima and maxima are labelled.
 * @param above whether the caption has that line.
 */
export function totalsRow(
  columns: SelectedColumn[],
  totals: Map<ColumnKey, Cell>,
  { caption, groupName = '', whole = false }: TotalsCaption,
  above = false,
): TotalsCell[] {
  const first = firstFigure(columns, totals);
  const captionSpan = first < 0 ? columns.length : first;
  const short = captionSpan === 1 && groupName === '' && !whole;
  const fullCaption = above ? '' : short ? 'Total' : `${caption} ${groupName}`.trim();
  return columns.map((column, index) => {
    if (index > 0 && index < captionSpan) return { text: '', label: '', span: 0 };
    if (index < captionSpan) return { text: fullCaption, label: '', span: captionSpan };
    return {
      ...figureCell(
        column,
        totals,
        index === 0 && groupName === '' && !whole && caption !== 'Total' ? caption : '',
      ),
      span: 1,
    };
  });
}

function figureCell(
  column: SelectedColumn,
  totals: Map<ColumnKey, Cell>,
  caption: string,
): Omit<TotalsCell, 'span'> {
  const figure = totals.get(column.column);
  if (column.total === undefined || figure === undefined) return { text: '', label: '' };
  const name = column.total === 'suma' ? '' : TOTAL_LABELS[column.total];
  const label = [caption, name].filter((part) => part !== '').join(' · ');
  const counted = column.total === 'cuenta';
  const text = counted
    ? formatCell(figure, 'integer', 'entero')
    : formatCell(figure, column.data_type, formatOf(column));
  return { text, label };
}
