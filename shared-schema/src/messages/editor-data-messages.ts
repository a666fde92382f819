import type { FilterCondition } from '../data/filter-condition.ts';

/** Texts of the editor's "Datos" of an item: its tables, its rows, their filters and their order. */
export const editorDataMessages = {
  /** Of a search: names that do not begin with it. */
  otherMatches: 'Otras coincidencias',
  chooseColumn: 'Elige la columna',
  noColumnFound: 'Ninguna columna se llama así',
  /** A column or table that the catalogue no longer has stays chosen, and says so. */
  missing: {
    group: 'Ya no existe',
    column: (name: string) => `${name} (no existe)`,
    table: (name: string) => `${name} (ya no existe)`,
  },
  tables: {
    one: 'Tabla',
    several: 'Tablas',
    choose: 'Elige de dónde salen las filas',
    another: 'Agregar otra tabla',
    noneFound: 'Ninguna tabla se llama así',
    main: 'principal',
    remove: (table: string) => `Quitar la tabla ${table}`,
    afterwards: 'Después eliges sus columnas, filtros y orden.',
    related: 'Relacionadas',
    others: 'Otras',
  },
  rows: {
    /** @param more whether there are more than those counted */
    found: (count: number, more: boolean) =>
      `Encuentra ${more ? 'más de ' : ''}${count.toLocaleString('es-MX')} ${count === 1 ? 'fila' : 'filas'}.`,
  },
  filters: {
    title: 'Filtros',
    add: 'Agregar filtro',
    column: 'Columna del filtro',
    value: 'Valor del filtro',
    remove: (name: string) => `Quitar el filtro ${name || 'sin columna'}`,
    union: (before: string, filter: string) =>
      `Cómo se une el filtro ${filter || 'sin columna'} con ${before || 'el anterior'}`,
    unions: { y: 'Y', o: 'O' },
  },
  /** How a filter or a conditional style compares. */
  condition: 'Condición',
  conditions: {
    contiene: 'Contiene',
    'es exactamente': 'Es exactamente',
    'empieza con': 'Empieza con',
    'mayor que': 'Mayor que',
    'menor que': 'Menor que',
    'igual a': 'Igual a',
    'distinto de': 'Distinto de',
    'mayor o igual que': 'Mayor o igual que',
    'menor o igual que': 'Menor o igual que',
    entre: 'Entre',
    'está en': 'Está en',
    'está vacío': 'Está vacío',
    'no está vacío': 'No está vacío',
  } satisfies Record<FilterCondition, string>,
  value: {
    choose: 'Elige',
    yes: 'Sí',
    no: 'No',
    number: '1500.50',
    text: 'Texto',
    from: (field: string) => `${field}: desde`,
    to: (field: string) => `${field}: hasta`,
    pick: 'Elige valores',
    addValue: 'Agregar',
    removeValue: (value: string) => `Quitar ${value}`,
    empty: '(vacío)',
    searching: 'Buscando…',
    noneFound: 'Ningún valor coincide',
    more: (shown: number) => `Se muestran ${shown} valores; escribe para buscar otros.`,
  },
  order: {
    title: 'Orden de las filas',
    label: 'Ordenar por',
    first: 'Ordenar por…',
    next: 'Y después por…',
    directions: { asc: 'De menor a mayor', desc: 'De mayor a menor' },
    toggle: {
      asc: (column: string) => `${column}: de menor a mayor; cambiar`,
      desc: (column: string) => `${column}: de mayor a menor; cambiar`,
    },
    remove: (column: string) => `No ordenar por ${column}`,
  },
  /** Which rows come on a page that repeats for each row of a dynamic text. */
  detail: {
    label: 'Filas de cada página',
    help: 'La página se repite por el texto dinámico.',
    all: 'Todas las filas',
    same: (column: string) => `Solo con el mismo: ${column}`,
    best: '(recomendado)',
    missing: (column: string) => `${column} (no se puede usar aquí)`,
    keys: 'Llaves',
    others: 'Otras columnas',
    noneFound: 'Ninguna columna se llama así',
    allWarning: 'Cada página muestra las filas de todos.',
    mayRepeat: (column: string) =>
      `“${column}” puede repetirse: las páginas con el mismo valor mezclan sus filas.`,
    repeats: (column: string) => `“${column}” se repite en varias páginas, que mezclan sus filas.`,
    brokenWarning: 'El texto dinámico de la página no puede tener esta columna: la tabla sale vacía.',
    chooseKey: (column: string) => ` Elige “${column}”.`,
    linked: (column: string) => `Cada página muestra solo las filas con su mismo “${column}”.`,
  },
  /** Totals over values that rows repeat. */
  repeated: {
    title: 'Valores repetidos',
    removeTable: (table: string) => `Quitar la tabla “${table}”`,
    oneRowFor: (tables: string, others: string) =>
      `Usar una fila por “${tables}” y poner “${others}” en otra tabla`,
  },
  /** Names of steps in the history: "Deshacer: agregar filtro de tabla". */
  steps: {
    addTable: 'agregar tabla a los datos',
    removeTable: 'quitar tabla de los datos',
    splitTable: 'separar filas repetidas',
    addFilter: 'agregar filtro',
    changeFilter: 'cambiar filtro',
    joinFilters: 'unir filtros',
    removeFilter: 'quitar filtro',
    order: 'cambiar orden',
    detail: 'cambiar filas por página',
  },
} as const;
