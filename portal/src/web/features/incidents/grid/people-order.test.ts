import { expect, test } from 'vitest';
import { PEOPLE_ORDERS, type PeopleOrder, peopleOrder } from './people-order';

const PEOPLE = [
  { id: 1, human_id: '10', name: 'Ana Zárate Luna' },
  { id: 2, human_id: '9', name: 'Beto Álvarez Nuñez' },
  { id: 3, human_id: null, name: 'Carla Álvarez Mora' },
];
const SURNAMES = new Map<number, readonly [string, string]>([
  [1, ['Zárate', 'Luna']],
  [2, ['Álvarez', 'Nuñez']],
  [3, ['Álvarez', 'Mora']],
]);

const EXPECTED: Record<PeopleOrder, number[]> = {
  name: [1, 2, 3],
  // Our own number counts where the client gave none.
  number: [3, 2, 1],
  first_surname: [3, 2, 1],
  second_surname: [1, 3, 2],
};

test.each(PEOPLE_ORDERS)('by %s', (order) => {
  expect(PEOPLE.toSorted(peopleOrder(order, SURNAMES)).map(({ id }) => id)).toEqual(EXPECTED[order]);
});
