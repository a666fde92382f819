/** "Piramidar": which gross payment leaves a given net; the same calculation, and nothing is stored. */
import { Decimal } from 'decimal.js';
import { calculate } from './calculate.ts';
import type { CalculationInput } from './calculation-input.ts';
import type { CalculationResult } from './calculation-result.ts';

export type GrossPayment = {
  /** Pesos of the concept. */
  amount: Decimal;
  /** With it. */
  result: CalculationResult;
  /** What the net differs from what was asked for: zero, but where a tariff's row or the subsidy jumps. */
  difference: Decimal;
};

/** Cents of the highest payment that is looked at. */
const MAX_CENTS = 2 ** 36;

/**
 * Finds the payment of a concept by halving, so with at most forty calculations. Between two cents of which one gives
 * too little and the next too much net, the one that gives enough is taken.
 * @param concept a payment in pesos that the concepts of the input have.
 * @returns null when even without it the net is higher, or no payment reaches it, or the person cannot be calculated.
 */
export function grossFor(input: CalculationInput, concept: string, net: Decimal): GrossPayment | null {
  const withAmount = (cents: number): GrossPayment => {
    const amount = new Decimal(cents).dividedBy(100);
    const incident = { concept, amount: amount.toFixed(2), capture_date: input.period.end_date };
    const result = calculate(cents === 0 ? input : { ...input, incidents: [...input.incidents, incident] });
    return { amount, result, difference: new Decimal(result.totals.net).minus(net) };
  };
  const reaches = ({ difference }: GrossPayment): boolean => !difference.isNegative();
  const nothing = withAmount(0);
  if (isStopped(nothing.result) || nothing.difference.greaterThan(0)) return null;
  if (nothing.difference.isZero()) return nothing;
  let [low, high] = [0, 1];
  while (high < MAX_CENTS && !reaches(withAmount(high))) [low, high] = [high, high * 2];
  let best = withAmount(high);
  if (!reaches(best)) return null;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const tried = withAmount(middle);
    if (reaches(tried)) [high, best] = [middle, tried];
    else low = middle;
  }
  return best;
}

const isStopped = ({ findings }: CalculationResult): boolean =>
  findings.some(({ severity }) => severity === 'error');
