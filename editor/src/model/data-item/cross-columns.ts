/** The columns that name the rows and the columns of a cross table. */
import type { ColumnKey, SelectedColumn } from '@lienzo/schema/data/column';
import { isDateType } from '@lienzo/schema/data/column';
import { MAX_CROSS_KEYS } from '@lienzo/schema/data/summary';
import { crossColumns, crossRowColumns } from '@lienzo/schema/report/cross-columns';
import { MAX_CROSS_ROW_KEYS, type TablaCruzadaItem } from '@lienzo/schema/report/item';
import type { ItemFields, UpdateItem } from '../commands/update-item.ts';

export type CrossSide = 'filas' | 'columnas';

const updateOf = ({ uuid }: TablaCruzadaItem, fields: ItemFields<'tabla_cruzada'>): UpdateItem => ({
  uuid,
  nombre: 'tabla_cruzada',
  fields,
});

/** Those of a side, in their order. */
export const columnsAt = (item: TablaCruzadaItem, side: CrossSide): SelectedColumn[] =>
  side === 'filas' ? crossRowColumns(item) : crossColumns(item);

/** Whether a side takes another column. */
export const hasRoomAt = (item: TablaCruzadaItem, side: CrossSide): boolean =>
  columnsAt(item, side).length < (side === 'filas' ? MAX_CROSS_ROW_KEYS : MAX_CROSS_KEYS);

/** Adds a column; days that run across become months, because few tables have room for a year of days. */
export function addCrossColumn(item: TablaCruzadaItem, side: CrossSide, column: SelectedColumn): UpdateItem {
  const isAcross = side === 'columnas';
  const added: SelectedColumn =
    isAcross && isDateType(column.data_type) ? { ...column, formato: 'fecha_mes' } : column;
  return updateOf(item, {
    selected_columns: [...item.selected_columns.filter((one) => one.column !== column.column), added],
    columnas: isAcross ? [...new Set([...item.columnas, column.column])] : item.columnas,
  });
}

/** Takes a column away, with its order and styles. */
export const removeCrossColumn = (item: TablaCruzadaItem, key: ColumnKey): UpdateItem =>
  updateOf(item, {
    selected_columns: item.selected_columns.filter(({ column }) => column !== key),
    columnas: item.columnas.filter((one) => one !== key),
    order_columns: item.order_columns.filter(({ column }) => column !== key),
    ...withoutStyles(item, key),
  });

/**
 * Moves a column to the other side; what runs across is in its own order and is a heading itself. Its own heading stays
 * behind: that of the rows stands above them, that of the columns before each value.
 */
export function moveCrossColumn(item: TablaCruzadaItem, key: ColumnKey): UpdateItem {
  const selected_columns = item.selected_columns.map((column): SelectedColumn => {
    if (column.column !== key || column.titulo === undefined) return column;
    const { titulo: _titulo, ...rest } = column;
    return rest;
  });
  return item.columnas.includes(key)
    ? updateOf(item, { selected_columns, columnas: item.columnas.filter((one) => one !== key) })
    : updateOf(item, {
        selected_columns,
        columnas: [...item.columnas, key],
        order_columns: item.order_columns.filter(({ column }) => column !== key),
        ...withoutStyles(item, key),
      });
}

function withoutStyles(item: TablaCruzadaItem, key: ColumnKey): ItemFields<'tabla_cruzada'> {
  const { estilos_condicionales: styles } = item;
  if (styles === undefined || !styles.some(({ column }) => column === key)) return {};
  return { estilos_condicionales: styles.filter(({ column }) => column !== key) };
}
