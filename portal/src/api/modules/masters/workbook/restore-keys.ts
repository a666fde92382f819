/** What spreadsheets take from keys is given back before rows are compared with what is stored. */
import { masterBookMessages as texts } from '@lienzo/schema/masters/master-book-messages';
import { filledByCurp } from '@lienzo/schema/payroll/expected-person';
import { isValidNss } from '@lienzo/schema/payroll/nss';
import { numberKey, restoreClabe, restoreNss } from '@lienzo/schema/payroll/person-keys';
import { expectedMessages } from '@lienzo/schema/rule-messages/expected-messages';
import { cleanKey } from '@lienzo/schema/text/clean-text';
import type { MasterValues } from '@lienzo/templates/layouts/master-layout';
import { MASTER_SHEET_IDS, type MasterSheetId } from '@lienzo/templates/layouts/master-sheets';
import type { BookRow, MasterBook } from '../repositories/master-book.ts';
import { keyOf } from './book-values.ts';
import { type Problem, teller } from './plan-sheet.ts';
import type { FileRow, MasterFile } from './read-master-file.ts';

type Values = Record<string, string>;

/** Fields whose leading zeros cannot be told from the number of their digits alone, and those that can. */
const PADDED: Readonly<Record<string, number>> = { codigo_postal: 5, subdelegation: 2 };

/**
 * Numbers of payrolls, cost centres and people are spelled as they are stored (or as the file first has them) when they
 * are equal but for leading zeros, capitals and forms of letters; RFC, CURP and NSS lose their separators; NSS and CLABE
 * get back a leading zero that their check digit proves. An NSS that lost digits never takes the place of a right one.
 */
export function restoreKeys(file: MasterFile, book: MasterBook): void {
  const spell = spellings(file, book);
  const stored = new Map(book.employees.map((row) => [keyOf(row.id_humansite, row.human_id), row]));
  for (const id of MASTER_SHEET_IDS) {
    const sheet = file.sheets.get(id);
    if (sheet === undefined) continue;
    const tell = teller(id, sheet, file.list);
    sheet.rows = sheet.rows.map((line) => {
      const values = spell(id, line.values);
      const person = stored.get(keyOf(values.id_humansite, values.human_id));
      for (const problem of restoreDigits(values, line.values, person)) tell(line, problem);
      if (id === 'employees') for (const problem of fillByCurp(values, person)) tell(line, problem);
      return { ...line, values } satisfies FileRow;
    });
  }
}

/**
 * Changes `values`: what is empty, and a right CURP tells. Of somebody who is stored only what must not be empty, and what
 * was filled so before: a workbook that is loaded again changes nothing.
 */
function fillByCurp(values: Values, stored: BookRow | undefined): Problem[] {
  const { curp = '', birth_date = '', gender = '', lugar_nacimiento = '' } = values;
  const filled = filledByCurp({ curp, birth_date, gender, lugar_nacimiento });
  if (stored !== undefined && stored.lugar_nacimiento !== filled.lugar_nacimiento)
    delete filled.lugar_nacimiento;
  Object.assign(values, filled);
  // The place is no news: the row's changes show it.
  const reported = Object.keys(filled).filter((field) => field !== 'lugar_nacimiento');
  return reported.map((field) => ({
    field,
    message: expectedMessages.filledByCurp,
    severity: 'info' as const,
  }));
}

/** Changes `values`; told is what somebody may want to look at. */
function restoreDigits(values: Values, given: MasterValues, stored: BookRow | undefined): Problem[] {
  const notified: Problem[] = [];
  for (const field of ['rfc', 'curp', 'company_id', 'register', 'register_id'] as const)
    if (values[field] !== undefined) values[field] = cleanKey(values[field]);
  if (values.ssn !== undefined) notified.push(...restoreSsn(values, stored));
  if (values.clabe !== undefined) {
    values.clabe = restoreClabe(values.clabe);
    if (values.clabe.length > cleanKey(given.clabe ?? '').length)
      notified.push({ field: 'clabe', message: texts.zeroRestored, severity: 'info' });
  }
  for (const [field, length] of Object.entries(PADDED)) {
    const text = values[field];
    if (text !== undefined && /^\d+$/.test(text) && text.length === length - 1) values[field] = `0${text}`;
  }
  return notified;
}

function restoreSsn(values: Values, stored: BookRow | undefined): Problem[] {
  const given = cleanKey(values.ssn ?? '');
  const known = `${stored?.ssn ?? ''}`;
  values.ssn = restoreNss(given);
  if (values.ssn !== given)
    return values.ssn === known ? [] : [{ field: 'ssn', message: texts.zeroRestored, severity: 'info' }];
  if (!/^\d{1,10}$/.test(given) || !isValidNss(known)) return [];
  values.ssn = known;
  return [{ field: 'ssn', message: texts.ssnKept(known), severity: 'warning' }];
}

/** How each number of a payroll, a cost centre and a person is written. */
function spellings({ sheets }: MasterFile, book: MasterBook) {
  const rowsOf = (id: MasterSheetId): MasterValues[] =>
    sheets.get(id)?.rows.map(({ values }) => values) ?? [];
  const payrolls = new Spelling([...book.paysheets, ...rowsOf('paysheets')], (row) => [row.id_humansite]);
  const payroll = (row: BookRow | MasterValues): unknown => payrolls.restore(row.id_humansite);
  const centers = new Spelling([...book.costCenters, ...rowsOf('costCenters')], (row) => [
    row.code,
    payroll(row),
  ]);
  const numbers = new Spelling([...book.employees, ...rowsOf('employees')], (row) => [
    row.human_id,
    payroll(row),
  ]);
  return (id: MasterSheetId, given: MasterValues): Values => {
    const values: Values = { ...given };
    const scope = payrolls.restore(given.id_humansite);
    const respell = (field: string, spelling: Spelling): void => {
      const text = given[field];
      if (text !== undefined) values[field] = spelling.restore(text, scope);
    };
    if (given.id_humansite !== undefined) values.id_humansite = scope;
    if (id === 'costCenters') respell('code', centers);
    respell('cost_center_id', centers);
    respell('human_id', numbers);
    return values;
  };
}

/** The first one of equal numbers is how they are written, unless a number is known exactly as it stands. */
class Spelling {
  readonly #exact = new Set<string>();
  readonly #first = new Map<string, string>();

  constructor(
    rows: readonly (BookRow | MasterValues)[],
    named: (row: BookRow | MasterValues) => readonly unknown[],
  ) {
    for (const row of rows) {
      const [number, place] = named(row);
      const text = `${number ?? ''}`;
      if (text === '') continue;
      const key = placed(numberKey(text), place);
      if (!this.#first.has(key)) this.#first.set(key, text);
      else if ('id' in row) this.#exact.add(placed(text, place));
    }
  }

  restore(number: unknown, target?: unknown): string {
    const text = `${number ?? ''}`;
    if (text === '' || this.#exact.has(placed(text, target))) return text;
    return this.#first.get(placed(numberKey(text), target)) ?? text;
  }
}

const placed = (key: string, location: unknown): string => `${numberKey(`${location ?? ''}`)}|${key}`;
