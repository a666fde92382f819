import type { DataItem } from '@lienzo/schema/report/item';
import type { UpdateItem } from '../commands/update-item.ts';
import { forgetColumns } from './forget-columns.ts';

/** Removes an additional column from an item, with all references to it. */
export const removeAdditional = (item: DataItem, id: string): UpdateItem =>
  forgetColumns(item, (key) => key === id, {
    additional_columns: item.additional_columns.filter((column) => column.id !== id),
  });
