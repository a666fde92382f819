/** Changes of what several items share: data sets, and filters of the whole report. */
import type { DataSet, SharedFilter } from '@lienzo/schema/report/data-set';
import { type DataItem, isDataItem, type ReportItem } from '@lienzo/schema/report/item';
import { ownFilters, withoutShared } from '@lienzo/schema/report/shared-data';
import { command } from '../command.ts';
import { requireItem } from '../draft-access.ts';
import type { EditorDocument } from '../editor-document.ts';
import { setFields } from '../set-fields.ts';
import { removeTable } from './remove-table.ts';

/** Sets the filters of the whole report. */
export const setReportFilters = command((draft, filtros: SharedFilter[]) => {
  draft.filtros = filtros;
});

/** Adds a data set. */
export const addDataSet = command((draft, set: DataSet) => {
  draft.conjuntos = [...(draft.conjuntos ?? []), set];
});

/** Changes a data set; columns of a table that is taken out of it leave the items that use it. */
export const changeDataSet = command(
  (draft, { id, fields }: { id: string; fields: Partial<Omit<DataSet, 'id'>> }) => {
    const set = draft.conjuntos?.find((one) => one.id === id);
    if (set === undefined) return;
    const gone = set.selected_tables.filter((table) => fields.selected_tables?.includes(table) === false);
    setFields<DataSet>(set, fields);
    if (gone.length === 0) return;
    const isGone = (key: string): boolean => gone.some((table) => key.startsWith(`${table}.`));
    set.filters = set.filters.filter(({ selected_columns }) => !selected_columns.some(isGone));
    set.order_columns = set.order_columns.filter(({ column }) => !isGone(column));
    for (const item of usersOf(draft, id)) leaveTables(item, gone);
  },
);

/** Removes a data set; the items that used it keep its tables, filters and order as their own. */
export const removeDataSet = command((draft, id: string) => {
  draft.conjuntos = draft.conjuntos?.filter((one) => one.id !== id);
  for (const item of usersOf(draft, id)) leaveSet(item);
});

/** Gives an item the data of a set, or its own: those that it had from the set. */
export const joinDataSet = command((draft, { uuid, set }: { uuid: string; set: string | null }) => {
  const item = requireItem(draft, uuid);
  if (!isDataItem(item)) return;
  if (set === null) return leaveSet(item);
  const { selected_tables = [] } = draft.conjuntos?.find(({ id }) => id === set) ?? {};
  leaveTables(
    item,
    item.selected_tables.filter((table) => !selected_tables.includes(table)),
  );
  item.conjunto = set;
});

/** Makes the data of an item a set that others can use. */
export const shareData = command(
  (draft, { uuid, id, nombre }: { uuid: string; id: string; nombre: string }) => {
    const item = requireItem(draft, uuid);
    if (!isDataItem(item)) return;
    // Computed columns belong to the item, and groups of a summary have an order of their own.
    const isShared = (key: string): boolean => key.includes('.');
    const filters = ownFilters(item.filters);
    const shared = filters.filter(({ selected_columns }) => selected_columns.every(isShared));
    const set: DataSet = {
      id,
      nombre,
      selected_tables: [...item.selected_tables],
      filters: shared,
      order_columns: item.order_columns.filter(({ column }) => isShared(column)),
    };
    draft.conjuntos = [...(draft.conjuntos ?? []), set];
    item.filters = item.filters.filter((filter) => !shared.includes(filter));
    item.conjunto = id;
  },
);

const usersOf = (draft: EditorDocument, id: string): DataItem[] =>
  Object.values(draft.items).filter((item): item is DataItem => isDataItem(item) && item.conjunto === id);

function leaveSet(item: DataItem): void {
  item.filters = withoutShared(item, ['set']).filters;
  delete item.conjunto;
}

function leaveTables(item: DataItem, tables: readonly string[]): void {
  for (const table of tables) setFields<ReportItem>(item, removeTable(item, table).fields);
}
