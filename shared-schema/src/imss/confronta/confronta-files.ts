/**
 * The files of a comparison, read one after another: the emission of the IMSS, what SUA imports, and its payment file. A
 * file that cannot be read whole refuses the comparison; a line that cannot be read leaves its person out and is said.
 */
import { confrontaFileMessages as texts } from '../../rule-messages/confronta-file-messages.ts';
import { slashedDate } from '../../rule-messages/slashed-date.ts';
import { findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import type { EmissionCodes } from '../readers/emission-codes.ts';
import { LineSplitter, type ReadLine } from '../readers/line-splitter.ts';
import { SuaPaymentReader, type SuaPaymentRow } from '../readers/sua-payment-reader.ts';
import { type SuaRow, suaReader } from '../readers/sua-reader.ts';
import type { Against } from './against.ts';
import { ConfrontaSide } from './confronta-side.ts';
import { EmissionBook } from './emission-book.ts';
import { FileFindings } from './file-findings.ts';
import { monthName } from './month-name.ts';
import { rowOfSuaMovement, rowOfSuaPayment, rowOfSuaWorker } from './side-rows.ts';
import { type TextFileKind, textFileKind } from './text-file-kind.ts';

/** Lines of all text files together. */
export const MAX_LINES = 200_000;

export type FilesScope = {
  register: string;
  /** `YYYY-MM-DD`. */
  first: string;
  last: string;
  codes: EmissionCodes;
  /** NSS that are compared with nothing. */
  excluded: ReadonlySet<string>;
};

export class ConfrontaFiles {
  readonly findings = new FileFindings();
  /** Why nothing is compared, in sentences. */
  readonly refusals: string[] = [];
  readonly sides: Record<Against, ConfrontaSide> = {
    emision: new ConfrontaSide(),
    txt: new ConfrontaSide(),
    sua: new ConfrontaSide(),
  };
  /** Months of the emission, by kind, and of the payment file, each `YYYY-MM`. */
  readonly months = { EMA: new Set<string>(), EBA: new Set<string>(), sua: new Set<string>() };
  readonly #scope: FilesScope;
  readonly #hashes = new Map<string, string>();
  readonly #kinds = new Set<TextFileKind>();
  readonly #workers: SuaRow[] = [];
  readonly #movements: SuaRow[] = [];
  #lines = 0;

  constructor(scope: FilesScope) {
    this.#scope = scope;
  }

  /** @returns false for a file that was read already, which is said. */
  begin(name: string, sha256: string): boolean {
    const same = this.#hashes.get(sha256);
    this.#hashes.set(sha256, same ?? name);
    if (same === undefined) return true;
    this.#say(name, 'same_file', 'warning', texts.sameFile(same));
    return false;
  }

  /** A workbook, whose rows come as they are read. */
  emission(name: string): EmissionBook {
    return new EmissionBook(name, this.#scope, {
      findings: this.findings,
      refuse: (sentence) => this.refusals.push(sentence),
      side: this.sides.emision,
      months: this.months,
    });
  }

  /** A text file, in whatever letters it was written. */
  text(name: string, bytes: Uint8Array): void {
    const splitter = new LineSplitter();
    let reader: LineReader | null | undefined;
    let read = 0;
    const take = (lines: readonly ReadLine[]): boolean => {
      for (const line of lines) {
        if (reader === undefined && line.text.trim() === '') continue;
        reader ??= this.#readerOf(name, line.text.trimEnd());
        if (reader === null) return false;
        this.#lines += 1;
        if (this.#lines > MAX_LINES) {
          this.refusals.push(texts.tooManyLines(MAX_LINES));
          return false;
        }
        if (reader(line)) read += 1;
      }
      return true;
    };
    // In parts: a file is never held as lines.
    for (let at = 0; at < bytes.length; at += PART)
      if (!take(splitter.push(bytes.subarray(at, at + PART)))) return;
    if (!take(splitter.end())) return;
    if (read === 0) this.refusals.push(texts.nothingRead(name));
  }

  /** To be called once all files were read. */
  finish(): void {
    this.#addSua();
    for (const nss of this.findings.unread) for (const side of Object.values(this.sides)) side.delete(nss);
    if (this.refusals.length === 0 && Object.values(this.sides).every(({ size }) => size === 0))
      this.refusals.push(texts.nothingToCompare);
  }

  #say(
    name: string,
    code: string,
    severity: 'error' | 'warning' | 'info',
    said: { message: string; fix: string },
    about: Partial<Pick<ImssFinding, 'line' | 'nss' | 'value'>> = {},
  ): void {
    const { nss = null, ...place } = about;
    const finding = findingOf(
      { nss, person_number: null, name: null },
      { code, severity, ...said, ...place },
    );
    this.findings.add([finding], name);
  }

  #readerOf(name: string, firstLine: string): LineReader | null {
    const kind = textFileKind(name, firstLine);
    if (kind === null) {
      this.refusals.push(texts.unknownFile(name));
      return null;
    }
    this.#kinds.add(kind);
    return kind === 'SUA' ? this.#paymentReader(name) : this.#importReader(name, kind);
  }

  /** @returns what tells whether a line was one of this register. */
  #importReader(name: string, kind: Exclude<TextFileKind, 'SUA'>): LineReader {
    const { register } = this.#scope;
    const read = suaReader(kind);
    return (line) => {
      const { row, findings } = read(line);
      this.findings.add(findings, name);
      if (row === null) return false;
      if (row.register !== register) {
        const about = { line: line.number, value: row.register };
        this.#say(name, 'other_register', 'error', texts.otherRegisterLine(register), about);
        return false;
      }
      this.#keep(name, kind, row);
      return true;
    };
  }

  #keep(name: string, kind: TextFileKind, row: SuaRow): void {
    if (this.#scope.excluded.has(row.nss)) return;
    if (kind === 'Aseg.txt') this.#workers.push(row);
    if (kind !== 'Movt.txt') return;
    const { first, last } = this.#scope;
    const day = String(row.fecha ?? '');
    if (day >= first && day <= last) this.#movements.push(row);
    else {
      const said = texts.otherMonth(day === '' ? '' : slashedDate(day));
      this.#say(name, 'other_month', 'warning', said, { line: row.line, nss: row.nss, value: day });
    }
  }

  #paymentReader(name: string): LineReader {
    const reader = new SuaPaymentReader();
    const seen = new Map<string, number>();
    let isRefused = false;
    return (line) => {
      const { row, findings } = reader.read(line);
      this.findings.add(findings, name);
      if (row === null || row.kind === 'movements' || isRefused) return false;
      const problem = this.#paymentProblem(name, row);
      if (problem !== null) {
        isRefused = true;
        this.refusals.push(problem);
        return false;
      }
      if (row.kind === 'worker' && !this.#scope.excluded.has(row.worker.nss)) {
        const { nss } = row.worker;
        const earlier = seen.get(nss);
        if (earlier === undefined) seen.set(nss, line.number);
        else
          this.#say(name, 'repeated', 'warning', texts.repeatedWorker(earlier), { line: line.number, nss });
        this.sides.sua.add(rowOfSuaPayment(row.worker));
      }
      return true;
    };
  }

  /** @returns why a payment file is not compared; each of its records names register and month. */
  #paymentProblem(name: string, row: Exclude<SuaPaymentRow, { kind: 'movements' }>): string | null {
    const { register, first, last } = this.#scope;
    const { register: stated, period } = row.kind === 'worker' ? row.worker : row;
    if (stated !== register) return texts.otherRegister(name, register);
    const month = `${period.slice(0, 4)}-${period.slice(4)}`;
    if (month < first.slice(0, 7) || month > last.slice(0, 7))
      return texts.otherPeriod(name, monthName(month));
    if (row.kind === 'worker') return null;
    if (this.months.sua.has(month)) return texts.sameMonth(name, monthName(month));
    this.months.sua.add(month);
    return null;
  }

  /** Workers once each, with their movements. What no file states is not compared: without Movt.txt nothing of them. */
  #addSua(): void {
    const side = this.sides.txt;
    const hasMovements = this.#kinds.has('Movt.txt');
    const unstated = { movements: null, absences: null, disabilities: null };
    const latest = new Map<string, SuaRow>();
    for (const row of this.#workers) if (!latest.has(row.nss)) latest.set(row.nss, row);
    for (const row of latest.values())
      side.add({ ...rowOfSuaWorker(row), ...(hasMovements ? {} : unstated) });
    // Without Aseg.txt nobody can be missing, so movements alone are compared with nothing.
    if (!this.#kinds.has('Aseg.txt')) return;
    for (const row of this.#movements) if (latest.has(row.nss)) side.add(rowOfSuaMovement(row));
  }
}

type LineReader = (line: ReadLine) => boolean;

/** Bytes of a file that are split into lines at once. */
const PART = 64 * 1024;
