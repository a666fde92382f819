import { useCallback, useState } from 'react';
import { useRowProblems } from './use-row-problems';

type Problems<Key> = ReadonlyMap<Key, string>;

export type RefusedRows<Row, Key> = {
  /** What the rules find in a row, and what the server refused of it. */
  problems: (row: Row) => Problems<Key>;
  /** A row that is changed is another one, and has no refusal. */
  refuse: (refused: ReadonlyMap<Row, Problems<Key>>) => void;
  isRefused: (row: Row) => boolean;
};

/** What the server refused is shown beside what the rules find, and hinders no other try. */
export function useRefusedRows<Row extends object, Key>(
  ruled: (row: Row) => Problems<Key>,
): RefusedRows<Row, Key> {
  const [refused, refuse] = useState<ReadonlyMap<Row, Problems<Key>>>(new Map());
  const problems = useRowProblems(
    useCallback((row: Row) => new Map([...(refused.get(row) ?? []), ...ruled(row)]), [ruled, refused]),
  );
  return { problems, refuse, isRefused: (row) => refused.has(row) };
}
