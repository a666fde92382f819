/** PTU: its split among people and its cap (LFT 120 to 131), in pesos. */
import { Decimal } from 'decimal.js';
import { ZERO } from './decimals.ts';

export type ProfitSharer = {
  id: string;
  /** Staff of confidence, whose pay counts up to 120 % of the highest pay of the others (LFT 127-II). */
  isConfidence: boolean;
  /** Worked in the year. */
  days: number;
  pay: Decimal;
};

/** `byDays` and `byPay` are unrounded; `share` is in cents. */
export type ProfitShare = { id: string; payUsed: Decimal; byDays: Decimal; byPay: Decimal; share: Decimal };

const CONFIDENCE_LIMIT = '1.2';

/**
 * Half by days, half by pay; the cents that rounding leaves go to the largest remainders, so the shares sum to the
 * amount exactly. Nobody has worked a day or earned anything: no shares.
 * @param amount in cents; negative or fractions of a cent are refused.
 * @throws RangeError for an amount that cannot be shared.
 */
export function profitShares(amount: Decimal, people: readonly ProfitSharer[]): ProfitShare[] {
  if (amount.isNegative() || amount.decimalPlaces() > 2)
    throw new RangeError(`not an amount to share: ${amount}`);
  const highest = Decimal.max(0, ...people.filter((one) => !one.isConfidence).map(({ pay }) => pay));
  const limit = highest.times(CONFIDENCE_LIMIT);
  const used = people.map((one) =>
    // Without others there is nobody to compare with.
    one.isConfidence && highest.greaterThan(0) ? Decimal.min(one.pay, limit) : one.pay,
  );
  const days = people.reduce((total, one) => total + one.days, 0);
  const pay = used.reduce((total, one) => total.plus(one), ZERO);
  if (days === 0 || pay.isZero()) return [];
  const half = amount.dividedBy(2);
  const exact = people.map((one, at) => {
    const payUsed = used[at] ?? ZERO;
    return {
      id: one.id,
      payUsed,
      byDays: half.times(one.days).dividedBy(days),
      byPay: half.times(payUsed).dividedBy(pay),
    };
  });
  const cents = largestRemainder(
    amount.times(100),
    exact.map(({ byDays, byPay }) => byDays.plus(byPay).times(100)),
  );
  return exact.map((one, at) => ({ ...one, share: (cents[at] ?? ZERO).dividedBy(100) }));
}

/** Whole numbers that sum to a whole total: rounded down, and one more for the largest remainders, the first first. */
function largestRemainder(total: Decimal, parts: readonly Decimal[]): Decimal[] {
  const floors = parts.map((part) => part.floor());
  const missing = total.minus(floors.reduce((sum, one) => sum.plus(one), ZERO)).toNumber();
  const order = parts
    .map((part, at) => ({ at, rest: part.minus(part.floor()) }))
    .toSorted((one, other) => other.rest.comparedTo(one.rest) || one.at - other.at);
  const chosen = new Set(order.slice(0, missing).map(({ at }) => at));
  return floors.map((floor, at) => (chosen.has(at) ? floor.plus(1) : floor));
}

/** LFT 127-VIII: at most three months of pay or the average of the last three years, whichever is more. */
export const cappedProfitShare = (
  share: Decimal,
  { monthlyPay, averageOfThreeYears }: { monthlyPay: Decimal; averageOfThreeYears: Decimal },
): Decimal => Decimal.min(share, Decimal.max(monthlyPay.times(3), averageOfThreeYears));
