import type { Decimal } from 'decimal.js';
import { type Cell, isNumericType, type Row } from './column.ts';
import { decimalOf, ExactDecimal } from './exact-decimal.ts';
import { SeenRows } from './own-row-keys.ts';
import { MEAN_DECIMALS, type SummaryQuestion } from './summary.ts';

type AskedMeasure = SummaryQuestion['medidas'][number];

/** A measure over some rows, in exact decimals. Empty values do not count: without others a sum is empty, not 0. */
export class MeasureAccumulator {
  private readonly measure: AskedMeasure;
  private readonly numeric: boolean;
  private readonly seen: SeenRows | undefined;
  private readonly distinct: Set<string> | undefined;
  private count = 0;
  private sum: Decimal = new ExactDecimal(0);
  private extreme: Cell = null;

  constructor(measure: AskedMeasure) {
    this.measure = measure;
    this.numeric = isNumericType(measure.data_type);
    this.seen = measure.own.length === 0 ? undefined : new SeenRows(measure.own);
    this.distinct = measure.funcion === 'distintos' ? new Set() : undefined;
  }

  /** Takes a row, additional columns included. @returns how many values more are held. */
  add(row: Row): number {
    const value = row[this.measure.column];
    if (value === null || value === undefined || value === '') return 0;
    if (this.seen?.isKnown(row) === true) return 0;
    const number = this.numeric ? decimalOf(value) : null;
    this.count += 1;
    if (number !== null) this.sum = this.sum.plus(number);
    if (this.isMore(value, number)) this.extreme = value;
    if (this.distinct === undefined) return this.seen === undefined ? 0 : 1;
    const { size } = this.distinct;
    return this.distinct.add(number === null ? String(value) : number.toFixed()).size - size;
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

  /** Whether a value takes the place of the least or the greatest one so far. */
  private isMore(value: Cell, number: Decimal | null): boolean {
    const { funcion } = this.measure;
    if (funcion !== 'minimo' && funcion !== 'maximo') return false;
    if (this.extreme === null) return true;
    const known = decimalOf(this.extreme);
    const isLess =
      number !== null && known !== null ? number.lessThan(known) : String(value) < String(this.extreme);
    const isEqual =
      number !== null && known !== null ? number.equals(known) : String(value) === String(this.extreme);
    return !isEqual && isLess === (funcion === 'minimo');
  }
}
