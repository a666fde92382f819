/**
 * What BUSCARX gives: the value that all rows with the value sought have. It is computed of totals of those rows, which a
 * formula over tables puts in its place; nobody can write these names.
 */
import { Decimal } from 'decimal.js';
import { formulaMessages as messages } from '../../rule-messages/formula-messages.ts';
import { FormulaError } from '../formula-error.ts';
import { type Evaluator, type FormulaContext, type FormulaValue, numberOf } from '../formula-value.ts';
import { isEmptyText, type TypedNode } from '../typed-node.ts';
import { type CheckedArguments, joinedValues, type Operation } from './operation.ts';

/** Of rows, those of them that have a value, the least and the greatest value, the value sought as a text, otherwise. */
export const LOOKUP_VALUE = '?valor';
/** The same of truth values, which are 1 and 0 in their totals. */
export const LOOKUP_LOGICAL = '?logico';

/** A lookup stands in report formulas, whose totals alone are computed by SQL and which Excel has as values. */
const lookup = (isLogical: boolean): Operation => ({
  check: ({ args }) => (isLogical ? checkedLogical(args) : checkedValue(args)),
  evaluate: (args, nodes) => (context) => {
    const value = lookupValue(args, nodes, context);
    return isLogical && Decimal.isDecimal(value) ? value.equals(1) : value;
  },
  sql: () => {
    throw new Error('a lookup is computed of totals, not of a row');
  },
  excel: () => null,
});

function lookupValue(
  [rows, valued, least, greatest, , otherwise]: readonly Evaluator[],
  nodes: readonly TypedNode[],
  context: FormulaContext,
): FormulaValue {
  const [all = null, present = null] = [rows?.(context), valued?.(context)];
  // A parameter's value is not known yet.
  if (all === null || present === null) return null;
  const written = nodes[4];
  const sought = { value: written?.kind === 'text' ? written.value : '', rows: numberOf(all).toNumber() };
  if (sought.rows === 0)
    return otherwise === undefined ? context.lose('notFound', sought) : otherwise(context);
  if (numberOf(present).isZero()) return context.lose('missing');
  const value = numberOf(present).equals(sought.rows)
    ? soleValue(least?.(context), greatest?.(context))
    : null;
  return value ?? context.lose('ambiguous', sought);
}

function checkedValue(args: TypedNode[]): CheckedArguments {
  const [rows, valued, least, greatest, sought, otherwise] = args;
  if (least === undefined || otherwise === undefined) return { args, type: least?.type ?? 'texto' };
  const { type, args: values } = joinedValues([least, otherwise]);
  return {
    type,
    args: [rows, valued, least, greatest, sought, values[1]].filter((one) => one !== undefined),
  };
}

function checkedLogical(args: TypedNode[]): CheckedArguments {
  const otherwise = args[5];
  if (otherwise === undefined) return { args, type: 'logico' };
  if (isEmptyText(otherwise)) {
    const { start, end } = otherwise;
    return { args: [...args.slice(0, 5), { kind: 'empty', type: 'logico', start, end }], type: 'logico' };
  }
  if (otherwise.type !== 'logico')
    throw new FormulaError(otherwise, messages.mixedResults('logico', otherwise.type));
  return { args, type: 'logico' };
}

/** The one value of several rows, null where they have several: texts that differ in capitals alone are two. */
function soleValue(least: FormulaValue = null, greatest: FormulaValue = null): FormulaValue {
  if (least === null || greatest === null) return null;
  if (typeof least === 'string') return least === greatest ? least : null;
  return numberOf(least).equals(numberOf(greatest)) ? least : null;
}

export const LOOKUP_RESULTS = { [LOOKUP_VALUE]: lookup(false), [LOOKUP_LOGICAL]: lookup(true) } as const;
