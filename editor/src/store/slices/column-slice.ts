/** The column that is selected in the selected table, and whether its heading is open for typing. */
import type { ColumnKey } from '@lienzo/schema/data/column';
import type { SliceStore } from './slice-store.ts';

export type ColumnTarget = { uuid: string; key: ColumnKey; renaming: boolean };

/** `selected-column.ts` tells whether the column still counts: its table may be no longer selected, or have lost it. */
export type ColumnSlice = { column: ColumnTarget | null };
type Store = SliceStore<ColumnSlice>;

export const initialColumn: ColumnSlice = { column: null };

/** Marks a column of a table as selected. */
export function markColumn(store: Store, uuid: string, key: ColumnKey): void {
  const { column } = store.getState();
  if (column?.uuid === uuid && column.key === key && !column.renaming) return;
  store.setState({ column: { uuid, key, renaming: false } });
}

/** Opens or closes the heading of the selected column for typing. */
export function setRenaming(store: Store, renaming: boolean): void {
  const { column } = store.getState();
  if (column !== null && column.renaming !== renaming) store.setState({ column: { ...column, renaming } });
}

/** Selects no column; the table stays selected. */
export function releaseColumn(store: Store): void {
  if (store.getState().column !== null) store.setState({ column: null });
}
