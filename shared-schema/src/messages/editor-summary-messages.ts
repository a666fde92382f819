import type { DerivedFunction, SummaryFunction } from '../data/summary.ts';

/** Texts of a table's summary in the editor. */
export const editorSummaryMessages = {
  toggle: 'Resumir: una fila por grupo',
  /** @param columns what the rows are grouped by. */
  grouped: (columns: readonly string[]) =>
    columns.length === 0
      ? 'Una sola fila con todas las medidas. Elige columnas para tener una fila por grupo.'
      : `Una fila por ${new Intl.ListFormat('es-MX').format(columns)}.`,
  title: 'Medidas',
  add: 'Agregar una medida',
  first: 'Agregar una medida de…',
  next: 'Agregar otra medida de…',
  functionOf: (column: string) => `Cálculo de ${column}`,
  remove: (measure: string) => `Quitar la medida ${measure}`,
  group: 'Medidas',
  total: 'Total',
  functions: {
    suma: 'Suma',
    promedio: 'Promedio',
    minimo: 'Mínimo',
    maximo: 'Máximo',
    cuenta: 'Cuenta',
    distintos: 'Distintos',
  } satisfies Record<SummaryFunction, string>,
  /** The readable name of a measure's column. */
  names: {
    suma: (column: string) => `Suma de ${column}`,
    promedio: (column: string) => `Promedio de ${column}`,
    minimo: (column: string) => `Mínimo de ${column}`,
    maximo: (column: string) => `Máximo de ${column}`,
    cuenta: (column: string) => `Cuenta de ${column}`,
    distintos: (column: string) => `Distintos de ${column}`,
  } satisfies Record<SummaryFunction, (column: string) => string>,
  derived: {
    title: 'Cálculos sobre las medidas',
    add: 'Agregar un cálculo sobre una medida',
    first: 'Porcentaje, acumulado o posición…',
    none: 'Ningún cálculo se llama así.',
    remove: (column: string) => `Quitar el cálculo ${column}`,
  },
  firstGroups: {
    by: 'Solo los primeros grupos por',
    all: 'Todos los grupos',
    clear: 'Mostrar todos los grupos',
    count: 'Cuántos; los demás van juntos como “Otros”',
    step: 'cambiar primeros grupos',
  },
  /** The readable name of a column that is derived of a measure. */
  derivedNames: {
    porcentaje: (measure: string) => `% de ${measure}`,
    acumulado: (measure: string) => `${measure}, acumulado`,
    posicion: (measure: string) => `Posición por ${measure}`,
  } satisfies Record<DerivedFunction, (measure: string) => string>,
  /** Names of steps in the history: "Deshacer: resumir tabla". */
  steps: {
    summarise: 'resumir',
    unsummarise: 'dejar de resumir',
    add: 'agregar medida',
    change: 'cambiar medida',
    remove: 'quitar medida',
    addDerived: 'agregar cálculo',
    removeDerived: 'quitar cálculo',
  },
};
