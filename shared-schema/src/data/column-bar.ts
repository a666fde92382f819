/** Bars in the cells of a column: their scale over all rows, and the part of it that a value takes. */
import type { Decimal } from 'decimal.js';
import { type Cell, type ColumnKey, isNumericType, type Row, type SelectedColumn } from './column.ts';
import type { BarMark } from './column-mark.ts';
import { decimalOf, ExactDecimal } from './exact-decimal.ts';

/** The colour of a bar that has none of its own. */
export const BAR_COLOR = '#2f6fb5';

/** The least and the greatest value of a column, null without any. */
export type ValueRange = { min: Cell; max: Cell };
export type ValueRanges = Readonly<Record<ColumnKey, ValueRange>>;

/** The bar of a column of numbers. */
export const barOf = ({ data_type, marca }: SelectedColumn): BarMark | undefined =>
  marca?.tipo === 'barra' && isNumericType(data_type) ? marca : undefined;

/** The columns whose bars have a scale that only all rows tell. */
export const columnsToRange = (columns: readonly SelectedColumn[]): ColumnKey[] =>
  columns.flatMap((column) => {
    const bar = barOf(column);
    return bar === undefined || (bar.minimo !== undefined && bar.maximo !== undefined) ? [] : [column.column];
  });

/** Finds the ranges of columns, row by row. */
export class RangeGathering {
  private readonly ends: { key: ColumnKey; min: Decimal | null; max: Decimal | null }[];

  constructor(keys: readonly ColumnKey[]) {
    this.ends = keys.map((key) => ({ key, min: null, max: null }));
  }

  /** @param row additional columns included. */
  add(row: Row): void {
    for (const one of this.ends) {
      const value = decimalOf(row[one.key]);
      if (value === null) continue;
      if (one.min === null || value.lt(one.min)) one.min = value;
      if (one.max === null || value.gt(one.max)) one.max = value;
    }
  }

  result(): Record<ColumnKey, ValueRange> {
    return Object.fromEntries(
      this.ends.map(({ key, min, max }) => [
        key,
        { min: min?.toFixed() ?? null, max: max?.toFixed() ?? null },
      ]),
    );
  }
}

/**
 * The columns with the scales of their bars, which begin or end at zero unless they are typed. A bar whose range is not
 * known stays without a scale: it is not drawn.
 */
export function withBarScales(columns: readonly SelectedColumn[], ranges: ValueRanges): SelectedColumn[] {
  return columns.map((column) => {
    const bar = barOf(column);
    const range = ranges[column.column];
    if (bar === undefined || range === undefined) return column;
    const zero = new ExactDecimal(0);
    const minimo = bar.minimo ?? ExactDecimal.min(zero, decimalOf(range.min) ?? zero).toFixed();
    const maximo = bar.maximo ?? ExactDecimal.max(zero, decimalOf(range.max) ?? zero).toFixed();
    return { ...column, marca: { ...bar, minimo, maximo } };
  });
}

/** The ends of a bar's scale; null while they are not known, or are none. */
export function barScale({ minimo, maximo }: BarMark): { min: Decimal; max: Decimal } | null {
  const min = decimalOf(minimo);
  const max = decimalOf(maximo);
  return min === null || max === null || max.lte(min) ? null : { min, max };
}

/** Whether a value is beyond an end that was typed. */
export function isBeyond({ minimo, maximo }: BarMark, value: Cell | undefined): boolean {
  const number = decimalOf(value);
  const min = decimalOf(minimo);
  const max = decimalOf(maximo);
  return number !== null && ((min !== null && number.lt(min)) || (max !== null && number.gt(max)));
}

/** A part of a bar's scale, in percent of its length. */
export type BarPart = {
  from: number;
  width: number;
  /** Where zero stands within it; null at its ends and outside of it. */
  zero: number | null;
  /** The end at which the value goes on beyond the scale. */
  beyond: 'izquierda' | 'derecha' | null;
};

/** What a value other than zero takes at least, so that nobody takes it for nothing. */
const MIN_WIDTH = 1;

/** The part that a value takes; null for no value, or without a scale. */
export function barPart(mark: BarMark, value: Cell | undefined): BarPart | null {
  const scale = barScale(mark);
  const number = decimalOf(value);
  if (scale === null || number === null) return null;
  const { min, max } = scale;
  const percentOf = (at: Decimal): number =>
    ExactDecimal.min(max, ExactDecimal.max(min, at))
      .minus(min)
      .dividedBy(max.minus(min))
      .times(100)
      .toDecimalPlaces(2)
      .toNumber();
  const zero = percentOf(new ExactDecimal(0));
  const end = percentOf(number);
  const isLeft = end < zero || (end === zero && number.isNegative() && zero > 0);
  const length = Math.abs(end - zero);
  const width = number.isZero() || number.lt(min) ? length : Math.max(length, MIN_WIDTH);
  const from = isLeft ? zero - width : Math.min(zero, 100 - width);
  return {
    from,
    width,
    zero: zero > 0 && zero < 100 ? zero : null,
    beyond: number.lt(min) ? 'izquierda' : number.gt(max) ? 'derecha' : null,
  };
}
