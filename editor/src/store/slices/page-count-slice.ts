/** How many pages the preview has counted. */
import type { EditorDocument } from '../../model/editor-document.ts';
import type { SliceStore } from './slice-store.ts';

/** The pages of a document with its rows; not `exact` where rows were missing and their pages were computed. */
export type CountedPages = { document: EditorDocument; pages: number; exact: boolean };

export type PageCountSlice = { counted: CountedPages | null };

export const initialPageCount: PageCountSlice = { counted: null };

/** Keeps what the preview has counted. */
export function setCountedPages(store: SliceStore<PageCountSlice>, counted: CountedPages): void {
  const { counted: before } = store.getState();
  const isSame =
    before?.document === counted.document && before.pages === counted.pages && before.exact === counted.exact;
  if (!isSame) store.setState({ counted });
}
