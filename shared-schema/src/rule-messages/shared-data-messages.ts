/** What is wrong with the data that items of a report share, in words for its author. */
export const sharedDataMessages = {
  noName: 'Escribe el nombre del conjunto de datos.',
  sameName: (name: string) => `Dos conjuntos de datos se llaman “${name}”; cambia el nombre de uno.`,
  noTable: (name: string) => `Elige la tabla del conjunto de datos “${name}”.`,
  ofSet: (name: string, problem: string) => `Conjunto de datos “${name}”: ${problem}`,
  ofReport: (problem: string) => `Filtros del reporte: ${problem}`,
  /** A filter or an order over a column that the rows of the set have not got. */
  filterColumn: (filter: string, table: string) =>
    `el filtro “${filter}” compara una columna de “${table}”, que el conjunto no tiene; agrega la tabla o quita el filtro.`,
  orderColumn: (column: string, table: string) =>
    `ordena por “${column}” de “${table}”, que el conjunto no tiene; agrega la tabla o quita el orden.`,
  computed: (filter: string) =>
    `el filtro “${filter}” usa un campo adicional, que solo existe en su elemento; ponlo en el elemento.`,
  twice: (filter: string) => `el filtro “${filter}” está dos veces; quita uno.`,
  /** Of an item. */
  gone: 'El conjunto de datos del elemento ya no existe; elige otro o usa tablas propias.',
  otherTable: (column: string, table: string, set: string) =>
    `La columna “${column}” es de “${table}”, que el conjunto de datos “${set}” no tiene; quita la columna o agrega la tabla al conjunto.`,
  unreached: (filter: string) =>
    `El filtro del reporte “${filter}” no se aplica aquí: las filas no tienen esa columna. Agrega su tabla, o indica en “Filtros” que este elemento no usa los filtros del reporte.`,
  unused: (filter: string) => `El filtro del reporte “${filter}” no se aplica a ningún elemento.`,
  /** Given for one item alone. */
  severalValues: (filter: string) =>
    `El filtro “${filter}” es de varios elementos del reporte: da el mismo valor en todos.`,
} as const;
