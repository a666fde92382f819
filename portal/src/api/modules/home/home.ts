import type { ImssCalendar } from '@lienzo/schema/imss/working-days/imss-working-days';
import { type Obligation, obligationsOf } from '@lienzo/schema/imss/working-days/obligations';
import type { home } from '@lienzo/schema/notices/notification-endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { Caller } from '../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../platform/database/in-tenant.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { activePaths } from '../directory/directory.ts';
import { countRegisters, imssCalendarOf, listDueBatches } from '../imss/imss.ts';
import { countAllUnread } from '../notifications/notifications.ts';
import { listPayrollsDue } from '../payroll/payroll.ts';
import { activeReports, listOpenPeriods, listRecentFolders } from './repositories/home.ts';
import { listRecentDownloads, type RecentDownload } from './repositories/recent-downloads.ts';

const PERIODS = 8;
const PAYROLLS = 6;
const FOLDERS = 6;
const DOWNLOADS = 6;
const BATCHES = 6;
/** How far obligations are looked for. */
const OBLIGATION_DAYS = 31;
/** Candidates, as some of the folders may be deleted. */
const CANDIDATES = 30;

export const getHome: Handler<typeof home, PlatformServices> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => ({
    unread: await countAllUnread(trx, caller),
    open_periods:
      caller.role === 'client'
        ? []
        : await listOpenPeriods(trx, caller.organizationId, { today: todayInMexico(), limit: PERIODS }),
    payrolls_due: caller.role === 'client' ? [] : await payrollsDue(trx, caller),
    ...(caller.role === 'client' ? NOTHING_DUE : await imssDue(trx, caller)),
    recent_folders: await recentFolders(trx, caller),
    recent_downloads: await recentDownloads(trx, caller),
  }));

const NOTHING_DUE = { imss_batches: [], imss_obligations: [] };

async function payrollsDue(trx: TenantTransaction, caller: Caller) {
  const due = await listPayrollsDue(trx, caller, { today: todayInMexico(), limit: PAYROLLS });
  return due.map(({ client_id, client, paysheet_id, period_id, process_id, calendar, ...period }) => ({
    ...{ client_id, client, paysheet_id, period_id, process_id, calendar },
    ...{ nomina: period.nomina, periodo: period.periodo, payment_date: period.payment_date },
    ...{ state: period.state, next: period.next },
  }));
}

async function imssDue(trx: TenantTransaction, { organizationId }: Caller) {
  const today = todayInMexico();
  const registers = await countRegisters(trx, organizationId, today);
  return {
    imss_batches: await listDueBatches(trx, organizationId, BATCHES),
    imss_obligations:
      registers === 0
        ? []
        : nextObligations(today, await imssCalendarOf(trx, organizationId)).map(
            ({ kind, period, due, is_confirmed }) => ({
              ...{ kind, period, due, registers, is_confirmed },
            }),
          ),
  };
}

/** Those of every registro patronal in the next days, by their day. */
function nextObligations(today: string, calendar: ImssCalendar): Obligation[] {
  const last = addDays(today, OBLIGATION_DAYS);
  const years = new Set([today, last].map((day) => Number(day.slice(0, 4))));
  return [...years].flatMap((year) =>
    obligationsOf('', year, calendar).filter(({ due }) => due >= today && due <= last),
  );
}

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
