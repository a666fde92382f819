/** Exact decimals: 40 significant digits, halves rounded away from zero, as money is. */
import { Decimal } from 'decimal.js';
import type { Cell } from './column.ts';

export const ExactDecimal = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** The exact decimal of a cell, or null for an empty or non-numeric one. */
export function decimalOf(value: Cell | undefined): Decimal | null {
  if (typeof value === 'number') return Number.isFinite(value) ? new ExactDecimal(value) : null;
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) return null;
  return new ExactDecimal(value);
}
