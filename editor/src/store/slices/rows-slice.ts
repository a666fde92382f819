/** The rows of the data items on the canvas, by the uuid of the item. */

import type { Row } from '@lienzo/schema/data/column';
import type { RowsQuery } from '@lienzo/schema/report/rows-query';
import type { ItemFigures } from '@lienzo/schema/reports/report-data-endpoints';
import type { SliceStore } from './slice-store.ts';

/** The loaded rows of a data item. */
export type RowsState = {
  /** The key of the query; with another one these rows are stale. */
  key: string;
  status: 'loading' | 'ready' | 'failed';
  rows: readonly Row[];
  more: boolean;
  total: number | null;
  message: string;
  /** Whether the request failed because no key connects the item's tables. */
  unrelated?: boolean;
  /** The query that `rows` are of, once they are there. */
  query?: RowsQuery;
  /** What the item shows of all rows, beside the first ones; `key` is that of its `figuresQuestion`. */
  figures?: { key: string; values: ItemFigures };
};

export type RowsSlice = {
  rows: Record<string, RowsState>;
  /** The item whose rows are asked for again; a new object for each request. */
  wantedRows: { uuid: string } | null;
};

export const initialRows: RowsSlice = { rows: {}, wantedRows: null };

export function setRows(store: SliceStore<RowsSlice>, uuid: string, rows: RowsState): void {
  store.setState({ rows: { ...store.getState().rows, [uuid]: rows } });
}

/** Asks again for the rows of an item that did not come. */
export function retryRows(store: SliceStore<RowsSlice>, uuid: string): void {
  store.setState({ wantedRows: { uuid } });
}
