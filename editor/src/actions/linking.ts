/** Linking tables and charts to the row of their page. */
import { catalogColumn } from '@lienzo/schema/data/catalog';
import { editorDataMessages } from '@lienzo/schema/messages/editor-data-messages';
import { canLinkToPage } from '@lienzo/schema/report/item';
import type { Change } from '../model/command.ts';
import { linkToPage } from '../model/commands/link-to-page.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { notify } from '../store/slices/notice-slice.ts';

/**
 * The command that follows a change of tables or places, within the same history entry.
 * @param before the document before the change.
 */
export const linkStep =
  (before: EditorDocument) =>
  (document: EditorDocument): Change =>
    linkToPage(document, { before });

/** Tells which column links an item to its page when it was chosen for the author. */
export function announceLinks(store: EditorStore, before: EditorDocument): void {
  for (const item of Object.values(store.getState().edit.document.items)) {
    if (!canLinkToPage(item) || item.detail_column === undefined) continue;
    const earlier = before.items[item.uuid];
    if (earlier !== undefined && canLinkToPage(earlier) && earlier.detail_column !== undefined) continue;
    const name = catalogColumn(item.detail_column)?.readable_name ?? item.detail_column;
    notify(store, editorDataMessages.detail.linked(name));
    return;
  }
}
