/** PostgreSQL's codes (appendix A of its manual): too many connections, no memory, starting, stopping, gone meanwhile. */
const CODES = ['53300', '53200', '57P03', '57P01', '08006'];
/** The driver gives these no code. */
const MESSAGES = ['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'];

/** Whether the database could not take a query now, and may in a moment. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return CODES.includes(code) || MESSAGES.includes(error.message);
}
