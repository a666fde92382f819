import type { Loss, Sought } from '../formula/formula-value.ts';
import { lossText } from '../rule-messages/formula-messages.ts';

/** Texts of formulas in the editor. */
export const editorFormulaMessages = {
  label: 'Fórmula',
  labelOf: (column: string) => `Fórmula de ${column || 'un campo sin nombre'}`,
  placeholder: 'SI(Horas > 9; 9; Horas)',
  convert: 'Convertir en fórmula',
  suggestions: 'Sugerencias',
  suggestionCount: (count: number) =>
    count === 1 ? '1 sugerencia, Enter la escribe.' : `${count} sugerencias, flecha abajo para elegir.`,
  function: 'Función',
  column: 'Campo adicional',
  example: (example: string, result: string) => `${example} → ${result}`,
  firstRows: 'Primeras filas:',
  yes: 'Sí',
  no: 'No',
  rowOf: (row: number) => `Fila ${row}`,
  lost: (loss: Loss, sought?: Sought | undefined) => `vacío, ${lossText(loss, sought)}`,
  empty: 'vacío',
} as const;
