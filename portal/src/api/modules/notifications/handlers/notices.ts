/** Reading notices and choosing mail preferences. */
import type {
  get_notice_preferences,
  has_notificacions,
  notificacions,
  set_notice_preferences,
  set_notificacions,
} from '@lienzo/schema/notices/notification-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { activePaths } from '../../directory/directory.ts';
import { announce, countUnread } from '../repositories/folder-notices.ts';
import { listIncidentNotices, markIncidentNoticesRead } from '../repositories/incident-notices.ts';
import { findNoticePreferences, saveNoticePreferences } from '../repositories/notice-preferences.ts';
import type { Handler } from '../services.ts';

const MAX_INCIDENT_NOTICES = 200;

const has: Handler<typeof has_notificacions> = async ({ caller, services }) => {
  const { incidents, folders } = await inTenant(services.db, caller, (trx) => countUnread(trx, caller));
  const unread = incidents + folders;
  return { has_notificacions: unread > 0, unread, unread_by_kind: { incidents, folders } };
};

/** A notice links to its folder as long as the user can open it. */
const listIncidents: Handler<typeof notificacions> = ({ caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const listed = await listIncidentNotices(trx, caller, MAX_INCIDENT_NOTICES);
    const ids = new Set(listed.flatMap(({ folder_id }) => folder_id ?? []));
    const living = await activePaths(trx, caller.organizationId, [...ids]);
    return listed.map(({ folder_id, ...notice }) => ({
      ...notice,
      folder_id: folder_id !== null && living.has(folder_id) ? folder_id : null,
    }));
  });

const markIncidents: Handler<typeof set_notificacions> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    if (await markIncidentNoticesRead(trx, caller, body.ids)) await announce(trx, [caller.userId]);
    return {};
  });

const readPreferences: Handler<typeof get_notice_preferences> = ({ caller, services }) =>
  inTenant(services.db, caller, (trx) => findNoticePreferences(trx, caller));

const writePreferences: Handler<typeof set_notice_preferences> = ({ body, caller, services }) =>
  inTenant(services.db, caller, (trx) => saveNoticePreferences(trx, caller, body));

export const notices = { has, listIncidents, markIncidents, readPreferences, writePreferences };
