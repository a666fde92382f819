import { clampWidth, maxWidth } from '@lienzo/schema/report/widths';
import { command } from '../command.ts';
import { itemsOfSection } from '../document-queries.ts';
import { requireItem, requirePosition } from '../draft-access.ts';

/** `width` in percent; it is brought to the step of 5, the minimum of 15 and what the section leaves. */
export const resizeItem = command((draft, { uuid, width }: { uuid: string; width: number }) => {
  const { section, index } = requirePosition(draft, uuid);
  const widths = itemsOfSection(draft, section.id).map((item) => item.tamaño);
  const item = requireItem(draft, uuid);
  const others = widths.reduce((sum, one) => sum + one, 0) - item.tamaño;
  // What the section leaves; an item of a loaded report that is over it may only shrink.
  const room = Math.max(item.tamaño, 100 - others);
  item.tamaño = Math.min(clampWidth(width, Math.max(item.tamaño, maxWidth(widths, index))), room);
});
