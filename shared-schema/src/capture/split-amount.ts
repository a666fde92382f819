import { ExactDecimal } from '../data/exact-decimal.ts';

/** What one date may take at most: more is a slip of the keys. */
const LARGEST = new ExactDecimal('99999999.99');

/**
 * An amount spread evenly over dates (specification 3 §5, concepts of type IM): each part has two decimals, the parts sum
 * to exactly the amount, and no two differ by more than a cent. The cents that are left go to the first dates.
 * @param amount pesos with at most two decimals, above 0.
 * @param dates at least 1.
 * @throws RangeError for anything else.
 */
export function splitAmount(amount: string, dates: number): string[] {
  if (!Number.isSafeInteger(dates) || dates < 1) throw new RangeError(`not a number of dates: ${dates}`);
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(amount)) throw new RangeError(`not an amount: ${amount}`);
  const total = new ExactDecimal(amount);
  if (total.isZero() || total.greaterThan(LARGEST)) throw new RangeError(`not an amount: ${amount}`);
  const cents = total.times(100);
  const each = cents.dividedToIntegerBy(dates);
  const left = cents.minus(each.times(dates)).toNumber();
  return Array.from({ length: dates }, (_, at) =>
    (at < left ? each.plus(1) : each).dividedBy(100).toFixed(2),
  );
}
