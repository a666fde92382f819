import { canLinkToPage } from '@lienzo/schema/report/item';
import { command } from '../command.ts';
import type { EditorDocument } from '../editor-document.ts';
import { missingLinkOf, missingLinks } from '../page-link.ts';

/**
 * Links tables and charts to their page by its key as soon as one exists, so that no page shows the rows of the others.
 * An item that could be linked `before` is left alone: its author wants all rows.
 */
export const linkToPage = command((draft, { before }: { before: EditorDocument }) => {
  for (const { item, column } of missingLinks(draft)) {
    const earlier = before.items[item.uuid];
    if (earlier !== undefined && canLinkToPage(earlier) && missingLinkOf(before, earlier) !== undefined)
      continue;
    item.detail_column = column;
  }
});
