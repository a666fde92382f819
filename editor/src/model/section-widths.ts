/** Sharing the width of a section among its items (specification 3 §4: items that are added get 100 / n each). */
import { MIN_WIDTH, WIDTH_STEP } from '@lienzo/schema/report/item';
import { equalWidth } from '@lienzo/schema/report/widths';
import { itemsOfSection } from './document-queries.ts';
import { requireItem } from './draft-access.ts';
import type { EditorDocument } from './editor-document.ts';

/** Gives every item of a section the same width. */
export function setEqualWidths(draft: EditorDocument, id: string): void {
  const items = itemsOfSection(draft, id);
  for (const item of items) item.tamaño = equalWidth(items.length);
}

/** Whether the items of a section have equal widths that fill it, so that none was set by hand. */
export function hasEqualWidths(document: EditorDocument, id: string): boolean {
  const items = itemsOfSection(document, id);
  return items.every((item) => Math.abs(item.tamaño - 100 / items.length) < 0.02);
}

/**
 * Gives items that are about to join a section the width that it leaves. The specification's 100 / n would undo widths
 * that somebody set by hand for a reason; so those stay, and only where less than the minimum is left does the widest
 * item give way, step by step.
 */
export function giveRemainingWidth(draft: EditorDocument, id: string, added: readonly string[]): void {
  const present = itemsOfSection(draft, id);
  const freeWidth = (): number => 100 - present.reduce((sum, item) => sum + item.tamaño, 0);
  while (freeWidth() < added.length * MIN_WIDTH) {
    const widest = present.reduce((wider, item) => (item.tamaño > wider.tamaño ? item : wider));
    widest.tamaño = Math.max(MIN_WIDTH, (Math.ceil(widest.tamaño / WIDTH_STEP) - 1) * WIDTH_STEP);
  }
  let left = freeWidth();
  for (const [index, uuid] of added.entries()) {
    const remaining = added.length - index;
    const share =
      remaining === 1 ? left : Math.max(MIN_WIDTH, Math.floor(left / remaining / WIDTH_STEP) * WIDTH_STEP);
    requireItem(draft, uuid).tamaño = Math.floor(share * 100 + 0.001) / 100;
    left -= share;
  }
}
