/** Where the person is in a grid: places count the rows and columns that are shown, from 0. */
export type GridPlace = { row: number; column: number };

/** From where the selection was begun to where it leads; one cell when both are the same. */
export type GridSelection = { anchor: GridPlace; focus: GridPlace };

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

export const at = (place: GridPlace): GridSelection => ({ anchor: place, focus: place });

/** The selection within a grid that may have become smaller. */
export function within({ anchor, focus }: GridSelection, size: GridSize): GridSelection {
  return { anchor: clamped(anchor, size), focus: clamped(focus, size) };
}

const clamped = ({ row, column }: GridPlace, { rows, columns }: GridSize): GridPlace => ({
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
  const to = placeAfter(key, { row, column }, isFar, page, size);
  if (to === null) return null;
  const focus = clamped(to, size);
  return isExtending ? { anchor: selection.anchor, focus } : at(focus);
}

function placeAfter(
  key: string,
  { row, column }: GridPlace,
  isFar: boolean,
  page: number,
  { rows, columns, first }: GridSize,
): GridPlace | null {
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
  { row, column }: GridPlace,
  { isUp, tabbedFrom }: { isUp: boolean; tabbedFrom: number | null },
  size: GridSize,
): GridSelection =>
  at(clamped({ row: row + (isUp ? -1 : 1), column: isUp ? column : (tabbedFrom ?? column) }, size));

/**
 * The next cell in reading order, from row to row, among those that `isStop` names; null beyond the first or last one.
 * @param step 1 forward, -1 back.
 */
export function nextPlace(
  { row, column }: GridPlace,
  step: 1 | -1,
  { rows, columns }: GridSize,
  isStop: (column: number) => boolean,
): GridPlace | null {
  for (let place = row * columns + column + step; place >= 0 && place < rows * columns; place += step)
    if (isStop(place % columns)) return { row: Math.floor(place / columns), column: place % columns };
  return null;
}
