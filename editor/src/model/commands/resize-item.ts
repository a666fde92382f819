import { clampWidth, maxWidth } from '@lienzo/schema/report/widths';
import { columnsOf, setColumns } from '../columns.ts';
import { command } from '../command.ts';
import { requirePosition } from '../draft-access.ts';

/**
 * Sets the width of an item and of those stacked with it. `width` in percent; clamped to steps of 5, the minimum of 15
 * and the section's free space.
 */
export const resizeItem = command((draft, { uuid, width }: { uuid: string; width: number }) => {
  const { section, column: at } = requirePosition(draft, uuid);
  const columns = columnsOf(draft, section.id);
  const column = columns[at];
  if (column === undefined) return;
  const widths = columns.map((one) => one.width);
  const others = widths.reduce((sum, one) => sum + one, 0) - column.width;
  // The section's free space; an item of a loaded report that exceeds it may only shrink.
  const room = Math.max(column.width, 100 - others);
  column.width = Math.min(clampWidth(width, Math.max(column.width, maxWidth(widths, at))), room);
  setColumns(draft, section.id, columns);
});
