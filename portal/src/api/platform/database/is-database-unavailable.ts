/**
 * PostgreSQL's codes (appendix A of its manual): connection lost or refused, too many connections, no
 * memory, an administrator's or a crash's end, starting or stopping.
 */
const CODES = [
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
];
/** System errors of a failed connection; other calls raise them too, so the system call is checked as well. */
const SOCKET_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
];
/** The driver's errors without a code. */
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
];

/**
 * Whether the database is temporarily unavailable, so that a retry may succeed.
 * @param error thrown by a query, a cursor or a transaction.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (CODES.includes(code) || MESSAGES.includes(error.message)) return true;
  return SOCKET_CODES.includes(code) && isOfSocket(error);
}

/** Files raise ENOENT too, with a path; these are the system calls of a connection. */
const isOfSocket = (error: Error): boolean =>
  'syscall' in error && ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall));
