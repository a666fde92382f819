import { useMemo } from 'react';

/** What is wrong with a row, found once for each version of it; another rule begins anew. */
export function useRowProblems<Row extends object, Key>(
  find: (row: Row) => ReadonlyMap<Key, string>,
): (row: Row) => ReadonlyMap<Key, string> {
  return useMemo(() => {
    const known = new WeakMap<Row, ReadonlyMap<Key, string>>();
    return (row) => {
      const match = known.get(row) ?? find(row);
      known.set(row, match);
      return match;
    };
  }, [find]);
}
