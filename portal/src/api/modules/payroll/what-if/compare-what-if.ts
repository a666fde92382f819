/** The differences between a calculated run and a copy of it with other inputs. Pure. */
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { resultChanges } from '@lienzo/schema/payroll/engine/compare-results';
import type { WhatIfPerson, WhatIfResult } from '@lienzo/schema/runs/what-if-endpoints';
import type { Concepts } from '../calculation/read-shared.ts';
import type { RunResult } from '../calculation/run-result.ts';
import type { PersonInput } from '../repositories/person-inputs.ts';
import type { StoredResult } from '../repositories/what-if-people.ts';

type Decimal = InstanceType<typeof ExactDecimal>;

const AMOUNTS = ['perceptions', 'deductions', 'net', 'employer_cost'] as const;
type Amounts = Record<(typeof AMOUNTS)[number], string>;
const NOTHING: Amounts = { perceptions: '0.00', deductions: '0.00', net: '0.00', employer_cost: '0.00' };
/** Every difference counts. */
const THRESHOLDS = { pesos: new ExactDecimal(0), percent: new ExactDecimal(0) };

type ComparedPerson = {
  person: PersonInput;
  /** undefined: the run has no result of them. */
  before: StoredResult | undefined;
  after: RunResult;
};

/** Adds people up and keeps who differs. */
export class WhatIfComparison {
  readonly #concepts: Concepts;
  readonly #sums = { before: zeros(), after: zeros() };
  #people = 0;
  readonly rows: WhatIfPerson[] = [];

  constructor(concepts: Concepts) {
    this.#concepts = concepts;
  }

  add({ person, before, after }: ComparedPerson): void {
    const hasResult = after.lines.length > 0 || !new ExactDecimal(after.totals.days_paid).isZero();
    const one: Amounts = before ?? NOTHING;
    const other: Amounts = hasResult ? after.totals : NOTHING;
    this.#people += 1;
    for (const name of AMOUNTS) {
      this.#sums.before[name] = this.#sums.before[name].plus(one[name]);
      this.#sums.after[name] = this.#sums.after[name].plus(other[name]);
    }
    const problem =
      before !== undefined && !hasResult
        ? (after.findings.find(({ severity }) => severity === 'error')?.message ?? '')
        : null;
    if (problem === null && AMOUNTS.every((name) => new ExactDecimal(one[name]).equals(other[name]))) return;
    const { employee_id, human_id, name } = person;
    this.rows.push({
      ...{ employee_id, human_id, name, ...sidesOf(one, other) },
      causes: this.#causesOf(before, hasResult ? after : undefined),
      problem,
    });
  }

  /** @param most rows that are listed. */
  result(version: number, most: number): WhatIfResult {
    const rows = this.rows.toSorted(byDifference);
    const text = (sums: Record<keyof Amounts, Decimal>): Amounts => ({
      perceptions: sums.perceptions.toFixed(2),
      deductions: sums.deductions.toFixed(2),
      net: sums.net.toFixed(2),
      employer_cost: sums.employer_cost.toFixed(2),
    });
    return {
      ...{ version, people: this.#people, changed: rows.length, rows: rows.slice(0, most) },
      problems: rows.filter(({ problem }) => problem !== null).length,
      totals: sidesOf(text(this.#sums.before), text(this.#sums.after)),
    };
  }

  #causesOf(before: StoredResult | undefined, after: RunResult | undefined): WhatIfPerson['causes'] {
    const linesOf = (
      lines: readonly { concept: string; kind: RunResult['lines'][number]['kind']; amount: string }[],
      net: string,
    ) => new Map([['', { lines, totals: { net } }]]);
    const [change] = resultChanges(
      before === undefined ? new Map() : linesOf(before.lines, before.net),
      after === undefined ? new Map() : linesOf(after.lines, after.totals.net),
      THRESHOLDS,
    );
    return (change?.causes ?? []).map(({ concept, difference }) => ({
      concept: this.#concepts.get(concept)?.description ?? concept,
      difference,
    }));
  }
}

const zeros = (): Record<keyof Amounts, Decimal> => ({
  perceptions: new ExactDecimal(0),
  deductions: new ExactDecimal(0),
  net: new ExactDecimal(0),
  employer_cost: new ExactDecimal(0),
});

function sidesOf(one: Amounts, other: Amounts): WhatIfResult['totals'] {
  const sides = (name: keyof Amounts) => ({
    before: one[name],
    after: other[name],
    difference: new ExactDecimal(other[name]).minus(one[name]).toFixed(2),
  });
  return {
    perceptions: sides('perceptions'),
    deductions: sides('deductions'),
    net: sides('net'),
    employer_cost: sides('employer_cost'),
  };
}

/** The largest difference of the net, then of the cost. */
function byDifference(one: WhatIfPerson, other: WhatIfPerson): number {
  const size = (amount: string): Decimal => new ExactDecimal(amount).abs();
  return (
    size(other.net.difference).comparedTo(size(one.net.difference)) ||
    size(other.employer_cost.difference).comparedTo(size(one.employer_cost.difference)) ||
    one.employee_id - other.employee_id
  );
}
