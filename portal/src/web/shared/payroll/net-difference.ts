import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { money } from './money';

/** With its sign, and percent of the period before where that paid something. */
export function netDifference(net: string, previous: string): string {
  const difference = new ExactDecimal(net).minus(previous);
  if (difference.isZero()) return runMessages.run.same;
  const amount = `${difference.isNegative() ? '−' : '+'}${money(difference.abs().toFixed(2))}`;
  const before = new ExactDecimal(previous);
  if (before.isZero()) return amount;
  return `${amount} (${difference.abs().times(100).dividedBy(before).toFixed(1)}\u00a0%)`;
}
