/** Adds page breaks so that unlinked tables are not repeated with the page of a dynamic text. */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { type ReportItem, repeatsPage } from '@lienzo/schema/report/item';
import type { Change } from '../model/command.ts';
import { isolateDynamicText } from '../model/commands/isolate-dynamic-text.ts';
import { positionOf, sectionsInOrder } from '../model/document-queries.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { pageGroupAround, unlinkedTablesIn } from '../model/page-groups.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { notify } from '../store/slices/notice-slice.ts';

/**
 * The commands that follow inserting or moving items, within the same history entry. A text that already shared its
 * page with an unlinked table is left unchanged.
 * @param before the document before the change.
 */
export const pageBreakSteps = (
  items: ReportItem[],
  before: EditorDocument,
): ((document: EditorDocument) => Change)[] =>
  items
    .filter((item) => repeatsPage(item) && !sharesPage(before, item.uuid))
    .map(
      ({ uuid }) =>
        (document) =>
          isolateDynamicText(document, { uuid }),
    );

function sharesPage(document: EditorDocument, uuid: string): boolean {
  const section = positionOf(document, uuid)?.section;
  return (
    section !== undefined && unlinkedTablesIn(document, pageGroupAround(document, section.id)).length > 0
  );
}

const breaks = (document: EditorDocument): number =>
  sectionsInOrder(document).filter((section) => section.separation).length;

/** Shows a notice when page breaks were added. */
export function announcePageBreaks(store: EditorStore, before: EditorDocument): void {
  if (breaks(store.getState().edit.document) <= breaks(before)) return;
  notify(store, editorCommandMessages.done.pageBreaksAdded);
}
