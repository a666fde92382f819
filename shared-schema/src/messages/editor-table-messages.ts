import type { TableStyle } from '../report/table-look.ts';

/** Texts of the properties that only a table of the editor has. */
export const editorTableMessages = {
  groups: {
    outer: 'Agrupar por',
    inner: 'Y dentro de cada grupo por',
    none: 'Sin agrupar',
    clear: (field: string) => `${field}: quitar`,
    keepTogether: 'No partir un grupo entre dos páginas',
    /** Of the outer and of the inner groups. */
    texts: {
      encabezado: ['Encabezado de cada grupo', 'Encabezado de cada grupo de dentro'],
      pie: ['Pie de cada grupo', 'Pie de cada grupo de dentro'],
    },
    textExamples: {
      encabezado: 'Como está: la columna y su valor',
      pie: 'Subtotal de {Centro}: {SUMA(Neto)}',
    },
    textsHelp:
      'Escribe entre llaves las columnas y los totales de cada grupo: Subtotal de {Centro}: {SUMA(Neto)} — {CONTARA(Nombre)} personas.',
    ownPages: 'Nueva página por grupo',
    ownPagesHelp: 'El total general va en una página aparte, después del último grupo.',
    ownNumbers: 'Reiniciar la numeración',
    ownNumbersHelp: 'Las páginas de cada grupo se cuentan desde la 1. En Excel se cuentan todas.',
  },
  pageSums: {
    title: 'Sumas en cada página',
    needsSum: 'Elige “Suma” como total de una columna.',
    onlyPdf: 'Van en el PDF. Word y Excel no tienen páginas fijas y no las llevan.',
  },
  alias: 'Nombre en fórmulas',
  zebra: 'Filas alternadas en gris',
  look: {
    style: 'Estilo de tabla',
    styles: {
      lineas: 'Líneas finas',
      cebra: 'Filas alternadas',
      cuadricula: 'Cuadrícula',
      color: 'Encabezado de color',
    } satisfies Record<TableStyle, string>,
    headFill: 'Relleno del encabezado',
    noHeadFill: 'Sin relleno',
  },
  repeatHeader: 'Repetir el encabezado en cada página',
  conditional: {
    title: 'Formato condicional',
    add: 'Agregar formato condicional',
    needsColumns: 'Elige primero las columnas de la tabla.',
    column: 'Columna del formato condicional',
    missingColumn: (column: string) => `${column} (no está)`,
    value: 'Valor del formato condicional',
    remove: (column: string) => `Quitar el formato condicional de ${column}`,
    color: 'Color',
    noColor: 'Sin cambio',
    bold: 'Negrita',
    wholeRow: 'Toda la fila',
    byFormula: 'Decidir con una fórmula',
    formulaOf: (column: string) => `Fórmula del formato condicional de ${column}`,
    formulaExample: 'Horas > 9',
    /** @param measure as formulas name it. */
    groupFormulaExample: (measure: string) => `${measure} > 1000`,
  },
  /** Names of steps in the history: "Deshacer: agrupar filas de tabla". */
  steps: {
    alias: 'cambiar nombre en fórmulas',
    look: 'cambiar estilo',
    headFill: 'cambiar relleno del encabezado',
    group: 'agrupar filas',
    keepTogether: 'cambiar saltos de grupo',
    groupTexts: 'cambiar textos de los grupos',
    ownPages: 'cambiar páginas de los grupos',
    ownNumbers: 'cambiar numeración de los grupos',
    pageSums: 'cambiar sumas de las páginas',
    addConditional: 'agregar formato condicional',
    changeConditional: 'cambiar formato condicional',
    removeConditional: 'quitar formato condicional',
  },
} as const;
