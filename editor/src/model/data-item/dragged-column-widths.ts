/** The minimum width of a column, in percent, where its values need no more. */
const MIN_SHARE = 3;

/**
 * The widths of a table's columns after dragging the border between two of them: what one gains the other loses, until
 * either reaches its minimum. A column that is narrower already is not made wider, but gets no narrower.
 * @param widths percent per column.
 * @param minimums percent per column, below which its values would break.
 * @param border index; 0 is between the first two columns.
 * @param by distance to the right, in percent of the table.
 * @returns percent per column, with at most one decimal; that of the dragged column is an integer where no limit is near.
 */
export function draggedColumnWidths(
  widths: readonly number[],
  minimums: readonly number[],
  border: number,
  by: number,
): number[] {
  const left = widths[border] ?? 0;
  const right = widths[border + 1] ?? 0;
  const least = (width: number, at: number): number =>
    Math.min(width, Math.ceil(Math.max(MIN_SHARE, minimums[at] ?? 0) * 10) / 10);
  const both = left + right;
  const taken = Math.min(
    both - least(right, border + 1),
    Math.max(least(left, border), Math.round(left + by)),
  );
  return widths.map((width, at) => {
    if (at === border) return rounded(taken);
    return rounded(at === border + 1 ? both - taken : width);
  });
}

const rounded = (percent: number): number => Math.max(1, Math.round(percent * 10) / 10);
