import { type AdditionalColumn, roundingOf } from '@lienzo/schema/data/additional-column';
import type { SelectedColumn } from '@lienzo/schema/data/column';
import type { CompiledFormula } from '@lienzo/schema/formula/compile-formula';
import { formulaExcel } from '@lienzo/schema/formula/formula-backends';
import { type FormulaType, isNumber } from '@lienzo/schema/formula/formula-type';
import { isPercentage } from '../cells/cell-value.ts';
import { columnLetter } from './sheet-cell.ts';

/**
 * A formula of a computed column as one of Excel for a row number, or null where Excel has nothing like it: a column that
 * is not in the sheet, HOY, LETRA. Where it has no result the cell is empty, as on paper.
 */
export function writtenFormula(
  { node, type }: CompiledFormula,
  additional: AdditionalColumn,
  columns: SelectedColumn[],
): ((row: number) => string) | null {
  const positions = new Map(columns.map((column, index) => [column.column, { column, index }]));
  const own = positions.get(additional.id)?.column;
  const decimals = roundingOf(additional, columns);
  const finished = (formula: string): string => {
    switch (type) {
      case 'numero':
      case 'moneda': {
        const rounded = `ROUND(${formula},${decimals})`;
        return own !== undefined && isPercentage(own) ? `${rounded}/100` : rounded;
      }
      case 'logico':
        return `IF(${formula},"Sí","No")`;
      case 'fecha':
      case 'texto':
        return formula;
    }
  };
  const formula = formulaExcel(node, (key, requested) => {
    const position = positions.get(key);
    return position === undefined
      ? null
      : operand(position.column, `${columnLetter(position.index)}${ROW}`, requested);
  });
  if (formula === null) return null;
  const chunks = `IFERROR(${finished(formula)},"")`.split(ROW);
  return (row) => chunks.join(String(row));
}

/** Stands for the row's number; no formula has it. */
const ROW = '\u0000';

/** A cell as an operand: `#N/A` where it is empty, a percentage with its figure, an instant by its day. */
function operand(
  column: SelectedColumn,
  cell: string,
  type: FormulaType,
): { formula: string; cell: string | null } {
  if (type === 'texto') return { formula: `(${cell}&"")`, cell };
  if (type === 'logico') return { formula: `IF(${cell}="",NA(),${cell}="Sí")`, cell };
  const isHundredth = isNumber(type) && isPercentage(column);
  const value = isHundredth ? `${cell}*100` : column.data_type === 'timestamp' ? `INT(${cell})` : cell;
  return { formula: `IF(${cell}="",NA(),${value})`, cell: value === cell ? cell : null };
}
