/** Texts of the properties that only a table of the editor has. */
export const editorTableMessages = {
  groups: {
    outer: 'Agrupar por',
    inner: 'Y dentro de cada grupo por',
    none: 'Sin agrupar',
    clear: (field: string) => `${field}: quitar`,
    keepTogether: 'No partir un grupo entre dos páginas',
  },
  alias: 'Nombre en fórmulas',
  zebra: 'Filas alternadas en gris',
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
  },
  /** Names of steps in the history: "Deshacer: agrupar filas de tabla". */
  steps: {
    alias: 'cambiar nombre en fórmulas',
    group: 'agrupar filas',
    keepTogether: 'cambiar saltos de grupo',
    addConditional: 'agregar formato condicional',
    changeConditional: 'cambiar formato condicional',
    removeConditional: 'quitar formato condicional',
  },
} as const;
