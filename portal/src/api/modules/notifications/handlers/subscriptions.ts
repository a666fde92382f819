/** Following folders: one by one on their details, many on the screen of subscriptions. */
import type {
  cancel_subscriptions,
  directorySubscribe,
  directorySubscriptions,
  directoryUnsubscribe,
  subscription_exists,
} from '@lienzo/schema/notices/notification-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { activePaths, loadItem, pathText } from '../../directory/directory.ts';
import {
  deleteSubscriptions,
  insertSubscription,
  listSubscribedFolders,
} from '../repositories/subscriptions.ts';
import type { Handler } from '../services.ts';

const exists: Handler<typeof subscription_exists> = async ({ query, caller, services }) => {
  const folder = await inTenant(services.db, caller, (trx) => loadItem(trx, caller, query.folder_id, 'DIR'));
  return { subscribed: folder.subscribed };
};

const subscribe: Handler<typeof directorySubscribe> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const folder = await loadItem(trx, caller, body.id, 'DIR');
    await insertSubscription(trx, caller, folder.id);
    return {};
  });

const unsubscribe: Handler<typeof directoryUnsubscribe> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const folder = await loadItem(trx, caller, body.id, 'DIR');
    await deleteSubscriptions(trx, caller, [folder.id]);
    return {};
  });

const list: Handler<typeof directorySubscriptions> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const ids = await listSubscribedFolders(trx, caller);
    const paths = await activePaths(trx, caller.organizationId, ids);
    return ids.flatMap((folder_id) => {
      const path = paths.get(folder_id);
      return path === undefined ? [] : [{ folder_id, folder_path: pathText(path) }];
    });
  });

const cancel: Handler<typeof cancel_subscriptions> = async ({ body, caller, services }) => ({
  cancelled: await inTenant(services.db, caller, (trx) => deleteSubscriptions(trx, caller, body.ids)),
});

export const subscriptions = { exists, subscribe, unsubscribe, list, cancel };
