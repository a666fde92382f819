import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { additionalFormula } from './additional-formula.ts';
import { cellValue } from './cell-value.ts';
import { formulaCell, type SheetCell } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';

/** Makes the cell of a column in a row of a sheet's number. */
export type CellMaker = (column: SelectedColumn, row: Row, number: number) => SheetCell;

/** A row's cell: its value, or the formula of an additional column with the value that it has now. */
export function cellMaker(plan: SheetPlan): CellMaker {
  const formulas = new Map(
    plan.item.additional_columns.map((column) => [column.id, additionalFormula(column, plan.columns)]),
  );
  return (column, row, number) => {
    const value = cellValue(row[column.column], column);
    if (formulas.size === 0) return value;
    const formula = formulas.get(column.column);
    return formula === null || formula === undefined ? value : formulaCell(formula(number), value ?? '');
  };
}
