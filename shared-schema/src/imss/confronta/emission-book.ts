/** A workbook of the IMSS with the emission of a registro: its sheets of movements, EMA and EBA. */
import { confrontaFileMessages as texts } from '../../rule-messages/confronta-file-messages.ts';
import { findingOf } from '../finding/imss-finding.ts';
import { EMISSION_CODE_KINDS, type EmissionCodes, meaningOf, originOf } from '../readers/emission-codes.ts';
import { type EmissionKind, EmissionReader, type EmissionRow } from '../readers/emission-reader.ts';
import type { Cell } from '../readers/header-columns.ts';
import type { ConfrontaSide } from './confronta-side.ts';
import { monthOfTitle, registerOfCell } from './emission-month.ts';
import type { FileFindings } from './file-findings.ts';
import { monthName } from './month-name.ts';
import { rowOfEmission } from './side-rows.ts';

type Scope = {
  register: string;
  first: string;
  last: string;
  codes: EmissionCodes;
  excluded: ReadonlySet<string>;
};

/** Where what is read goes. */
type Target = {
  findings: FileFindings;
  refuse(sentence: string): void;
  side: ConfrontaSide;
  months: { EMA: Set<string>; EBA: Set<string> };
};

type Sheet = {
  name: string;
  reader: EmissionReader;
  /** Named by the sheet or by what stands above its head. */
  month: string | null;
};

/** Rows above a head that may name month and registro. */
const TITLE_ROWS = 30;

/** How findings about codes begin, before the kind of the code. */
export const UNEXPLAINED = 'unexplained_';

/** A code that the table lacks: in how many rows, and where the first one is. */
type Unexplained = { rows: number; sheet: string; line: number };

/** Codes of a book that are named; an emission has some ten. */
const MAX_CODES = 50;

export class EmissionBook {
  readonly #name: string;
  readonly #scope: Scope;
  readonly #target: Target;
  readonly #sheets: Sheet[] = [];
  readonly #registers = new Set<string>();
  readonly #unexplained = { tipo: new Map<string, Unexplained>(), origen: new Map<string, Unexplained>() };
  #month: string | null = null;

  constructor(name: string, scope: Scope, target: Target) {
    this.#name = name;
    this.#scope = scope;
    this.#target = target;
  }

  /** @param number as Excel counts the rows, from 1. */
  row(sheetName: string, number: number, cells: readonly Cell[]): void {
    const sheet = this.#sheetOf(sheetName);
    const { kind } = sheet.reader;
    if (kind === null && number <= TITLE_ROWS) this.#readTitle(sheet, cells);
    const { row, findings } = sheet.reader.read(cells);
    const { findings: list } = this.#target;
    const placed = findings.map((finding) => ({ ...finding, line: finding.line === null ? null : number }));
    list.add(placed, this.#name, sheetName);
    if (row !== null && kind !== null && !this.#scope.excluded.has(row.nss)) {
      const added = rowOfEmission(row, kind, this.#scope.codes);
      if (kind === 'EMA') this.#noteCodes(row, sheetName, number);
      // The EMA has the movements of a month, and the EBA repeats them.
      this.#target.side.add(kind === 'EBA' ? { ...added, movements: [] } : added);
    }
    for (const finding of findings)
      if (finding.code.startsWith('no_column_'))
        this.#target.refuse(texts.header(this.#name, finding.message));
  }

  /** Codes of rows that tell a movement. */
  #noteCodes(row: EmissionRow, sheet: string, line: number): void {
    if (row.fecha === null) return;
    const { codes } = this.#scope;
    if (row.tipo !== null && meaningOf(codes, row) === null)
      addCode(this.#unexplained.tipo, row.tipo, { sheet, line });
    if (row.origen !== null && originOf(codes, row) === null)
      addCode(this.#unexplained.origen, row.origen, { sheet, line });
  }

  #sayCodes(): void {
    for (const kind of EMISSION_CODE_KINDS)
      for (const [value, { rows, sheet, line }] of this.#unexplained[kind]) {
        const said = texts.unexplainedCode[kind](value, rows);
        const severity = kind === 'tipo' ? 'warning' : 'info';
        const finding = findingOf(null, { code: `${UNEXPLAINED}${kind}`, severity, line, value, ...said });
        this.#target.findings.add([finding], this.#name, sheet);
      }
  }

  /** To be called behind the last row. */
  end(): void {
    this.#sayCodes();
    const problem = this.#problem();
    if (problem === null) return;
    this.#target.refuse(problem);
  }

  #problem(): string | null {
    const read = this.#sheets.filter(({ reader }) => reader.kind !== null);
    if (read.length === 0) return texts.noEmission(this.#name);
    const { register } = this.#scope;
    if (this.#registers.size > 0 && !this.#registers.has(register))
      return texts.otherRegister(this.#name, register);
    if (this.#registers.size === 0) this.#warn('unstated_register', texts.unstatedRegister(register));
    return read.map((sheet) => this.#takeMonth(sheet)).find((problem) => problem !== null) ?? null;
  }

  /** @returns why the month of a sheet is not compared. */
  #takeMonth({ reader: { kind }, month: own, name }: Sheet): string | null {
    if (kind === null) return null;
    const { months } = this.#target;
    const stated = own ?? this.#month;
    const [first, last] = [this.#scope.first.slice(0, 7), this.#scope.last.slice(0, 7)];
    if (stated === null && first !== last) return texts.unstatedMonth(this.#name, name);
    const month = stated ?? last;
    if (month < first || month > last) return texts.otherPeriod(this.#name, monthName(month));
    if (stated === null) this.#warn('unstated_month', texts.assumedMonth(name, monthName(month)));
    const key = keyOf(kind, month);
    if (months[kind].has(key)) return texts.sameMonth(this.#name, monthName(month));
    months[kind].add(key);
    return null;
  }

  #readTitle(sheet: Sheet, cells: readonly Cell[]): void {
    for (const cell of cells) {
      if (typeof cell !== 'string') continue;
      const register = registerOfCell(cell);
      if (register !== null) this.#registers.add(register);
      const month = monthOfTitle(cell);
      if (month === null) continue;
      sheet.month ??= month;
      this.#month ??= month;
    }
  }

  #sheetOf(name: string): Sheet {
    const last = this.#sheets.at(-1);
    if (last?.name === name) return last;
    const sheet = { name, reader: new EmissionReader(), month: monthOfTitle(name) };
    this.#sheets.push(sheet);
    this.#month ??= sheet.month;
    return sheet;
  }

  #warn(code: string, said: { message: string; fix: string }): void {
    this.#target.findings.add([findingOf(null, { code, severity: 'warning', ...said })], this.#name);
  }
}

function addCode(
  codes: Map<string, Unexplained>,
  code: string,
  position: { sheet: string; line: number },
): void {
  const known = codes.get(code);
  if (known !== undefined) known.rows += 1;
  else if (codes.size < MAX_CODES) codes.set(code, { rows: 1, ...position });
}

/** An EBA is of a bimester, whose second month stands for it. */
function keyOf(kind: EmissionKind, month: string): string {
  if (kind === 'EMA') return month;
  const number = Math.ceil(Number(month.slice(5)) / 2) * 2;
  return `${month.slice(0, 5)}${String(number).padStart(2, '0')}`;
}
