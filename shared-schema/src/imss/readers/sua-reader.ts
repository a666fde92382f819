/** Reads the import files of SUA line by line: those of other programs, and those that SUA writes itself. */
import { isValidNss } from '../../payroll/nss.ts';
import { imssReaderMessages as texts } from '../../rule-messages/imss-reader-messages.ts';
import { findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import { amountOfDigits, dayOfDigits, fieldsOf } from '../records/read-record.ts';
import type { RecordLayout } from '../records/record-layout.ts';
import { readCreditValue } from '../sua/credit-value.ts';
import type { SuaFileName } from '../sua/sua-files.ts';
import {
  AFIL_LAYOUT,
  ASEG_LAYOUT,
  CREDIT_LAYOUT,
  DISABILITY_LAYOUT,
  MOVT_LAYOUTS,
} from '../sua/sua-layouts.ts';
import type { ReadLine } from './line-splitter.ts';
import { shownName } from './read-names.ts';

/** A record of one of the files: its texts, days `YYYY-MM-DD` and amounts as exact decimals; null: none. */
export type SuaRow = { line: number; register: string; nss: string } & Readonly<
  Record<string, string | number | null>
>;

export type ReadOutcome<Row> = { row: Row | null; findings: ImssFinding[] };

type FileKind = {
  layout: RecordLayout;
  /** Positions without which a line is of no use. */
  min: number;
  days: readonly string[];
  amounts: readonly string[];
  names: readonly string[];
  /** Whether an NSS has one line. */
  isUnique: boolean;
};

const KINDS: Readonly<Record<SuaFileName, FileKind>> = {
  'Aseg.txt': {
    layout: ASEG_LAYOUT,
    min: 120,
    days: ['fecha_alta', 'credito_inicio'],
    amounts: ['sbc'],
    names: ['nombre_completo', 'rfc'],
    isUnique: true,
  },
  'Afil.txt': {
    layout: AFIL_LAYOUT,
    min: 65,
    days: ['nacimiento'],
    amounts: [],
    names: ['lugar', 'ocupacion'],
    isUnique: true,
  },
  'Movt.txt': {
    layout: MOVT_LAYOUTS['12'],
    min: 32,
    days: ['fecha'],
    amounts: ['sin_sbc'],
    names: [],
    isUnique: false,
  },
  'Incapacidades.txt': {
    layout: DISABILITY_LAYOUT,
    min: 42,
    days: ['inicio', 'termino'],
    amounts: [],
    names: [],
    isUnique: false,
  },
  'Creditos.txt': {
    layout: CREDIT_LAYOUT,
    min: 51,
    days: ['fecha'],
    amounts: [],
    names: [],
    isUnique: false,
  },
};

/** Fields under the name that rows have. */
const RENAMED: Readonly<Record<string, string>> = { registro: 'register', sin_sbc: 'sbc' };
const MOVEMENTS = ['02', '07', '08', '11', '12'];

/**
 * A reader for the lines of one file; what a line holds depends on it and on the NSS before it alone.
 * @param register the lines of another one are read and said.
 */
export function suaReader(name: SuaFileName, register?: string): (line: ReadLine) => ReadOutcome<SuaRow> {
  const kind = KINDS[name];
  const first = new Map<string, number>();
  return (line) => {
    if (line.text.trim() === '') return { row: null, findings: [] };
    const outcome = readLine(kind, name, line);
    const { row } = outcome;
    if (row === null) return outcome;
    const findings = [...outcome.findings];
    const seen = first.get(row.nss);
    if (kind.isUnique && seen !== undefined)
      findings.push(about(line.number, row.nss, 'repeated', 'warning', texts.repeated(seen)));
    if (seen === undefined) first.set(row.nss, line.number);
    if (register !== undefined && row.register !== register)
      findings.push(about(line.number, row.nss, 'other_register', 'warning', texts.otherRegister(register)));
    return { row, findings };
  };
}

const about = (
  line: number,
  nss: string | null,
  code: string,
  severity: 'error' | 'warning',
  text: { message: string; fix: string },
  value: string | null = null,
): ImssFinding =>
  findingOf({ nss, person_number: null, name: null }, { code, severity, line, value, ...text });

function readLine(
  kind: FileKind,
  name: SuaFileName,
  { number, text, is_cut }: ReadLine,
): ReadOutcome<SuaRow> {
  const letters = text.trimEnd();
  const fields = fieldsOf(kind.layout, letters);
  const nss = fields.nss ?? '';
  const register = fields.registro ?? '';
  const refuse = (code: string, said: { message: string; fix: string }) => ({
    row: null,
    findings: [about(number, /^\d{11}$/.test(nss) ? nss : null, code, 'error', said, letters)],
  });
  if (!/^[A-Z0-9]{11}$/.test(register)) return refuse('foreign', texts.foreign);
  if (letters.length < kind.min)
    return refuse('truncated', texts.truncated(letters.length, kind.layout.width));
  if (!/^\d{11}$/.test(nss)) return refuse('nss_form', texts.nssForm);
  const findings: ImssFinding[] = [];
  const say = (code: string, said: { message: string; fix: string }, value: string | null = null) => {
    findings.push(about(number, nss, code, 'warning', said, value));
  };
  if (is_cut) say('too_long', texts.tooLong);
  // SUA itself writes 79 positions in Afil.txt.
  if (text.length < kind.layout.width - 1) say('short', texts.short(text.length, kind.layout.width));
  if (!isValidNss(nss)) say('nss_digit', texts.nssDigit, nss);
  const read = readFields(kind, fields);
  const problem = 'problem' in read ? read.problem : codeProblem(name, read.row);
  if (problem !== null || !('row' in read))
    return {
      row: null,
      findings: [
        ...findings,
        about(
          number,
          nss,
          problem?.code ?? 'foreign',
          'error',
          problem?.said ?? texts.foreign,
          problem?.value,
        ),
      ],
    };
  return { row: { ...read.row, line: number, register, nss }, findings };
}

type Problem = { code: string; said: { message: string; fix: string }; value: string };
type Values = Record<string, string | number | null>;

/** The values of a record, or the first field that is not what it should be. */
function readFields(
  kind: FileKind,
  fields: Readonly<Record<string, string>>,
): { row: Values } | { problem: Problem } {
  const row: Values = {};
  for (const [field, value] of Object.entries(fields)) {
    const read = readValue(kind, field, value);
    const name = RENAMED[field] ?? field;
    if (read === 'wrong') {
      const label = texts.fields[name] ?? field;
      const said = kind.days.includes(field) ? texts.day(label) : texts.amount(label);
      return { problem: { code: `wrong_${name}`, said, value } };
    }
    row[name] = read;
  }
  return { row };
}

function readValue(kind: FileKind, field: string, value: string): string | null | 'wrong' {
  if (kind.days.includes(field)) return dayOfDigits(value);
  if (kind.amounts.includes(field)) return amountOfDigits(value);
  if (field === 'dias') return /^\d*$/.test(value) ? (value === '' ? null : String(Number(value))) : 'wrong';
  if (kind.names.includes(field)) return value === '' ? null : shownName(value);
  return value === '' ? null : value;
}

/** What no form shows: types of movements, and values of credits by their type. */
function codeProblem(name: SuaFileName, row: Values): Problem | null {
  if (name === 'Movt.txt' && !MOVEMENTS.includes(String(row.movimiento)))
    return {
      code: 'unknown_type',
      said: texts.unknownType(texts.fields.movimiento ?? ''),
      value: String(row.movimiento),
    };
  if (name === 'Movt.txt' && row.movimiento !== '12' && /^0*$/.test(String(row.folio ?? '')))
    row.folio = null;
  if (row.credito_tipo === '0' || row.credito === null || row.credito === undefined) {
    if ('credito' in row) Object.assign(row, { credito: null, credito_tipo: null, credito_valor: null });
    return null;
  }
  const value = readCreditValue(String(row.credito_tipo), String(row.credito_valor));
  if (value === null) {
    const label = texts.fields.credito_valor ?? '';
    return { code: 'wrong_credito_valor', said: texts.amount(label), value: String(row.credito_valor) };
  }
  row.credito_valor = value;
  return null;
}
