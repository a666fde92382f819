import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { ReportItem } from '@lienzo/schema/report/item';
import { command } from '../command.ts';
import { CommandRefusal } from '../command-refusal.ts';
import { requireSection } from '../draft-access.ts';
import type { EditorDocument } from '../editor-document.ts';
import { addSectionAt, type ItemPlace, putItems } from '../item-place.ts';
import { shareEqually } from '../section-widths.ts';

/** `sections` are the ids of the sections that are made, one per row. */
export type InsertRows = { rows: ReportItem[][]; sections: string[]; place: ItemPlace };

/**
 * Puts rows of new items, as they were copied, into sections below each other. The first row goes to `place`
 * where that is a section. Rows that fit keep their widths.
 */
export const insertRows = command((draft, { rows, sections, place }: InsertRows) => {
  const into = place.into === 'section' ? place : null;
  const first = into === null ? place.index : draft.order.indexOf(requireSection(draft, into.section).id);
  rows.forEach((items, row) => {
    for (const item of items) {
      if (draft.items[item.uuid] !== undefined)
        throw new CommandRefusal(editorCommandMessages.refusals.itemThere);
      draft.items[item.uuid] = { ...item };
    }
    const uuids = items.map((item) => item.uuid);
    if (row === 0 && into !== null) putItems(draft, uuids, into);
    else addRow(draft, sections[row] ?? '', first + row, items);
  });
});

function addRow(draft: EditorDocument, id: string, index: number, items: ReportItem[]): void {
  addSectionAt(
    draft,
    id,
    index,
    items.map((item) => item.uuid),
  );
  // Part of a section that was copied leaves a gap; the whole one keeps what was set by hand.
  const width = items.reduce((sum, item) => sum + item.tamaño, 0);
  if (width < 95 || width > 100) shareEqually(draft, id);
}
