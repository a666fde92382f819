import type { TablaCruzadaItem } from '../report/item.ts';

/** Texts of a cross table's properties in the editor. */
export const editorCrossMessages = {
  places: {
    filas: {
      title: 'Filas',
      add: 'Agregar una columna a las filas',
      first: 'Una fila por cada…',
      next: 'Y dentro de cada una por…',
      move: (column: string) => `Pasar ${column} a las columnas`,
    },
    columnas: {
      title: 'Columnas',
      add: 'Agregar una columna a las columnas',
      first: 'Una columna por cada…',
      next: 'Y dentro de cada una por…',
      move: (column: string) => `Pasar ${column} a las filas`,
    },
  },
  /** The headings of what is crossed. */
  heading: {
    filas: { label: 'Encabezado', of: (column: string) => `Encabezado de ${column}` },
    columnas: { label: 'Antes de cada valor', of: (column: string) => `Antes de cada valor de ${column}` },
    medidas: { label: 'Nombre de la medida', of: (column: string) => `Nombre de la medida ${column}` },
  },
  totalHeading: 'Encabezado del total',
  firstRows: {
    by: 'Solo las primeras filas por',
    all: 'Todas las filas',
    clear: 'Mostrar todas las filas',
    count: 'Cuántas; las demás van juntas como “Otros”',
    step: 'cambiar primeras filas',
  },
  remove: (column: string) => `Quitar ${column}`,
  rowTotals: 'Total de cada fila',
  columnTotals: 'Total de cada columna',
  empty: 'Celdas vacías',
  emptyAs: {
    guion: 'Con un guion',
    vacio: 'En blanco',
  } satisfies Record<TablaCruzadaItem['vacias'], string>,
  /** Below a cross table on the canvas of which not all groups were loaded. */
  ofFirst: (shown: number) =>
    `Con las primeras ${shown.toLocaleString('es-MX')} celdas; al descargar, con todas`,
  /** Names of steps in the history: "Deshacer: cambiar filas de tabla cruzada". */
  steps: {
    filas: 'cambiar filas',
    columnas: 'cambiar columnas',
    move: 'pasar una columna al otro lado',
    format: 'cambiar formato de columna',
    heading: 'cambiar encabezado',
    totals: 'cambiar totales',
    empty: 'cambiar celdas vacías',
  },
};
