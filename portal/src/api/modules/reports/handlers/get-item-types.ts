import type { get_item_types } from '@lienzo/schema/api/report-endpoints';
import { ITEM_KINDS, ITEM_TYPES } from '@lienzo/schema/report/item';
import type { Handler } from '../services.ts';

export const getItemTypes: Handler<typeof get_item_types> = async () =>
  ITEM_KINDS.map((nombre) => ({ nombre, ...ITEM_TYPES[nombre] }));
