/** Who the rows of a workbook are about: by payroll and number, or by NSS for who has no number. */
import { salaryContent } from '@lienzo/schema/masters/employee-endpoints';
import type { EmploymentSpan } from '@lienzo/schema/payroll/employment';
import type { MasterValues } from '@lienzo/templates/layouts/master-layout';
import type { BookEmployment, BookRow } from '../repositories/master-book.ts';
import { keyOf } from './book-values.ts';
import { fateOf } from './fate-of.ts';
import type { PlannedRow } from './plan-sheet.ts';
import type { FileRow } from './read-master-file.ts';
import type { RowOf } from './row-schemas.ts';

type Identity = { id_humansite?: unknown; human_id?: unknown; ssn?: unknown };
type Named = Identity & { nombres?: unknown; apellido_paterno?: unknown; apellido_materno?: unknown };
/** `stored` null: made by the file. `employments`: with those that the file begins. */
type Person = { key: string; stored: BookRow | null; employments: readonly EmploymentSpan[]; name: string };

const textOf = (value: unknown): string => `${value ?? ''}`;
const byNumber = ({ id_humansite, human_id }: Identity): string =>
  keyOf('#', textOf(id_humansite), textOf(human_id));
const bySsn = ({ id_humansite, ssn }: Identity): string => keyOf('NSS', textOf(id_humansite), textOf(ssn));

export class PeopleOfBook {
  readonly #people = new Map<string, Person>();
  /** The days from which the file gives salaries, by the way in which its rows name people. */
  readonly #salaries = new Map<string, Set<string>>();
  readonly #wrongSalaries = new Set<string>();
  readonly #wrong = new Set<string>();

  /** @param salaries the file's rows of them. */
  constructor(
    {
      employees,
      employments,
    }: Readonly<{
      employees: readonly BookRow[];
      employments: readonly BookEmployment[];
    }>,
    salaries: readonly FileRow[] = [],
  ) {
    const known = Map.groupBy(employments, ({ employee_id }) => employee_id);
    for (const stored of employees) this.#add(stored, stored, known.get(Number(stored.id)) ?? []);
    for (const { values } of salaries) {
      const salary = salaryContent.safeParse(values);
      const key = nameOf(values);
      if (!salary.success) {
        this.#wrongSalaries.add(key);
        continue;
      }
      const days = this.#salaries.get(key) ?? new Set();
      this.#salaries.set(key, days.add(salary.data.vigente_desde));
    }
  }

  /** Those that the file makes or changes. */
  addPlanned(rows: readonly PlannedRow<RowOf<'employees'>>[]): void {
    for (const { data, stored } of rows) this.#add(data, stored, this.#employmentsOf(data, stored));
  }

  /** Those of the file that cannot be applied: what belongs to them waits. */
  addWrong(rows: readonly FileRow[]): void {
    for (const { values, rejected } of rows) {
      if (rejected !== true || this.#person(values) !== undefined) continue;
      for (const key of [byNumber(values), bySsn(values)]) this.#wrong.add(key);
    }
  }

  isWrong(identity: Identity): boolean {
    return this.#wrong.has(nameOf(identity));
  }

  /** Whether the file has a salary of somebody that cannot be read. */
  hasWrongSalary(identity: Identity): boolean {
    return [byNumber(identity), bySsn(identity)].some((key) => this.#wrongSalaries.has(key));
  }

  /** Rows with another number are this person's from now on. */
  rename(identity: Identity, stored: BookRow): void {
    const person = this.#people.get(nameOf(stored));
    if (person !== undefined) this.#people.set(nameOf(identity), person);
  }

  find(values: Identity): { key: string; stored: BookRow | null } {
    const person = this.#person(values);
    return { key: person?.key ?? nameOf(values), stored: person?.stored ?? null };
  }

  /** Finds what belongs to people by these fields; equal ones are told apart by their order. */
  finder(rows: readonly BookRow[], fields: readonly string[]) {
    const stored = new Map<string, BookRow>();
    const counted = occurrences();
    for (const row of rows)
      stored.set(counted(keyOf(this.#keyOf(row), ...fields.map((field) => row[field]))), row);
    const read = occurrences();
    const repeats = fields.includes('number');
    return (values: MasterValues) => {
      const plain = keyOf(this.#keyOf(values), ...fields.map((field) => values[field]));
      const key = repeats ? read(plain) : `${plain}|1`;
      return { key, stored: stored.get(key) ?? null };
    };
  }

  /** null: nobody is named so. */
  employmentsOf(identity: Identity): readonly EmploymentSpan[] | null {
    return this.#person(identity)?.employments ?? null;
  }

  /** As the file leaves them: it begins one, or corrects the last one. */
  #employmentsOf(data: RowOf<'employees'>, stored: BookRow | null): EmploymentSpan[] {
    const { hire_date, termination_date } = data;
    const known = stored === null ? [] : [...(this.#person(stored)?.employments ?? [])];
    const last = known.at(-1);
    if (fateOf(data, stored) === 'back' || last === undefined)
      return [...known, { hire_date, initial_date: hire_date, termination_date }];
    return known.map((one) =>
      one.hire_date === last.hire_date
        ? {
            hire_date,
            initial_date: one.initial_date === one.hire_date ? hire_date : one.initial_date,
            termination_date: one === last ? termination_date : one.termination_date,
          }
        : one,
    );
  }

  /** '' for whom nobody knows. */
  nameOf(identity: Identity): string {
    return this.#person(identity)?.name ?? '';
  }

  keyOf(identity: Identity): string {
    return this.#keyOf(identity);
  }

  salaryDays(identity: Identity): ReadonlySet<string> {
    const named = [byNumber(identity), bySsn(identity)].flatMap((key) => [
      ...(this.#salaries.get(key) ?? []),
    ]);
    return new Set(named);
  }

  #keyOf(identity: Identity): string {
    return this.#person(identity)?.key ?? nameOf(identity);
  }

  #person(identity: Identity): Person | undefined {
    if (textOf(identity.human_id) !== '') return this.#people.get(byNumber(identity));
    return this.#people.get(bySsn(identity));
  }

  #add(identity: Named, stored: BookRow | null, employments: readonly EmploymentSpan[]): void {
    const key = stored === null ? nameOf(identity) : keyOf('ID', stored.id);
    const person = { key, stored, employments, name: personName(identity) };
    if (textOf(identity.human_id) !== '') this.#people.set(byNumber(identity), person);
    // Who has a number is found by the NSS only while nobody without one has it.
    const other = this.#people.get(bySsn(identity));
    if (textOf(identity.human_id) === '' || other === undefined || other.key === key)
      this.#people.set(bySsn(identity), person);
  }
}

export const personName = ({ nombres, apellido_paterno, apellido_materno }: Named): string =>
  [nombres, apellido_paterno, apellido_materno]
    .map(textOf)
    .filter((part) => part !== '')
    .join(' ');

const nameOf = (identity: Identity): string =>
  textOf(identity.human_id) === '' ? bySsn(identity) : byNumber(identity);

function occurrences(): (key: string) => string {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key}|${count}`;
  };
}
