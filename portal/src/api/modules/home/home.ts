import type { home } from '@lienzo/schema/notices/notification-endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { Caller } from '../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../platform/database/in-tenant.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { activePaths } from '../directory/directory.ts';
import { countAllUnread } from '../notifications/notifications.ts';
import { activeReports, listOpenPeriods, listRecentFolders } from './repositories/home.ts';
import { listRecentDownloads, type RecentDownload } from './repositories/recent-downloads.ts';

const PERIODS = 8;
const FOLDERS = 6;
const DOWNLOADS = 6;
/** Candidates, as some of the folders may be deleted. */
const CANDIDATES = 30;

export const getHome: Handler<typeof home, PlatformServices> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    unread: await countAllUnread(trx, caller),
    open_periods:
      caller.role === 'client'
        ? []
        : await listOpenPeriods(trx, caller.organizationId, { today: todayInMexico(), limit: PERIODS }),
    recent_folders: await recentFolders(trx, caller),
    recent_downloads: await recentDownloads(trx, caller),
  }));

async function recentFolders(trx: TenantTransaction, caller: Caller) {
  const recent = await listRecentFolders(trx, caller, CANDIDATES);
  const living = await activePaths(
    trx,
    caller.organizationId,
    recent.map(({ id }) => id),
  );
  return recent
    .flatMap(({ id, at }) => {
      const path = living.get(id);
      return path === undefined ? [] : [{ id, folder_path: path.map(({ name }) => name), modified_at: at }];
    })
    .slice(0, FOLDERS);
}

async function recentDownloads(trx: TenantTransaction, caller: Caller) {
  const downloads = await listRecentDownloads(trx, caller, DOWNLOADS);
  const idsOf = (isReport: boolean) =>
    downloads.filter(({ kind }) => (kind === 'report') === isReport).map(({ itemId }) => itemId);
  const items = await activePaths(trx, caller.organizationId, idsOf(false));
  const reports = await activeReports(trx, caller.organizationId, idsOf(true));
  const isThere = ({ kind, itemId }: RecentDownload) => (kind === 'report' ? reports : items).has(itemId);
  return downloads.map((one) => ({
    kind: one.kind,
    id: isThere(one) ? one.itemId : null,
    name: one.name,
    downloaded_at: one.at,
  }));
}
