import type { restore_items } from '@lienzo/schema/api/directory-endpoints';
import { eachItem } from '../../directory/each-item.ts';
import { restoreItem } from '../../directory/restore-item.ts';
import type { Handler } from '../../http/handler.ts';

export const restoreItems: Handler<typeof restore_items> = ({ body, caller, services }) =>
  eachItem(services, caller, body.ids, (trx, id) => restoreItem(trx, services, caller, id));
