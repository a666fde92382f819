export const QUEUE_SCHEMA = 'pgboss';

/**
 * The same for every queue. A worker that dies is noticed by its missing heartbeat; a mail server that is away is
 * tried for about two hours. What is done is forgotten after a day, what failed for good after two weeks.
 */
export const QUEUE_OPTIONS = {
  // Of equal keys one job waits at most; `send` gives a key of its own to a job without one.
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
