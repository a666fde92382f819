/** Whose capture a bulk load changes, and what of it stays. */
import type { BulkContext, BulkLine, BulkMode, LineProblem } from './bulk-line.ts';
import { personFinder } from './find-person.ts';

export type NamedPeople = {
  /** Of each line; 0: nobody. */
  ids: number[];
  /** Whether the file says anything of a group of a person. */
  names: (employeeId: number, group: string) => boolean;
  /** Whether something captured of a person stays beside the lines. */
  keeps: (employeeId: number, group: string) => boolean;
  /** The first line of a person, where what is wrong with the kept ones is said. */
  firstLineOf: (employeeId: number) => number | undefined;
  /** Whose capture is replaced: nobody of whom a line is wrong. */
  replaced: (problems: readonly LineProblem[]) => number[];
};

/** @param groupOf what a line names of its person; the concept or day of its column unless told. */
export function namedPeople(
  lines: readonly BulkLine[],
  { employees }: Pick<BulkContext, 'employees'>,
  mode: BulkMode,
  groupOf = ({ grupo }: BulkLine): string => grupo,
): NamedPeople {
  const find = personFinder(employees);
  const ids = lines.map((line) => find(line['NUM EMPLEADO'])?.id ?? 0);
  const named = new Set(lines.map((line, at) => `${ids[at]} ${groupOf(line)}`));
  const first = new Map(ids.map((id, at) => [id, at] as const).toReversed());
  const names = (id: number, group: string): boolean => named.has(`${id} ${group}`);
  return {
    ids,
    names,
    keeps: (id, group) => mode === 'named' && first.has(id) && !names(id, group),
    firstLineOf: (id) => first.get(id),
    replaced(problems) {
      const wrong = new Set(problems.map(({ line }) => ids[line]));
      const all = mode === 'all' ? employees.map(({ id }) => id) : [...first.keys()];
      return all.filter((id) => id !== 0 && !wrong.has(id)).toSorted((one, other) => one - other);
    },
  };
}
