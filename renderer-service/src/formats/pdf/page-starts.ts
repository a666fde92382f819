/** A line of a table as the page break sees it. */
export type BreakableLine = {
  /** In CSS pixels. */
  height: number;
  /** No page ends before it: the first row below a group's heading, subtotals below their last row. */
  glued?: boolean;
  /** Lines of one number stay on one page where they fit on one; absent: each stands for itself. */
  block?: number;
};

/**
 * At which line each page of a table begins: lines stand whole, the head repeats. A line higher than a page has one of
 * its own (and runs over; the print cuts it as it must).
 * @param firstTop where the first line stands on the first page, in CSS pixels.
 * @param repeated height of the head on later pages.
 */
export function pageStarts(
  lines: readonly BreakableLine[],
  pageHeight: number,
  firstTop: number,
  repeated: number,
): number[] {
  const starts = [0];
  const room = pageHeight + TOLERANCE;
  let used = firstTop;
  for (let from = 0; from < lines.length; ) {
    const to = runEnd(lines, from);
    const height = heightOf(lines, from, to);
    const whole = beginsBlock(lines, from) ? blockHeight(lines, from) : height;
    if (from > 0 && used > repeated && used + whole > room) {
      starts.push(from);
      used = repeated;
    }
    used += height;
    from = to;
  }
  return starts;
}

/** The end of the run of lines that no page break may tear. */
function runEnd(lines: readonly BreakableLine[], from: number): number {
  let to = from + 1;
  while (lines[to]?.glued === true) to += 1;
  return to;
}

function beginsBlock(lines: readonly BreakableLine[], at: number): boolean {
  const block = lines[at]?.block;
  return block !== undefined && block !== lines[at - 1]?.block;
}

function blockHeight(lines: readonly BreakableLine[], from: number): number {
  let to = from + 1;
  while (to < lines.length && lines[to]?.block === lines[from]?.block) to += 1;
  return heightOf(lines, from, to);
}

function heightOf(lines: readonly BreakableLine[], from: number, to: number): number {
  let height = 0;
  for (let index = from; index < to; index += 1) height += lines[index]?.height ?? 0;
  return height;
}

/** Layout rounds to 1/64 pixel. */
const TOLERANCE = 1 / 64;
