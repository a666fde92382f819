export const QUEUE_SCHEMA = 'pgboss';

/**
 * The same for every queue. A dead worker is detected by its missing heartbeat, which says that the process is there and
 * nothing of the work: that is bounded by the limits of its calls, and by the job's deadline. Jobs are retried for about two hours,
 * as a mail server may be down. Completed jobs are deleted after a day, failed ones after two weeks.
 */
export const QUEUE_OPTIONS = {
  // At most one pending job per key; `send` generates a key for a job without one.
  policy: 'short',
  notify: true,
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 900,
  heartbeatSeconds: 20,
  expireInSeconds: 900,
  deleteAfterSeconds: 24 * 3600,
} as const;
