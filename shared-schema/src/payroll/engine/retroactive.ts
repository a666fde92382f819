/** What a closed period should have paid: differences that the next run pays or deducts (PAYROLL §4). */
import type { Correction } from './calculation-input.ts';
import type { PayLine } from './calculation-result.ts';
import { decimalOf, ZERO } from './decimals.ts';

type Line = Pick<PayLine, 'concept' | 'kind' | 'amount' | 'corrects'>;

/** The pay of a period by concept; corrections of other periods are not its own. */
function payOf(lines: readonly Line[]): Map<string, ReturnType<typeof decimalOf>> {
  const pay = new Map<string, ReturnType<typeof decimalOf>>();
  for (const { concept, kind, amount, corrects } of lines)
    if (kind === 'Percepción' && corrects === null)
      pay.set(concept, (pay.get(concept) ?? ZERO).plus(decimalOf(amount, concept)));
  return pay;
}

/**
 * The differences of pay between what was stored and what the same period gives now, by concept; negative where too
 * much was paid. Tax, quotas and credits are not among them: the run that pays the differences withholds of them.
 * @param period the first day of the closed period. @param reason what changed, for the line.
 */
export function retroactiveDifferences(
  stored: readonly Line[],
  recalculated: readonly Line[],
  { period, reason }: Pick<Correction, 'period' | 'reason'>,
): Correction[] {
  const [before, after] = [payOf(stored), payOf(recalculated)];
  const corrections: Correction[] = [];
  for (const concept of new Set([...before.keys(), ...after.keys()])) {
    const amount = (after.get(concept) ?? ZERO).minus(before.get(concept) ?? ZERO);
    if (!amount.isZero()) corrections.push({ concept, amount: amount.toFixed(2), period, reason });
  }
  return corrections;
}
