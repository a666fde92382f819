/** People of a workbook who may be people that are there: nobody is made of them before somebody has answered. */
import { type IdentityAnswer, needsAnswer } from '@lienzo/schema/masters/identity';
import { identityMessages as said } from '@lienzo/schema/masters/identity-messages';
import type { IdentityQuestion } from '@lienzo/schema/masters/master-book-endpoints';
import { MAX_QUESTIONS } from '@lienzo/schema/masters/master-book-endpoints';
import { isActiveOn } from '@lienzo/schema/payroll/employment';
import {
  IDENTITY_FIELDS,
  type IdentityField,
  type IdentityKeys,
  identityKeys,
} from '@lienzo/schema/payroll/person-keys';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import type { BookRow } from '../repositories/master-book.ts';
import { bookValues } from './book-values.ts';
import { type PeopleOfBook, personName } from './people-of-book.ts';
import { type Problem, teller } from './plan-sheet.ts';
import type { FileRow, MasterFile } from './read-master-file.ts';

/** By the keys of questions; `*` answers all that are not named. */
export type IdentityAnswers = ReadonlyMap<string, IdentityAnswer>;

/** People with one key whom a row is compared with; the work and the answer grow with the square of them. */
const MAX_ALIKE = 20;

/** Somebody as the file leaves them. */
type Someone = {
  key: string;
  stored: BookRow | null;
  line: FileRow | null;
  id_humansite: string;
  human_id: string;
  name: string;
  isActive: boolean;
  keys: IdentityKeys;
};

export class PeopleIdentity {
  readonly questions: IdentityQuestion[] = [];
  /** Without an answer, also of those beyond the ones that are listed. */
  open = 0;
  readonly #answers: IdentityAnswers;
  readonly #problems = new Map<number, Problem[]>();
  readonly #held = new Set<string>();
  /** Rows that somebody has confirmed, with what the history says of them. */
  readonly #confirmed = new Map<number, string>();
  /** The keys of people whose rows are left out, with the row that they are the person of. */
  readonly #merged = new Map<string, number>();

  /** Takes rows out of the file that somebody has answered to be another row's person. */
  constructor(
    file: MasterFile,
    employees: readonly BookRow[],
    people: PeopleOfBook,
    answers: IdentityAnswers,
  ) {
    this.#answers = answers;
    const everyone = everyoneOf(file, employees, people);
    const alike = alikeOf(everyone);
    for (const one of everyone) if (asks(one)) this.#compare(one, alike, people);
    if (this.#merged.size > 0) this.#leaveOut(file, people);
  }

  /** What is to be answered before this row is written. */
  problemsOf(row: number): Problem[] {
    return this.#problems.get(row) ?? [];
  }

  /** Whether somebody, by their key, waits for an answer. */
  isPending(key: string): boolean {
    return this.#held.has(key);
  }

  /** What the history says of a row that somebody has confirmed. */
  confirmed(row: number): string | undefined {
    return this.#confirmed.get(row);
  }

  #compare(one: Someone, alike: ReadonlyMap<string, readonly Someone[]>, people: PeopleOfBook): void {
    const others = new Map<Someone, IdentityField[]>();
    for (const field of IDENTITY_FIELDS) {
      const same = alike.get(`${field} ${one.keys[field]}`) ?? [];
      if (same.length > MAX_ALIKE) {
        this.#refuseShared(one, field, same.length);
        continue;
      }
      for (const other of same)
        if (other.key !== one.key && !isLater(other, one))
          others.set(other, [...(others.get(other) ?? []), field]);
    }
    for (const [other, by] of others) this.#ask(one, { other, by }, people);
  }

  #refuseShared({ line }: Someone, field: IdentityField, count: number): void {
    if (line !== null) this.#tell(line.row, [field], { message: said.shared(field, count, MAX_ALIKE) });
  }

  #ask(one: Someone, { other, by }: { other: Someone; by: IdentityField[] }, people: PeopleOfBook): void {
    const { line } = one;
    if (line === null) return;
    const same_paysheet = other.id_humansite === one.id_humansite;
    const texts = { ...other, human_id: other.human_id || null, row: other.line?.row ?? null, by };
    const clave = `${nameOf(one)} = ${nameOf(other)}`;
    const answer = this.#answers.get(clave) ?? this.#answers.get('*') ?? null;
    const isAsked = needsAnswer({ same_paysheet, by });
    if (isAsked)
      this.#list({ clave, row: line.row, name: one.name, other: other.name, same_paysheet, by, answer });
    if (!isAsked) this.#tell(line.row, by, { message: said.otherPaysheetNote(texts), severity: 'warning' });
    else if (answer === null) {
      this.#held.add(one.key);
      const message = (same_paysheet ? said.samePaysheet : said.otherPaysheet)(texts);
      this.#tell(line.row, by, { message, severity: same_paysheet ? 'error' : 'warning', holds: true });
    } else if (answer === 'otra' || !same_paysheet) this.#confirm(line.row, said.confirmedAs(answer, texts));
    else if (one.stored === null) this.#merge(line, { one, other }, people);
    else this.#tell(line.row, by, { message: said.sameAlready(texts) });
  }

  /** A new number of somebody who is stored, or a second row of somebody whom the file makes. */
  #merge({ values }: FileRow, { one, other }: { one: Someone; other: Someone }, people: PeopleOfBook): void {
    if (other.stored !== null && other.line === null) people.rename(values, other.stored);
    else if (!this.#merged.has(one.key)) this.#merged.set(one.key, other.line?.row ?? 0);
  }

  #leaveOut({ sheets, list }: MasterFile, people: PeopleOfBook): void {
    for (const id of ['employees', 'salaries', 'credits'] as const) {
      const sheet = sheets.get(id);
      if (sheet === undefined) continue;
      const tell = teller(id, sheet, list);
      sheet.rows = sheet.rows.filter((line) => {
        const row = this.#merged.get(people.find(line.values).key);
        if (row === undefined) return true;
        tell(line, { field: 'ssn', message: said.dropped(row), severity: 'info' });
        return false;
      });
    }
  }

  #list(question: IdentityQuestion): void {
    if (question.answer === null) this.open += 1;
    if (this.questions.length < MAX_QUESTIONS) this.questions.push(question);
  }

  #confirm(row: number, text: string): void {
    const before = this.#confirmed.get(row);
    this.#confirmed.set(row, before === undefined ? text : `${before}; ${text}`);
  }

  #tell(row: number, [field = 'ssn']: readonly IdentityField[], problem: Omit<Problem, 'field'>): void {
    this.#problems.set(row, [...this.problemsOf(row), { field, ...problem }]);
  }
}

/** The active ones by each of their keys. */
function alikeOf(everyone: readonly Someone[]): Map<string, Someone[]> {
  const alike = new Map<string, Someone[]>();
  for (const one of everyone)
    for (const field of IDENTITY_FIELDS) {
      const key = one.keys[field];
      if (key === null || !one.isActive) continue;
      const same = alike.get(`${field} ${key}`);
      if (same === undefined) alike.set(`${field} ${key}`, [one]);
      else same.push(one);
    }
  return alike;
}

/** Whoever the file makes, brings back, or gives another key. */
function asks({ line, stored, keys, isActive }: Someone): boolean {
  if (line === null || !isActive) return false;
  if (stored === null || !isEmployed(stored.termination_date)) return true;
  const before = identityKeys(identityOf(stored));
  return IDENTITY_FIELDS.some((field) => before[field] !== keys[field]);
}

const isEmployed = (lastDay: unknown): boolean =>
  isActiveOn(`${lastDay ?? ''}` === '' ? null : `${lastDay}`, todayInMexico());

/** Of two rows that both ask, the second one does. */
const isLater = (other: Someone, one: Someone): boolean =>
  other.line !== null && one.line !== null && asks(other) && other.line.row > one.line.row;

const identityOf = (values: Readonly<Record<string, unknown>>) => ({
  ssn: `${values.ssn ?? ''}`,
  curp: `${values.curp ?? ''}`,
  rfc: `${values.rfc ?? ''}`,
});

/** What a question names somebody by, whatever row they stand in. */
const nameOf = ({ id_humansite, human_id, keys }: Someone): string =>
  `${id_humansite}/${human_id === '' ? `NSS ${keys.ssn ?? ''}` : human_id}`;

function everyoneOf(file: MasterFile, employees: readonly BookRow[], people: PeopleOfBook): Someone[] {
  const stored = new Map(employees.map((row) => [people.find(bookValues('employees', row)).key, row]));
  const someone = (
    key: string,
    values: Readonly<Record<string, unknown>>,
    source: Pick<Someone, 'stored' | 'line'>,
  ) => ({
    ...{ key, ...source },
    id_humansite: `${values.id_humansite ?? ''}`,
    human_id: `${values.human_id ?? ''}`,
    name: personName(values),
    isActive: isEmployed(values.termination_date),
    keys: identityKeys(identityOf(values)),
  });
  const all = new Map<string, Someone>();
  for (const [key, row] of stored) all.set(key, someone(key, row, { stored: row, line: null }));
  for (const line of file.sheets.get('employees')?.rows ?? []) {
    const { key, stored: known } = people.find(line.values);
    if (all.get(key)?.line != null) continue;
    const values = known === null ? line.values : { ...bookValues('employees', known), ...line.values };
    all.set(key, someone(key, values, { stored: known, line }));
  }
  return [...all.values()];
}
