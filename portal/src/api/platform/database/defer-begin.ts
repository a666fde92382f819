/**
 * Sends `begin` together with the first statement of its transaction, which saves a round trip per transaction; every
 * call begins one.
 */

/** `query` of a client in any of its forms. */
export type Query = (...sent: unknown[]) => unknown;

const ENDS: ReadonlySet<unknown> = new Set(['commit', 'rollback']);

/**
 * @param query the `query` of one client of `pg`, which sends statements in order.
 * @returns the same, except that a `begin` is deferred: it is joined to a following command without parameters,
 * sent before any other statement, and not sent at all for an empty transaction.
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
    // It fails only with its connection, and then so do the statements sent after it.
    Promise.resolve(query(first)).catch(() => undefined);
    return query(...sent);
  };
}
