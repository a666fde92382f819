import { MIN_WIDTH, WIDTH_STEP } from '@lienzo/schema/report/item';
import { command } from '../command.ts';
import { requireItem, requirePosition } from '../draft-access.ts';

/**
 * Moves the boundary between an item and its left neighbour: what one gains the other loses.
 * `width` is the item's new width in percent, rounded to steps of 5; both keep at least 15.
 */
export const moveBoundary = command((draft, { uuid, width }: { uuid: string; width: number }) => {
  const { section, index } = requirePosition(draft, uuid);
  const before = section.items[index - 1];
  if (before === undefined) return;
  const item = requireItem(draft, uuid);
  const neighbour = requireItem(draft, before);
  const total = item.tamaño + neighbour.tamaño;
  if (total < 2 * MIN_WIDTH) return;
  const stepped = Math.round(width / WIDTH_STEP) * WIDTH_STEP;
  item.tamaño = Math.min(total - MIN_WIDTH, Math.max(MIN_WIDTH, stepped));
  neighbour.tamaño = Math.round((total - item.tamaño) * 100) / 100;
});
