import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { NO_TOTALS } from '../calculation/run-totals.ts';
import { StoredRun } from '../calculation/stored-run.ts';
import { recalculationObstacle } from '../policy.ts';
import { deleteFindings } from '../repositories/findings.ts';
import { hasOpenRequest } from '../repositories/requests.ts';
import { deleteLines, type NewResult } from '../repositories/results.ts';
import { findRun } from '../repositories/run-facts.ts';
import { replaceRunPeople } from '../repositories/run-people.ts';
import { lockRunPeriod, type RunPeriod } from '../repositories/run-periods.ts';
import { saveRun } from '../repositories/runs.ts';
import { findPaidTwice } from './find-paid-twice.ts';

const GROUP = 500;

/** The same text as `recalculationObstacle`, but for a period that has no run yet. */
export async function importObstacle(trx: TenantTransaction, period: RunPeriod): Promise<string | null> {
  const { organization_id: organizationId, id } = period;
  await lockRunPeriod(trx, organizationId, id);
  const run = await findRun(trx, organizationId, id);
  const isCalculating = await hasOpenRequest(trx, organizationId, id);
  return recalculationObstacle({ state: run?.state ?? 'calculada' }, { isCalculating });
}

/** A new version of the run in place of what there was, as a calculation stores it; the period must be locked. */
export async function storeResults(
  trx: TenantTransaction,
  period: RunPeriod,
  { results, userId, file }: { results: readonly NewResult[]; userId: string; file: string },
): Promise<void> {
  const { organization_id: organizationId, client_id: clientId, id: periodId } = period;
  const runId = await saveRun(trx, organizationId, period, {
    ...{ userId, fingerprint: null, importedFrom: file, totals: NO_TOTALS },
  });
  const scope = { organizationId, clientId, periodId, runId, isImported: true };
  await deleteLines(trx, organizationId, periodId);
  await deleteFindings(trx, scope);
  await replaceRunPeople(trx, scope, new Map());
  const stored = new StoredRun(trx, scope);
  for (let at = 0; at < results.length; at += GROUP)
    await addGroup(trx, { period, stored, results: results.slice(at, at + GROUP) });
  await stored.end();
}

async function addGroup(
  trx: TenantTransaction,
  { period, stored, results }: { period: RunPeriod; stored: StoredRun; results: readonly NewResult[] },
): Promise<void> {
  const byPerson = Map.groupBy(
    await findPaidTwice(trx, period, results),
    ({ employee_id }) => employee_id ?? 0,
  );
  await stored.add(results.map((result) => ({ result, findings: byPerson.get(result.employee_id) ?? [] })));
}
