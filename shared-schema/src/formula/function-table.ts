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

export const parametersOf = (name: FunctionName): readonly Parameter[] => FUNCTIONS[name].parameters;

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
