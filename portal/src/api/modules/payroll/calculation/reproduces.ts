import type { PayLine } from '@lienzo/schema/payroll/engine/calculation-result';
import type { Concepts } from './read-shared.ts';

/** As `payroll_lines` has it. */
type StoredLine = { concept_id: number; units: string; amount: string; taxable_amount: string };

/** Whether a calculation gives the lines that are stored, in whatever order; those without money are no pay. */
export function reproduces(
  lines: readonly PayLine[],
  stored: readonly StoredLine[],
  concepts: Concepts,
): boolean {
  const keys = new Map([...concepts].map(([key, { id }]) => [id, key]));
  const now = lines
    .filter(isMoney)
    .map(({ concept, units, amount, taxable }) => `${concept} ${units} ${amount} ${taxable}`);
  const before = stored
    .filter(isMoney)
    .map((line) => `${keys.get(line.concept_id)} ${line.units} ${line.amount} ${line.taxable_amount}`);
  return now.toSorted().join('\n') === before.toSorted().join('\n');
}

const isMoney = ({ amount }: { amount: string }): boolean => amount !== '0.00';
