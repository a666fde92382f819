import { copyOfItem } from '@lienzo/schema/report/copy-of-item';
import { MAX_STACKED_ITEMS } from '@lienzo/schema/report/section-columns';
import { MAX_ITEMS_PER_SECTION } from '@lienzo/schema/report/widths';
import { current, isDraft } from 'immer';
import { columnsOf } from '../columns.ts';
import { command } from '../command.ts';
import { requireItem, requirePosition } from '../draft-access.ts';
import type { EditorDocument } from '../editor-document.ts';
import { type ItemPosition, placeItems } from '../item-position.ts';

/** `uuid` is the copy's, `section` the id of the new section, if one is created. */
export type ItemCopy = { of: string; uuid: string; section: string };

/**
 * Copies items. The copy of an item that is alone in its section gets a new section below; others are inserted right of
 * the original while the section has room, or below it where items are stacked.
 */
export const duplicateItems = command((draft, { copies }: { copies: ItemCopy[] }) => {
  const fresh = new Map(copies.map(({ of, uuid }) => [of, uuid]));
  for (const copy of copies) {
    const original = requireItem(draft, copy.of);
    const position = positionOfCopy(draft, copy);
    draft.items[copy.uuid] = copyOfItem(isDraft(original) ? current(original) : original, fresh);
    placeItems(draft, [copy.uuid], position);
  }
});

function positionOfCopy(draft: EditorDocument, { of, section: id }: ItemCopy): ItemPosition {
  const { section, column, row } = requirePosition(draft, of);
  const columns = columnsOf(draft, section.id);
  const stack = columns[column]?.uuids.length ?? 0;
  if (stack > 1 && stack < MAX_STACKED_ITEMS)
    return { into: 'column', section: section.id, column, index: row + 1 };
  if (columns.length > 1 && columns.length < MAX_ITEMS_PER_SECTION)
    return { into: 'section', section: section.id, index: column + 1 };
  return { into: 'new-section', id, index: draft.order.indexOf(section.id) + 1 };
}
