/** The page links of the document in the editor; defined in `@lienzo/schema/report/page-links`. */
import type { ColumnKey } from '@lienzo/schema/data/column';
import { canLinkToPage, type LinkableItem } from '@lienzo/schema/report/item';
import { linkColumns } from '@lienzo/schema/report/link-columns';
import { itemsOfSection } from './document-queries.ts';
import type { EditorDocument } from './editor-document.ts';
import { driverIn, driverOf, pageGroupsIn } from './page-groups.ts';

/** An item without a page link, and the key that would link it to its page. */
export type MissingLink = { item: LinkableItem; column: ColumnKey };

/** The items on repeating pages that show all of their rows although a key links them to their page. */
export function missingLinks(document: EditorDocument): MissingLink[] {
  return pageGroupsIn(document).flatMap((group) => {
    const ids = group.map(({ id }) => id);
    const driver = driverIn(document, ids);
    if (driver === undefined) return [];
    return ids
      .flatMap((id) => itemsOfSection(document, id))
      .filter(canLinkToPage)
      .flatMap((item) => {
        const [column] = item.detail_column === undefined ? linkColumns(driver, item).keys : [];
        return column === undefined ? [] : [{ item, column }];
      });
  });
}

/** The key that an item could follow its page by; undefined for an item that already does, or cannot. */
export function missingLinkOf(document: EditorDocument, item: LinkableItem): ColumnKey | undefined {
  const driver = driverOf(document, item.uuid);
  return driver === undefined || item.detail_column !== undefined
    ? undefined
    : linkColumns(driver, item).keys[0];
}
