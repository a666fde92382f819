/** What a workbook of results says of each person, checked line by line. Pure. */
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { readTypedNumber } from '@lienzo/schema/data/typed-number';
import { numberKey } from '@lienzo/schema/payroll/person-keys';
import { resultImportMessages } from '@lienzo/schema/runs/result-import-messages';
import { foldText } from '@lienzo/schema/text/fold-text';
import { columnLetters } from '@lienzo/schema/workbooks/column-letters';
import type { WorkbookCell } from '../../workbooks/workbooks.ts';
import type { NewResult } from '../repositories/results.ts';
import type { ResultRow, ResultsFile } from './read-results-file.ts';
import type { FixedField, NamedConcept } from './result-columns.ts';

type Decimal = InstanceType<typeof ExactDecimal>;

const { problems } = resultImportMessages;
const NONE = new ExactDecimal(0);
/** Pesos that the columns of results hold. */
const MAX_AMOUNT = new ExactDecimal('999999999999.99');
const NAMED = 5;

export type PeriodPerson = { employee_id: number; human_id: string | null; name: string };

type Scope = {
  file: ResultsFile;
  people: readonly PeriodPerson[];
  concepts: ReadonlyMap<string, NamedConcept>;
};

/** @returns the results of those without an error; the findings are added to the file's. */
export function checkResults({ file, people, concepts }: Scope): NewResult[] {
  const byNumber = Map.groupBy(people, ({ human_id }) => numberKey(human_id ?? ''));
  const rowOf = new Map<number, number>();
  const results = file.rows.flatMap((row) => {
    const check = new RowCheck(file, row);
    const person = check.personOf(byNumber, rowOf);
    const result = check.resultOf(person?.employee_id ?? 0, concepts);
    return person === undefined || check.isWrong ? [] : [result];
  });
  tellOfFile({ file, people, concepts }, rowOf);
  return results;
}

/** Who is missing, and what the file does not tell apart. */
function tellOfFile({ file, people }: Scope, rowOf: ReadonlyMap<number, number>): void {
  const { list, sheet, columns } = file;
  if (file.rows.length === 0) return;
  const missing = people.filter(({ employee_id }) => !rowOf.has(employee_id));
  if (missing.length > 0) {
    const names = missing.slice(0, NAMED).map(({ name }) => name);
    const message = problems.missingPeople(
      missing.length,
      [...names, ...(missing.length > NAMED ? ['…'] : [])].join(', '),
    );
    list.add({ sheet, severity: 'warning', message });
  }
  if (!columns.some(({ kind }) => kind === 'exempt'))
    list.add({ sheet, severity: 'warning', message: problems.allTaxed });
}

/** Of another program's days and hours only those of incidents are known. */
function lineOf({ id, kind, type_value }: NamedConcept, value: Decimal, exempt: Decimal) {
  const isDays = kind === 'Incidencia';
  const amount = isDays ? NONE : value;
  const units = isDays ? value.toFixed(2) : type_value === 'IM' ? '1.00' : '0.00';
  const taxed = kind === 'Percepción' ? amount.minus(exempt) : NONE;
  return {
    ...{ concept_id: id, kind, overridden: false, corrects: null, units, amount: amount.toFixed(2) },
    ...{ taxable_amount: taxed.toFixed(2), exempt_amount: exempt.toFixed(2) },
  };
}

class RowCheck {
  isWrong = false;
  readonly #file: ResultsFile;
  readonly #row: ResultRow;
  readonly #number: string;

  constructor(file: ResultsFile, row: ResultRow) {
    this.#file = file;
    this.#row = row;
    this.#number = this.#fixed('number')?.value.trim() ?? '';
  }

  personOf(
    byNumber: ReadonlyMap<string, readonly PeriodPerson[]>,
    rowOf: Map<number, number>,
  ): PeriodPerson | undefined {
    const cell = this.#fixed('number');
    if (cell === undefined) return this.#error(problems.noNumber);
    const [person, other] = byNumber.get(numberKey(this.#number)) ?? [];
    if (person === undefined) return this.#error(problems.unknownPerson(this.#number), cell);
    if (other !== undefined) return this.#error(problems.ambiguousPerson(this.#number), cell);
    const earlier = rowOf.get(person.employee_id);
    if (earlier !== undefined) return this.#error(problems.repeatedPerson(this.#number, earlier), cell);
    rowOf.set(person.employee_id, this.#row.row);
    const name = this.#fixed('name');
    if (name !== undefined && foldText(name.value.trim()) !== foldText(person.name.trim()))
      this.#tell('warning', problems.otherName(person.name), name);
    return person;
  }

  resultOf(employeeId: number, concepts: ReadonlyMap<string, NamedConcept>): NewResult {
    const lines = this.#linesOf(concepts);
    const sumOf = (isOf: (kind: NamedConcept['kind']) => boolean): Decimal =>
      lines.reduce((sum, { kind, amount }) => (isOf(kind) ? sum.plus(amount) : sum), NONE);
    const perceptions = sumOf((kind) => kind === 'Percepción' || kind === 'Otro pago');
    const deductions = sumOf((kind) => kind === 'Deducción');
    this.#checkTotals(perceptions, deductions);
    const text = (field: FixedField): string => (this.#numberOf(this.#fixed(field)) ?? NONE).toFixed(2);
    return {
      ...{ employee_id: employeeId, days_paid: text('days'), employer_cost: text('employerCost') },
      ...{ total_perceptions: perceptions.toFixed(2), total_deductions: deductions.toFixed(2) },
      net_pay: perceptions.minus(deductions).toFixed(2),
      // Of another program nothing is known of them.
      ...{ payroll_tax: null, provision_aguinaldo: '0', provision_vacaciones: '0' },
      provision_prima_vacacional: '0',
      ...{ paid_days: null, aguinaldo_days: null },
      lines: lines.map(({ kind: _kind, ...line }) => line),
    };
  }

  #linesOf(concepts: ReadonlyMap<string, NamedConcept>) {
    const exempt = new Map<string, Decimal>();
    for (const { column, cell } of this.#row.cells)
      if (column.kind === 'exempt') {
        exempt.set(column.concept, this.#numberOf(cell) ?? NONE);
        // Without its amount the whole of it is too much.
        if (!this.#has(column.concept) && !exempt.get(column.concept)?.isZero())
          this.#error(problems.exemptTooLarge, cell);
      }
    return this.#row.cells.flatMap(({ column, cell }) => {
      const concept = column.kind === 'concept' ? concepts.get(column.concept) : undefined;
      const value = concept === undefined ? null : this.#numberOf(cell);
      if (concept === undefined || value === null || value.isZero()) return [];
      const free = exempt.get(concept.key) ?? NONE;
      if (free.greaterThan(value)) this.#error(problems.exemptTooLarge, cell);
      return [lineOf(concept, value, free)];
    });
  }

  #checkTotals(perceptions: Decimal, deductions: Decimal): void {
    const [given, taken] = [this.#fixed('perceptions'), this.#fixed('deductions')];
    const [total, withheld] = [this.#numberOf(given), this.#numberOf(taken)];
    if (total !== null && !total.equals(perceptions))
      this.#error(problems.perceptions(total.toFixed(2), perceptions.toFixed(2)), given);
    if (withheld !== null && !withheld.equals(deductions))
      this.#error(problems.deductions(withheld.toFixed(2), deductions.toFixed(2)), taken);
    const cell = this.#fixed('net');
    const net = this.#numberOf(cell, { mayBeNegative: true });
    const expected = perceptions.minus(deductions);
    if (cell === undefined) this.#error(problems.noNet);
    if (net === null) return;
    if (!net.equals(expected)) this.#error(problems.net(net.toFixed(2), expected.toFixed(2)), cell);
    else if (net.isNegative()) this.#tell('warning', problems.negativeNet, cell);
  }

  /** null: the cell is empty or cannot be read, which is told. Told once for each cell. */
  #numberOf(cell: WorkbookCell | undefined, { mayBeNegative = false } = {}): Decimal | null {
    if (cell === undefined) return null;
    const text = cell.value.trim();
    const read = cell.type === 'number' ? { kind: 'number' as const, value: text } : this.#typed(cell);
    if (read === null) return null;
    const value = new ExactDecimal(read.value);
    const problem = value.abs().greaterThan(MAX_AMOUNT)
      ? problems.tooLarge
      : value.decimalPlaces() > 2
        ? problems.decimals
        : value.isNegative() && !mayBeNegative
          ? problems.negative
          : null;
    if (problem === null) return value;
    this.#error(problem, cell);
    return null;
  }

  #typed(cell: WorkbookCell): { kind: 'number'; value: string } | null {
    const read = cell.type === 'text' ? readTypedNumber(cell.value, 2) : { kind: 'wrong' as const };
    if (read.kind === 'none') return null;
    if (read.kind !== 'number') {
      this.#error(read.kind === 'ambiguous' ? problems.ambiguous : problems.notNumber, cell);
      return null;
    }
    if (/,\d{1,2}$/.test(cell.value.trim())) this.#tell('warning', problems.decimalComma(read.value), cell);
    return read;
  }

  readonly #told = new Set<string>();
  #tell(severity: 'error' | 'warning', message: string, cell?: WorkbookCell): void {
    const position = cell === undefined ? null : columnLetters(cell.column);
    // A cell that is asked for twice is told of once.
    if (this.#told.has(`${position} ${message}`)) return;
    this.#told.add(`${position} ${message}`);
    this.#file.list.add({
      ...{ sheet: this.#file.sheet, row: this.#row.row, column: position, severity, message },
      ...{ value: cell?.value ?? null, person_number: this.#number || null },
    });
  }

  #error(message: string, cell?: WorkbookCell): undefined {
    this.isWrong = true;
    this.#tell('error', message, cell);
  }

  #has(concept: string): boolean {
    return this.#row.cells.some(({ column }) => column.kind === 'concept' && column.concept === concept);
  }

  #fixed(field: FixedField): WorkbookCell | undefined {
    return this.#row.cells.find(({ column }) => column.kind === 'fixed' && column.field === field)?.cell;
  }
}
