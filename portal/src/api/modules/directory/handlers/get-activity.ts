import type { directoryActivity } from '@lienzo/schema/api/directory-endpoints';
import type { fileActivity } from '@lienzo/schema/api/file-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { loadItem } from '../items/load-item.ts';
import { listActivities } from '../repositories/activities.ts';
import type { Handler } from '../services.ts';

type ActivityHandler = Handler<typeof directoryActivity> & Handler<typeof fileActivity>;

const activityOf =
  (kind: 'DIR' | 'FILE'): ActivityHandler =>
  ({ query, caller, services }) =>
    inTenant(services.db, caller, async (trx) => {
      const item = await loadItem(trx, caller, query.id, kind);
      return listActivities(trx, caller.organizationId, item.id, {
        page: query.page,
        limit: query.num_items,
      });
    });

export const getActivity = { ofFolder: activityOf('DIR'), ofFile: activityOf('FILE') };
