/** Where the person is in a grid: places count the rows and columns that are shown, from 0. */
export type GridPosition = { row: number; column: number };

/** From where the selection was begun to where it leads; one cell when both are the same. */
export type GridSelection = { anchor: GridPosition; focus: GridPosition };

/** Ends included. */
export type GridRange = { top: number; bottom: number; left: number; right: number };

/** `first`: the first column that can be written. */
export type GridSize = { rows: number; columns: number; first: number };

export const rangeOf = ({ anchor, focus }: GridSelection): GridRange => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
});

export const at = (position: GridPosition): GridSelection => ({ anchor: position, focus: position });

/** The selection within a grid that may have become smaller. */
export function within({ anchor, focus }: GridSelection, size: GridSize): GridSelection {
  return { anchor: clamped(anchor, size), focus: clamped(focus, size) };
}

const clamped = ({ row, column }: GridPosition, { rows, columns }: GridSize): GridPosition => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** Keys that move within the grid. */
export type GridMove = { key: string; isFar: boolean; extends: boolean; page: number };

/** Where a key leads; null: it does not move. With `isFar` (Ctrl) to the end of the grid, or the first cell to write. */
export function moved(
  selection: GridSelection,
  { key, isFar, extends: isExtending, page }: GridMove,
  size: GridSize,
): GridSelection | null {
  const { row, column } = selection.focus;
  const to = positionAfter(key, { row, column }, isFar, page, size);
  if (to === null) return null;
  const focus = clamped(to, size);
  return isExtending ? { anchor: selection.anchor, focus } : at(focus);
}

function positionAfter(
  key: string,
  { row, column }: GridPosition,
  isFar: boolean,
  page: number,
  { rows, columns, first }: GridSize,
): GridPosition | null {
  switch (key) {
    case 'ArrowDown':
      return { row: isFar ? rows - 1 : row + 1, column };
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowRight':
      return { row, column: isFar ? columns - 1 : column + 1 };
    case 'ArrowLeft':
      return { row, column: isFar ? 0 : column - 1 };
    case 'Home':
      return isFar ? { row: 0, column: first } : { row, column: 0 };
    case 'End':
      return { row: isFar ? rows - 1 : row, column: columns - 1 };
    case 'PageDown':
      return { row: row + page, column };
    case 'PageUp':
      return { row: row - page, column };
    default:
      return null;
  }
}

/** Where Enter leads: down or up, after Tab in the column where the row of Tabs began. */
export const entered = (
  { row, column }: GridPosition,
  { isUp, tabbedFrom }: { isUp: boolean; tabbedFrom: number | null },
  size: GridSize,
): GridSelection =>
  at(clamped({ row: row + (isUp ? -1 : 1), column: isUp ? column : (tabbedFrom ?? column) }, size));

/**
 * The next cell in reading order, from row to row, among those that `isStop` names; null beyond the first or last one.
 * @param step 1 forward, -1 back.
 */
export function nextPosition(
  { row, column }: GridPosition,
  step: 1 | -1,
  { rows, columns }: GridSize,
  isStop: (column: number) => boolean,
): GridPosition | null {
  for (let target = row * columns + column + step; target >= 0 && target < rows * columns; target += step)
    if (isStop(target % columns)) return { row: Math.floor(target / columns), column: target % columns };
  return null;
}
