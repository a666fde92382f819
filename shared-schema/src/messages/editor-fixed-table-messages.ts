import type { TablaFijaItem } from '../report/item.ts';

/** Texts of fixed tables in the editor. */
export const editorFixedTableMessages = {
  table: 'Tabla',
  cell: (position: string) => `Celda ${position}`,
  noCell:
    'Haz clic en una celda para escribir en ella. Tab pasa a la siguiente; en la última agrega una fila.',
  write: 'Escribir en la primera celda',
  rowAbove: 'Fila arriba',
  rowBelow: 'Fila abajo',
  columnLeft: 'Columna a la izquierda',
  columnRight: 'Columna a la derecha',
  insert: 'Insertar',
  remove: 'Quitar',
  removeRow: 'Quitar fila',
  removeColumn: 'Quitar columna',
  merge: 'Combinar',
  mergeRight: 'Combinar con la derecha',
  mergeDown: 'Combinar con la de abajo',
  split: 'Separar',
  fill: 'Fondo de la celda',
  noFill: 'Sin fondo',
  width: 'Ancho de la columna',
  border: (column: number) => `Borde entre las columnas ${column} y ${column + 1}`,
  alignColumn: 'Alinear toda la columna',
  alignments: { left: 'Izquierda', center: 'Centro', right: 'Derecha' },
  head: 'La primera fila es encabezado',
  borders: 'Bordes',
  borderKinds: {
    rejilla: 'Rejilla',
    horizontales: 'Solo horizontales',
    contorno: 'Solo contorno',
    ninguno: 'Sin bordes',
  } satisfies Record<TablaFijaItem['bordes'], string>,
  help: 'Lo que copias de Excel o de Hojas de cálculo se reparte en las celdas. Las fórmulas y los parámetros se insertan desde la barra del texto.',
  steps: {
    insertRow: 'insertar fila',
    removeRow: 'quitar fila',
    insertColumn: 'insertar columna',
    removeColumn: 'quitar columna',
    merge: 'combinar celdas',
    split: 'separar celda',
    fill: 'cambiar fondo',
    width: 'cambiar ancho de columna',
    align: 'alinear columna',
    paste: 'pegar celdas',
  },
  refusals: {
    rows: (most: number) =>
      `La tabla fija ya tiene ${most} filas, que son las que caben. Agrega otra tabla fija debajo.`,
    columns: (most: number) => `La tabla fija ya tiene ${most} columnas, que son las que caben.`,
    lastRow: 'La tabla fija necesita una fila. Para quitarla completa, elimina el elemento.',
    lastColumn: 'La tabla fija necesita una columna. Para quitarla completa, elimina el elemento.',
    noNeighbour: {
      right: 'A la derecha no hay otra celda.',
      down: 'Abajo no hay otra celda.',
    },
    tooLarge: (rows: number, columns: number) =>
      `Lo copiado no cabe: una tabla fija tiene hasta ${rows} filas y ${columns} columnas. No se pegó nada; copia menos celdas.`,
  },
  done: {
    rowAdded: (row: number) => `Se agregó la fila ${row}.`,
    pasted: (cells: number) =>
      cells === 1 ? 'Se pegó 1 celda.' : `Se pegaron ${cells.toLocaleString('es-MX')} celdas.`,
  },
} as const;
