/** The first part of every query key of capture, so that a live signal can refresh them. */
export const CAPTURE_KEY = 'capture';
