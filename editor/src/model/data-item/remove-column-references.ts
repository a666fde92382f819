import type { ColumnKey } from '@lienzo/schema/data/column';
import type { DataItem } from '@lienzo/schema/report/item';
import type { UpdateItem } from '../commands/update-item.ts';

/** The fields of an item that hold no column names. */
type OtherFields = Partial<Pick<DataItem, 'selected_tables' | 'filters' | 'additional_columns'>>;

/**
 * Removes all references to columns that no longer exist: columns, sort, groups, conditional styles, category and
 * values, the detail column.
 */
export function removeColumnReferences(
  item: DataItem,
  isRemoved: (key: ColumnKey) => boolean,
  other: OtherFields,
): UpdateItem {
  const { uuid } = item;
  const common = {
    ...other,
    selected_columns: item.selected_columns.filter(({ column }) => !isRemoved(column)),
    order_columns: item.order_columns.filter(({ column }) => !isRemoved(column)),
  };
  const kept = (key: ColumnKey | undefined): ColumnKey | undefined =>
    key === undefined || isRemoved(key) ? undefined : key;
  switch (item.nombre) {
    case 'texto_dinamico':
      return { uuid, nombre: item.nombre, fields: common };
    case 'tabla': {
      const fields = {
        ...common,
        group_by: item.group_by.filter((key) => !isRemoved(key)),
        estilos_condicionales: item.estilos_condicionales.filter(({ column }) => !isRemoved(column)),
        detail_column: kept(item.detail_column),
      };
      return { uuid, nombre: item.nombre, fields };
    }
    case 'grafica': {
      const fields = {
        ...common,
        categoria: kept(item.categoria),
        valores: item.valores.filter((key) => !isRemoved(key)),
        detail_column: kept(item.detail_column),
      };
      return { uuid, nombre: item.nombre, fields };
    }
  }
}
