/** Every function and operator of formulas, by name. */
import { foldedName } from './folded-name.ts';
import { DATES } from './operations/dates.ts';
import { LOGIC } from './operations/logic.ts';
import { LOOKUP_RESULTS } from './operations/lookup.ts';
import { MATH } from './operations/math.ts';
import type { Operation, Parameter } from './operations/operation.ts';
import { OPERATORS } from './operations/operators.ts';
import { TEXTS } from './operations/text.ts';

const FUNCTIONS = { ...LOGIC, ...MATH, ...TEXTS, ...DATES };
export type FunctionName = keyof typeof FUNCTIONS;

const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);

export const FUNCTION_NAMES: readonly FunctionName[] = Object.keys(FUNCTIONS)
  .filter(isFunctionName)
  .toSorted((one, other) => one.localeCompare(other, 'es'));

const CRITERION: readonly Parameter[] = [
  { name: 'columna', type: 'cualquiera' },
  { name: 'criterio', type: 'cualquiera' },
];
/** What is known in formulas over tables alone, which have rows: totals of those that meet a criterion, and their number, and the value that all of them have. */
const TABLE_FUNCTIONS = {
  'SUMAR.SI': [...CRITERION, { name: 'columna a sumar', type: 'numero', isOptional: true }],
  'PROMEDIO.SI': [...CRITERION, { name: 'columna a promediar', type: 'numero', isOptional: true }],
  'CONTAR.SI': CRITERION,
  FILAS: [{ name: 'columna', type: 'cualquiera' }],
  BUSCARX: [
    { name: 'valor', type: 'cualquiera' },
    { name: 'columna buscada', type: 'cualquiera' },
    { name: 'columna devuelta', type: 'cualquiera' },
    { name: 'si no se encuentra', type: 'cualquiera', isOptional: true },
  ],
} as const satisfies Record<string, readonly Parameter[]>;
export type TableFunction = keyof typeof TABLE_FUNCTIONS;

export const isTableFunction = (name: string): name is TableFunction => Object.hasOwn(TABLE_FUNCTIONS, name);

export const TABLE_FUNCTION_NAMES: readonly TableFunction[] =
  Object.keys(TABLE_FUNCTIONS).filter(isTableFunction);

export const parametersOf = (name: FunctionName | TableFunction): readonly Parameter[] =>
  isTableFunction(name) ? TABLE_FUNCTIONS[name] : FUNCTIONS[name].parameters;

/** Functions of Excel that look a value up in other rows, which a row has not; formulas over tables have BUSCARX alone. */
const LOOKUPS = ['BUSCARX', 'BUSCARV', 'BUSCARH', 'BUSCAR', 'INDICE', 'COINCIDIR'];

export const isLookup = (name: string): boolean =>
  LOOKUPS.some((one) => foldedName(one) === foldedName(name));

/** The function over rows that a person means. */
export const tableFunctionNamed = (name: string): TableFunction | undefined =>
  TABLE_FUNCTION_NAMES.find((one) => foldedName(one) === foldedName(name));

const byFoldedName = new Map(FUNCTION_NAMES.map((name) => [foldedName(name), name]));

/** The function that a person means: “sí.error” is SI.ERROR. */
export const functionNamed = (name: string): FunctionName | undefined => byFoldedName.get(foldedName(name));

const operations = new Map<string, Operation>(
  Object.entries({ ...FUNCTIONS, ...OPERATORS, ...LOOKUP_RESULTS }),
);

/** An operator by its sign or a function by its name. */
export function operationOf(name: string): Operation {
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`unknown operation ${name}`);
  return operation;
}
