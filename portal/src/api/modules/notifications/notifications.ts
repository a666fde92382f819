/** The door of the module: notices for the rest of the API. */

export { createNotices } from './create-notices.ts';
export { directoryListener } from './directory-listener.ts';
export { notificationJobHandlers } from './jobs/job-handlers.ts';
export { NOTIFICATION_JOBS } from './jobs/notification-jobs.ts';
export { mountNotifications } from './mount-notifications.ts';
export { announceCapture } from './repositories/capture-signals.ts';
export { countAllUnread } from './repositories/folder-notices.ts';
export { notificationRetention } from './retention.ts';
export type { NotificationServices } from './services.ts';
export { folderLink } from './stream/folder-link.ts';
export { mailChoice } from './stream/mail-choice.ts';
export { openNoticeHub } from './stream/open-notice-hub.ts';
export { RENDER_CHANNEL } from './stream/render-channel.ts';
