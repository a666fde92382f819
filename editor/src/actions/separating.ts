/** Keeps whole tables off a page that begins to repeat because a dynamic text came onto it. */
import { editorCommandMessages } from '@lienzo/schema/messages/editor-command-messages';
import { type ReportItem, repeatsPage } from '@lienzo/schema/report/item';
import type { Change } from '../model/command.ts';
import { setApart } from '../model/commands/set-apart.ts';
import { positionOf, sectionsInOrder } from '../model/document-queries.ts';
import type { EditorDocument } from '../model/editor-document.ts';
import { groupAround, wholeTablesIn } from '../model/page-groups.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { notify } from '../store/slices/notice-slice.ts';

/**
 * What follows the placing of items, within the same step. A text that shared its page with a whole table before
 * was left there on purpose.
 * @param before the document before the step.
 */
export const separationSteps = (
  items: ReportItem[],
  before: EditorDocument,
): ((document: EditorDocument) => Change)[] =>
  items
    .filter((item) => repeatsPage(item) && !sharesPage(before, item.uuid))
    .map(
      ({ uuid }) =>
        (document) =>
          setApart(document, { uuid }),
    );

function sharesPage(document: EditorDocument, uuid: string): boolean {
  const section = positionOf(document, uuid)?.section;
  return section !== undefined && wholeTablesIn(document, groupAround(document, section.id)).length > 0;
}

const breaks = (document: EditorDocument): number =>
  sectionsInOrder(document).filter((section) => section.separation).length;

/** Says so when page breaks came with the step. */
export function announceSeparation(store: EditorStore, before: EditorDocument): void {
  if (breaks(store.getState().edit.document) <= breaks(before)) return;
  notify(store, editorCommandMessages.done.setApart);
}
