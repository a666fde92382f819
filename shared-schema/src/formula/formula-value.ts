/** Values while a formula is evaluated. */
import { Decimal } from 'decimal.js';

/** Exact where formulas compute: products of the largest numbers with all their decimals have 80 digits. */
export const FormulaDecimal = Decimal.clone({
  precision: 100,
  rounding: Decimal.ROUND_HALF_UP,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});

/** Decimals that products, quotients and powers keep. */
export const KEPT_DECIMALS = 20;
/** Numbers have fewer digits than this before the point; where one would have more there is no result. */
export const MAX_WHOLE_DIGITS = 20;

/** The first and the last day that formulas know, which are Excel's. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '9999-12-31';
/** Days from the first to the last one. */
export const DAY_SPAN = 2_958_463;

/** Numbers, days (`YYYY-MM-DD`), texts and truth values; null where there is no result. */
export type FormulaValue = Decimal | string | boolean | null;
type Present = Exclude<FormulaValue, null>;

/** The longest text that a formula gives: Excel's longest in a cell. */
export const MAX_TEXT = 32_767;

/** Letters as people count them: an emoji is one. */
export const lettersOf = (text: string): string[] => Array.from(text);

/** A text, or nothing where it is longer than a cell of Excel holds. */
export const boundedText = (text: string, { lose }: FormulaContext): string | null =>
  text.length > MAX_TEXT && lettersOf(text).length > MAX_TEXT ? lose('argument') : text;

/** Why there is no result. */
export type Loss =
  | 'missing'
  | 'division'
  | 'number'
  | 'date'
  | 'argument'
  | 'noCase'
  | 'notFound'
  | 'ambiguous';

/** What a lookup was about: `value` as a person reads it, '' where it cannot be named; `rows` that have it. */
export type Sought = { value: string; rows: number };

/** What a formula is evaluated with: a row, the day of HOY, and who is told why there is no result. */
export type FormulaContext = {
  today: string;
  /** The value of a column, in the type that it was compiled with. */
  read: (key: string) => FormulaValue;
  lose: (loss: Loss, sought?: Sought) => null;
};
export type Evaluator = (context: FormulaContext) => FormulaValue;

/** Arguments that are numbers by their types. */
export function numberOf(value: FormulaValue | undefined): Decimal {
  if (!Decimal.isDecimal(value)) throw new TypeError('a formula’s value is not the number of its type');
  return value;
}
export function textOf(value: FormulaValue | undefined): string {
  if (typeof value !== 'string') throw new TypeError('a formula’s value is not the text of its type');
  return value;
}

/** A number as it is kept. */
export function settled(number: Decimal, { lose }: FormulaContext): Decimal | null {
  // Its exponent is that of its first digit; infinite numbers and none have no exponent.
  if (!number.isFinite() || number.e >= MAX_WHOLE_DIGITS) return lose('number');
  return withDecimals(number, KEPT_DECIMALS);
}

/**
 * Decimals that numbers are compared, rounded and cut with: 10 / (7 / 10.5) is 15, though what a quotient keeps of
 * two thirds makes it a little less.
 */
export const SEEN_DECIMALS = 12;

/** A number as it is compared, rounded and cut. */
export const seen = (number: Decimal): Decimal => withDecimals(number, SEEN_DECIMALS);

/** A number with so many decimals at most: most have fewer, and are not copied. */
const withDecimals = (number: Decimal, most: number): Decimal =>
  number.decimalPlaces() <= most ? number : number.toDecimalPlaces(most);

/** A whole number, cut as Excel cuts it; null outside of the bounds. */
export function integerOf(
  value: FormulaValue | undefined,
  least: number,
  most: number,
  { lose }: FormulaContext,
): number | null {
  const whole = seen(numberOf(value)).trunc();
  if (whole.lessThan(least) || whole.greaterThan(most)) return lose('argument');
  return whole.toNumber();
}

/** An operation without a result where one of its arguments has none. */
export const strict =
  (compute: (values: Present[], context: FormulaContext) => FormulaValue) =>
  (args: readonly Evaluator[]): Evaluator =>
  (context) => {
    const values: Present[] = [];
    for (const evaluate of args) {
      const value = evaluate(context);
      if (value === null) return null;
      values.push(value);
    }
    return compute(values, context);
  };

/** Decimals of a number that stands in a text; Excel has 15 digits in all. */
export const WRITTEN_DECIMALS = 10;

/** A number without zeros at its end, as formulas write it in texts. */
export function writtenNumber(number: Decimal): string {
  const rounded = number.toDecimalPlaces(WRITTEN_DECIMALS);
  return rounded.isZero() ? '0' : rounded.toFixed();
}
