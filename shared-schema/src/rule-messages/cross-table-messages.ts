/** What a cross table says, and what its author is told of one that cannot be saved or drawn. */
export const crossTableMessages = {
  /** The heading of a column whose value is empty. */
  noValue: 'Sin dato',
  /** The headings of the totals of rows, by the function of their measure. */
  rowTotals: {
    suma: 'Total',
    promedio: 'Promedio',
    minimo: 'Mínimo',
    maximo: 'Máximo',
    cuenta: 'Total',
    distintos: 'Distintos',
  },
  noTable: 'Elige la tabla de la que salen los datos de la tabla cruzada.',
  noRows: 'Elige al menos una columna para las filas de la tabla cruzada.',
  noColumns: 'Elige al menos una columna cuyos valores sean las columnas de la tabla cruzada.',
  noMeasures: 'Elige al menos una medida para la tabla cruzada.',
  manyRowKeys: (most: number) =>
    `La tabla cruzada nombra sus filas con más de ${most} columnas. Quita algunas.`,
  goneColumn: (column: string) =>
    `La tabla cruzada usa “${column}” en sus columnas, pero ya no la tiene. Elige otra.`,
  measureAcross: (column: string) =>
    `“${column}” es una medida y no puede ser columna de la tabla cruzada. Elige otra.`,
  order: (column: string) =>
    `La tabla cruzada no puede ordenarse por “${column}”: las columnas van siempre en su propio orden. Ordénala por sus filas o sus medidas.`,
  styleAcross: (column: string) =>
    `El estilo condicional de “${column}” no se ve, porque sus valores son encabezados. Elige una medida o una columna de las filas.`,
  styleOfTotal: (column: string) =>
    `El estilo de toda la fila por “${column}” depende de su total. Activa “Total de cada fila” o aplica el estilo solo a la celda.`,
  /** Of the formula of a style. */
  styleRowAcross: (column: string) =>
    `la fórmula usa “${column}”, que cambia en cada columna; quítala de la fórmula o aplica el formato a las celdas de una medida.`,
  styleRowTotal: (column: string) =>
    `la fórmula usa “${column}” de toda la fila, que es su total; activa “Total de cada fila” o aplica el formato a las celdas de la medida.`,
  manyColumns: (columns: number, most: number, names: readonly string[]) =>
    `La tabla cruzada tendría ${columns.toLocaleString('es-MX')} columnas y puede tener ${most} columnas. Agrupa ${names.map((name) => `“${name}”`).join(' y ')} por mes o por año si es fecha, elige otra columna con menos valores o agrega un filtro.`,
  manyCells: (most: number) =>
    `La tabla cruzada tendría más de ${most.toLocaleString('es-MX')} celdas con datos. Agrupa sus filas o sus columnas por algo con menos valores, o agrega un filtro.`,
};
