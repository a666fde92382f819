import type { Loss } from '../formula/formula-value.ts';

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
  /** Why a row has no result. */
  losses: {
    missing: 'vacío, falta un dato',
    division: 'vacío, división entre cero',
    number: 'vacío, el número no se puede calcular',
    date: 'vacío, la fecha no existe',
    argument: 'vacío, un valor está fuera de lo que la función acepta',
    noCase: 'vacío, ninguna condición se cumple',
  } satisfies Record<Loss, string>,
  empty: 'vacío',
} as const;
