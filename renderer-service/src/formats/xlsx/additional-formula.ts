import { type AdditionalColumn, roundingOf } from '@lienzo/schema/data/additional-column';
import { isNumericType, type SelectedColumn } from '@lienzo/schema/data/column';
import { formulaOf } from '@lienzo/schema/data/computed-formulas';
import { decimalOf } from '@lienzo/schema/data/exact-decimal';
import { isProblem } from '@lienzo/schema/formula/compile-formula';
import { isPercentage } from '../cells/cell-value.ts';
import { columnLetter } from './sheet-cell.ts';
import { writtenFormula } from './written-formula.ts';

const SIGNS = { sumar: '+', restar: '-', multiplicar: '*', dividir: '/' } as const;

/**
 * An additional column as an Excel formula for a row number, or null where Excel has no equivalent: an operand that is
 * not in the sheet, a difference in years or to today, a parameter. Empty operands give an empty cell. Percentages, which are
 * hundredths in the sheet, count with their figure. The result is rounded as the column's values are.
 * @param computed all computed columns of the item, which formulas may use.
 */
export function additionalFormula(
  additional: AdditionalColumn,
  columns: SelectedColumn[],
  computed: readonly AdditionalColumn[],
): ((row: number) => string) | null {
  const formula = formulaOf(additional, computed);
  if (formula !== null) return isProblem(formula) ? null : writtenFormula(formula, additional, columns);
  const { operator, parametro } = additional;
  if (parametro !== undefined) return null;
  const letters = additional.selected_columns.map((key) => letterOf(key, columns, additional.tipo));
  if (operator === null || letters.length === 0 || letters.some((letter) => letter === null)) return null;
  if (additional.tipo === 'fecha') {
    const [from, to] = letters;
    if (letters.length !== 2 || additional.resultado !== 'dias') return null;
    return (row) => `IF(OR(${from}${row}="",${to}${row}=""),"",${to}${row}-${from}${row})`;
  }
  const constant = additional.valor.trim();
  if (constant !== '' && decimalOf(constant) === null) return null;
  const percentages = additional.selected_columns.map((key) =>
    columns.some((column) => column.column === key && isPercentage(column)),
  );
  const own = columns.find((column) => column.column === additional.id);
  const asHundredth = own !== undefined && isPercentage(own);
  const decimals = roundingOf(additional, columns);
  return (row) => {
    const cells = letters.map((letter) => `${letter}${row}`);
    const figures = cells.map((cell, index) => (percentages[index] ? `(${cell}*100)` : cell));
    const operands = constant === '' ? figures : [...figures, `(${constant})`];
    const holes = cells.map((cell) => `${cell}=""`);
    if (operator === 'dividir') holes.push(...operands.slice(1).map((operand) => `${operand}=0`));
    const result = `ROUND(${operands.join(SIGNS[operator])},${decimals})`;
    return `IF(OR(${holes.join(',')}),"",${asHundredth ? `${result}/100` : result})`;
  };
}

function letterOf(key: string, columns: SelectedColumn[], tipo: AdditionalColumn['tipo']): string | null {
  const index = columns.findIndex((column) => column.column === key);
  const type = columns[index]?.data_type;
  if (type === undefined) return null;
  const fits = tipo === 'numero' ? isNumericType(type) : type === 'date';
  return fits ? columnLetter(index) : null;
}
