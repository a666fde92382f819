/** The SMTP answers (RFC 5321 §4.2.1) that repeating does not change; a rejected login is the portal's own fault. */
export function isRefused(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return false;
  if ('code' in error && error.code === 'EAUTH') return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500 && error.responseCode < 600;
}
