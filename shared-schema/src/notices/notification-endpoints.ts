/** Subscriptions, notices, their live signal, the mail digest and the home screen (specification 1 §7; specification 2 §2). */

import { z } from 'zod';
import { BODY_LIMITS } from '../api/body-limits.ts';
import { endpoint, ROLES } from '../api/endpoint.ts';
import { ACTIVITY_ACTIONS, activityEntry, batchIds, HISTORY_PAGE } from '../directory/directory-endpoints.ts';
import { OBLIGATION_KINDS } from '../imss/working-days/obligations.ts';
import { overviewPeriod } from '../runs/overview-endpoints.ts';

const nothing = z.object({});

export const subscription_exists = endpoint({
  name: 'subscription_exists',
  method: 'GET',
  path: '/folder/subscription/exists',
  roles: ROLES,
  query: z.object({ folder_id: z.uuid() }),
  response: z.object({ subscribed: z.boolean() }),
  kind: 'json',
});

export const directorySubscribe = endpoint({
  name: 'directorySubscribe',
  method: 'PUT',
  path: '/folder/subscription',
  roles: ROLES,
  body: z.object({ id: z.uuid() }),
  bodyLimit: BODY_LIMITS.small,
  response: nothing,
  kind: 'json',
});

export const directoryUnsubscribe = endpoint({
  name: 'directoryUnsubscribe',
  method: 'DELETE',
  path: '/folder/subscription',
  roles: ROLES,
  body: z.object({ id: z.uuid() }),
  bodyLimit: BODY_LIMITS.small,
  response: nothing,
  kind: 'json',
});

export const directorySubscriptions = endpoint({
  name: 'directorySubscriptions',
  method: 'GET',
  path: '/directorySubscriptions',
  roles: ROLES,
  response: z.array(
    z.object({
      folder_id: z.uuid(),
      /** Names with ' → ' between them. */
      folder_path: z.string(),
    }),
  ),
  kind: 'json',
});

export const cancel_subscriptions = endpoint({
  name: 'cancel_subscriptions',
  method: 'DELETE',
  path: '/directorySubscriptions',
  roles: ROLES,
  body: z.object({ ids: batchIds }),
  bodyLimit: BODY_LIMITS.small,
  response: z.object({ cancelled: z.int() }),
  kind: 'json',
});

export const has_notificacions = endpoint({
  name: 'has_notificacions',
  method: 'GET',
  path: '/has_notificacions',
  roles: ROLES,
  response: z.object({
    has_notificacions: z.boolean(),
    unread: z.int(),
    /** Of the two lists: notices of incidents, and of folders. */
    unread_by_kind: z.object({ incidents: z.int(), folders: z.int() }),
  }),
  kind: 'json',
});

export const notificacions = endpoint({
  name: 'notificacions',
  method: 'GET',
  path: '/notifications/notificacions',
  roles: ROLES,
  response: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      text: z.string(),
      /** The folder that it is about; null of none, or of one that is gone. */
      folder_id: z.uuid().nullable(),
      created_at: z.string(),
      read: z.boolean(),
    }),
  ),
  kind: 'json',
});

export const set_notificacions = endpoint({
  name: 'set_notificacions',
  method: 'POST',
  path: '/notifications/set_notificacions',
  roles: ROLES,
  body: z.object({ ids: z.array(z.int().positive()).max(1000) }),
  bodyLimit: BODY_LIMITS.small,
  response: nothing,
  kind: 'json',
});

/** One folder's entries of one day. */
export const folderNotices = z.object({
  /** YYYY-MM-DD in Mexico City. */
  date: z.string(),
  folders: z.array(
    z.object({
      folder_id: z.uuid().nullable(),
      folder_name: z.string(),
      /** Names with ' → ' between them, as far as the person sees; missing when the folder is gone. */
      folder_path: z.string().optional(),
      history: z.array(
        activityEntry.extend({
          read: z.boolean(),
          /** Where what happened is seen now: the folder itself, or that of the file; null when it is gone. */
          open_folder_id: z.uuid().nullable(),
          /** The action once more, where the specification has it. */
          notification_record: z.object({ action: z.enum(ACTIVITY_ACTIONS) }),
        }),
      ),
    }),
  ),
});

export const directoryNotifications = endpoint({
  name: 'directoryNotifications',
  method: 'GET',
  path: '/notifications/directoryNotifications',
  roles: ROLES,
  query: z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    num_items: z.coerce.number().int().min(1).max(100).default(HISTORY_PAGE),
  }),
  response: z.object({ days: z.array(folderNotices), total_subscriptions: z.int() }),
  kind: 'json',
});

/** Server-sent events, read with `fetch` because they need the session's token. */
export const notice_stream = endpoint({
  name: 'notice_stream',
  method: 'GET',
  path: '/notifications/stream',
  roles: ROLES,
  response: z.unknown(),
  kind: 'file',
});

export const DIGESTS = ['none', 'immediate', 'daily'] as const;
export const noticePreferences = z.object({
  digest: z.enum(DIGESTS),
  /** Whether the person gets a mail when somebody shares a folder with them; else a notice. */
  shared: z.boolean(),
  /** Whether the person is told when the capture of a period is finalised. */
  closings: z.boolean(),
});

export const get_notice_preferences = endpoint({
  name: 'get_notice_preferences',
  method: 'GET',
  path: '/notifications/preferences',
  roles: ROLES,
  response: noticePreferences,
  kind: 'json',
});

export const set_notice_preferences = endpoint({
  name: 'set_notice_preferences',
  method: 'PUT',
  path: '/notifications/preferences',
  roles: ROLES,
  body: noticePreferences.partial(),
  bodyLimit: BODY_LIMITS.small,
  response: noticePreferences,
  kind: 'json',
});

/** The token of a mail: it can end the mails of its kind for its person, and nothing else. */
const unsubscribeQuery = z.object({ token: z.string().max(1000) });

export const unsubscribe_page = endpoint({
  name: 'unsubscribe_page',
  method: 'GET',
  path: '/notifications/unsubscribe',
  roles: 'public',
  navigable: true,
  query: unsubscribeQuery,
  response: z.unknown(),
  kind: 'file',
});

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  method: 'POST',
  path: '/notifications/unsubscribe',
  roles: 'public',
  navigable: true,
  query: unsubscribeQuery,
  response: nothing,
  kind: 'json',
});

export const home = endpoint({
  name: 'home',
  method: 'GET',
  path: '/home',
  roles: ROLES,
  response: z.object({
    unread: z.int(),
    /** Open payroll periods that the person may see, the next whose capture closes first (8 at most; none for client users). */
    open_periods: z.array(
      z.object({
        id: z.int(),
        client_id: z.uuid(),
        paysheet_id: z.int(),
        process_id: z.int(),
        calendar: z.int(),
        client: z.string(),
        paysheet: z.string(),
        mes: z.string(),
        number: z.int(),
        initial_date: z.string(),
        end_date: z.string(),
        payment_date: z.string(),
        /** The last day of capture: the day that the screen and the notices name. */
        incidence_close_date: z.string(),
      }),
    ),
    /**
     * Periods beyond capture that have something left to do, what the person can do first, then by payment day (6 at most;
     * none for client users).
     */
    payrolls_due: z.array(
      overviewPeriod
        .pick({
          ...{ paysheet_id: true, period_id: true, process_id: true, calendar: true, nomina: true },
          ...{ periodo: true, payment_date: true, state: true, next: true },
        })
        .extend({ client_id: z.uuid(), client: z.string() }),
    ),
    /** Movements for the IMSS that are not sent yet, by batch, those due first before others (6 at most; none for client users). */
    imss_batches: z.array(
      z.object({
        id: z.int(),
        client_id: z.uuid(),
        client: z.string(),
        paysheet_id: z.int(),
        paysheet: z.string(),
        register: z.string(),
        movements: z.int(),
        /** The last day on which its first movement is on time. */
        due_on: z.string(),
      }),
    ),
    /** What the registros patronales that the person may see owe the IMSS in the next month (none for client users). */
    imss_obligations: z.array(
      z.object({
        kind: z.enum(OBLIGATION_KINDS),
        /** `2026-01` a month, `2026-B1` a bimester, `2025` a year. */
        period: z.string(),
        due: z.string(),
        registers: z.int(),
        /** False: the list of non-working days lacks the year. */
        is_confirmed: z.boolean(),
      }),
    ),
    /** The folders where something happened last (6 at most). */
    recent_folders: z.array(
      z.object({ id: z.uuid(), folder_path: z.array(z.string()), modified_at: z.string() }),
    ),
    /** The person's own, newest first (6 at most); `id` null when the thing is gone. */
    recent_downloads: z.array(
      z.object({
        kind: z.enum(['file', 'folder', 'report']),
        id: z.string().nullable(),
        name: z.string(),
        downloaded_at: z.string(),
      }),
    ),
  }),
  kind: 'json',
});

export const notificationEndpoints = {
  subscription_exists,
  directorySubscribe,
  directoryUnsubscribe,
  directorySubscriptions,
  cancel_subscriptions,
  has_notificacions,
  notificacions,
  set_notificacions,
  directoryNotifications,
  notice_stream,
  get_notice_preferences,
  set_notice_preferences,
  unsubscribe_page,
  unsubscribe,
  home,
} as const;
