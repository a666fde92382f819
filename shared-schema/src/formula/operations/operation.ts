/** What a function or an operator of formulas is: its signature and its three backends. */
import { formulaMessages as messages } from '../../rule-messages/formula-messages.ts';
import { FormulaError } from '../formula-error.ts';
import type { Sql } from '../formula-sql.ts';
import { type FormulaType, isNumber, isSameType, joinedType } from '../formula-type.ts';
import type { Evaluator } from '../formula-value.ts';
import { isEmptyText, type TypedNode } from '../typed-node.ts';

type ParameterType = 'numero' | 'fecha' | 'texto' | 'logico' | 'cualquiera';

/** A parameter of a function. `oneOf`: it is written in the formula, as one of these. */
export type Parameter = {
  name: string;
  type: ParameterType;
  isOptional?: boolean;
  oneOf?: readonly string[];
};

/** A call whose arguments are to be checked. `place` is its name's. */
export type CheckedCall = { name: string; place: { start: number; end: number }; args: TypedNode[] };
export type CheckedArguments = { type: FormulaType; args: TypedNode[] };

/** An argument in Excel: with `#N/A` where it has no value, and the cell alone where it is one. */
export type ExcelArgument = { formula: string; cell: string | null; node: TypedNode };

export type Operation = {
  check: (call: CheckedCall) => CheckedArguments;
  /** Takes its arguments once, and gives what is run for each row. */
  evaluate: (args: readonly Evaluator[], nodes: readonly TypedNode[]) => Evaluator;
  /**
   * Never raises an error for any row: null where there is no result. Each argument stands in it once.
   * @param today the day of HOY.
   */
  sql: (args: readonly Sql[], nodes: readonly TypedNode[], today: Sql) => Sql;
  /** Null where Excel has nothing like it. */
  excel: (args: readonly ExcelArgument[]) => string | null;
};

/** The most arguments of a function. */
const MAX_ARGUMENTS = 100;

export const textOf = (parameters: readonly Parameter[]): string =>
  parameters.map(({ name, isOptional }) => (isOptional ? `${name} (opcional)` : name)).join('; ');

/** @param repeats the last parameter takes any number of values. */
export function checkParameters(
  { name, place, args }: CheckedCall,
  parameters: readonly Parameter[],
  repeats = false,
): TypedNode[] {
  const needed = parameters.filter(({ isOptional }) => isOptional !== true).length;
  if (args.length < needed) throw new FormulaError(place, messages.fewArguments(name, textOf(parameters)));
  if (!repeats && args.length > parameters.length)
    throw new FormulaError(place, messages.manyArguments(name, textOf(parameters) || '()'));
  if (args.length > MAX_ARGUMENTS) throw new FormulaError(place, messages.manyValues(name, MAX_ARGUMENTS));
  return args.map((node, index) => {
    const parameter = parameters[Math.min(index, parameters.length - 1)];
    return parameter === undefined ? node : checkedArgument(name, node, parameter);
  });
}

function checkedArgument(name: string, node: TypedNode, parameter: Parameter): TypedNode {
  const { type, oneOf } = parameter;
  if (oneOf !== undefined) {
    const written =
      node.kind === 'number' ? String(Number(node.value)) : node.kind === 'text' ? node.value : '';
    const choice = oneOf.find((one) => one.toLowerCase() === written.toLowerCase());
    if (choice === undefined)
      throw new FormulaError(node, messages.literalChoice(parameter.name, listOf(oneOf, node)));
    return node.kind === 'text' ? { ...node, value: choice } : node;
  }
  if (type === 'cualquiera') return node;
  if (type === 'texto')
    return asText(node, (match) => messages.argumentType(name, parameter.name, type, match));
  if (!isSameType(type, node.type))
    throw new FormulaError(node, messages.argumentType(name, parameter.name, type, node.type));
  return node;
}

const listOf = (choices: readonly string[], node: TypedNode): string =>
  choices.map((one) => (node.kind === 'number' ? one : `"${one}"`)).join(', ');

/** A text, or a number as text. */
export function asText(node: TypedNode, message: (existing: FormulaType) => string): TypedNode {
  if (node.type === 'texto') return node;
  if (!isNumber(node.type)) throw new FormulaError(node, message(node.type));
  return { kind: 'call', name: '&', args: [node], type: 'texto', start: node.start, end: node.end };
}

/** Values of one type, where "" is an empty value of the others' type. */
export function joinedValues(nodes: readonly TypedNode[]): CheckedArguments {
  let type: FormulaType | null = null;
  for (const node of nodes) {
    if (isEmptyText(node)) continue;
    if (type !== null && !isSameType(type, node.type))
      throw new FormulaError(node, messages.mixedResults(type, node.type));
    type = type === null ? node.type : joinedType(type, node.type);
  }
  const joined = type ?? 'texto';
  return {
    type: joined,
    args: nodes.map((node) =>
      isEmptyText(node) && joined !== 'texto'
        ? { kind: 'empty', type: joined, start: node.start, end: node.end }
        : node,
    ),
  };
}

type Common = Pick<Operation, 'evaluate' | 'sql'>;

/** A function with parameters of fixed types; in Excel by its English name. */
export function plainFunction(
  parameters: readonly Parameter[],
  result: FormulaType | ((args: readonly TypedNode[]) => FormulaType),
  english: string | Operation['excel'],
  backends: Common,
): Operation & { parameters: readonly Parameter[] } {
  return {
    parameters,
    check: (call) => {
      const args = checkParameters(call, parameters);
      return { args, type: typeof result === 'function' ? result(args) : result };
    },
    excel:
      typeof english === 'function'
        ? english
        : (args) => `${english}(${args.map(({ formula }) => formula).join(',')})`,
    ...backends,
  };
}

/** The type of the first argument: a rounded amount is an amount. */
export const typeOfFirst = ([first]: readonly TypedNode[]): FormulaType => first?.type ?? 'numero';
