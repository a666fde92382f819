import { clampWidth, maxWidth } from '@lienzo/schema/report/widths';
import { command } from '../command.ts';
import { itemsOfSection } from '../document-queries.ts';
import { requireItem, requirePosition } from '../draft-access.ts';

/** `width` in percent; clamped to steps of 5, the minimum of 15 and the section's free space. */
export const resizeItem = command((draft, { uuid, width }: { uuid: string; width: number }) => {
  const { section, index } = requirePosition(draft, uuid);
  const widths = itemsOfSection(draft, section.id).map((item) => item.tamaño);
  const item = requireItem(draft, uuid);
  const others = widths.reduce((sum, one) => sum + one, 0) - item.tamaño;
  // The section's free space; an item of a loaded report that exceeds it may only shrink.
  const room = Math.max(item.tamaño, 100 - others);
  item.tamaño = Math.min(clampWidth(width, Math.max(item.tamaño, maxWidth(widths, index))), room);
});
