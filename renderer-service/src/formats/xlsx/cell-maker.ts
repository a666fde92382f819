import type { Row, SelectedColumn } from '@lienzo/schema/data/column';
import { additionalFormula } from './additional-formula.ts';
import { cellValue } from './cell-value.ts';
import { formulaCell, type SheetCell } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';

/** Makes the cell of a column for a row and its row number. */
export type CellMaker = (column: SelectedColumn, row: Row, number: number) => SheetCell;

/** Cells are values, or formulas of additional columns with their current value. */
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
