/** The first part of every query key of notices, so that a live signal can refresh them all. */
export const NOTICES_KEY = 'notices';
