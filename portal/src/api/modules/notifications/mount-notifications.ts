/** The endpoints of subscriptions and notices. */
import { endpoints } from '@lienzo/schema/endpoints';
import type { EndpointMount } from '../../platform/http/mount-endpoints.ts';
import { getFolderNotices } from './handlers/get-folder-notices.ts';
import { notices } from './handlers/notices.ts';
import { openNoticeStream } from './handlers/open-notice-stream.ts';
import { subscriptions } from './handlers/subscriptions.ts';
import { unsubscribing } from './handlers/unsubscribing.ts';
import type { NotificationServices } from './services.ts';

export function mountNotifications(mount: EndpointMount<NotificationServices>): void {
  mount.guarded(endpoints.subscription_exists, subscriptions.exists);
  mount.guarded(endpoints.directorySubscribe, subscriptions.subscribe);
  mount.guarded(endpoints.directoryUnsubscribe, subscriptions.unsubscribe);
  mount.guarded(endpoints.directorySubscriptions, subscriptions.list);
  mount.guarded(endpoints.cancel_subscriptions, subscriptions.cancel);
  mount.guarded(endpoints.has_notificacions, notices.has);
  mount.guarded(endpoints.notificacions, notices.listIncidents);
  mount.guarded(endpoints.set_notificacions, notices.markIncidents);
  mount.guarded(endpoints.directoryNotifications, getFolderNotices);
  mount.guarded(endpoints.notice_stream, openNoticeStream);
  mount.guarded(endpoints.get_notice_preferences, notices.readPreferences);
  mount.guarded(endpoints.set_notice_preferences, notices.writePreferences);
  mount.open(endpoints.unsubscribe_page, unsubscribing.ask);
  mount.open(endpoints.unsubscribe, unsubscribing.end);
}
