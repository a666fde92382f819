/** Finds people by the number that stands in a file. */
type Numbered = { id: number; human_id: string | null };

/** The number that layouts show: the client's own one, or ours where there is none. */
export const personNumber = ({ id, human_id }: Numbered): string => human_id ?? String(id);

/**
 * By the number that a layout shows; letters count the same in both cases, and a number that Excel has stripped of its
 * leading zeros finds its person if it can be only one.
 */
export function personFinder<Person extends Numbered>(
  people: readonly Person[],
): (number: string) => Person | undefined {
  const exact = new Map(people.map((person) => [keyOf(personNumber(person)), person]));
  const stripped = Map.groupBy(people, (person) => withoutZeros(keyOf(personNumber(person))));
  return (number) => {
    const key = keyOf(number);
    const match = exact.get(key);
    if (match !== undefined) return match;
    const near = stripped.get(withoutZeros(key)) ?? [];
    return near.length === 1 ? near[0] : undefined;
  };
}

const keyOf = (number: string): string => number.trim().toUpperCase();
const withoutZeros = (key: string): string => key.replace(/^0+(?=.)/, '');
