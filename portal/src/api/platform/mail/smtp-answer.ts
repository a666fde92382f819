/** What an error of the mailer says about the mail server (RFC 5321 §4.2.1). */

/** Whether the server answered at all. */
export const isAnswer = (error: unknown): boolean => codeOf(error) !== undefined;

/** An answer that repeating does not change; a rejected login is the portal's own fault. */
export function isRefused(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && code >= 500 && code < 600 && !isLogin(error);
}

const codeOf = (error: unknown): number | undefined =>
  typeof error === 'object' &&
  error !== null &&
  'responseCode' in error &&
  typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined;

const isLogin = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EAUTH';
