/** Of bars and icons in the cells of a table. */
export const columnMarkMessages = {
  /** What each icon says to those who do not see it: the first, the second, the third. */
  icons: {
    flechas: ['Arriba', 'Igual', 'Abajo'],
    semaforo: ['Verde', 'Ámbar', 'Rojo'],
    verificacion: ['Cumple', 'Atención', 'No cumple'],
  },
  problems: {
    ofColumn: (column: string, problem: string) => `Columna “${column}”: ${problem}`,
    noNumbers: 'las barras y los iconos son para números; quítalos.',
    noNumber: 'escribe los límites con números, por ejemplo 1500.50.',
    bar: 'el máximo de su barra debe ser mayor que el mínimo.',
    icons: 'el límite del primer icono no puede ser menor que el del segundo.',
  },
  /** @param count of the values that a typed scale leaves out. */
  beyond: (column: string, count: number) =>
    count === 1
      ? `Un valor de “${column}” queda fuera de la escala de su barra, que ahí no dice cuánto es: cambia el mínimo o el máximo.`
      : `${count.toLocaleString('es-MX')} valores de “${column}” quedan fuera de la escala de su barra, que ahí no dice cuánto son: cambia el mínimo o el máximo.`,
} as const;
