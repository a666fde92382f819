import type { CellFormulaValue } from 'exceljs';

/** A live formula with the value that it has now, for programs that do not calculate. */
export const formulaCell = (
  formula: string,
  result: NonNullable<CellFormulaValue['result']>,
): CellFormulaValue => ({ formula, result, date1904: false });
