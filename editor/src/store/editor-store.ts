import type { ReportDocument } from '@lienzo/schema/report/report';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EditorState } from './editor-state.ts';
import { IdSubscriptions } from './id-subscriptions.ts';
import { initialBlocks } from './slices/blocks-slice.ts';
import { initialColumn } from './slices/column-slice.ts';
import { initialDocument } from './slices/document-slice.ts';
import { initialDrag } from './slices/drag-slice.ts';
import { initialFormulas } from './slices/formula-slice.ts';
import type { HostSlice } from './slices/host-slice.ts';
import { initialNotice } from './slices/notice-slice.ts';
import { initialPageCount } from './slices/page-count-slice.ts';
import { initialParameters } from './slices/parameter-slice.ts';
import { storedPreview } from './slices/preview-slice.ts';
import { initialRows } from './slices/rows-slice.ts';
import { initialSave } from './slices/save-slice.ts';
import { initialStyles } from './slices/styles-slice.ts';
import { initialText } from './slices/text-slice.ts';
import { initialView } from './slices/view-slice.ts';

/** The state of one mounted editor, and the subscriptions to single items and sections. */
export type EditorStore = Pick<StoreApi<EditorState>, 'getState' | 'getInitialState' | 'subscribe'> & {
  /** Not to be called directly: the actions of a slice take the store as a `SliceStore`, which may write that slice. */
  setState(change: never): void;
  subscriptions: IdSubscriptions;
};

/** The store of one mounted editor. */
export function createEditorStore(report: ReportDocument, host: HostSlice): EditorStore {
  const store = createStore<EditorState>(() => ({
    ...host,
    ...initialDocument(report),
    ...initialText,
    ...initialColumn,
    ...initialDrag,
    ...initialView,
    ...initialParameters,
    ...initialFormulas,
    ...storedPreview(),
    ...initialPageCount,
    ...initialRows,
    ...initialBlocks,
    ...initialStyles,
    ...initialNotice,
    ...initialSave,
  }));
  return Object.assign(store, { subscriptions: new IdSubscriptions(store) });
}
