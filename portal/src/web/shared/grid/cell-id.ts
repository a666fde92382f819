import type { GridPosition } from './grid-selection';

/** The id of the active cell: another one for each cell, so that a screen reader notices the change. */
export const cellId = (grid: string, { row, column }: GridPosition): string => `${grid}-${row}-${column}`;
