import type { BlocksSlice } from './slices/blocks-slice.ts';
import type { ColumnSlice } from './slices/column-slice.ts';
import type { DocumentSlice } from './slices/document-slice.ts';
import type { DragSlice } from './slices/drag-slice.ts';
import type { FormulaSlice } from './slices/formula-slice.ts';
import type { HostSlice } from './slices/host-slice.ts';
import type { NoticeSlice } from './slices/notice-slice.ts';
import type { PageCountSlice } from './slices/page-count-slice.ts';
import type { ParameterSlice } from './slices/parameter-slice.ts';
import type { PreviewSlice } from './slices/preview-slice.ts';
import type { RowsSlice } from './slices/rows-slice.ts';
import type { SaveSlice } from './slices/save-slice.ts';
import type { StylesSlice } from './slices/styles-slice.ts';
import type { TextSlice } from './slices/text-slice.ts';
import type { ViewSlice } from './slices/view-slice.ts';

/**
 * The whole state of one mounted editor: its slices. A slice is written only by the actions of its own file; any code
 * may read it.
 */
export type EditorState = HostSlice &
  DocumentSlice &
  TextSlice &
  ColumnSlice &
  DragSlice &
  ViewSlice &
  ParameterSlice &
  FormulaSlice &
  PreviewSlice &
  PageCountSlice &
  RowsSlice &
  BlocksSlice &
  StylesSlice &
  NoticeSlice &
  SaveSlice;
