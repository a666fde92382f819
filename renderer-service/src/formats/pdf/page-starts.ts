/**
 * At which row each page of a table begins: rows stand whole, the head repeats. A row higher than a page has one of
 * its own (and runs over; the print cuts it as it must).
 * @param heights of the rows, in CSS pixels.
 * @param firstTop where the first row stands on the first page.
 * @param repeated height of the head on later pages.
 */
export function pageStarts(
  heights: readonly number[],
  pageHeight: number,
  firstTop: number,
  repeated: number,
): number[] {
  const starts = [0];
  let used = firstTop;
  heights.forEach((height, index) => {
    if (used + height > pageHeight + TOLERANCE && index > 0) {
      starts.push(index);
      used = repeated;
    }
    used += height;
  });
  return starts;
}

/** Layout rounds to 1/64 pixel. */
const TOLERANCE = 1 / 64;
