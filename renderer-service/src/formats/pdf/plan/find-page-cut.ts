/** The pages that an element spans, from 0. */
export type PageSpan = { first: number; last: number };

/** A measured cell of a section. */
export type MeasuredCell = {
  /** The page on which it ends. */
  last: number;
  /** The lines of its table; none for another item. */
  lines: PageSpan[];
};

/**
 * The page with which the next part of a section can start: the last page at whose top only tables continue, each with
 * a new line. The last drawn line of a table with more lines is ignored: the lines after it may move it to the next page.
 * @param firstPage the page on which the section starts.
 * @param hasMore whether a cell's table has lines that were not drawn.
 * @returns undefined when there is none: more lines or the following sections are needed.
 */
export function findPageCut(
  cells: readonly MeasuredCell[],
  firstPage: number,
  hasMore: readonly boolean[],
): number | undefined {
  const known = cells.flatMap(({ lines }, index) =>
    hasMore[index] === true ? [lines.at(-1)?.first ?? firstPage] : [],
  );
  const last = known.length > 0 ? Math.min(...known) : Math.max(...cells.map((cell) => cell.last));
  for (let page = last; page > firstPage; page -= 1)
    if (cells.every((cell) => canStartPart(cell, page))) return page;
  return undefined;
}

/** A line that spans the page end, or other content beside the tables, cannot be continued in the next part. */
function canStartPart({ last, lines }: MeasuredCell, page: number): boolean {
  if (lines.length === 0) return last < page;
  return !lines.some((line) => line.first < page && line.last >= page);
}
