/** Every function and operator of formulas, by name. */
import { foldedName } from './folded-name.ts';
import { DATES } from './operations/dates.ts';
import { LOGIC } from './operations/logic.ts';
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
/** Totals of the rows that meet a criterion: they are known in formulas over tables alone, which have rows. */
const CONDITIONAL_TOTALS = {
  'SUMAR.SI': [...CRITERION, { name: 'columna a sumar', type: 'numero', isOptional: true }],
  'PROMEDIO.SI': [...CRITERION, { name: 'columna a promediar', type: 'numero', isOptional: true }],
  'CONTAR.SI': CRITERION,
} as const satisfies Record<string, readonly Parameter[]>;
export type ConditionalTotal = keyof typeof CONDITIONAL_TOTALS;

export const isConditionalTotal = (name: string): name is ConditionalTotal =>
  Object.hasOwn(CONDITIONAL_TOTALS, name);

export const CONDITIONAL_TOTAL_NAMES: readonly ConditionalTotal[] =
  Object.keys(CONDITIONAL_TOTALS).filter(isConditionalTotal);

export const parametersOf = (name: FunctionName | ConditionalTotal): readonly Parameter[] =>
  isConditionalTotal(name) ? CONDITIONAL_TOTALS[name] : FUNCTIONS[name].parameters;

/** The conditional total that a person means. */
export const conditionalTotalNamed = (name: string): ConditionalTotal | undefined =>
  CONDITIONAL_TOTAL_NAMES.find((one) => foldedName(one) === foldedName(name));

const byFoldedName = new Map(FUNCTION_NAMES.map((name) => [foldedName(name), name]));

/** The function that a person means: “sí.error” is SI.ERROR. */
export const functionNamed = (name: string): FunctionName | undefined => byFoldedName.get(foldedName(name));

const operations = new Map<string, Operation>(Object.entries({ ...FUNCTIONS, ...OPERATORS }));

/** An operator by its sign or a function by its name. */
export function operationOf(name: string): Operation {
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`unknown operation ${name}`);
  return operation;
}
