/** What is said about a movement beside the form of its fields: its date, its salary, its check digits and codes. */
import { Decimal } from 'decimal.js';
import { isValidCurp } from '../../payroll/curp.ts';
import { isValidNss } from '../../payroll/nss.ts';
import { isPlainDate } from '../../payroll/plain-date.ts';
import { imssFileMessages as texts } from '../../rule-messages/imss-file-messages.ts';
import { slashedDate } from '../../rule-messages/slashed-date.ts';
import { type FindingPerson, findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import { type SbcLimits, sbcLimits, type WageZone } from '../finding/sbc-limits.ts';
import { type EnyeLetter, encodeLetters } from '../records/encode-letters.ts';
import type { ImssCalendar } from '../working-days/imss-working-days.ts';
import { type DatedMovement, dateProblem, deadlineOf } from '../working-days/movement-deadline.ts';
import type { AffiliationMovement, Given } from './affiliation-movement.ts';

export type MovementSituation = { today: string; zone: WageZone; calendar: ImssCalendar };
type Said = Pick<ImssFinding, 'code' | 'severity' | 'message' | 'fix'>;

/** Days and limits are computed once for each date: a file has many movements of few dates. */
export class MovementChecks {
  readonly #situation: MovementSituation;
  readonly #dates = new Map<string, Said | null>();
  readonly #limits = new Map<string, SbcLimits | null>();

  constructor(situation: MovementSituation) {
    this.#situation = situation;
  }

  findings(movement: AffiliationMovement, person: FindingPerson): ImssFinding[] {
    const findings = identityFindings(movement, person);
    const date = movement.fecha ?? '';
    if (!isPlainDate(date)) return findings;
    const { type } = movement;
    const said = this.#aboutDate({ type, date, variable: type === '07' && movement.variable === true });
    if (said !== null)
      findings.push(findingOf(person, { ...said, field: texts.fields.fecha ?? null, value: date }));
    if (type !== '02') {
      const about = this.#aboutSalary(movement.sbc ?? '', date);
      if (about !== null)
        findings.push(findingOf(person, { ...about, field: texts.fields.sbc ?? null, value: movement.sbc }));
    }
    return findings;
  }

  #aboutDate(dated: DatedMovement): Said | null {
    const key = `${dated.type} ${dated.date} ${dated.variable === true}`;
    const known = this.#dates.get(key);
    if (known !== undefined) return known;
    const said = dateFinding(dated, this.#situation);
    this.#dates.set(key, said);
    return said;
  }

  #limitsOf(date: string): SbcLimits | null {
    const known = this.#limits.get(date);
    if (known !== undefined) return known;
    const limits = sbcLimits(date, this.#situation.zone);
    this.#limits.set(date, limits);
    return limits;
  }

  #aboutSalary(sbc: string, date: string): Said | null {
    if (!/^\d{1,20}(\.\d{1,20})?$/.test(sbc)) return null;
    const limits = this.#limitsOf(date);
    if (limits === null)
      return { code: 'sbc_unchecked', severity: 'warning', ...texts.unknownLimits(slashedDate(date)) };
    const amount = new Decimal(sbc);
    if (amount.lessThan(limits.floor))
      return { code: 'sbc_floor', severity: 'error', ...texts.belowFloor(limits.floor.toFixed(2)) };
    if (amount.greaterThan(limits.cap))
      return { code: 'sbc_cap', severity: 'error', ...texts.aboveCap(limits.cap.toFixed(2)) };
    return null;
  }
}

function dateFinding(dated: DatedMovement, { today, calendar }: MovementSituation): Said | null {
  const problem = dateProblem(dated, today, calendar);
  if (problem === null) return null;
  const { earliest, latest } = deadlineOf(dated, calendar);
  const text = {
    early: texts.early(slashedDate(earliest)),
    lost: texts.lost,
    late: texts.late(slashedDate(latest)),
  }[problem];
  return { code: `date_${problem}`, severity: problem === 'late' ? 'warning' : 'error', ...text };
}

/** Positions of the number of personnel. */
const MAX_NUMBER = 10;

/** The IMSS knows people by their NSS: a number that the record cannot hold keeps nobody out. */
export function isWritableNumber(number: Given, enye: EnyeLetter): boolean {
  const written = encodeLetters(number ?? '', 'text', enye);
  return written !== null && written.length <= MAX_NUMBER;
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
