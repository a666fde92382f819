/** Texts of the condition under which an item of a report, a column or a section is shown. */
export const editorConditionMessages = {
  fields: {
    item: 'Mostrar solo si se cumple una condición',
    column: 'Mostrar la columna solo si se cumple una condición',
    section: 'Mostrar la sección solo si se cumple una condición',
  },
  formula: 'Condición para mostrar',
  placeholder: 'FILAS([Tabla 1.Nombre]) > 0',
  hasRows: (table: string) => `Si “${table}” tiene filas`,
  suggestions: 'Condiciones frecuentes',
  helps: {
    item: 'Al imprimir, si no se cumple, el elemento no aparece y los de abajo suben. Aquí siempre se ve.',
    column: 'Al imprimir, si no se cumple, las demás columnas ocupan su lugar. Aquí siempre se ve.',
    section: 'Al imprimir, si no se cumple, nada de la sección aparece. Aquí siempre se ve.',
  },
  /** On the canvas. */
  hidden: 'No se imprime: no se cumple su condición',
  shown: 'Se imprime: se cumple su condición',
  unknown: 'Con condición',
  hiddenColumns: (columns: readonly string[]) =>
    columns.length === 1
      ? `No se imprime la columna “${columns[0]}”: no se cumple su condición.`
      : `No se imprimen las columnas ${columns.map((column) => `“${column}”`).join(', ')}: no se cumplen sus condiciones.`,
  conditionalColumns: (columns: readonly string[]) =>
    columns.length === 1
      ? `La columna “${columns[0]}” se imprime según su condición.`
      : `Las columnas ${columns.map((column) => `“${column}”`).join(', ')} se imprimen según sus condiciones.`,
} as const;
