import { closedSentence } from '../rule-messages/closed-sentence.ts';

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-MX')} ${many}`;

/** Texts of the editor's page: its items and sections, their bars, what is carried, the rows shown. */
export const editorCanvasMessages = {
  /** Page numbers of what is not all on the canvas. */
  pages: {
    unknown: '…',
    about: (pages: number) => `unas ${pages.toLocaleString('es-MX')}`,
  },
  workspace:
    'Página del reporte. Flechas: recorrer elementos; Espacio: levantar y mover; Enter: escribir; Supr: eliminar.',
  sheet: (number: number) => `Hoja ${number}`,
  pageEnd: (page: number, hasFooter: boolean) =>
    `Fin de la página\u00a0${page}${hasFooter ? ' · pie de\u00a0página' : ''}`,
  /** Where there is no room for words. */
  pageEndShort: (page: number) => `${page} | ${page + 1}`,
  labelEnd: 'Fin de la etiqueta: lo que sigue no se imprime',
  addSection: 'Agregar nueva sección',

  section: {
    name: (number: number) => `Sección ${number}`,
    handle: (number: number) => `Seleccionar o arrastrar la sección ${number}`,
    empty: 'Arrastra aquí un elemento',
  },

  item: {
    role: 'elemento del reporte',
    /** "Título: Nómina semanal" */
    name: (kind: string, excerpt: string) => (excerpt === '' ? kind : `${kind}: ${excerpt}`),
    label: (name: string, is: { selected: boolean; incomplete: boolean }) =>
      `${name}${is.selected ? ', seleccionado' : ''}${is.incomplete ? ', incompleto' : ''}`,
  },

  regions: {
    header: 'Encabezado de página',
    footer: 'Pie de página',
    howToWrite: (region: string) => `${region}: doble clic para escribir`,
  },

  /** The bars over what is selected. */
  bars: {
    item: 'Acciones del elemento',
    section: 'Acciones de la sección',
    write: 'Escribir (Enter)',
    left: 'Mover a la izquierda',
    right: 'Mover a la derecha',
    up: 'Mover arriba',
    down: 'Mover abajo',
    shareWidths: 'Repartir el ancho por igual',
    addPageBreak: 'Empezar en página nueva',
    removePageBreak: 'Quitar el salto de página',
    duplicate: 'Duplicar (Ctrl+D)',
    removeItems: 'Eliminar (Supr)',
    removeSection: 'Eliminar sección (Supr)',
  },

  /** What is carried by the pointer or lifted by the keyboard, and where it would land. */
  carrying: {
    section: 'Sección',
    full: 'No cabe en esta sección',
    lifted: (what: string) => `Levantado: ${closedSentence(what)}`,
    liftedSection: (number: number) => `Sección ${number} levantada.`,
    howTo: 'Flechas: elegir el lugar; Inicio y Fin: extremos; Espacio: soltar; Escape: cancelar.',
    cancelled: 'Movimiento cancelado.',
    dropped: (position: string) => `Soltado: ${position}.`,
    inSection: (number: number, target: number, positions: number) =>
      `Sección ${number}, lugar ${target} de ${positions}`,
    inColumn: (section: number, column: number, { row, rows }: { row: number; rows: number }) =>
      `Sección ${section}, columna ${column}, apilado en el lugar ${row} de ${rows}`,
    newSection: (gap: string) => `Sección nueva ${gap}`,
    first: 'al principio',
    last: 'al final',
    between: (before: number, after: number) => `entre las secciones ${before} y ${after}`,
  },

  /** What is done so that the columns of a table fit, below it. */
  tableFit: {
    smaller: (size: number) =>
      `Las columnas no caben: la letra baja a ${size.toLocaleString('es-MX')} puntos. Quita columnas o usa la hoja horizontal.`,
    inBands: (bands: number) =>
      `Las columnas no caben: van en ${bands} partes, una tras otra, cada una con la primera columna. Quita columnas o usa la hoja horizontal.`,
  },

  /** Rows of data on the page and in the preview. */
  rows: {
    loading: 'Trayendo datos…',
    failed: 'No se pudieron traer los datos.',
    retry: 'Reintentar',
    none: (why: string) => `No hay datos: ${why}`,
    hidden: (count: number) => `y ${counted(count, 'fila', 'filas')} más`,
    someHidden: 'y más filas',
    /** Under a chart that is made from the first rows. */
    chartOfFirst: (shown: number, total: number | null) =>
      `Con las primeras ${shown.toLocaleString('es-MX')} filas; al descargar, con ${total === null ? 'todas' : `las ${total.toLocaleString('es-MX')}`}`,
    totalsOfAll: '; los totales se calculan con todas al descargar',
  },

  /** Why an additional column gives nothing in a row. */
  emptyCells: {
    dividedByZero: 'vacío, división entre cero',
    valueMissing: 'vacío, falta un dato',
  },
  /** In the place of the table's name, for a column of no table. */
  additionalColumn: 'Campo adicional',
} as const;
