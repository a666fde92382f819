/** On which pages of a part something stands, from 0. */
export type PageSpan = { first: number; last: number };

/** What stands in an item's place of a section. */
export type MeasuredCell = {
  /** The page on which it ends. */
  last: number;
  /** The lines of its table; none for another item. */
  lines: PageSpan[];
};

/**
 * The page with which the next part of a section begins: the last one at whose top nothing goes on but tables,
 * with a new line. What is drawn of a table that has more lines says nothing about the page of its last line: lines
 * that were not drawn may take that one along.
 * @param firstPage the page on which the section begins; what stands before it stays in this part.
 * @param hasMore whether an item's table has lines that were not drawn.
 * @returns undefined when there is none: more lines are needed, or what follows.
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

/** A tall line that goes on over the page's end, or text beside the tables, cannot be taken up by the next part. */
function canStartPart({ last, lines }: MeasuredCell, page: number): boolean {
  if (lines.length === 0) return last < page;
  return !lines.some((line) => line.first < page && line.last >= page);
}
