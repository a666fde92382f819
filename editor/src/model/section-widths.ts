/** Sharing the width of a section among its items (specification 3 §4: items that are added get 100 / n each). */
import { equalWidth } from '@lienzo/schema/report/widths';
import { itemsOfSection } from './document-queries.ts';
import type { EditorDocument } from './editor-document.ts';

/** Gives every item of a section the same width. */
export function setEqualWidths(draft: EditorDocument, id: string): void {
  const items = itemsOfSection(draft, id);
  for (const item of items) item.tamaño = equalWidth(items.length);
}

/** Whether the items of a section have equal widths that fill it, so that none was set by hand. */
export function hasEqualWidths(document: EditorDocument, id: string): boolean {
  const items = itemsOfSection(document, id);
  return items.length > 0 && items.every((item) => Math.abs(item.tamaño - 100 / items.length) < 0.02);
}
