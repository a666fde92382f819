import type { PayrollPerson } from '@lienzo/schema/masters/master-endpoints';
import { foldText, searchText } from '@lienzo/schema/text/fold-text';

/** Those whose name holds the words, or whose number, or the client's own one, holds the text (specification 3 §2.1). */
export function findPeople(people: readonly PayrollPerson[], label: string): readonly PayrollPerson[] {
  const text = foldText(label.trim());
  if (text === '') return people;
  const parts = searchText(label);
  return people.filter(({ id, human_id, name }) => {
    const folded = foldText(name);
    return (
      parts.every((part) => folded.includes(part)) ||
      `${id}`.includes(text) ||
      (human_id !== null && foldText(human_id).includes(text))
    );
  });
}
