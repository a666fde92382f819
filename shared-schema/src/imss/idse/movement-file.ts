/** The files of movements that are sent by IDSE: one for each type, of those movements that can be written. */
import { imssFileMessages as texts } from '../../rule-messages/imss-file-messages.ts';
import { findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import { repeatedItems } from '../finding/repeated-items.ts';
import type { WageZone } from '../finding/sbc-limits.ts';
import { ansiFile } from '../records/ansi-file.ts';
import type { EnyeLetter } from '../records/encode-letters.ts';
import { findingsOfNotes } from '../records/record-findings.ts';
import { type WrittenRecord, writeRecord } from '../records/write-record.ts';
import { IMSS_CALENDAR, type ImssCalendar } from '../working-days/imss-working-days.ts';
import type { MovementType } from '../working-days/movement-deadline.ts';
import { type AffiliationMovement, isGiven, type MovementPerson } from './affiliation-movement.ts';
import { isWritableNumber, MovementChecks } from './check-movement.ts';
import { CHANGE_LAYOUT, FOOTER_LAYOUT, HIRE_LAYOUT, LEAVING_LAYOUT } from './movement-layouts.ts';

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

/**
 * One file for each type that has a movement. One that cannot be written is left out and said; a register without its
 * number or subdelegación makes no file at all.
 */
export function movementFiles(input: MovementFileInput): MovementFiles {
  const { register, subdelegation, movements, zone, today, calendar = IMSS_CALENDAR, enye = '#' } = input;
  const refused = registerFindings(register, subdelegation);
  if (refused.length > 0) return { files: [], written: [], findings: refused };
  const guia = `${subdelegation}400`;
  const lines: Record<MovementType, string[]> = { '08': [], '07': [], '02': [] };
  const written: number[] = [];
  const findings: ImssFinding[] = [];
  const checks = new MovementChecks({ today, zone, calendar });
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
    const about = [...findingsOfNotes(person, notes), ...checks.findings(movement, person)];
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

/** Movements of one NSS, type and day are one. */
const movementKey = ({ nss, type, fecha }: AffiliationMovement): string | null =>
  isGiven(nss) && isGiven(fecha) ? `${nss} ${type} ${fecha}` : null;

const personOf = ({ nss, person_number, nombres, apellido_paterno, apellido_materno }: MovementPerson) => ({
  nss,
  person_number,
  name: [nombres, apellido_paterno, apellido_materno].filter((one) => isGiven(one)).join(' '),
});
