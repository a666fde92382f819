/** Exact decimals of the calculation: figures are made once, what comes of captured data is checked. */
import { Decimal } from 'decimal.js';

export const ZERO = new Decimal(0);
export const HUNDRED = new Decimal(100);

/** What a person's data holds where a number or a day is expected; it concerns that person only. */
export class InvalidInput extends Error {
  readonly field: string;
  readonly value: string;

  constructor(field: string, value: string) {
    super(`${field}: ${value}`);
    this.name = 'InvalidInput';
    this.field = field;
    this.value = value;
  }
}

/** Figures of the law are few; the limit only bounds what an edited set could add. */
const MAX_FIGURES = 2000;

function memo(make: (text: string) => Decimal): (text: string) => Decimal {
  const made = new Map<string, Decimal>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= MAX_FIGURES) made.clear();
    const value = make(text);
    made.set(text, value);
    return value;
  };
}

/** A figure of `PayrollFigures`. */
export const figure = memo((text) => new Decimal(text));

/** A percent as the share that it is. */
export const shareOf = memo((percent) => new Decimal(percent).dividedBy(HUNDRED));

const NUMBER = /^-?\d{1,14}(\.\d{1,8})?$/;

/**
 * A number of the input.
 * @param field its name in the input, for the finding.
 * @throws InvalidInput when the text is no plain number of at most 14 digits and 8 decimals.
 */
export function decimalOf(text: string, field: string): Decimal {
  if (!NUMBER.test(text)) throw new InvalidInput(field, text);
  return new Decimal(text);
}

/** Fewer decimals than a division keeps: 15 days less 7/6 at 1,565.73 are 21,659.265 pesos and not a little less. */
const EXACT_DECIMALS = 10;

/** Pesos in cents, halves up. What a repeating fraction has lost in its last digits is no reason to round down. */
export const inCents = (value: Decimal): Decimal =>
  value.toDecimalPlaces(EXACT_DECIMALS, Decimal.ROUND_HALF_UP).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);

export const atLeastZero = (value: Decimal): Decimal => (value.isNegative() ? ZERO : value);

export const sum = (values: Iterable<Decimal>): Decimal => {
  let total = ZERO;
  for (const value of values) total = total.plus(value);
  return total;
};
