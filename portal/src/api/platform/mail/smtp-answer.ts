/** What an error of the mailer says about the mail server (RFC 5321 §4.2.1). */

/** Whether the server answered at all. */
export const isAnswer = (error: unknown): boolean => codeOf(error) !== undefined;

/** An answer that repeating does not change; a rejected login is the portal's own fault. */
export function isRefused(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && code >= 500 && code < 600 && !isLogin(error);
}

/**
 * Whether a mail was refused for its size: by the limit that the server tells (RFC 1870), or by its answer. Some answer
 * so when the mailbox is full.
 */
export const isTooLarge = (error: unknown): boolean =>
  codeOf(error) === 552 || SIZE_STATUS.test(textOf(error, 'response')) || isOverLimit(error);

/** The enhanced status codes of a mail that is too long (RFC 3463 §3.3, §3.4). */
const SIZE_STATUS = /^5\d\d[ -]5\.(2\.3|3\.4)\b/;

/** The library compares with the limit itself, and has no answer of the server then. */
const isOverLimit = (error: unknown): boolean =>
  codeOf(error) === undefined &&
  textOf(error, 'code') === 'EMESSAGE' &&
  textOf(error, 'command') === 'MAIL FROM';

const textOf = (error: unknown, field: string): string => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
  return typeof value === 'string' ? value : '';
};

const codeOf = (error: unknown): number | undefined =>
  typeof error === 'object' &&
  error !== null &&
  'responseCode' in error &&
  typeof error.responseCode === 'number'
    ? error.responseCode
    : undefined;

const isLogin = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EAUTH';
