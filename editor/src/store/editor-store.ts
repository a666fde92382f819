import type { ReportDocument } from '@lienzo/schema/report/report';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fromReport } from '../model/from-report.ts';
import { startEditing } from '../model/history/edit-state.ts';
import type { EditorState } from './editor-state.ts';
import { IdFeed } from './id-feed.ts';

/** The state of one mounted editor, and the feed of what concerns single items and sections. */
export type EditorStore = StoreApi<EditorState> & { feed: IdFeed };

/** What a store needs to begin. */
export type StoreStart = Pick<
  EditorState,
  'tables' | 'relatedTables' | 'host' | 'today' | 'readOnly' | 'newer' | 'beside' | 'previewShare'
> & {
  report: ReportDocument;
};

/** The store of one mounted editor. */
export function createEditorStore({ report, ...given }: StoreStart): EditorStore {
  const store = createStore<EditorState>(() => ({
    ...given,
    edit: startEditing(fromReport(report)),
    text: null,
    textEditor: null,
    carried: null,
    drop: null,
    boxes: null,
    byKeyboard: false,
    resizing: null,
    view: 'design',
    zoom: 'fit',
    scale: 1,
    room: 'plain',
    leftOpen: null,
    rightOpen: null,
    showProblems: false,
    incompleteOpen: false,
    notice: null,
    announcement: '',
    save: { status: 'idle' },
    draft: null,
    rows: {},
    sheetHeights: {},
    reveal: null,
  }));
  return Object.assign(store, { feed: new IdFeed(store) });
}
