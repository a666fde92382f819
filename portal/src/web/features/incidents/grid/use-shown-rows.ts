import { useMemo, useState } from 'react';
import { findPeople } from '../people/find-people';
import type { SheetRow } from './sheet-row';

export type ShownRows<Row> = {
  rows: readonly Row[];
  words: string | undefined;
  search: (words: string | undefined) => void;
};

/** The rows of those whom the filter box finds. */
export function useShownRows<Row extends SheetRow>(all: readonly Row[]): ShownRows<Row> {
  const [words, search] = useState<string | undefined>();
  const rows = useMemo(() => {
    if (words === undefined) return all;
    const found = new Set(
      findPeople(
        all.map(({ person }) => person),
        words,
      ),
    );
    return all.filter(({ person }) => found.has(person));
  }, [all, words]);
  return { rows, words, search };
}
