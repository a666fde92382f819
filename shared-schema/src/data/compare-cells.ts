import type { Cell } from './column.ts';
import { decimalOf } from './exact-decimal.ts';

/** Empty values are last in both directions, as in SQL. */
export function compareCells(
  one: Cell,
  other: Cell,
  { numeric, descending }: { numeric: boolean; descending: boolean },
): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  const sign = numeric ? compareNumbers(one, other) : compareTexts(String(one), String(other));
  return descending ? -sign : sign;
}

function compareNumbers(one: Cell, other: Cell): number {
  const [a, b] = [decimalOf(one), decimalOf(other)];
  return a === null || b === null ? compareTexts(String(one), String(other)) : a.comparedTo(b);
}

const COLLATOR = new Intl.Collator('es-MX');

const compareTexts = (one: string, other: string): number =>
  COLLATOR.compare(one, other) || (one < other ? -1 : one > other ? 1 : 0);
