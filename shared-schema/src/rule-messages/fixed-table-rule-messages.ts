/** Why a fixed table cannot be saved. */
export const fixedTableRuleMessages = {
  blank: 'La tabla fija está vacía. Escribe en una de sus celdas.',
  uneven: 'La tabla fija tiene filas de distinto largo. Vuelve a agregarla.',
  beyond: (row: number) => `Una celda combinada de la fila ${row} llega más allá de la tabla. Sepárala.`,
  overlap: (row: number) => `Una celda combinada de la fila ${row} cubre otra celda. Sepárala.`,
  gap: (row: number) => `A la fila ${row} de la tabla fija le falta una celda. Vuelve a agregar la tabla.`,
} as const;
