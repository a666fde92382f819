import { closedSentence } from './closed-sentence.ts';

/** What is wrong with a formula, in words for its author: what it is and how to put it right. */

const TYPE_TEXTS = {
  numero: 'un número',
  moneda: 'un importe',
  fecha: 'una fecha',
  texto: 'un texto',
  logico: 'VERDADERO o FALSO',
} as const;
type TypeWord = keyof typeof TYPE_TEXTS;

const perhaps = (nearest: string | null): string => (nearest === null ? '' : ` ¿Quisiste decir ${nearest}?`);

export const formulaMessages = {
  empty: 'Escribe una fórmula, por ejemplo SI(Horas > 9; 9; Horas).',
  tooLong: (most: number) => `La fórmula tiene más de ${most.toLocaleString('en-US')} caracteres; acórtala.`,
  reportTooLong: (most: number) =>
    `Las fórmulas del reporte tienen más de ${most.toLocaleString('en-US')} caracteres en total; acórtalas o quita algunas.`,
  tooDeep: (most: number) =>
    `La fórmula tiene más de ${most} niveles u operaciones seguidas; divídela en varios campos adicionales.`,
  tooLarge: (most: number) =>
    `La fórmula, con las de los campos que usa, pasa de ${most} operaciones; usa menos campos dentro de otros.`,
  character: (character: string) => `El signo “${character}” no se usa en una fórmula; bórralo.`,
  unseen: 'La fórmula tiene un carácter que no se ve; bórralo y escríbelo de nuevo.',
  openText: 'Falta cerrar el texto con comillas rectas, las mismas con las que empieza.',
  openColumn: 'Falta cerrar el nombre de la columna con “]”.',
  longNumber: (digits: number) => `El número tiene más de ${digits} cifras; escríbelo con menos.`,
  missingValue: 'Aquí falta un valor: un número, un texto entre comillas, una columna o una función.',
  missingClose: (name: string) =>
    name === '' ? 'Falta cerrar un paréntesis “)”.' : `Falta cerrar el paréntesis de ${closedSentence(name)}`,
  extraClose: 'Este paréntesis “)” no abre en ningún lado; bórralo o agrega “(” antes.',
  missingOperator:
    'Falta un operador entre los dos valores: + - * / ^ & o una comparación. Un nombre de varias palabras va entre corchetes: [Salario diario].',
  extraSeparator: 'El “;” y la “,” solo separan los valores de una función; los decimales llevan punto: 1.5.',
  unknownFunction: (name: string, nearest: string | null) =>
    `No hay una función ${closedSentence(name)}${perhaps(nearest)} Elige una de la lista.`,
  lookup: (name: string) =>
    `${name} no se usa aquí: para traer un dato de otra tabla, elígela entre las tablas del elemento y escribe su columna, por ejemplo [Centros de costos.Nombre]; cada fila trae la suya. Un dato por su clave se trae con BUSCARX en la fórmula de un texto, un indicador o un bloque de totales.`,
  needsTable: (name: string) =>
    `${name} necesita las filas de una tabla y aquí hay una sola; úsala en la fórmula de un texto, un indicador o un bloque de totales.`,
  unknownColumn: (name: string, nearest: string | null) =>
    `Las tablas elegidas no tienen la columna “${name}”.${perhaps(nearest === null ? null : `[${nearest}]`)}`,
  unnamedColumn: 'sin nombre',
  goneColumn: 'La fórmula usa una columna que ya no existe; elige otra.',
  ambiguousColumn: (name: string, choices: string) =>
    `Hay varias columnas “${name}”; escribe cuál: ${closedSentence(choices)}`,
  unusableColumn: (name: string) => `La columna “${name}” está en blanco y no se puede usar en una fórmula.`,
  brokenColumn: (name: string) => `La fórmula usa “${name}”, que tiene un error; corrígelo primero.`,
  incompleteColumn: (name: string) => `La fórmula usa “${name}”, que está incompleto; complétalo primero.`,
  cycle: (names: string) => `Los campos se usan en círculo: ${closedSentence(names)} Quita uno de los usos.`,
  fewArguments: (name: string, needed: string) => `A ${name} le faltan valores: ${closedSentence(needed)}`,
  manyArguments: (name: string, needed: string) =>
    `${name} tiene valores de más; lleva ${closedSentence(needed)}`,
  manyValues: (name: string, most: number) => `${name} tiene más de ${most} valores; repártelos.`,
  oddPairs: 'SI.CONJUNTO lleva pares: condición; valor; condición; valor.',
  argumentType: (name: string, parameter: string, requested: TypeWord, match: TypeWord) =>
    `En ${name}, “${parameter}” debe ser ${TYPE_TEXTS[requested]} y es ${TYPE_TEXTS[match]}.${hintFor(requested, match)}`,
  operandType: (operator: string, existing: TypeWord) =>
    `“${operator}” opera con números y aquí hay ${TYPE_TEXTS[existing]}.${hintFor('numero', existing)}`,
  textOperand: (hit: TypeWord) => `“&” une textos y aquí hay ${TYPE_TEXTS[hit]}.${hintFor('texto', hit)}`,
  compared: (left: TypeWord, right: TypeWord) =>
    `No se puede comparar ${TYPE_TEXTS[left]} con ${TYPE_TEXTS[right]}.${hintFor(left, right)}`,
  orderedTexts: 'Los textos se comparan con = o <>; para ordenar usa números o fechas.',
  addedDates: 'Dos fechas no se suman; a una fecha se le suman o restan días.',
  mixedResults: (left: TypeWord, right: TypeWord) =>
    `Los resultados deben ser del mismo tipo y hay ${TYPE_TEXTS[left]} y ${TYPE_TEXTS[right]}.`,
  literalChoice: (parameter: string, choices: string) =>
    `“${parameter}” debe ser uno de estos: ${closedSentence(choices)}`,
} as const;

/** Why a row has no result, by the reason's name. */
export const lossMessages = {
  missing: 'falta un dato',
  division: 'división entre cero',
  number: 'el número no se puede calcular',
  date: 'la fecha no existe',
  argument: 'un valor está fuera de lo que la función acepta',
  noCase: 'ninguna condición se cumple',
  notFound: 'ninguna fila tiene el valor buscado',
  ambiguous: 'las filas con el valor buscado tienen valores distintos y no se tomó ninguno',
} as const;

/** What to do about it. */
export function lossAdvice(loss: keyof typeof lossMessages): string {
  if (loss === 'ambiguous') return 'Corrige los datos o busca en una columna que no se repita.';
  return loss === 'notFound'
    ? 'Agrega a BUSCARX qué va si no se encuentra o corrige los datos.'
    : 'Usa SI.ERROR o corrige los datos.';
}

/** The longest value that is named whole. */
const MAX_SOUGHT = 60;

/** The same of a lookup, which names what it did not find once; '' where that cannot be written. */
export function lossText(
  loss: keyof typeof lossMessages,
  sought: { value: string; rows: number } | undefined,
): string {
  if (sought === undefined || sought.value === '') return lossMessages[loss];
  const value = sought.value.length > MAX_SOUGHT ? `${sought.value.slice(0, MAX_SOUGHT)}…` : sought.value;
  const rows = sought.rows.toLocaleString('en-US');
  if (loss === 'notFound') return `ninguna fila tiene “${value}”`;
  return loss === 'ambiguous'
    ? `hay ${rows} filas con “${value}”, sus valores son distintos y no se tomó ninguno`
    : lossMessages[loss];
}

/** How a value of one type becomes one of another. */
function hintFor(desired: TypeWord, known: TypeWord): string {
  if (desired === 'fecha' && known === 'texto')
    return ' Una fecha se escribe FECHA(2026; 11; 20) o sale de una columna de fechas.';
  if (desired === 'texto' && known === 'fecha') return ' Conviértela con TEXTO(fecha; "dd/mm/aaaa").';
  if (desired === 'texto' && known === 'logico') return ' Conviértelo con SI(condición; "Sí"; "No").';
  if (known === 'texto' && (desired === 'numero' || desired === 'moneda'))
    return ' Convierte el texto con VALOR(texto).';
  if (desired === 'logico') return ' Escribe una comparación, por ejemplo Horas > 9.';
  return '';
}
