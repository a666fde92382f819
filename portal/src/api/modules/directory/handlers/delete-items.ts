import type { delete_items } from '@lienzo/schema/api/directory-endpoints';
import { deleteItem } from '../items/delete-item.ts';
import { eachItem } from '../items/each-item.ts';
import type { Handler } from '../services.ts';

export const deleteItems: Handler<typeof delete_items> = ({ body, caller, services }) =>
  eachItem(services, caller, body.ids, (trx, id) => deleteItem(trx, services, caller, { id, kind: 'any' }));
