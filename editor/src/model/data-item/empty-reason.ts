import type { AdditionalColumn } from '@lienzo/schema/data/additional-column';
import type { Cell, Row } from '@lienzo/schema/data/column';
import { editorCanvasMessages } from '@lienzo/schema/messages/editor-canvas-messages';

/** Why an additional column is empty in a row, as a message for the author. */
export function emptyReason(column: AdditionalColumn, row: Row): string {
  const divisors: (Cell | undefined)[] = [...column.selected_columns.slice(1).map((key) => row[key])];
  if (column.valor.trim() !== '') divisors.push(column.valor);
  const byZero = divisors.some((value) => isPresent(value) && Number(value) === 0);
  return column.operator === 'dividir' && byZero
    ? editorCanvasMessages.emptyCells.dividedByZero
    : editorCanvasMessages.emptyCells.valueMissing;
}

const isPresent = (value: Cell | undefined): boolean =>
  value !== null && value !== undefined && String(value).trim() !== '';
