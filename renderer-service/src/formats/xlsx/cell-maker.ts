import { isDateType, isNumericType, type Row, type SelectedColumn } from '@lienzo/schema/data/column';
import { usedColumns } from '@lienzo/schema/data/computed-formulas';
import { isSummarised } from '@lienzo/schema/report/summary-question';
import { additionalFormula } from './additional-formula.ts';
import { cellValue } from './cell-value.ts';
import { formulaCell, isTextDate, type SheetCell } from './sheet-cell.ts';
import type { SheetPlan } from './sheet-plan.ts';

/** Columns whose cells are numbers or days, unless Excel would read them wrong. */
const isCounted = ({ data_type }: SelectedColumn): boolean =>
  isNumericType(data_type) || isDateType(data_type);

/** Makes the cell of a column for a row and its row number. */
export type CellMaker = (column: SelectedColumn, row: Row, number: number) => SheetCell;

/**
 * Cells are values, or formulas of additional columns with their current value. An operand that is text in the sheet
 * (a number of too many digits, an early date) gives a value, because Excel would calculate with something else.
 */
export function cellMaker(plan: SheetPlan): CellMaker {
  // A summary shows groups: Excel has not got the rows that they were computed of.
  if (isSummarised(plan.item)) return (column, row) => cellValue(row[column.column], column);
  const formulas = new Map(
    plan.item.additional_columns.map((column) => [
      column.id,
      additionalFormula(column, plan.columns, plan.item.additional_columns),
    ]),
  );
  const operands = new Map(
    plan.item.additional_columns.map((column) => {
      const keys = usedColumns(column, plan.item.additional_columns);
      return [column.id, plan.columns.filter((one) => keys.includes(one.column) && isCounted(one))];
    }),
  );
  const isText = (operand: SelectedColumn, row: Row): boolean => {
    const value = cellValue(row[operand.column], operand);
    return typeof value === 'string' || isTextDate(value);
  };
  return (column, row, number) => {
    const value = cellValue(row[column.column], column);
    if (formulas.size === 0) return value;
    const formula = formulas.get(column.column);
    if (formula === null || formula === undefined) return value;
    if (operands.get(column.column)?.some((operand) => isText(operand, row))) return value;
    return formulaCell(formula(number), value ?? '');
  };
}
