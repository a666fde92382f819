import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { ReportItem } from '@lienzo/schema/report/item';
import { command } from '../command.ts';
import { CommandRefusal } from '../command-refusal.ts';
import { type ItemPosition, placeItems } from '../item-position.ts';

export type InsertItems = { items: ReportItem[]; place: ItemPosition };

/** Inserts new items; each item of that section gets 100 / n (specification 3 §4), unless widths were set by hand. */
export const insertItems = command((draft, { items, place }: InsertItems) => {
  for (const item of items) {
    if (draft.items[item.uuid] !== undefined)
      throw new CommandRefusal(editorCommandMessages.refusals.itemThere);
    draft.items[item.uuid] = { ...item };
  }
  placeItems(
    draft,
    items.map((item) => item.uuid),
    place,
  );
});
