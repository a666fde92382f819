/**
 * Sends `begin` with the first statement of its transaction. Each turn to the database costs a call as much as a small
 * query, and every call begins a transaction.
 */

/** `query` of a client in any of its forms. */
export type Query = (...sent: unknown[]) => unknown;

const ENDS: ReadonlySet<unknown> = new Set(['commit', 'rollback']);

/**
 * @param query the `query` of one client of `pg`, which sends what it is given in order.
 * @returns the same, except that a `begin` waits for what follows it: it is joined to a command without parameters,
 *   sent before anything else, and not sent at all when nothing was asked in its transaction.
 */
export function deferBegin(query: Query): Query {
  let begin: string | undefined;
  return (...sent) => {
    const [text, values] = sent;
    if (typeof text === 'string' && /^(begin|start transaction)\b/.test(text)) {
      begin = text;
      return Promise.resolve({ command: 'BEGIN', rows: [] });
    }
    if (begin === undefined) return query(...sent);
    const first = begin;
    begin = undefined;
    if (ENDS.has(text)) return Promise.resolve({ command: String(text).toUpperCase(), rows: [] });
    if (typeof text === 'string' && (!Array.isArray(values) || values.length === 0))
      return Promise.resolve(query(`${first}; ${text}`)).then((results) =>
        Array.isArray(results) ? results.at(-1) : results,
      );
    // It fails only with its connection, and then so does what is sent behind it.
    Promise.resolve(query(first)).catch(() => undefined);
    return query(...sent);
  };
}
