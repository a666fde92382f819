import { CALL_LIMITS, SERVER_GONE } from '../call-limits.ts';

/** The URL with time limits of statements, for a library that has no options for them: the server's, then the driver's. */
export function limitedStatements(url: string): string {
  const { silence } = CALL_LIMITS.database;
  const limits = new URLSearchParams({
    statement_timeout: String(silence),
    query_timeout: String(silence + SERVER_GONE),
  });
  return `${url}${url.includes('?') ? '&' : '?'}${limits}`;
}
