import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { insertFindings, type NewFinding } from '../repositories/findings.ts';
import { deleteOtherResults, type NewResult, saveResults } from '../repositories/results.ts';
import { type RunTotals, setTotals } from '../repositories/runs.ts';
import type { PersonOutcome } from './person-outcome.ts';
import { runTotals } from './run-totals.ts';

export type StoredScope = {
  organizationId: string;
  clientId: string;
  periodId: number;
  runId: number;
  isImported: boolean;
};

/** What is stored of a run at once. */
const ROWS = 500;

/** A version of a run whose results are stored group by group, in a transaction that makes all of them visible at once. */
export class StoredRun {
  readonly #trx: TenantTransaction;
  readonly #scope: StoredScope;
  readonly #results: Omit<NewResult, 'lines'>[] = [];
  readonly #severities: Pick<NewFinding, 'severity'>[] = [];

  constructor(trx: TenantTransaction, scope: StoredScope) {
    this.#trx = trx;
    this.#scope = scope;
  }

  async add(outcomes: readonly PersonOutcome[]): Promise<void> {
    const results = outcomes.flatMap(({ result }) => (result === null ? [] : [result]));
    const findings = outcomes.flatMap((one) => one.findings);
    await saveResults(this.#trx, this.#scope, results);
    for (let at = 0; at < findings.length; at += ROWS)
      await insertFindings(
        this.#trx,
        findings.slice(at, at + ROWS).map((one) => ({ ...one, run_id: this.#scope.runId })),
      );
    for (const { lines: _lines, ...rest } of results) this.#results.push(rest);
    for (const { severity } of findings) this.#severities.push({ severity });
  }

  /** Whoever was in the version before and is not in this one has no result any more. */
  async end(): Promise<RunTotals> {
    const { organizationId, runId } = this.#scope;
    await deleteOtherResults(
      this.#trx,
      this.#scope,
      this.#results.map(({ employee_id }) => employee_id),
    );
    const totals = runTotals(this.#results, this.#severities);
    await setTotals(this.#trx, organizationId, { runId, totals });
    return totals;
  }
}
