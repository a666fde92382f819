/** Comparison of what we compute with what the IMSS charges, person by person and in total. */
import type { Decimal } from 'decimal.js';
import { ExactDecimal } from '../../data/exact-decimal.ts';
import { imssConfrontaMessages as texts } from '../../rule-messages/imss-confronta-messages.ts';
import { imssReaderMessages } from '../../rule-messages/imss-reader-messages.ts';
import { findingOf, type ImssFinding } from '../finding/imss-finding.ts';
import { QUOTA_KEYS, type QuotaKey, type Quotas } from '../readers/quota-keys.ts';
import type { ConfrontaSide, SidePerson } from './confronta-side.ts';
import { CAUSES, type Cause, type Difference, type PersonDifferences } from './difference.ts';
import { causesOf, comparePerson } from './person-differences.ts';

/** In pesos, as exact decimals. */
export type Tolerances = {
  /** Totals may differ by so much. */
  total: string;
  /** A person is listed from so much on, if nothing but quotas differs. */
  person: string;
};
export const TOLERANCES: Tolerances = { total: '0.01', person: '10' };

export type BranchTotal = {
  key: QuotaKey;
  ours: string;
  theirs: string;
  difference: string;
  is_within: boolean;
};

export type Confronta = {
  /** Who differs, the largest amount first. */
  people: PersonDifferences[];
  totals: BranchTotal[];
  compared: number;
  /** Whose quotas differ by less than the tolerance, and by how much together, so that totals can be explained. */
  below: { people: number; amount: string };
};

/** Everybody of both sides; what a side does not state is compared with nothing. */
export function compareSides(
  ours: ConfrontaSide,
  theirs: ConfrontaSide,
  tolerances: Tolerances = TOLERANCES,
): Confronta {
  const people: PersonDifferences[] = [];
  const totals = new QuotaTotals();
  const below = { people: 0, amount: new ExactDecimal(0) };
  let compared = 0;
  for (const person of ours.people()) {
    compared += 1;
    const other = theirs.get(person.nss);
    totals.add(person.quotas, other?.quotas ?? {});
    if (other === undefined) {
      people.push(missingPerson(person, 'ours'));
      continue;
    }
    const { differences, quotas, amount } = comparePerson(person, other);
    const size = quotas.reduce(
      (sum, one) => sum.plus(new ExactDecimal(one.amount ?? 0).abs()),
      new ExactDecimal(0),
    );
    const isListed = size.greaterThanOrEqualTo(tolerances.person);
    if (differences.length > 0 || isListed) {
      people.push(personOf(person, [...differences, ...quotas], amount));
    } else if (quotas.length > 0) {
      below.people += 1;
      below.amount = below.amount.plus(amount);
    }
  }
  for (const person of theirs.people()) {
    if (ours.has(person.nss)) continue;
    compared += 1;
    totals.add({}, person.quotas);
    people.push(missingPerson(person, 'theirs'));
  }
  return {
    people: people.toSorted(byAmount),
    totals: totals.finish(tolerances.total),
    compared,
    below: { people: below.people, amount: below.amount.toFixed() },
  };
}

const byAmount = (one: PersonDifferences, other: PersonDifferences): number =>
  new ExactDecimal(other.amount).abs().comparedTo(new ExactDecimal(one.amount).abs()) ||
  (one.nss < other.nss ? -1 : 1);

/** Pesos and cents, as almost all amounts are. */
const CENTS = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/;

/** The exact sum of amounts: those in cents are added as whole numbers, which is fast. */
class AmountSum {
  #cents = 0;
  #rest = new ExactDecimal(0);

  add(amount: string): void {
    const [, sign, pesos, cents = ''] = CENTS.exec(amount) ?? [];
    // A hundred thousand people with ten digits stay below 2^53.
    if (pesos === undefined || Math.abs(this.#cents) > 1e15) this.#rest = this.#rest.plus(amount);
    else this.#cents += Number(`${sign}${pesos}${cents.padEnd(2, '0')}`);
  }

  value(): Decimal {
    return new ExactDecimal(this.#cents).dividedBy(100).plus(this.#rest);
  }
}

/** Sums of each branch on both sides. */
class QuotaTotals {
  readonly #ours = new Map<QuotaKey, AmountSum>();
  readonly #theirs = new Map<QuotaKey, AmountSum>();

  add(ours: Quotas, theirs: Quotas): void {
    for (const key of QUOTA_KEYS) {
      addTo(this.#ours, key, ours[key]);
      addTo(this.#theirs, key, theirs[key]);
    }
  }

  finish(tolerance: string): BranchTotal[] {
    return QUOTA_KEYS.flatMap((key) => {
      const [ours, theirs] = [this.#ours.get(key)?.value(), this.#theirs.get(key)?.value()];
      // A branch that a side does not state at all has no total to compare.
      if (ours === undefined || theirs === undefined) return [];
      const difference = ours.minus(theirs);
      return [
        {
          key,
          ours: ours.toFixed(2),
          theirs: theirs.toFixed(2),
          difference: difference.toFixed(),
          is_within: difference.abs().lessThanOrEqualTo(tolerance),
        },
      ];
    });
  }
}

function addTo(sums: Map<QuotaKey, AmountSum>, key: QuotaKey, amount: string | undefined): void {
  if (amount === undefined) return;
  const sum = sums.get(key) ?? new AmountSum();
  sum.add(amount);
  sums.set(key, sum);
}

/** Holds the summary of a file against the sum of its people. */
export function statedTotalFindings(
  stated: Quotas,
  side: ConfrontaSide,
  tolerance: string = TOLERANCES.total,
): ImssFinding[] {
  const totals = new QuotaTotals();
  for (const { quotas } of side.people()) totals.add(quotas, {});
  totals.add({}, stated);
  return totals.finish(tolerance).flatMap(({ key, ours, theirs, is_within }) => {
    if (is_within) return [];
    const text = texts.statedTotal(imssReaderMessages.branches[key] ?? key, theirs, ours);
    return [findingOf(null, { code: `stated_${key}`, severity: 'error', value: theirs, ...text })];
  });
}

/** Somebody whom one side alone has. */
function missingPerson(person: SidePerson, side: 'ours' | 'theirs'): PersonDifferences {
  const hasHire = (person.movements ?? []).some(({ type }) => type === '08');
  const cause: Cause = side === 'ours' || hasHire ? 'alta' : 'baja';
  const comment =
    side === 'ours'
      ? texts.onlyOurs[hasHire ? 'alta' : 'plain']
      : texts.onlyTheirs[hasHire ? 'alta' : 'baja'];
  const sum = Object.values(person.quotas).reduce((all, one) => all.plus(one), new ExactDecimal(0));
  const amount = (side === 'ours' ? sum : sum.negated()).toFixed();
  const [ours, theirs] = side === 'ours' ? [person.nss, null] : [null, person.nss];
  return {
    nss: person.nss,
    name: person.name,
    differences: [{ subject: 'existencia', branch: null, ours, theirs, amount, causes: [cause] }],
    causes: [{ cause, comment }],
    amount,
  };
}

function personOf(person: SidePerson, differences: Difference[], amount: Decimal): PersonDifferences {
  const { nss, name } = person;
  const present = new Set(causesOf(differences));
  const causes = CAUSES.filter((cause) => present.has(cause)).map((cause) => ({
    cause,
    comment: commentOf(cause, differences, person),
  }));
  return { nss, name, differences, causes, amount: amount.toFixed() };
}

/** What shows a cause best: what is stated of it, before the days and quotas that follow. */
const SHOWN_BY: Readonly<Record<string, readonly Difference['subject'][]>> = {
  alta: ['movimiento', 'sbc', 'dias'],
  baja: ['movimiento', 'dias'],
  cambio_salario: ['movimiento', 'sbc'],
  incapacidad: ['incapacidades'],
  ausencia: ['ausencias'],
  credito: ['credito'],
  nombre: ['nombre'],
};

function commentOf(cause: Cause, differences: readonly Difference[], person: SidePerson): string {
  if (cause === 'sin_explicacion') return texts.comments.sin_explicacion;
  const own = differences.filter(({ causes }) => causes.includes(cause));
  if (cause === 'pago_de_mas' || cause === 'pago_de_menos') {
    const sum = own.reduce((all, one) => all.plus(one.amount ?? 0), new ExactDecimal(0));
    return texts.comments[cause](`$${sum.abs().toFixed(2)}`);
  }
  const shown = (SHOWN_BY[cause] ?? [])
    .map((subject) => own.find((one) => one.subject === subject))
    .find((one) => one !== undefined);
  if (cause === 'incapacidad' || cause === 'ausencia') {
    // The other side may state none, and ours is known all the same.
    const known = cause === 'incapacidad' ? person.disabilities : person.absences;
    const ours = shown?.ours ?? (known === null ? texts.unknownDays : String(known));
    return texts.comments[cause](ours, shown?.theirs ?? texts.unknownDays);
  }
  const sideOf = (side: string | null | undefined): string =>
    side == null ? texts.none : shown?.subject === 'sbc' ? `$${new ExactDecimal(side).toFixed(2)}` : side;
  return texts.comments[cause](sideOf(shown?.ours), sideOf(shown?.theirs));
}
