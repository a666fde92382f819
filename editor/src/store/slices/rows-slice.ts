/** The rows of the data items on the canvas, by the uuid of their item. */
import type { Row } from '@lienzo/schema/data/column';
import type { SliceStore } from './slice-store.ts';

/** The rows of a data item as far as they have come. */
export type RowsState = {
  /** The query that was asked, as text; another one means that these rows are old. */
  key: string;
  status: 'loading' | 'ready' | 'failed';
  rows: readonly Row[];
  more: boolean;
  total: number | null;
  message: string;
};

export type RowsSlice = { rows: Record<string, RowsState> };

export const initialRows: RowsSlice = { rows: {} };

export function setRows(store: SliceStore<RowsSlice>, uuid: string, rows: RowsState): void {
  store.setState({ rows: { ...store.getState().rows, [uuid]: rows } });
}
