import { closedSentence } from './closed-sentence.ts';

/** What is wrong with a parameter of a report or with its value, in words for the person who repairs it. */
export const parameterRuleMessages = {
  /** Of the definition, for the report's author. */
  definition: {
    noName: 'Escribe el nombre del parámetro.',
    sameName: (name: string) => `Hay dos parámetros que se llaman “${name}”; cambia el nombre de uno.`,
    noOptions: (name: string) => `Escribe las opciones del parámetro “${name}”.`,
    sameOption: (name: string, option: string) =>
      `El parámetro “${name}” tiene dos veces la opción “${option}”.`,
    periodWithoutPayroll: (name: string) =>
      `“${name || 'Periodo'}” ofrece los periodos de todas las nóminas; agrega un parámetro de tipo Nómina.`,
    default: (name: string, problem: string) => `Valor inicial de “${name}”: ${problem}`,
  },
  /** What a text shows of one without a value. */
  none: {
    cliente: 'Todos',
    nomina: 'Todas',
    periodo: 'Todos',
    centro_costos: 'Todos',
    fecha: 'Sin fecha',
    rango: 'Sin fechas',
    numero: 'Sin número',
    texto: '',
    opcion: 'Todas',
  },
  range: (from: string, until: string) => (from === until ? from : `${from} al ${until}`),
  period: (number: string, days: string) => `Periodo ${number} · ${days}`,
  /** Of a filter or a text that uses one. */
  gone: 'El filtro usa un parámetro que ya no existe; elige otro o escribe un valor.',
  unfit: (parameter: string) =>
    `El parámetro “${parameter}” no sirve para esta columna y condición; elige otro o cambia la condición.`,
  goneInFormula: 'usa un parámetro que ya no existe; elige otro o escribe un valor.',
  unfitForFormula: (parameter: string) =>
    `el parámetro “${parameter}” no sirve para este cálculo; elige otro.`,
  changedInFormula: (parameter: string) =>
    `el parámetro “${parameter}” cambió de tipo; escribe de nuevo la fórmula que lo usa.`,
  /** Without a value there is nothing to compute. */
  optionalInFormula: (parameter: string) =>
    `marca el parámetro “${parameter}” como obligatorio: sin él no hay resultado.`,
  neededByFormula: (column: string) => `Hace falta para el campo adicional “${column}”.`,
  neededByStyle: (column: string) => `Hace falta para el formato condicional de “${column}”.`,
  goneInText: 'El texto usa un parámetro que ya no existe; quítalo o pon otro.',
  goneInRegion: 'El encabezado o el pie usa un parámetro que ya no existe; quítalo o pon otro.',
  /** Of a value; `of` puts the parameter's name before it. */
  of: (parameter: string, problem: string) => `${parameter}: ${problem}`,
  missing: {
    cliente: 'Elige un cliente.',
    nomina: 'Elige una nómina.',
    periodo: 'Elige un periodo.',
    centro_costos: 'Elige un centro de costos.',
    fecha: 'Elige una fecha.',
    rango: 'Elige las dos fechas.',
    numero: 'Escribe un número.',
    texto: 'Escribe un texto.',
    opcion: 'Elige una opción.',
  },
  invalid: 'El valor no es válido; elige otro.',
  number: 'Escribe un número, por ejemplo 1500.50.',
  date: (first: number, last: number) => `Elige una fecha entre ${first} y ${last}.`,
  order: 'La primera fecha no puede ser posterior a la segunda.',
  option: 'Elige una de las opciones.',
  long: (most: number) => `Escribe ${most} caracteres o menos.`,
  /** A row that was deleted, that is not of the one chosen before it, or that the person may not see. */
  unavailable: 'Lo elegido ya no está disponible; elige otro.',
  /** No payroll period answers to the words. */
  noPeriod: (relative: string) => `No hay “${relative}” de la nómina ordinaria; elige un periodo.`,
  /** A chosen row has nothing in the column that a filter compares. */
  blank: (column: string) => `Lo elegido no tiene “${column}”; elige otro.`,
  unknown: (id: string, known: readonly string[]) =>
    known.length === 0
      ? `El reporte no tiene el parámetro “${id}”, ni ningún otro.`
      : `El reporte no tiene el parámetro “${id}”. Tiene: ${closedSentence(known.join(', '))}`,
  /** Of a program that sends one. */
  shape:
    'Envía un texto, { desde, hasta } con dos fechas AAAA-MM-DD, o { relativo } con un momento como “mes anterior”.',
} as const;
