import { closedSentence } from './closed-sentence.ts';

const than = (label: string): string => (label.trim() === '' ? '' : ` que ${label.trim()}`);

const ofGroups = (level: number): string => (level === 0 ? 'de los grupos' : 'de los grupos de dentro');

/** What is wrong with a formula over the tables of a report, in words for its author. */
export const reportFormulaMessages = {
  /** Printed in the place of a formula that has no result. */
  noResult: '—',
  tableNumber: (number: number) => `Tabla ${number}`,
  tooMany: (most: number) => `El reporte tiene más de ${most} fórmulas sobre sus tablas; quita algunas.`,
  goneRowName: 'Fila eliminada',
  goneRow: 'La fórmula usa una fila de totales que no está arriba de ella o que ya no existe; elige otra.',
  brokenRow: (name: string) => `La fórmula usa “${name}”, que tiene un error; corrígelo primero.`,
  /** Of a block of totals. */
  totals: {
    noRows: 'Agrega al menos una fila de totales.',
    noLabel: 'Escribe qué dice cada fila de totales, por ejemplo “Subtotal”.',
    sameLabel: (label: string) =>
      `Hay otra fila que dice “${label}”; cambia una para poder usarlas en fórmulas.`,
  },
  goneTableName: 'Tabla eliminada',
  goneTable: 'La fórmula usa una tabla que ya no está en el reporte; elige otra.',
  goneColumn: (table: string) =>
    table === ''
      ? 'La fórmula usa una columna que ya no está en la tabla; elige otra o agrégala.'
      : `La fórmula usa una columna que ya no está en “${table}”; elige otra o agrégala a la tabla.`,
  goneParameter: 'La fórmula usa un parámetro que ya no existe; elige otro.',
  unknownName: (name: string, nearest: string | null) =>
    `Ninguna tabla del reporte tiene “${name}”.${nearest === null ? '' : ` ¿Quisiste decir [${nearest}]?`} Escribe la tabla y su columna: [Tabla 1.Neto].`,
  ambiguousName: (name: string, choices: string) =>
    `Hay varias columnas “${name}”; escribe cuál: ${closedSentence(choices)}`,
  perPage: (table: string) =>
    `“${table}” muestra en cada página solo sus filas y una fórmula no puede decir de cuál; usa una tabla que no siga a la página.`,
  summarised: (table: string) =>
    `“${table}” resume sus filas por grupos y una fórmula suma filas; usa una tabla con las filas sin resumir.`,
  notReduced: (name: string) =>
    `“${name}” tiene muchas filas: ponla en SUMA, PROMEDIO, MIN, MAX, CONTAR o CONTARA.`,
  rowValue: 'lo que se calcula en cada fila',
  totalInRows: (name: string) =>
    `“${name}” es un total y aquí se calcula cada fila; ponlo fuera de la suma o del conteo.`,
  twoTables: 'Aquí se calcula cada fila y hay columnas de dos tablas; usa las de una sola.',
  noRows: 'Aquí va al menos una columna de una tabla.',
  criterionColumn: (name: string) => `En ${name} primero va una columna de una tabla: [Tabla 1.Concepto].`,
  tableFunctionArguments: (name: string) => {
    if (name === 'FILAS') return 'FILAS lleva una columna de la tabla: FILAS([Tabla 1.Nombre]).';
    return name === 'CONTAR.SI'
      ? 'CONTAR.SI lleva la columna y el criterio: CONTAR.SI([Tabla 1.Concepto]; "ISR").'
      : `${name} lleva la columna que se compara, el criterio y la columna de los números, como SUMAR.SI([Tabla 1.Concepto]; "ISR"; [Tabla 1.Importe]).`;
  },
  /** Of the condition under which an item is shown. */
  condition: {
    none: 'Escribe la condición con la que se muestra o quítala.',
    notLogical:
      'La condición con la que se muestra debe ser una comparación, por ejemplo FILAS([Tabla 1.Nombre]) > 0.',
    in: (formula: string, message: string) => `Condición para mostrar ${formula}: ${message}`,
    ofColumn: (column: string, message: string) => `Columna “${column}”: ${message}`,
    ofSection: (section: number, message: string) => `Sección ${section}: ${message}`,
    noTable: (column: string) =>
      `La columna “${column}” tiene una condición para mostrarse, que solo pueden tener las columnas de una tabla sin resumir; quítala.`,
  },
  criterionNumber: (text: string) =>
    `El criterio “${text}” se compara con números, como en CONTAR.SI([Tabla 1.Horas]; ">= 9.5").`,
  criterionDay: (text: string) =>
    `El criterio “${text}” se compara con fechas, como en CONTAR.SI([Tabla 1.Ingreso]; ">= 15/01/2026").`,
  wildcard:
    'Los comodines * y ? no se usan en los criterios; usa SUMA con SI, por ejemplo SUMA(SI(IZQUIERDA([Tabla 1.Concepto]; 3) = "ISR"; [Tabla 1.Importe])).',
  lookup: (name: string) =>
    `${name} no se usa aquí: para traer un valor por su clave usa BUSCARX, como BUSCARX("ISR"; [Tabla 1.Concepto]; [Tabla 1.Importe]).`,
  lookupArguments:
    'BUSCARX lleva el valor, la columna donde se busca, la columna que se devuelve y, si quieres, qué va si no se encuentra: BUSCARX("ISR"; [Tabla 1.Concepto]; [Tabla 1.Importe]; 0).',
  lookupValue:
    'BUSCARX busca un solo valor: escribe un texto, un número, una fecha o un parámetro; una columna o un total no pueden ser lo que se busca.',
  lookupColumns:
    'En BUSCARX se busca en una columna de una tabla y se devuelve otra, sin nada más: BUSCARX("ISR"; [Tabla 1.Concepto]; [Tabla 1.Importe]).',
  lookupTables: 'BUSCARX busca y devuelve columnas de la misma tabla; usa dos columnas de una sola.',
  alone: (name: string) => `En ${name} va una sola columna de una tabla, sin nada más.`,
  notTotalled: (name: string, column: string) => `${name} opera con números y “${column}” no los tiene.`,
  notCompared: (name: string, column: string) =>
    `${name} opera con números o fechas y “${column}” no los tiene.`,
  notCounted: (column: string) =>
    `CONTAR cuenta números y fechas y “${column}” no los tiene; usa CONTARA, que cuenta todo lo que no está vacío.`,
  unusableParameter: (name: string) =>
    `El parámetro “${name}” no se puede usar en una fórmula: usa uno de número, fecha, texto u opción.`,
  optionalParameter: (name: string) =>
    `El parámetro “${name}” es opcional; hazlo obligatorio para usarlo en una fórmula.`,
  sameAlias: (name: string) => `Hay otra tabla que se llama “${name}”; cambia uno de los nombres.`,
  inText: (formula: string, message: string) => `Fórmula ${formula}: ${message}`,
  inRegion: (formula: string, message: string) =>
    `En el encabezado o el pie de página, fórmula ${formula}: ${message}`,
  /** Of an indicator: what it says of its comparison, and what it lacks. `share`: a percentage, if there is one. */
  indicator: {
    more: (amount: string, share: string | null, label: string) =>
      `▲ ${amount} más${share === null ? '' : ` (+${share})`}${than(label)}`,
    less: (amount: string, share: string | null, label: string) =>
      `▼ ${amount} menos${share === null ? '' : ` (−${share})`}${than(label)}`,
    same: (label: string) => (label.trim() === '' ? '= Sin cambio' : `= Igual que ${label.trim()}`),
    unknown: (label: string) =>
      label.trim() === '' ? 'No se puede comparar' : `No se puede comparar con ${label.trim()}`,
    noLabel: 'Escribe qué dice el indicador, por ejemplo “Neto a pagar”.',
    notCompared: 'Para comparar, el indicador y su comparación deben ser números.',
    style: (message: string) => `Color del indicador: ${message}`,
  },
  /** Of the texts above and below the groups of a table. `level`: from 0, the outer groups. */
  /** Of looks by formulas where rows are groups. */
  groupStyles: {
    gone: 'La fórmula usa una columna que la tabla ya no tiene; elige otra de sus columnas o medidas.',
  },
  groupTexts: {
    inHead: (level: number, message: string) => `Encabezado ${ofGroups(level)}: ${message}`,
    inFoot: (level: number, message: string) => `Pie ${ofGroups(level)}: ${message}`,
    tooLong: (most: number) =>
      `Con este valor, el texto de un grupo pasa de ${most.toLocaleString('en-US')} caracteres; escribe uno más corto.`,
    open: 'Falta cerrar una llave “}”.',
    today: 'HOY no se usa en los textos de los grupos; agrégala como columna calculada.',
    summarised:
      'Los grupos de una tabla resumida no llevan textos con fórmulas; quítalos o muestra todas las filas.',
    conditional: (column: string) =>
      `La columna “${column}” tiene una condición para mostrarse y no se puede usar aquí; quita la condición o usa otra columna.`,
  },
  parameterText: 'su texto tiene caracteres que una fórmula no acepta; escríbelo sin ellos',
} as const;
