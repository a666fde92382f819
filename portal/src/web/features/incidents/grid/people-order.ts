/** The orders in which a grid lists people. */

import { personNumber } from '@lienzo/schema/bulk/find-person';
import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';

export const PEOPLE_ORDERS = ['name', 'number', 'first_surname', 'second_surname'] as const;
export type PeopleOrder = (typeof PEOPLE_ORDERS)[number];

/** First and second surname, by the employee's id. */
export type Surnames = ReadonlyMap<number, readonly [string, string]>;

type Person = Pick<PayrollPerson, 'id' | 'human_id' | 'name'>;

// Numbers inside of texts by their value: 9 before 10.
const collator = new Intl.Collator('es-MX', { numeric: true });

/** Compares two people; those who are the same in it, or have no second surname, by name. */
export function peopleOrder(order: PeopleOrder, surnames: Surnames): (one: Person, other: Person) => number {
  const keyOf = (person: Person): string => {
    const [first = '', second = ''] = surnames.get(person.id) ?? [];
    switch (order) {
      case 'name':
        return person.name;
      case 'number':
        return personNumber(person);
      case 'first_surname':
        return `${first} ${second}`;
      case 'second_surname':
        return `${second} ${first}`;
      default:
        return order satisfies never;
    }
  };
  return (one, other) => collator.compare(keyOf(one), keyOf(other)) || collator.compare(one.name, other.name);
}
