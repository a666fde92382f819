import { numbersInRuns } from '@lienzo/schema/report/page-per-group';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { GroupPages } from './print-chunks.ts';

/** What header and footer of a page show: "Página 1 de 3", and whether it is the first of its report or run. */
export type PageNumbers = { page: number; pages: number; isFirst: boolean };

/** `count` pages from `first` on, of `pages` in total. @param begins whether the report begins with the first of them. */
export const numbersFrom = (first: number, count: number, pages: number, begins: boolean): PageNumbers[] =>
  Array.from({ length: count }, (_, index) => ({
    page: first + index,
    pages,
    isFirst: begins && index === 0,
  }));

/**
 * The numbers of a report that is counted by itself: throughout, or in runs.
 * @param pages in the print.
 * @param groups of all chunks, in order.
 */
export function ownNumbers(
  report: Pick<ReportDocument, 'page' | 'layouts'>,
  pages: number,
  groups: readonly GroupPages[],
): PageNumbers[] {
  const runs = numbersInRuns(report) ? runsOf(groups) : [pages];
  const counted = runs.reduce((sum, count) => sum + count, 0);
  // Numbers that do not add up would be wrong in somebody's receipt; those of the whole are true.
  return (counted === pages ? runs : [pages]).flatMap((count) => numbersFrom(1, count, count, true));
}

/** The number of pages of each run. */
function runsOf(groups: readonly GroupPages[]): number[] {
  const runs: number[] = [];
  for (const { pages, startsRun } of groups)
    if (startsRun) runs.push(pages);
    else runs.push((runs.pop() ?? 0) + pages);
  return runs;
}
