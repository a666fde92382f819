/** The totals row of a table, in exact decimals, one row at a time so that nothing is held whole. */
import type { Decimal } from 'decimal.js';
import {
  type Cell,
  type ColumnKey,
  type ColumnTotal,
  isDateType,
  isNumericType,
  type Row,
  type SelectedColumn,
} from './column.ts';
import { decimalOf, ExactDecimal } from './exact-decimal.ts';
import { type OwnRows, SeenRows } from './own-row-keys.ts';

/** The totals that a column's type allows. */
export function totalsFor(type: SelectedColumn['data_type']): ColumnTotal[] {
  if (isNumericType(type)) return ['suma', 'promedio', 'cuenta', 'minimo', 'maximo'];
  if (isDateType(type)) return ['cuenta', 'minimo', 'maximo'];
  return type === 'empty' ? [] : ['cuenta'];
}

/** Whether a column has a total that its type allows. */
export const isTotalled = ({ total, data_type }: SelectedColumn): boolean =>
  total !== undefined && totalsFor(data_type).includes(total);

/** Also the ends of texts, by which formulas over tables see whether several rows have one. */
const isGathered = (column: SelectedColumn): boolean =>
  isTotalled(column) ||
  (column.data_type === 'text' && (column.total === 'minimo' || column.total === 'maximo'));

export const TOTAL_LABELS = {
  suma: 'Suma',
  promedio: 'Promedio',
  cuenta: 'Cuenta',
  minimo: 'Mínimo',
  maximo: 'Máximo',
} satisfies Record<ColumnTotal, string>;

type Running = {
  column: SelectedColumn;
  /** Where rows repeat the column's values. */
  seen: SeenRows | undefined;
  count: number;
  sum: Decimal;
  min: Cell;
  max: Cell;
};

/** Values of one column that were counted and summed elsewhere. */
export type CountedValues = { count: number; sum: string; min: Cell; max: Cell };

/** Gathers the totals of a table's columns while its rows pass by. */
export class TotalsAccumulator {
  private readonly running: Running[];

  /** @param own the keys of the rows that repeated values belong to: each is counted once. */
  constructor(columns: SelectedColumn[], own: OwnRows) {
    this.running = columns.filter(isGathered).map((column) => {
      const keys = own.get(column.column);
      const seen = keys === undefined ? undefined : new SeenRows(keys);
      return { column, seen, count: 0, sum: new ExactDecimal(0), min: null, max: null };
    });
  }

  /** Whether any column asks for a total. */
  get active(): boolean {
    return this.running.length > 0;
  }

  /** Takes a row, additional columns included. Empty values do not count. */
  add(row: Row): void {
    for (const one of this.running) {
      const value = row[one.column.column];
      const isEmpty = value === null || value === undefined || value === '';
      if (isEmpty || one.seen?.isKnown(row) === true) continue;
      one.count += 1;
      const number = isNumericType(one.column.data_type) ? decimalOf(value) : null;
      if (number !== null) one.sum = one.sum.plus(number);
      takeEnd(one, value);
    }
  }

  /**
   * Takes rows that were counted elsewhere; none of values that rows repeat.
   * @param figures one for each column with a total, in their order.
   */
  addCounted(figures: readonly CountedValues[]): void {
    for (const [index, one] of this.running.entries()) {
      const { count = 0, sum = '0', min = null, max = null } = figures[index] ?? {};
      one.count += count;
      one.sum = one.sum.plus(sum);
      if (min !== null && (one.min === null || isLess(one, min, one.min))) one.min = min;
      if (max !== null && (one.max === null || isLess(one, one.max, max))) one.max = max;
    }
  }

  /** The figures by column key: decimal strings, or counts; null where no row had a value. */
  result(): Map<ColumnKey, Cell> {
    return new Map(this.running.map((one) => [one.column.column, figureOf(one)]));
  }
}

function takeEnd(one: Running, value: Cell): void {
  const { total } = one.column;
  if (total === 'minimo' && (one.min === null || isLess(one, value, one.min))) one.min = value;
  if (total === 'maximo' && (one.max === null || isLess(one, one.max, value))) one.max = value;
}

/** Texts are never compared as numbers: “5” and “5.0” are two. */
function isLess({ column }: Running, a: Cell, b: Cell): boolean {
  const isText = column.data_type === 'text';
  const [aNumber, bNumber] = isText ? [null, null] : [decimalOf(a), decimalOf(b)];
  if (aNumber !== null && bNumber !== null) return aNumber.lessThan(bNumber);
  return String(a) < String(b);
}

function figureOf(one: Running): Cell {
  switch (one.column.total) {
    case 'suma':
      return one.sum.toFixed();
    case 'promedio':
      return one.count === 0 ? null : one.sum.dividedBy(one.count).toDecimalPlaces(10).toFixed();
    case 'cuenta':
      return one.count;
    case 'minimo':
      return one.min;
    case 'maximo':
      return one.max;
    case undefined:
      return null;
  }
}
