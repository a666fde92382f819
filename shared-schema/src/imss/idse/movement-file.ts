/** The files of movements that are sent by IDSE: one for each type, of those movements that can be written. */
import { Decimal } from 'decimal.js';
import { isValidCurp } from '../../payroll/curp.ts';
import { isValidNss } from '../../payroll/nss.ts';
import { isPlainDate } from '../../payroll/plain-date.ts';
import { imssFileMessages as texts } from '../../rule-messages/imss-file-messages.ts';
import { slashedDate } from '../../rule-messages/slashed-date.ts';
import { type FindingPerson, findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import { repeatedItems } from '../finding/repeated-items.ts';
import { sbcLimits, type WageZone } from '../finding/sbc-limits.ts';
import { ansiFile } from '../records/ansi-file.ts';
import { type EnyeLetter, encodeLetters } from '../records/encode-letters.ts';
import { findingsOfNotes } from '../records/record-findings.ts';
import { type WrittenRecord, writeRecord } from '../records/write-record.ts';
import { IMSS_CALENDAR, type ImssCalendar } from '../working-days/imss-working-days.ts';
import { dateProblem, deadlineOf, type MovementType } from '../working-days/movement-deadline.ts';
import { CHANGE_LAYOUT, FOOTER_LAYOUT, HIRE_LAYOUT, LEAVING_LAYOUT } from './movement-layouts.ts';

/** Null or '' is missing. */
type Given = string | null;

export type MovementPerson = {
  /** The number of personnel. */
  person_number: Given;
  nss: Given;
  apellido_paterno: Given;
  apellido_materno: Given;
  nombres: Given;
  curp: Given;
};

/** Codes as the IMSS numbers them; `fecha` `YYYY-MM-DD`; `sbc` an exact decimal. */
export type AffiliationMovement = MovementPerson & { fecha: Given } & (
    | { type: '08'; sbc: Given; tipo_trabajador: Given; tipo_salario: Given; jornada: Given; umf: Given }
    | { type: '07'; sbc: Given; tipo_salario: Given; jornada: Given; variable?: boolean }
    | { type: '02'; causa_baja: Given }
  );

export type MovementFileInput = {
  register: string;
  /** Two digits; the guía is made of them. */
  subdelegation: string;
  zone: WageZone;
  movements: readonly AffiliationMovement[];
  /** Of the bureau's clock; what IDSE takes depends on it. */
  today: string;
  calendar?: ImssCalendar;
  enye?: EnyeLetter;
};

export type MovementFile = {
  type: MovementType;
  /** Without the line that ends the file. */
  count: number;
  bytes: Uint8Array<ArrayBuffer>;
};

/** Which of the movements were written, by their position in the input, and what is to be said about the rest. */
export type MovementFiles = { files: MovementFile[]; written: number[]; findings: ImssFinding[] };

const TYPES = ['08', '07', '02'] as const satisfies readonly MovementType[];

/** A missing mother's surname, as IDSE expects it. */
const NO_SURNAME = 'X';
const MAX_NUMBER = 10;

/**
 * One file for each type that has a movement. One that cannot be written is left out and said; a register without its
 * number or subdelegación makes no file at all.
 */
export function movementFiles(input: MovementFileInput): MovementFiles {
  const { register, subdelegation, movements, enye = '#' } = input;
  const refused = registerFindings(register, subdelegation);
  if (refused.length > 0) return { files: [], written: [], findings: refused };
  const guia = `${subdelegation}400`;
  const lines: Record<MovementType, string[]> = { '08': [], '07': [], '02': [] };
  const written: number[] = [];
  const findings: ImssFinding[] = [];
  const repeated = repeatedItems(movements, movementKey);
  for (const [at, movement] of movements.entries()) {
    const person = personOf(movement);
    const same = repeated.get(at);
    if (same !== undefined) {
      const text = same === 'same' ? texts.repeated : texts.contradicted;
      findings.push(findingOf(person, { code: same, severity: same === 'same' ? 'info' : 'error', ...text }));
      continue;
    }
    const { line, notes } = recordOf(movement, { register, guia, enye });
    const about = [...findingsOfNotes(person, notes), ...movementFindings(movement, person, input)];
    findings.push(...about);
    if (line === null || about.some(({ severity }) => severity === 'error')) continue;
    lines[movement.type].push(line);
    written.push(at);
  }
  const files = TYPES.filter((type) => lines[type].length > 0).map((type) => ({
    type,
    count: lines[type].length,
    bytes: ansiFile([...lines[type], footerOf(lines[type].length, guia, enye)]),
  }));
  return { files, written, findings };
}

function registerFindings(register: string, subdelegation: string): ImssFinding[] {
  const findings: ImssFinding[] = [];
  const about = { severity: 'error', value: register } as const;
  if (!/^[A-Z0-9]{11}$/.test(register))
    findings.push(findingOf(null, { code: 'register_form', ...about, ...texts.registerForm }));
  if (!/^\d{2}$/.test(subdelegation))
    findings.push(findingOf(null, { code: 'subdelegation', ...about, ...texts.subdelegation }));
  return findings;
}

function footerOf(count: number, guia: string, enye: EnyeLetter): string {
  const { line } = writeRecord(FOOTER_LAYOUT, { movimientos: String(count), guia }, enye);
  if (line === null) throw new RangeError(`no footer for ${count} movements of ${guia}`);
  return line;
}

type Sender = { register: string; guia: string; enye: EnyeLetter };

function recordOf(movement: AffiliationMovement, { register, guia, enye }: Sender): WrittenRecord {
  const { apellido_paterno: paterno, nombres: nombre, nss, curp, fecha } = movement;
  const materno = isGiven(movement.apellido_materno) ? movement.apellido_materno : NO_SURNAME;
  const clave = isWritableNumber(movement.person_number, enye) ? movement.person_number : null;
  const person = { registro: register, guia, nss, paterno, materno, nombre, fecha, clave };
  switch (movement.type) {
    case '08': {
      const { sbc, tipo_trabajador, tipo_salario, jornada, umf } = movement;
      const values = { ...person, curp, sbc, tipo_trabajador, tipo_salario, jornada, umf };
      return writeRecord(HIRE_LAYOUT, values, enye);
    }
    case '07': {
      const { sbc, tipo_salario, jornada } = movement;
      return writeRecord(CHANGE_LAYOUT, { ...person, curp, sbc, tipo_salario, jornada }, enye);
    }
    case '02':
      return writeRecord(LEAVING_LAYOUT, { ...person, causa: movement.causa_baja }, enye);
  }
}

/** What is said about a movement beside its fields: its date, its salary, its check digits. */
function movementFindings(
  movement: AffiliationMovement,
  person: FindingPerson,
  { today, zone, calendar = IMSS_CALENDAR }: MovementFileInput,
): ImssFinding[] {
  const findings = identityFindings(movement, person);
  const date = movement.fecha ?? '';
  if (!isPlainDate(date)) return findings;
  const dated = { type: movement.type, date, variable: movement.type === '07' && movement.variable === true };
  const problem = dateProblem(dated, today, calendar);
  if (problem !== null) {
    const { earliest, latest } = deadlineOf(dated, calendar);
    const text = {
      early: texts.early(slashedDate(earliest)),
      lost: texts.lost,
      late: texts.late(slashedDate(latest)),
    }[problem];
    const severity = problem === 'late' ? 'warning' : 'error';
    findings.push(
      findingOf(person, {
        code: `date_${problem}`,
        severity,
        field: texts.fields.fecha ?? null,
        value: date,
        ...text,
      }),
    );
  }
  if (movement.type !== '02') findings.push(...salaryFindings(movement, person, zone));
  return findings;
}

/** Codes of the IMSS, beside the form that the layout asks for. */
const CODES = [
  ['tipo_trabajador', /^[1-4]$/, '1 a 4'],
  ['tipo_salario', /^[0-2]$/, '0 a 2'],
  ['jornada', /^[0-6]$/, '0 a 6'],
] as const;

function identityFindings(movement: AffiliationMovement, person: FindingPerson): ImssFinding[] {
  const findings: ImssFinding[] = [];
  const { nss, curp, person_number } = movement;
  if (nss !== null && /^\d{11}$/.test(nss) && !isValidNss(nss))
    findings.push(
      findingOf(person, { code: 'nss_digit', severity: 'warning', value: nss, ...texts.nssDigit }),
    );
  if (movement.type !== '02' && curp !== null && /^[A-Z0-9]{18}$/.test(curp) && !isValidCurp(curp))
    findings.push(
      findingOf(person, { code: 'curp_digit', severity: 'warning', value: curp, ...texts.curpDigit }),
    );
  if (!isWritableNumber(person_number, '#'))
    findings.push(
      findingOf(person, {
        code: 'number_left_out',
        severity: 'warning',
        value: person_number,
        ...texts.numberLeftOut,
      }),
    );
  const codes: Readonly<Record<string, unknown>> = movement;
  for (const [field, form, offered] of CODES) {
    const value = codes[field];
    if (typeof value !== 'string' || !/^\d$/.test(value) || form.test(value)) continue;
    const text = texts.codeRange(texts.fields[field] ?? field, offered);
    findings.push(findingOf(person, { code: `code_${field}`, severity: 'error', value, ...text }));
  }
  return findings;
}

function salaryFindings(
  { sbc, fecha }: Extract<AffiliationMovement, { type: '08' | '07' }>,
  person: FindingPerson,
  zone: WageZone,
): ImssFinding[] {
  if (sbc === null || fecha === null || !/^\d{1,20}(\.\d{1,20})?$/.test(sbc)) return [];
  const about = { field: texts.fields.sbc ?? null, value: sbc };
  const limits = sbcLimits(fecha, zone);
  if (limits === null) {
    const text = texts.unknownLimits(slashedDate(fecha));
    return [findingOf(person, { code: 'sbc_unchecked', severity: 'warning', ...about, ...text })];
  }
  const amount = new Decimal(sbc);
  if (amount.lessThan(limits.floor)) {
    const text = texts.belowFloor(limits.floor.toFixed(2));
    return [findingOf(person, { code: 'sbc_floor', severity: 'error', ...about, ...text })];
  }
  if (amount.greaterThan(limits.cap)) {
    const text = texts.aboveCap(limits.cap.toFixed(2));
    return [findingOf(person, { code: 'sbc_cap', severity: 'error', ...about, ...text })];
  }
  return [];
}

/** Movements of one NSS, type and day are one. */
const movementKey = ({ nss, type, fecha }: AffiliationMovement): string | null =>
  isGiven(nss) && isGiven(fecha) ? `${nss} ${type} ${fecha}` : null;

/** The IMSS knows people by their NSS: a number that the record cannot hold keeps nobody out. */
function isWritableNumber(number: Given, enye: EnyeLetter): boolean {
  const written = encodeLetters(number ?? '', 'text', enye);
  return written !== null && written.length <= MAX_NUMBER;
}

const isGiven = (text: Given): text is string => text !== null && text.trim() !== '';

const personOf = ({ nss, person_number, nombres, apellido_paterno, apellido_materno }: MovementPerson) => ({
  nss,
  person_number,
  name: [nombres, apellido_paterno, apellido_materno].filter((one) => isGiven(one)).join(' '),
});
