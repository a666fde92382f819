/** Texts of the condition under which an item of a report is shown. */
export const editorConditionMessages = {
  field: 'Mostrar solo si se cumple una condición',
  formula: 'Condición para mostrar',
  placeholder: 'FILAS([Tabla 1.Nombre]) > 0',
  hasRows: (table: string) => `Si “${table}” tiene filas`,
  suggestions: 'Condiciones frecuentes',
  help: 'Al imprimir, si no se cumple, el elemento no aparece y los de abajo suben. Aquí siempre se ve.',
  /** On the canvas. */
  hidden: 'No se imprime: no se cumple su condición',
  shown: 'Se imprime: se cumple su condición',
  unknown: 'Con condición',
} as const;
