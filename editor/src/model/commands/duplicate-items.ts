import { copyOfItem } from '@lienzo/schema/report/copy-of-item';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import { current, isDraft } from 'immer';
import { command } from '../command.ts';
import { requireItem, requirePosition } from '../draft-access.ts';
import { type ItemPosition, placeItems } from '../item-position.ts';

/** `uuid` is the copy's, `section` the id of the new section, if one is created. */
export type ItemCopy = { of: string; uuid: string; section: string };

/**
 * Copies items. The copy of an item that is alone in its section gets a new section below; others are inserted right of
 * the original while the section has room.
 */
export const duplicateItems = command((draft, { copies }: { copies: ItemCopy[] }) => {
  const fresh = new Map(copies.map(({ of, uuid }) => [of, uuid]));
  for (const copy of copies) {
    const original = requireItem(draft, copy.of);
    const { section, index } = requirePosition(draft, copy.of);
    const alone = section.items.length === 1 || section.items.length >= MAX_ITEMS_PER_SECTION;
    const position: ItemPosition = alone
      ? { into: 'new-section', id: copy.section, index: draft.order.indexOf(section.id) + 1 }
      : { into: 'section', section: section.id, index: index + 1 };
    draft.items[copy.uuid] = copyOfItem(isDraft(original) ? current(original) : original, fresh);
    placeItems(draft, [copy.uuid], position);
  }
});
