/** One side of a comparison: the rows of each NSS added, however many its source has. */
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { QUOTA_KEYS, type QuotaKey, type Quotas } from '../readers/quota-keys.ts';
import type { MovementType } from '../working-days/movement-deadline.ts';
import { DAY_BRANCHES, type DayBranch } from './branch-days.ts';

export type SideMovement = { type: MovementType; date: string; sbc: string | null };
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
  /** Movements that are not kept, because nobody has so many. */
  dropped: number;
};

/** Movements of an NSS that are kept: matching them takes time that grows with their square. */
const MAX_MOVEMENTS = 500;

/** Holds a person for each NSS; rows are added as they come. */
export class ConfrontaSide {
  readonly #people = new Map<string, SidePerson>();

  add(row: SideRow): void {
    const person = this.#people.get(row.nss);
    if (person === undefined) {
      const made = { ...row, movements: null, dropped: 0 };
      addMovements(made, row.movements);
      this.#people.set(row.nss, made);
    } else addRow(person, row);
  }

  get(nss: string): SidePerson | undefined {
    return this.#people.get(nss);
  }

  people(): IterableIterator<SidePerson> {
    return this.#people.values();
  }
}

function addRow(person: SidePerson, row: SideRow): void {
  person.name ??= row.name;
  const isLater = (row.from ?? '') >= (person.from ?? '');
  if (row.sbc !== null && (isLater || person.sbc === null)) person.sbc = row.sbc;
  if (isLater) person.from = row.from;
  addMovements(person, row.movements);
  if (row.credit !== null && (person.credit === null || person.credit === 'none')) person.credit = row.credit;
  person.absences = sumOf(person.absences, row.absences);
  person.disabilities = sumOf(person.disabilities, row.disabilities);
  person.days = addedDays(person.days, row.days);
  person.quotas = addedQuotas(person.quotas, row.quotas);
}

function addMovements(person: SidePerson, movements: SideRow['movements']): void {
  if (movements === null) return;
  person.movements ??= [];
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
