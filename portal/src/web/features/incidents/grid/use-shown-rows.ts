import { personFinder } from '@lienzo/schema/bulk/find-person';
import { useLocalStorage } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { findPeople } from '../people/find-people';
import { PEOPLE_ORDERS, type PeopleOrder, peopleOrder, type Surnames } from './people-order';
import type { SheetRow } from './sheet-row';

export type ShownRows<Row> = {
  rows: readonly Row[];
  words: string | undefined;
  search: (texts: string | undefined) => void;
  order: PeopleOrder;
  sort: (order: PeopleOrder) => void;
  /** The place of the person who has a number, among the rows that are shown; null: nobody. */
  rowOf: (number: string) => number | null;
};

/** The rows of those whom the filter box finds, in the order that the person chose on this device. */
export function useShownRows<Row extends SheetRow>(all: readonly Row[], surnames: Surnames): ShownRows<Row> {
  const [words, search] = useState<string | undefined>();
  const [stored, sort] = useLocalStorage<string>({
    key: 'lienzo.captura.orden',
    defaultValue: 'name',
    getInitialValueInEffect: false,
  });
  const order = PEOPLE_ORDERS.find((one) => one === stored) ?? 'name';
  const rows = useMemo(() => {
    const matches = new Set(
      findPeople(
        all.map(({ person }) => person),
        words ?? '',
      ),
    );
    const compare = peopleOrder(order, surnames);
    return all
      .filter(({ person }) => matches.has(person))
      .toSorted((one, other) => compare(one.person, other.person));
  }, [all, words, order, surnames]);
  const rowOf = useMemo(() => {
    const find = personFinder(rows.map(({ person }, at) => ({ ...person, at })));
    return (number: string): number | null => find(number)?.at ?? null;
  }, [rows]);
  return { rows, words, search, order, sort, rowOf };
}
