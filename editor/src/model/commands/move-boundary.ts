import { MIN_WIDTH, WIDTH_STEP } from '@lienzo/schema/report/item';
import { columnsOf, setColumns } from '../columns.ts';
import { command } from '../command.ts';
import { requirePosition } from '../draft-access.ts';

/**
 * Moves the boundary between an item's column and its left neighbour: what one gains the other loses.
 * `width` is the column's new width in percent, rounded to steps of 5; both keep at least 15.
 */
export const moveBoundary = command((draft, { uuid, width }: { uuid: string; width: number }) => {
  const { section, column: at } = requirePosition(draft, uuid);
  const columns = columnsOf(draft, section.id);
  const column = columns[at];
  const neighbour = columns[at - 1];
  if (column === undefined || neighbour === undefined) return;
  const total = column.width + neighbour.width;
  if (total < 2 * MIN_WIDTH) return;
  const stepped = Math.round(width / WIDTH_STEP) * WIDTH_STEP;
  column.width = Math.min(total - MIN_WIDTH, Math.max(MIN_WIDTH, stepped));
  neighbour.width = Math.round((total - column.width) * 100) / 100;
  setColumns(draft, section.id, columns);
});
