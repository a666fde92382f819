/**
 * `BUSCARX(valor; [Tabla 1.Concepto]; [Tabla 1.Importe]; otro)` as totals of the rows that have the value: how many there
 * are, how many of them have what is returned, and its least and greatest value. They are one value or none is taken.
 */
import type { SelectedColumn } from '../data/column.ts';
import { decimalOf } from '../data/exact-decimal.ts';
import { FormulaError } from '../formula/formula-error.ts';
import { LOOKUP_LOGICAL, LOOKUP_VALUE } from '../formula/operations/lookup.ts';
import { NEGATION, type SyntaxNode } from '../formula/parse-formula.ts';
import { reportFormulaMessages as messages } from '../rule-messages/report-formula-messages.ts';
import type { FormulaName, FormulaTable } from './formula-tables.ts';
import { callAt } from './total-criterion.ts';

type CallNode = Extract<SyntaxNode, { kind: 'call' }>;
type ColumnNode = Extract<SyntaxNode, { kind: 'column' }>;
type Named = (node: ColumnNode) => FormulaName;

/** What is computed of each row: `rows` is 1 in the rows that are sought, `value` what they return. */
export type LookupRows = {
  result: typeof LOOKUP_VALUE | typeof LOOKUP_LOGICAL;
  rows: SyntaxNode;
  value: SyntaxNode;
  /** The value sought as a person reads it, '' where it cannot be named. */
  sought: SyntaxNode;
  otherwise: SyntaxNode | undefined;
};

const MAX_ARGUMENTS = 4;

/** @throws FormulaError where it is not of one value and two columns of one table. */
export function lookupRows(node: CallNode, named: Named): LookupRows {
  const [value, searched, returned, otherwise] = node.args;
  if (value === undefined || searched === undefined || returned === undefined)
    throw new FormulaError(node.named, messages.lookupArguments);
  if (node.args.length > MAX_ARGUMENTS) throw new FormulaError(node.named, messages.lookupArguments);
  checkSought(value, named);
  const [keys, values] = [tableColumn(searched, named), tableColumn(returned, named)];
  if (keys.table.item.uuid !== values.table.item.uuid)
    throw new FormulaError(returned, messages.lookupTables);
  const condition = callAt(node, '=', [searched, value]);
  const [one, zero] = [numberAt(node, '1'), numberAt(node, '0')];
  const isLogical = values.column.data_type === 'boolean';
  // Of both columns, so that what a join repeats is counted as often as the values are.
  const counted = callAt(node, 'SI', [callAt(node, 'ESBLANCO', [returned]), one, one]);
  return {
    result: isLogical ? LOOKUP_LOGICAL : LOOKUP_VALUE,
    rows: callAt(node, 'SI', [condition, counted]),
    value: callAt(node, 'SI', [condition, isLogical ? callAt(node, 'SI', [returned, one, zero]) : returned]),
    sought: { ...numberAt(node, ''), kind: 'text', value: writtenValue(value) },
    otherwise,
  };
}

const numberAt = ({ start, end }: SyntaxNode, value: string) =>
  ({ kind: 'number', value, start, end, depth: 1 }) satisfies SyntaxNode;

/** One value for all rows: no column, no total, no row of a block of totals. */
function checkSought(node: SyntaxNode, named: Named): void {
  if (node.kind === 'call') for (const one of node.args) checkSought(one, named);
  if (node.kind === 'column' && named(node).kind !== 'parameter')
    throw new FormulaError(node, messages.lookupValue);
}

function tableColumn(node: SyntaxNode, named: Named): { table: FormulaTable; column: SelectedColumn } {
  const match = node.kind === 'column' ? named(node) : null;
  if (match?.kind !== 'column') throw new FormulaError(node, messages.lookupColumns);
  return match;
}

/** A literal as people write it; a day is FECHA of three numbers. */
function writtenValue(node: SyntaxNode): string {
  switch (node.kind) {
    case 'text':
      return node.value;
    case 'number':
      return decimalOf(node.value)?.toFixed() ?? node.value;
    case 'logical':
      return node.value ? 'VERDADERO' : 'FALSO';
    case 'column':
      return '';
    case 'call':
      return writtenCall(node);
  }
}

function writtenCall(node: CallNode): string {
  const parts = node.args.map(writtenValue);
  if (node.name === NEGATION && node.args[0]?.kind === 'number') return `-${parts[0]}`;
  const isDay = node.name.toUpperCase() === 'FECHA' && node.args.every(({ kind }) => kind === 'number');
  return isDay
    ? parts
        .toReversed()
        .map((part) => part.padStart(2, '0'))
        .join('/')
    : '';
}
