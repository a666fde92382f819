import type { AdditionalColumn, AdditionalOperator } from '../data/additional-column.ts';
import type { NamedFormat } from '../data/column.ts';

const decimalText = (decimals: number): string => {
  if (decimals === 0) return 'sin decimales';
  return decimals === 1 ? '1 decimal' : `${decimals} decimales`;
};

/** Texts of the columns of an item over data in the editor, and of those computed from others. */
export const editorColumnMessages = {
  title: 'Columnas',
  choose: 'Elegir columnas',
  search: 'Buscar columna',
  noneFound: 'Ninguna columna se llama así.',
  addBlank: 'En blanco',
  blank: 'Columna en blanco',
  unnamed: 'Campo sin nombre',
  missing: 'no existe',
  sort: (name: string) => `Ordenar ${name}: flecha arriba o abajo`,
  sortHelp: 'Flecha arriba o abajo: cambiar de lugar.',
  moved: (name: string, position: number, count: number) => `${name}: lugar ${position} de ${count}.`,
  remove: (name: string) => `Quitar la columna ${name}`,
  /** Read out for the column that is selected on the page. */
  selected: (name: string, target: number, count: number) =>
    `Columna ${name}, ${target} de ${count}. Enter: cambiar el encabezado; Escape: volver a la tabla.`,
  headingOf: (name: string) => `Encabezado de la columna ${name}`,
  heading: 'Encabezado',
  noHeading: 'Sin encabezado',
  format: 'Formato',
  formatOf: (column: string) => `Formato de ${column}`,
  /** Formats by an example of what they write. */
  formats: {
    general: 'General',
    entero: 'Entero: 1,235',
    decimal: 'Decimal: 1,234.50',
    moneda: 'Moneda: $1,234.50',
    porcentaje: 'Porcentaje: 12.5%',
    fecha_corta: 'Corta: 20/11/2026',
    fecha_media: 'Media: 20 nov 2026',
    fecha_larga: 'Larga: 20 de noviembre de 2026',
    fecha_mes: 'Mes: nov 2026',
    fecha_anio: 'Año: 2026',
    fecha_hora: 'Con hora: 20/11/2026 3:05 p. m.',
  } satisfies Record<NamedFormat, string>,
  /** The same in a word, in a row of the list. */
  shortFormats: {
    general: 'General',
    entero: 'Entero',
    decimal: 'Decimal',
    moneda: 'Moneda',
    porcentaje: '%',
    fecha_corta: 'Fecha',
    fecha_media: 'Fecha',
    fecha_larga: 'Fecha',
    fecha_mes: 'Mes',
    fecha_anio: 'Año',
    fecha_hora: 'Fecha',
  } satisfies Record<NamedFormat, string>,
  several: {
    start: 'Editar varias',
    end: 'Listo',
    hint: 'Marca las columnas y elige abajo lo que tendrán en común.',
    all: 'Todas',
    choose: (name: string) => `Marcar la columna ${name}`,
    title: (count: number) => (count === 1 ? '1 columna marcada' : `${count} columnas marcadas`),
    mixedKinds: 'Las columnas marcadas no son del mismo tipo: no tienen un formato en común.',
  },
  /** Headings above those of several columns. */
  shared: {
    label: 'Encabezado común',
    share: 'Agrupar encabezado',
    divide: 'Desagrupar encabezado',
    first: 'Encabezado',
    apart: 'Para agrupar su encabezado, marca columnas que estén una junto a otra.',
    made: (count: number, heading: string) => `Encabezado “${heading}” sobre ${count} columnas.`,
    divided: (count: number) =>
      count === 1 ? '1 columna sin encabezado común.' : `${count} columnas sin encabezado común.`,
  },
  typed: {
    short: 'Propio',
    option: 'Personalizado…',
    label: (example: string) => `Personalizado: ${example}`,
    pattern: 'Formato personalizado',
    patternOf: (column: string) => `Formato personalizado de ${column}`,
    example: (texts: readonly string[]) => `Ejemplo: ${texts.join('   ')}`,
    kept: (problem: string) => `${problem} Se conserva el formato anterior.`,
  },
  total: 'Total',
  totalOf: (column: string) => `Total de ${column}`,
  noTotal: 'Sin total',
  bold: 'Negrita',
  width: 'Ancho',
  automaticWidth: 'Auto',
  additional: {
    title: 'Campos adicionales',
    add: 'Agregar campo adicional',
    remove: (name: string) => `Quitar el campo adicional ${name || 'sin nombre'}`,
    unnamed: 'Campo adicional',
    name: 'Nombre del campo adicional',
    nameExample: 'Nombre, por ejemplo Costo total',
    kind: 'Tipo del campo adicional',
    kinds: { numero: 'Números', fecha: 'Fechas', formula: 'Fórmula' } satisfies Record<
      AdditionalColumn['tipo'],
      string
    >,
    columns: {
      numero: 'Columnas, en orden',
      fecha: 'Desde (y hasta) la fecha',
    } satisfies Record<Exclude<AdditionalColumn['tipo'], 'formula'>, string>,
    chooseColumns: 'Elige columnas',
    noneOfKind: 'Las tablas no tienen columnas de este tipo',
    noneFound: 'Ninguna se llama así',
    operation: 'Operación',
    operators: {
      sumar: 'Sumar',
      restar: 'Restar',
      multiplicar: 'Multiplicar',
      dividir: 'Dividir',
    } satisfies Record<AdditionalOperator, string>,
    number: 'Y un número',
    numberLabel: 'Y un número con el que se opera',
    until: 'Hasta',
    untilToday: 'Hoy',
    untilDay: 'Una fecha',
    day: 'Fecha',
    resultIn: 'Resultado en',
    results: { dias: 'Días', años: 'Años' },
    units: { dias: 'días', años: 'años' },
    rounding: 'Redondear a',
    roundings: {
      format: (decimals: number | null) =>
        decimals === null
          ? 'Como el formato (todos los decimales)'
          : `Como el formato (${decimalText(decimals)})`,
      decimals: (decimals: number) => decimalText(decimals),
      none: 'Sin redondear',
    },
    /** Below the field while nothing is rounded. */
    unrounded: 'Las filas impresas pueden no sumar el total impreso.',
    firstRow: 'Primera fila:',
  },
  /** Names of steps in the history: "Deshacer: ordenar columnas de tabla". */
  steps: {
    order: 'ordenar columnas',
    addBlank: 'agregar columna en blanco',
    change: 'cambiar columna',
    changeSeveral: 'cambiar columnas',
    rename: 'renombrar columna',
    shareHeading: 'agrupar encabezado',
    renameHeading: 'renombrar encabezado común',
    divideHeading: 'desagrupar encabezado',
    remove: 'quitar columna',
    addAdditional: 'agregar campo adicional',
    changeAdditional: 'cambiar campo adicional',
    removeAdditional: 'quitar campo adicional',
  },
} as const;
