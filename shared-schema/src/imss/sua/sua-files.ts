/** The files that SUA imports: Aseg, Afil, Movt, Incapacidades and the movements of credits. */
import { isValidNss } from '../../payroll/nss.ts';
import { addDays, isPlainDate } from '../../payroll/plain-date.ts';
import { imssFileMessages as texts } from '../../rule-messages/imss-file-messages.ts';
import { findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import { repeatedItems } from '../finding/repeated-items.ts';
import { ansiFile } from '../records/ansi-file.ts';
import { type EnyeLetter, plainLetters } from '../records/encode-letters.ts';
import { findingsOfNotes } from '../records/record-findings.ts';
import type { RecordLayout, RecordValues } from '../records/record-layout.ts';
import { writeRecord } from '../records/write-record.ts';
import { creditValue } from './credit-value.ts';
import { groupAbsences } from './group-absences.ts';
import type {
  SuaCredit,
  SuaCreditMovement,
  SuaDisability,
  SuaInput,
  SuaMovement,
  SuaPerson,
  SuaWho,
} from './sua-input.ts';
import { AFIL_LAYOUT, ASEG_LAYOUT, CREDIT_LAYOUT, DISABILITY_LAYOUT, MOVT_LAYOUTS } from './sua-layouts.ts';

export const SUA_FILES = ['Aseg.txt', 'Afil.txt', 'Movt.txt', 'Incapacidades.txt', 'Creditos.txt'] as const;
export type SuaFileName = (typeof SUA_FILES)[number];
export type SuaFile = { name: SuaFileName; count: number; bytes: Uint8Array<ArrayBuffer> };

/** Percent of the salary that the IMSS pays, by branch: risk, illness, maternity, care of a child (LSS 140 Bis). */
const SUBSIDY: Readonly<Record<string, string>> = { '1': '100', '2': '60', '3': '100', '4': '60' };

const MIN_OCCUPATION = 5;

const REPEATED = {
  same: ['info', texts.repeatedPerson],
  contradicted: ['error', texts.contradictedPerson],
} as const;

/**
 * The files that have a record. Who lacks something for one of them is left out of that file and said; a register
 * without its number makes no file.
 */
export function suaFiles(input: SuaInput): { files: SuaFile[]; findings: ImssFinding[] } {
  const { register, enye = '/' } = input;
  if (!/^[A-Z0-9]{11}$/.test(register)) {
    const about = {
      code: 'register_form',
      severity: 'error',
      value: register,
      ...texts.registerForm,
    } as const;
    return { files: [], findings: [findingOf(null, about)] };
  }
  const records = new SuaRecords(register, enye);
  const repeated = repeatedItems(input.people, ({ nss }) => nss);
  for (const [at, person] of input.people.entries()) {
    const same = repeated.get(at);
    if (same !== undefined) {
      const [severity, text] = REPEATED[same];
      records.say(findingOf(person, { code: same, severity, ...text }));
      continue;
    }
    addWorker(records, person);
    addAffiliation(records, person);
  }
  for (const movement of input.movements) addMovement(records, movement);
  if (input.inasistencias)
    for (const { who, first, days } of groupAbsences(input.absences)) {
      const values = { ...records.keysOf(who), fecha: first, dias: String(days) };
      records.add('Movt.txt', who, MOVT_LAYOUTS['11'], values);
    }
  for (const certificate of input.disabilities) addDisability(records, certificate);
  for (const movement of input.credit_movements) addCreditMovement(records, movement);
  return records.finish();
}

/** Gathers the lines of each file, and what is said about who is not in it. */
class SuaRecords {
  readonly #findings: ImssFinding[] = [];
  readonly #lines = new Map<SuaFileName, string[]>();
  readonly #register: string;
  readonly #enye: EnyeLetter;

  constructor(register: string, enye: EnyeLetter) {
    this.#register = register;
    this.#enye = enye;
  }

  /** What every record begins with. */
  keysOf({ nss }: SuaWho) {
    return { registro: this.#register, nss };
  }

  say(finding: ImssFinding): void {
    this.#findings.push(finding);
  }

  /** @param problem what keeps the record out, whatever its fields are. */
  add<Layout extends RecordLayout>(
    name: SuaFileName,
    who: SuaWho,
    layout: Layout,
    values: RecordValues<Layout>,
    problem?: ImssFinding,
  ): void {
    const { line, notes } = writeRecord(layout, values, this.#enye);
    this.#findings.push(...findingsOfNotes(who, notes, name));
    if (problem !== undefined) this.#findings.push(problem);
    if (line === null || problem !== undefined) return;
    const lines = this.#lines.get(name);
    if (lines === undefined) this.#lines.set(name, [line]);
    else lines.push(line);
  }

  finish(): { files: SuaFile[]; findings: ImssFinding[] } {
    const files = SUA_FILES.flatMap((name) => {
      const lines = this.#lines.get(name);
      return lines === undefined ? [] : [{ name, count: lines.length, bytes: ansiFile(lines) }];
    });
    return { files, findings: this.#findings };
  }
}

function addWorker(records: SuaRecords, person: SuaPerson): void {
  const { nss, rfc, curp, tipo_trabajador, jornada, fecha_alta, sbc, ubicacion, credit } = person;
  if (nss !== null && /^\d{11}$/.test(nss) && !isValidNss(nss))
    records.say(findingOf(person, { code: 'nss_digit', severity: 'warning', value: nss, ...texts.nssDigit }));
  const nombre_completo = joinedName(person);
  const fields = { rfc, curp, nombre_completo, tipo_trabajador, jornada, fecha_alta, sbc, ubicacion };
  const discount = credit === null ? NO_CREDIT : creditFields(credit);
  const values = { ...records.keysOf(person), ...fields, ...discount };
  records.add('Aseg.txt', person, ASEG_LAYOUT, values, creditProblem(person, credit));
}

const NO_CREDIT = { credito: null, credito_inicio: null, credito_tipo: null, credito_valor: null };

const creditFields = ({ number, from, type, value }: SuaCredit) => ({
  credito: number,
  credito_inicio: from,
  credito_tipo: type,
  credito_valor: creditValue(type?.trim() ?? '', value?.trim() ?? ''),
});

/** A credit is written whole or its person is not: blanks would tell SUA that there is none. */
function creditProblem(person: SuaWho, credit: SuaCredit | null): ImssFinding | undefined {
  if (credit === null) return undefined;
  const { credito, credito_inicio, credito_tipo, credito_valor } = creditFields(credit);
  const lacking = Object.entries({ credito, credito_inicio, credito_tipo }).find(
    ([, value]) => (value?.trim() ?? '') === '',
  )?.[0];
  const field = lacking ?? (credito_valor === null ? 'credito_valor' : null);
  if (field === null) return undefined;
  const label = texts.fields[field] ?? field;
  const text = lacking === undefined ? texts.problems.form(label) : texts.problems.missing(label);
  const { value } = credit;
  return findingOf(person, { code: `incomplete_${field}`, severity: 'error', field: label, value, ...text });
}

/** `PATERNO$MATERNO$NOMBRES`; without a mother's surname nothing stands between the two signs. */
function joinedName({ apellido_paterno, apellido_materno, nombres }: SuaPerson): string | null {
  const [paterno, materno, given] = [apellido_paterno, apellido_materno, nombres].map((part) =>
    plainLetters(part ?? '', 'name'),
  );
  return paterno === '' || given === '' ? null : `${paterno}$${materno}$${given}`;
}

function addAffiliation(records: SuaRecords, person: SuaPerson): void {
  const { codigo_postal, birth_date, lugar_nacimiento, estado_nacimiento, umf, position, tipo_salario } =
    person;
  const values = {
    ...records.keysOf(person),
    codigo_postal,
    nacimiento: birth_date,
    lugar: lugar_nacimiento,
    clave_lugar: estado_nacimiento,
    umf,
    ocupacion: position,
    sexo: person.sexo === null ? null : person.sexo === 'H' ? 'M' : 'F',
    tipo_salario,
    hora: null,
  };
  const occupation = plainLetters(position ?? '', 'text');
  const isShort = occupation !== '' && occupation.length < MIN_OCCUPATION;
  const about = {
    code: 'short_occupation',
    severity: 'error',
    value: position,
    ...texts.shortOccupation,
  } as const;
  records.add('Afil.txt', person, AFIL_LAYOUT, values, isShort ? findingOf(person, about) : undefined);
}

function addMovement(records: SuaRecords, movement: SuaMovement): void {
  const values = { ...records.keysOf(movement), fecha: movement.fecha };
  switch (movement.type) {
    case '02':
      records.add('Movt.txt', movement, MOVT_LAYOUTS['02'], values);
      break;
    case '07':
    case '08':
      records.add('Movt.txt', movement, MOVT_LAYOUTS[movement.type], { ...values, sbc: movement.sbc });
      break;
  }
}

/** A certificate is a movement and a record of its own. */
function addDisability(records: SuaRecords, certificate: SuaDisability): void {
  const { inicio, dias, rama, riesgo, secuela, control } = certificate;
  const isCounted = dias !== null && Number.isSafeInteger(dias) && dias > 0;
  const days = isCounted ? String(dias) : null;
  const folio =
    certificate.folio === null || certificate.folio.trim() === '' ? null : padded(certificate.folio);
  const keys = records.keysOf(certificate);
  records.add('Movt.txt', certificate, MOVT_LAYOUTS['12'], { ...keys, fecha: inicio, folio, dias: days });
  records.add('Incapacidades.txt', certificate, DISABILITY_LAYOUT, {
    ...keys,
    inicio,
    folio,
    dias: days,
    porcentaje: SUBSIDY[rama ?? ''] ?? null,
    rama,
    riesgo,
    secuela,
    control,
    termino: isCounted && inicio !== null && isPlainDate(inicio) ? addDays(inicio, dias - 1) : null,
  });
}

const padded = (folio: string): string => folio.trim().toUpperCase().padStart(8, '0');

function addCreditMovement(records: SuaRecords, movement: SuaCreditMovement): void {
  const { number, from, type, movimiento, reduce } = movement;
  const values = {
    ...records.keysOf(movement),
    credito: number,
    movimiento,
    fecha: from,
    credito_tipo: type,
    credito_valor: creditFields(movement).credito_valor,
    reduce,
  };
  records.add('Creditos.txt', movement, CREDIT_LAYOUT, values, creditProblem(movement, movement));
}
