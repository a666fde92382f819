import type { ReportItem } from '@lienzo/schema/report/item';
import { itemProblems, type ReportProblem } from '@lienzo/schema/report/validate-report';

const known = new WeakMap<ReportItem, ReportProblem[]>();

/** The problems of an item, worked out once per version of the item. */
export function itemProblemsOf(item: ReportItem): ReportProblem[] {
  const before = known.get(item);
  if (before !== undefined) return before;
  const problems = itemProblems(item);
  known.set(item, problems);
  return problems;
}
