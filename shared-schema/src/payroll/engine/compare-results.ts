/** What to look at before a payroll is authorised: whose net differs from the period before, and by which concepts. */
import type { Decimal } from 'decimal.js';
import type { CalculationResult, PayLine } from './calculation-result.ts';
import { decimalOf, HUNDRED, ZERO } from './decimals.ts';

type Result = { lines: readonly PayLine[]; totals: Pick<CalculationResult['totals'], 'net'> };

/** Both have to be exceeded; of who was not paid before or is not paid now the pesos alone. */
export type ChangeThresholds = { pesos: Decimal; percent: Decimal };

export type ResultChange = {
  person: string;
  /** null: not paid in that period. */
  before: string | null;
  after: string | null;
  difference: string;
  /** What each concept adds to the net or takes from it, the largest first. */
  causes: { concept: string; difference: string }[];
};

/** People whose net changed by more than the thresholds, the largest change first. */
export function resultChanges(
  before: ReadonlyMap<string, Result>,
  after: ReadonlyMap<string, Result>,
  thresholds: ChangeThresholds,
): ResultChange[] {
  const changes: (ResultChange & { size: Decimal })[] = [];
  for (const person of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(person), after.get(person)];
    const difference = netOf(other).minus(netOf(one));
    if (!isLarge(difference, one, other, thresholds)) continue;
    changes.push({
      person,
      before: one?.totals.net ?? null,
      after: other?.totals.net ?? null,
      difference: difference.toFixed(2),
      causes: causesOf(one, other),
      size: difference.abs(),
    });
  }
  return changes
    .toSorted((one, other) => other.size.comparedTo(one.size))
    .map(({ size: _size, ...change }) => change);
}

const netOf = (result: Result | undefined): Decimal =>
  result === undefined ? ZERO : decimalOf(result.totals.net, 'net');

function isLarge(
  difference: Decimal,
  one: Result | undefined,
  other: Result | undefined,
  { pesos, percent }: ChangeThresholds,
): boolean {
  if (difference.abs().lessThanOrEqualTo(pesos)) return false;
  const base = netOf(one).abs();
  if (one === undefined || other === undefined || base.isZero()) return true;
  return difference.abs().times(HUNDRED).greaterThan(base.times(percent));
}

function causesOf(one: Result | undefined, other: Result | undefined): ResultChange['causes'] {
  const byConcept = new Map<string, Decimal>();
  const add = (result: Result | undefined, sign: 1 | -1): void => {
    for (const { concept, kind, amount } of result?.lines ?? []) {
      const effect = decimalOf(amount, concept).times(kind === 'Deducción' ? -sign : sign);
      byConcept.set(concept, (byConcept.get(concept) ?? ZERO).plus(effect));
    }
  };
  add(one, -1);
  add(other, 1);
  return [...byConcept]
    .filter(([, difference]) => !difference.isZero())
    .toSorted(([, first], [, second]) => second.abs().comparedTo(first.abs()))
    .map(([concept, difference]) => ({ concept, difference: difference.toFixed(2) }));
}
