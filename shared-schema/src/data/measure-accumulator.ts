import type { Decimal } from 'decimal.js';
import { type Cell, isNumericType, type Row } from './column.ts';
import { decimalOf, ExactDecimal } from './exact-decimal.ts';
import { rowId } from './own-row-keys.ts';
import { MEAN_DECIMALS, type SummaryQuestion } from './summary.ts';

type AskedMeasure = SummaryQuestion['medidas'][number];

/** A measure over some rows, in exact decimals. Empty values do not count: without others a sum is empty, not 0. */
export class MeasureAccumulator {
  private readonly measure: AskedMeasure;
  private readonly numeric: boolean;
  /** Where rows repeat the values: each by the row that it belongs to, or by nothing known. */
  private readonly values: Map<string | symbol, string | number | boolean> | undefined;
  private readonly distinct: Set<string> | undefined;
  private count = 0;
  private sum: Decimal = new ExactDecimal(0);
  private extreme: Cell = null;

  constructor(measure: AskedMeasure) {
    this.measure = measure;
    this.numeric = isNumericType(measure.data_type);
    this.values = measure.own.length === 0 ? undefined : new Map();
    this.distinct = measure.funcion === 'distintos' ? new Set() : undefined;
  }

  /**
   * Takes a row, additional columns included.
   * @param number the row's value as `numberIn` gives it: the accumulators of a group and of its totals take the same one.
   * @returns how many values more are held.
   */
  add(row: Row, number = this.numberIn(row)): number {
    const value = row[this.measure.column];
    if (value === null || value === undefined || value === '') return 0;
    if (this.values === undefined) return this.take(value, number);
    const id = rowId(row, this.measure.own) ?? Symbol('row without its id');
    if (this.values.has(id)) return 0;
    this.values.set(id, value);
    return 1 + this.take(value, number);
  }

  /** Whether those of parts add up to that of the whole: a total can then be merged of its groups once. */
  get addsUp(): boolean {
    const { funcion } = this.measure;
    return (
      this.values === undefined && (funcion === 'suma' || funcion === 'promedio' || funcion === 'cuenta')
    );
  }

  /** The value of a row as a number, null for none. */
  numberIn(row: Row): Decimal | null {
    return this.numberOf(row[this.measure.column] ?? null);
  }

  /** Takes what another one has: the rows of both are then one group. */
  merge(other: MeasureAccumulator): void {
    if (this.values !== undefined && other.values !== undefined) {
      for (const [id, value] of other.values) {
        if (this.values.has(id)) continue;
        this.values.set(id, value);
        this.take(value, this.numberOf(value));
      }
      return;
    }
    this.count += other.count;
    this.sum = this.sum.plus(other.sum);
    const { extreme } = other;
    if (extreme !== null && this.isMore(extreme, this.numberOf(extreme))) this.extreme = extreme;
    for (const value of other.distinct ?? []) this.distinct?.add(value);
  }

  /** A decimal string, a count, a day or an instant; null without a value. */
  result(): Cell {
    const { count, sum } = this;
    switch (this.measure.funcion) {
      case 'suma':
        return count === 0 ? null : sum.toFixed();
      case 'promedio':
        return count === 0 ? null : sum.dividedBy(count).toDecimalPlaces(MEAN_DECIMALS).toFixed();
      case 'minimo':
      case 'maximo':
        return this.extreme;
      case 'cuenta':
        return count;
      case 'distintos':
        return this.distinct?.size ?? 0;
    }
  }

  private numberOf(value: Cell): Decimal | null {
    return this.numeric ? decimalOf(value) : null;
  }

  private take(value: string | number | boolean, number: Decimal | null): number {
    this.count += 1;
    if (number !== null) this.sum = this.sum.plus(number);
    if (this.isMore(value, number)) this.extreme = value;
    if (this.distinct === undefined) return 0;
    const { size } = this.distinct;
    return this.distinct.add(number === null ? String(value) : number.toFixed()).size - size;
  }

  /** Whether a value takes the place of the least or the greatest one so far. */
  private isMore(value: Cell, number: Decimal | null): boolean {
    const { funcion } = this.measure;
    if (funcion !== 'minimo' && funcion !== 'maximo') return false;
    if (this.extreme === null) return true;
    const known = this.numberOf(this.extreme);
    const isKnown = number !== null && known !== null;
    const isLess = isKnown ? number.lessThan(known) : String(value) < String(this.extreme);
    const isEqual = isKnown ? number.equals(known) : String(value) === String(this.extreme);
    return !isEqual && isLess === (funcion === 'minimo');
  }
}
