import { closedSentence } from '../rule-messages/closed-sentence.ts';

const items = (count: number): string => (count === 1 ? '1 elemento' : `${count} elementos`);

/** Data that several items share, in the editor. */
export const editorSharedMessages = {
  group: 'Datos compartidos',
  /** Filters of the whole report. */
  reportFilters: {
    title: 'Filtros del reporte',
    help: 'Se aplican a cada tabla, gráfica y texto dinámico cuyas filas tengan la columna.',
    noTables: 'Elige primero una tabla en algún elemento.',
    item: (kind: string, excerpt: string) => (excerpt === '' ? kind : `${kind} “${excerpt}”`),
    unreached: (filter: string, names: string) => `“${filter}” no se aplica a: ${closedSentence(names)}`,
  },
  sets: {
    title: 'Conjuntos de datos',
    help: 'Tablas con sus filtros y su orden, que usan varios elementos.',
    add: 'Agregar conjunto de datos',
    name: 'Nombre del conjunto de datos',
    nameExample: 'Recibos del periodo',
    newName: (number: number) => `Datos ${number}`,
    remove: (name: string) => `Quitar el conjunto de datos ${name || 'sin nombre'}`,
    filters: 'Filtros del conjunto',
    usedBy: (count: number) => (count === 0 ? 'Ningún elemento lo usa.' : `Lo usan ${items(count)}.`),
    removed: (name: string, count: number) =>
      count === 0
        ? `Se quitó “${name}”.`
        : `Se quitó “${name}”. ${count === 1 ? 'El elemento que lo usaba conserva' : `Los ${count} elementos que lo usaban conservan`} sus tablas y filtros.`,
  },
  /** Of an item. */
  source: 'De dónde salen los datos',
  own: 'Tablas propias',
  gone: 'Conjunto que ya no existe',
  share: 'Compartir estos datos con otros elementos',
  shared: (name: string) => `Otros elementos ya pueden usar los datos “${name}”.`,
  tablesOf: (tables: string) => `Tablas: ${tables}`,
  edit: 'Editar en Propiedades del reporte',
  orderOfSet: 'Las filas salen en el orden del conjunto.',
  filtersOf: { report: 'Del reporte', set: 'Del conjunto' },
  filter: (name: string, rule: string) => `${name}: ${rule}`,
  asked: 'se pregunta',
  useReportFilters: 'Usar los filtros del reporte',
  steps: {
    ofSet: (what: string) => `${what} del conjunto de datos`,
    ofReport: (what: string) => `${what} del reporte`,
    addSet: 'agregar conjunto de datos',
    removeSet: 'quitar conjunto de datos',
    renameSet: 'cambiar nombre del conjunto de datos',
    addTable: 'agregar tabla',
    removeTable: 'quitar tabla',
    share: 'compartir datos',
    choose: 'elegir datos',
    reportFilters: 'usar los filtros del reporte',
  },
} as const;
