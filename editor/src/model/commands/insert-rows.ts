import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import type { ReportItem } from '@lienzo/schema/report/item';
import { sectionColumns } from '@lienzo/schema/report/section-columns';
import { setColumns } from '../columns.ts';
import { command } from '../command.ts';
import { CommandRefusal } from '../command-refusal.ts';
import { itemsOfSection } from '../document-queries.ts';
import { requireSection } from '../draft-access.ts';
import type { EditorDocument } from '../editor-document.ts';
import { addSectionAt, type ItemPosition, placeItems } from '../item-position.ts';
import { withEqualWidths } from '../section-widths.ts';

/** `sections` are the ids of the new sections, one per row. */
export type InsertRows = { rows: ReportItem[][]; sections: string[]; place: ItemPosition };

/**
 * Inserts copied rows of items as consecutive sections. The first row goes into the section of `place`, if it names
 * one. Rows that fit keep their widths.
 */
export const insertRows = command((draft, { rows, sections, place }: InsertRows) => {
  const into = place.into === 'section' ? place : null;
  const wasEmpty = into !== null && itemsOfSection(draft, into.section).length === 0;
  const first = into === null ? place.index : draft.order.indexOf(requireSection(draft, into.section).id);
  rows.forEach((items, row) => {
    for (const item of items) {
      if (draft.items[item.uuid] !== undefined)
        throw new CommandRefusal(editorCommandMessages.refusals.itemThere);
      draft.items[item.uuid] = { ...item };
    }
    const uuids = items.map((item) => item.uuid);
    if (row === 0 && into !== null && !wasEmpty) placeItems(draft, uuids, into);
    else if (row === 0 && into !== null) fillSection(draft, into.section, items);
    else {
      addSectionAt(draft, sections[row] ?? '', first + row);
      fillSection(draft, sections[row] ?? '', items);
    }
  });
});

/** Puts a row of items into an empty section. */
function fillSection(draft: EditorDocument, id: string, items: ReportItem[]): void {
  const columns = sectionColumns(items).map((column) => ({
    uuids: column.map((item) => item.uuid),
    width: column[0]?.tamaño ?? 0,
  }));
  // A partially copied section leaves a gap, so its widths are shared equally; a whole one keeps widths set by hand.
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  setColumns(draft, id, width < 95 || width > 100 ? withEqualWidths(columns) : columns);
}
