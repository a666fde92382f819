/** Sharing the width of a section among its columns (specification 3 §4: items that are added get 100 / n each). */
import { MIN_WIDTH, WIDTH_STEP } from '@lienzo/schema/report/item';
import { equalWidth } from '@lienzo/schema/report/widths';
import { type Column, columnsOf, setColumns } from './columns.ts';
import type { EditorDocument } from './editor-document.ts';

/** Gives every column of a section the same width. */
export function setEqualWidths(draft: EditorDocument, id: string): void {
  setColumns(draft, id, withEqualWidths(columnsOf(draft, id)));
}

export const withEqualWidths = (columns: readonly Column[]): Column[] =>
  columns.map((column) => ({ ...column, width: equalWidth(columns.length) }));

/** Whether columns have equal widths that fill their section, so that none was set by hand. */
export const hasEqualWidths = (columns: readonly Column[]): boolean =>
  columns.every(({ width }) => Math.abs(width - 100 / columns.length) < 0.02);

/**
 * Gives columns that are about to join others the width that those leave. The specification's 100 / n would undo widths
 * that somebody set by hand for a reason; so those stay, and only where less than the minimum is left does the widest
 * column give way, step by step.
 */
export function giveRemainingWidth(present: readonly Column[], added: readonly Column[]): void {
  const freeWidth = (): number => 100 - present.reduce((sum, { width }) => sum + width, 0);
  while (freeWidth() < added.length * MIN_WIDTH) {
    const widest = present.reduce((wider, column) => (column.width > wider.width ? column : wider));
    widest.width = Math.max(MIN_WIDTH, (Math.ceil(widest.width / WIDTH_STEP) - 1) * WIDTH_STEP);
  }
  let left = freeWidth();
  for (const [index, column] of added.entries()) {
    const remaining = added.length - index;
    const share =
      remaining === 1 ? left : Math.max(MIN_WIDTH, Math.floor(left / remaining / WIDTH_STEP) * WIDTH_STEP);
    column.width = Math.floor(share * 100 + 0.001) / 100;
    left -= share;
  }
}
