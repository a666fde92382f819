/** The minimum width of a column, in percent. */
const MIN_SHARE = 3;

/**
 * The widths of a table's columns after dragging the border between two of them: what one gains the other loses.
 * @param widths percent per column.
 * @param border index; 0 is between the first two columns.
 * @param by distance to the right, in percent of the table.
 * @returns percent per column, with at most one decimal; that of the dragged column is an integer.
 */
export function draggedColumnWidths(widths: readonly number[], border: number, by: number): number[] {
  const left = widths[border] ?? 0;
  const both = left + (widths[border + 1] ?? 0);
  const preferred = Math.round(left + by);
  const minimum = Math.min(MIN_SHARE, both / 2);
  const taken = Math.min(both - minimum, Math.max(minimum, preferred));
  return widths.map((width, at) => {
    if (at === border) return rounded(taken);
    return rounded(at === border + 1 ? both - taken : width);
  });
}

const rounded = (percent: number): number => Math.max(1, Math.round(percent * 10) / 10);
