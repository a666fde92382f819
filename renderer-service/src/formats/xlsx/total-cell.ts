import { type Cell, type ColumnTotal, isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { TOTAL_LABELS } from '@lienzo/schema/data/totals';
import type { Style } from 'exceljs';
import { cellValue } from '../cells/cell-value.ts';
import { columnStyle } from './cell-styles.ts';
import { formulaCell, type SheetCell } from './sheet-cell.ts';

type TotalColumn = SelectedColumn & { total: ColumnTotal };

/** A counted column has a number whatever it holds. */
const typedAs = (column: TotalColumn): SelectedColumn =>
  column.total === 'cuenta' ? { ...column, data_type: 'integer', formato: 'entero' } : column;

/**
 * A figure of a totals row: a formula, or its value where Excel would compute another one.
 * @param isValue of values that rows repeat, or with numbers of more digits than Excel counts with among the rows.
 */
export function totalCell(
  column: TotalColumn,
  figure: Cell,
  { formula, isValue }: { formula: string; isValue: boolean },
): SheetCell {
  const value = cellValue(figure, typedAs(column));
  const hasTooManyDigits = typeof value === 'string' && isNumericType(typedAs(column).data_type);
  return isValue || hasTooManyDigits ? value : formulaCell(formula, value ?? 0);
}

/** The style of a column's totals: a figure that is no sum has its name before it, as on paper. */
export function totalStyle(column: SelectedColumn): Partial<Style> {
  const { total } = column;
  if (total === undefined || total === 'suma') return {};
  const { numFmt = 'General' } = columnStyle(typedAs({ ...column, total }));
  const name = `"${TOTAL_LABELS[total]} "`;
  return {
    numFmt: numFmt
      .split(';')
      .map((section) => name + section)
      .join(';'),
  };
}

/** The columns of numbers that have a text among their cells, because Excel would round it. */
export class TextNumbers {
  private readonly numeric: boolean[];
  private readonly matches: boolean[] = [];

  constructor(columns: readonly SelectedColumn[]) {
    this.numeric = columns.map(({ data_type }) => isNumericType(data_type));
  }

  look(cells: readonly SheetCell[]): void {
    for (let index = 0; index < cells.length; index += 1)
      if (this.numeric[index] === true && typeof cells[index] === 'string') this.matches[index] = true;
  }

  has(index: number): boolean {
    return this.matches[index] === true;
  }
}
