/** The services of the module of notifications. */
import type {
  Handler as AnyHandler,
  PublicHandler as AnyPublicHandler,
} from '../../platform/http/handler.ts';
import type { JobHandler as AnyJobHandler, JobName, Jobs } from '../../platform/queue/jobs.ts';
import type { AccountServices } from '../accounts/accounts.ts';
import type { DIRECTORY_JOBS } from '../directory/directory.ts';
import type { NOTIFICATION_JOBS } from './jobs/notification-jobs.ts';
import type { NoticeHub } from './stream/open-notice-hub.ts';

export type NotificationServices = AccountServices & {
  jobs: Jobs<typeof NOTIFICATION_JOBS>;
  /** Forwards announcements of any process to the open notice streams. */
  notices: NoticeHub;
};

/** Its own jobs, and the one that the directory delegates to it. */
export type HandledJobs = typeof NOTIFICATION_JOBS & Pick<typeof DIRECTORY_JOBS, 'send_folder_shared'>;

export type Handler<E> = AnyHandler<E, NotificationServices>;
export type PublicHandler<E> = AnyPublicHandler<E, NotificationServices>;
export type JobHandler<Name extends JobName<HandledJobs>> = AnyJobHandler<
  HandledJobs,
  Name,
  NotificationServices
>;
