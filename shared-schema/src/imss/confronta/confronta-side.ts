/** One side of a comparison: the rows of each NSS added, however many its source has. */
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { QUOTA_KEYS, type QuotaKey, type Quotas } from '../readers/quota-keys.ts';
import { isSameName } from '../readers/read-names.ts';
import type { MovementType } from '../working-days/movement-deadline.ts';
import { DAY_BRANCHES, type DayBranch } from './branch-days.ts';

export type SideMovement = {
  type: MovementType;
  date: string;
  sbc: string | null;
  /** How it came to the IMSS, if its emission says it by a number that is explained. */
  origin?: string | null;
};
export type SideCredit = { number: string; type: string | null; value: string | null };

/** What a source states of a person; null or absent: it does not state it, and it is compared with nothing. */
export type SideRow = {
  nss: string;
  name: string | null;
  /** From when the row holds, `YYYY-MM-DD`: of several rows the latest has the salary at the end. */
  from: string | null;
  /** [] : it had none. */
  movements: readonly SideMovement[] | null;
  sbc: string | null;
  days: Partial<Record<DayBranch, number>>;
  absences: number | null;
  disabilities: number | null;
  /** `none`: there is no credit. */
  credit: SideCredit | 'none' | null;
  quotas: Quotas;
};

export type SidePerson = Omit<SideRow, 'movements'> & {
  movements: SideMovement[] | null;
  /** Of a row of the same NSS that is somebody else's by its name; null: all rows are of one person. */
  other_name: string | null;
  /** Movements that are not kept, because nobody has so many. */
  dropped: number;
};

/** Movements of an NSS that are kept: matching them takes time that grows with their square. */
const MAX_MOVEMENTS = 500;

/** Days and quotas as one text: of a hundred thousand people they would be millions of small objects. */
type KeptPerson = Omit<SidePerson, 'days' | 'quotas'> & { days: string; quotas: string };

const SEPARATOR = '|';
const packed = <Key extends string>(
  keys: readonly Key[],
  values: Partial<Record<Key, string | number>>,
): string => keys.map((key) => values[key] ?? '').join(SEPARATOR);

function daysOf(text: string): SideRow['days'] {
  const days: SideRow['days'] = {};
  const counts = text.split(SEPARATOR);
  for (const [at, branch] of DAY_BRANCHES.entries()) if (counts[at]) days[branch] = Number(counts[at]);
  return days;
}

function quotasOf(text: string): Quotas {
  const quotas: Quotas = {};
  const amounts = text.split(SEPARATOR);
  for (const [at, key] of QUOTA_KEYS.entries()) if (amounts[at]) quotas[key] = amounts[at];
  return quotas;
}

/** Holds a person for each NSS; rows are added as they come. */
export class ConfrontaSide {
  readonly #people = new Map<string, KeptPerson>();

  add(row: SideRow): void {
    const kept = this.#people.get(row.nss);
    if (kept === undefined) this.#people.set(row.nss, keptOf(row));
    else addRow(kept, row);
  }

  delete(nss: string): void {
    this.#people.delete(nss);
  }

  get size(): number {
    return this.#people.size;
  }

  get(nss: string): SidePerson | undefined {
    const kept = this.#people.get(nss);
    return kept === undefined ? undefined : personOf(kept);
  }

  has(nss: string): boolean {
    return this.#people.has(nss);
  }

  *people(): Generator<SidePerson> {
    for (const kept of this.#people.values()) yield personOf(kept);
  }
}

const personOf = (kept: KeptPerson): SidePerson => ({
  ...kept,
  days: daysOf(kept.days),
  quotas: quotasOf(kept.quotas),
});

function keptOf(row: SideRow): KeptPerson {
  const kept: KeptPerson = {
    ...row,
    movements: row.movements === null ? null : [],
    other_name: null,
    dropped: 0,
    days: packed(DAY_BRANCHES, row.days),
    quotas: packed(QUOTA_KEYS, row.quotas),
  };
  addMovements(kept, row.movements);
  return kept;
}

function addRow(person: KeptPerson, row: SideRow): void {
  const isOther = person.name !== null && row.name !== null && !isSameName(person.name, row.name);
  if (isOther) person.other_name ??= row.name;
  person.name ??= row.name;
  const isLater = (row.from ?? '') >= (person.from ?? '');
  if (row.sbc !== null && (isLater || person.sbc === null)) person.sbc = row.sbc;
  if (isLater) person.from = row.from;
  addMovements(person, row.movements);
  if (row.credit !== null && (person.credit === null || person.credit === 'none')) person.credit = row.credit;
  person.absences = sumOf(person.absences, row.absences);
  person.disabilities = sumOf(person.disabilities, row.disabilities);
  person.days = packed(DAY_BRANCHES, addedDays(daysOf(person.days), row.days));
  person.quotas = packed(QUOTA_KEYS, addedQuotas(quotasOf(person.quotas), row.quotas));
}

/** Movements of which one row states nothing are not known, whatever the other rows state. */
function addMovements(person: KeptPerson, movements: SideRow['movements']): void {
  if (movements === null || person.movements === null) {
    person.movements = null;
    return;
  }
  const kept = movements.slice(0, MAX_MOVEMENTS - person.movements.length);
  person.movements.push(...kept);
  person.dropped += movements.length - kept.length;
}

function addedDays(one: SideRow['days'], other: SideRow['days']): SideRow['days'] {
  const days: SideRow['days'] = {};
  for (const branch of DAY_BRANCHES) {
    const sum = sumOf(one[branch] ?? null, other[branch] ?? null);
    if (sum !== null) days[branch] = sum;
  }
  return days;
}

const sumOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : one + other;

function addedQuotas(one: Quotas, other: Quotas): Quotas {
  const sums: Quotas = {};
  for (const key of QUOTA_KEYS) {
    const [first, second] = [one[key], other[key]];
    const sum =
      first === undefined || second === undefined
        ? (first ?? second)
        : new ExactDecimal(first).plus(second).toFixed();
    if (sum !== undefined) sums[key] = sum;
  }
  return sums;
}

/** Which days a quota is paid for. */
export const DAYS_OF_QUOTA: Readonly<Record<QuotaKey, DayBranch | null>> = {
  cuota_fija: 'enfermedad',
  excedente_patronal: 'enfermedad',
  excedente_obrero: 'enfermedad',
  prestaciones_dinero_patronal: 'enfermedad',
  prestaciones_dinero_obrero: 'enfermedad',
  gastos_medicos_patronal: 'enfermedad',
  gastos_medicos_obrero: 'enfermedad',
  riesgos: 'riesgos',
  invalidez_vida_patronal: 'riesgos',
  invalidez_vida_obrero: 'riesgos',
  guarderias: 'riesgos',
  retiro: 'retiro',
  cesantia_vejez_patronal: 'riesgos',
  cesantia_vejez_obrero: 'riesgos',
  aportacion: 'infonavit',
  // Of the credit, whatever the days are.
  amortizacion: null,
};
