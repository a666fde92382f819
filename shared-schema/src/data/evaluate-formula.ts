/** The value of a formula in a row. */
import { Decimal } from 'decimal.js';
import type { CompiledFormula } from '../formula/compile-formula.ts';
import { formulaEvaluator } from '../formula/formula-backends.ts';
import type { FormulaType } from '../formula/formula-type.ts';
import {
  FormulaDecimal,
  type FormulaValue,
  type Loss,
  lettersOf,
  MAX_TEXT,
  type Sought,
  seen,
  settled,
} from '../formula/formula-value.ts';
import { isFormulaDay } from '../formula/operations/days.ts';
import type { TypedNode } from '../formula/typed-node.ts';
import { bureauDay } from './bureau-day.ts';
import type { Cell, ColumnKey, Row } from './column.ts';
import { decimalOf } from './exact-decimal.ts';

/** Decimals of a value that is not rounded. */
export const UNROUNDED_DECIMALS = 10;

/** A formula's value, and, where it has none, why; `sought` of a lookup. */
export type FormulaResult = { value: Cell; loss: Loss | null; sought?: Sought };

/**
 * What computes a formula for rows.
 * @param today the day of HOY, `YYYY-MM-DD`.
 * @param decimals numbers are rounded to, halves away from zero.
 */
export function formulaForRows(
  { node }: CompiledFormula,
  today: string,
  decimals: number,
): (row: Row) => FormulaResult {
  const evaluate = formulaEvaluator(node);
  const types = columnTypes(node);
  /** Of the row at hand: a column is often named several times. */
  const values = new Map<ColumnKey, FormulaValue>();
  return (row) => {
    values.clear();
    let loss: Loss | null = null;
    let about: Sought | undefined;
    let isAmbiguous = false;
    const context = {
      today,
      read: (key: ColumnKey) => {
        const known = values.get(key);
        if (known !== undefined) return known;
        const value = valueInRow(row[key], types.get(key) ?? 'texto');
        values.set(key, value);
        return value;
      },
      lose: (reason: Loss, sought?: Sought): null => {
        // Nothing hides it: what SUMA, & and SI.ERROR would make of it is a wrong value that nobody is warned about.
        if (reason === 'ambiguous' && !isAmbiguous) {
          isAmbiguous = true;
          [loss, about] = [reason, sought];
        }
        if (loss === null) [loss, about] = [reason, sought];
        return null;
      },
    };
    const value = evaluate(context);
    if (isAmbiguous) return lost(loss, about);
    const cell = cellOf(Decimal.isDecimal(value) ? settled(value, context) : value, decimals);
    return cell === null ? lost(loss, about) : { value: cell, loss: null };
  };
}

const lost = (loss: Loss | null, sought: Sought | undefined): FormulaResult => ({
  value: null,
  loss,
  ...(sought && { sought }),
});

function columnTypes(
  node: TypedNode,
  types = new Map<ColumnKey, FormulaType>(),
): Map<ColumnKey, FormulaType> {
  if (node.kind === 'column') types.set(node.key, node.type);
  if (node.kind === 'call') for (const one of node.args) columnTypes(one, types);
  return types;
}

function valueInRow(cell: Cell | undefined, type: FormulaType): FormulaValue {
  if (cell === null || cell === undefined) return type === 'texto' ? '' : null;
  switch (type) {
    case 'numero':
    case 'moneda': {
      const number = decimalOf(cell);
      return number === null ? null : new FormulaDecimal(number);
    }
    case 'fecha': {
      const day = bureauDay(String(cell)).slice(0, 10);
      return isFormulaDay(day) ? day : null;
    }
    case 'texto':
      return cutText(String(cell));
    case 'logico':
      return typeof cell === 'boolean' ? cell : null;
  }
}

/** As a cell of Excel holds it. */
const cutText = (text: string): string =>
  text.length <= MAX_TEXT ? text : lettersOf(text).slice(0, MAX_TEXT).join('');

function cellOf(value: FormulaValue, decimals: number): Cell {
  if (!Decimal.isDecimal(value)) return value === '' ? null : value;
  const rounded = seen(value).toDecimalPlaces(decimals);
  return rounded.isZero() ? '0' : rounded.toFixed();
}
