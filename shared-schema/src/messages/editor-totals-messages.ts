/** Texts of the properties that only a block of totals of the editor has. */
export const editorTotalsMessages = {
  rows: 'Filas',
  add: 'Agregar fila de totales',
  label: (number: number) => `Qué dice la fila ${number}`,
  labelPlaceholder: 'Subtotal',
  formula: (label: string, number: number) => `Fórmula de ${label.trim() || `la fila ${number}`}`,
  bold: 'Resaltar',
  up: (number: number) => `Subir la fila ${number}`,
  remove: (number: number) => `Quitar la fila ${number}`,
  help: 'Una fila puede usar las de arriba por su nombre: [Subtotal] * 16%.',
  steps: {
    add: 'agregar fila',
    change: 'cambiar fila',
    move: 'mover fila',
    remove: 'quitar fila',
  },
} as const;
