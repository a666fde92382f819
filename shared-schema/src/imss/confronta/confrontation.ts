/** The comparison of our people with what the files state: by emission, by what SUA imports, by its payment file. */
import { InvalidInput } from '../../payroll/engine/decimals.ts';
import { monthEnd, monthOf, yearOf } from '../../payroll/plain-date.ts';
import { confrontaFileMessages as texts } from '../../rule-messages/confronta-file-messages.ts';
import { findingOf } from '../finding/imss-finding.ts';
import { AGAINST, type Against } from './against.ts';
import { type BranchTotal, compareSides, type Tolerances } from './compare-sides.ts';
import type { ConfrontaFiles } from './confronta-files.ts';
import { ConfrontaSide } from './confronta-side.ts';
import type { PersonDifferences } from './difference.ts';
import { type CompareScope, ourRow, type PersonFacts, type SideRules } from './our-row.ts';

/** A comparison with one source, without the people who differ. */
export type ComparedSource = {
  against: Against;
  compared: number;
  people: number;
  totals: BranchTotal[];
  below: { people: number; amount: string };
};

/** A difference of a person with one source. */
export type ComparedPerson = PersonDifferences & { against: Against; employee_id: number | null };

export class Confrontation {
  readonly #files: ConfrontaFiles;
  readonly #rules: SideRules;
  readonly #scopes: Map<Against, CompareScope>;
  readonly #ours = new Map<Against, ConfrontaSide>();
  readonly #employees = new Map<string, number>();
  readonly #common = new Set<Against>();

  /** @param files read to their end. */
  constructor(
    files: ConfrontaFiles,
    scope: { register: string; first: string; last: string },
    rules: SideRules,
  ) {
    this.#files = files;
    this.#rules = rules;
    this.#scopes = scopesOf(files, scope);
    for (const against of this.#scopes.keys()) this.#ours.set(against, new ConfrontaSide());
  }

  /** Days whose people are compared, from the first to the last of all sources. */
  get span(): { first: string; last: string } {
    const scopes = [...this.#scopes.values()];
    const months = scopes.flatMap(({ bimonthly }) => bimonthly);
    const firsts = [...scopes.map(({ first }) => first), ...months.map((month) => `${month}-01`)].toSorted();
    const lasts = scopes.map(({ last }) => last).toSorted();
    return { first: firsts[0] ?? '', last: lasts.at(-1) ?? '' };
  }

  /**
   * Somebody without salary or premium is said and left out of both sides.
   * @throws MissingFigure for a month without figures.
   */
  add(facts: PersonFacts): void {
    const { unread } = this.#files.findings;
    if (unread.has(facts.nss)) return;
    this.#employees.set(facts.nss, facts.employee_id);
    for (const [against, scope] of this.#scopes) {
      try {
        const row = ourRow(facts, scope, this.#rules);
        if (row === null) continue;
        const isMonthly = against !== 'emision' || scope.monthly.length > 0;
        this.#ours.get(against)?.add(isMonthly ? row : { ...row, movements: null });
        if (this.#files.sides[against].has(facts.nss)) this.#common.add(against);
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error;
        const about = { nss: facts.nss, person_number: null, name: facts.name };
        const finding = findingOf(about, { code: 'no_salary', severity: 'error', ...texts.noSalary });
        this.#files.findings.add([finding], '');
        this.#files.sides[against].delete(facts.nss);
      }
    }
  }

  /** @returns why nothing was compared, or what was. */
  compare(
    register: string,
    tolerances: Tolerances,
  ): { refusal: string } | { sources: ComparedSource[]; people: ComparedPerson[] } {
    // Nobody in common: the files are somebody else's, and everybody would be listed as missing.
    for (const [against, ours] of this.#ours)
      if (ours.size > 0 && this.#files.sides[against].size > 0 && !this.#common.has(against))
        return { refusal: texts.noOneInCommon(register) };
    const sources: ComparedSource[] = [];
    const people: ComparedPerson[] = [];
    for (const [against, ours] of this.#ours) {
      const { people: differing, ...compared } = compareSides(ours, this.#files.sides[against], tolerances);
      sources.push({ against, ...compared, people: differing.length });
      for (const person of differing)
        people.push({ ...person, against, employee_id: this.#employees.get(person.nss) ?? null });
    }
    return { sources, people };
  }
}

/** What is compared with each source that the files have. */
function scopesOf(
  files: ConfrontaFiles,
  { first, last }: { first: string; last: string },
): Map<Against, CompareScope> {
  const scopes = new Map<Against, CompareScope>();
  for (const against of AGAINST) {
    if (files.sides[against].size === 0) continue;
    const scope = against === 'txt' ? { first, last } : spanOf(monthsOf(files, against));
    const [monthly, bimonthly] = against === 'emision' ? emissionMonths(files) : [[], []];
    scopes.set(against, { ...scope, monthly, bimonthly });
  }
  return scopes;
}

const monthsOf = ({ months }: ConfrontaFiles, against: 'emision' | 'sua'): string[] =>
  (against === 'sua' ? [...months.sua] : [...(months.EMA.size > 0 ? months.EMA : months.EBA)]).toSorted();

function spanOf(months: readonly string[]): { first: string; last: string } {
  const [first = '', last = ''] = [months[0], months.at(-1)];
  return { first: `${first}-01`, last: monthEnd(yearOf(`${last}-01`), monthOf(`${last}-01`)) };
}

/** An EBA is of the two months of its bimester. */
function emissionMonths({ months }: ConfrontaFiles): [monthly: string[], bimonthly: string[]] {
  const bimonthly = [...months.EBA].flatMap((month) => {
    const before = Number(month.slice(5)) - 1;
    return [`${month.slice(0, 5)}${String(before).padStart(2, '0')}`, month];
  });
  return [[...months.EMA].toSorted(), bimonthly.toSorted()];
}
