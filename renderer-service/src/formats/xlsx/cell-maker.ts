import { isDateType, isNumericType, type Row, type SelectedColumn } from '@lienzo/schema/data/column';
import { usedColumns } from '@lienzo/schema/data/computed-formulas';
import { type CrossLook, crossLookOf } from '@lienzo/schema/report/drawn-table';
import { isSummarised } from '@lienzo/schema/report/summary-question';
import { cellValue } from '../cells/cell-value.ts';
import { additionalFormula } from './additional-formula.ts';
import { columnLetter, formulaCell, isTextDate, type SheetCell } from './sheet-cell.ts';
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
  const cross = crossLookOf(plan.item);
  if (cross !== undefined) return crossCellMaker(plan, cross);
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

/** The total of a row of a cross table is a sum of its cells, unless one of them is a text that Excel would leave out. */
function crossCellMaker({ columns }: SheetPlan, { rowSums }: CrossLook): CellMaker {
  const sums = new Map(
    [...rowSums].map(([key, parts]) => {
      const positions = columns.flatMap(({ column }, at) => (parts.includes(column) ? [at] : []));
      return [key, { positions, summed: columns.filter(({ column }) => parts.includes(column)) }];
    }),
  );
  return (column, row, number) => {
    const value = cellValue(row[column.column], column);
    const sum = sums.get(column.column);
    if (sum === undefined || typeof value !== 'number') return value;
    if (sum.summed.some((one) => typeof cellValue(row[one.column], one) === 'string')) return value;
    return formulaCell(`SUM(${rangesOf(sum.positions, number)})`, value);
  };
}

/** `B5:M5`, or `B5,D5,F5` where other measures stand between. */
function rangesOf(positions: readonly number[], row: number): string {
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? 0;
  return last - first + 1 === positions.length
    ? `${columnLetter(first)}${row}:${columnLetter(last)}${row}`
    : positions.map((at) => `${columnLetter(at)}${row}`).join(',');
}
