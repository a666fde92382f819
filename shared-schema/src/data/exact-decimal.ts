/** Exact decimals: 40 significant digits, halves rounded away from zero, as money is. */
import { Decimal } from 'decimal.js';
import type { Cell } from './column.ts';

export const ExactDecimal = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/**
 * Digits before the point, and behind it, of what is read as a number: more than any sum of money has. A longer one is
 * text, for arithmetic with it would keep everybody else waiting.
 */
export const MAX_DIGITS = 40;

const PLAIN_NUMBER = new RegExp(`^-?\\d{1,${MAX_DIGITS}}(\\.\\d{1,${MAX_DIGITS}})?$`);
const MAX_LENGTH = 2 * MAX_DIGITS + 2;
const LARGEST = 10 ** MAX_DIGITS;

/** The exact decimal of a cell, or null for an empty, a non-numeric or a far too long one. */
export function decimalOf(value: Cell | undefined): Decimal | null {
  if (typeof value === 'number') return Math.abs(value) < LARGEST ? new ExactDecimal(value) : null;
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !PLAIN_NUMBER.test(value)) return null;
  return new ExactDecimal(value);
}
