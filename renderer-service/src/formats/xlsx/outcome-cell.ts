import type { ColumnFormat, SelectedColumn } from '@lienzo/schema/data/column';
import { dataTypeOf } from '@lienzo/schema/data/computed-formulas';
import type { FormulaOutcome } from '@lienzo/schema/report/formula-outcome';
import { formatOfOutcome, roundedOutcome } from '@lienzo/schema/report/formula-results';
import { cellValue } from '../cells/cell-value.ts';
import { columnStyle } from './cell-styles.ts';
import type { SheetWriter } from './sheet-writer.ts';

export type OutcomeCell = ReturnType<ReturnType<SheetWriter['addRow']>['getCell']>;

/** Writes a result as a typed cell with its format: a number as it stands on paper, rounded. */
export function writeOutcome(
  cell: OutcomeCell,
  outcome: FormulaOutcome | undefined,
  format: ColumnFormat | undefined,
): void {
  if (outcome === undefined) return;
  const column: SelectedColumn = {
    ...{ column: '', readable_name: '', data_type: dataTypeOf(outcome.type) },
    formato: formatOfOutcome(outcome, format),
  };
  const value = cellValue(roundedOutcome(outcome, format), column);
  cell.value = typeof value === 'object' && value !== null && 'textDate' in value ? value.textDate : value;
  // A number of more digits than Excel counts with is text.
  cell.style = typeof value === 'string' ? { numFmt: '@' } : columnStyle(column);
}
