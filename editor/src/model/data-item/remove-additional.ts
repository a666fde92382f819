import type { DataItem } from '@lienzo/schema/report/item';
import type { UpdateItem } from '../commands/update-item.ts';
import { removeColumnReferences } from './remove-column-references.ts';

/** Removes an additional column from an item, with all references to it. */
export const removeAdditional = (item: DataItem, id: string): UpdateItem =>
  removeColumnReferences(item, (key) => key === id, {
    filters: item.filters.filter(({ selected_columns }) => !selected_columns.includes(id)),
    additional_columns: item.additional_columns.filter((column) => column.id !== id),
  });
