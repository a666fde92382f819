import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import {
  inSnapshot,
  inTenant,
  systemContext,
  type TenantContext,
  type TenantTransaction,
} from '../../../platform/database/in-tenant.ts';
import { recalculationObstacle } from '../policy.ts';
import { deleteFindings, insertFindings } from '../repositories/findings.ts';
import { readInputDigest, withPerson } from '../repositories/fingerprint.ts';
import { haveInputsChanged } from '../repositories/outdated-inputs.ts';
import { listPersonInputs } from '../repositories/person-inputs.ts';
import { hasOpenRequest } from '../repositories/requests.ts';
import { deleteResult, saveResults } from '../repositories/results.ts';
import { factsOf, findRun } from '../repositories/run-facts.ts';
import { findDigest, saveDigest } from '../repositories/run-people.ts';
import { lockRunPeriod, type RunPeriod } from '../repositories/run-periods.ts';
import { readRunTotals } from '../repositories/run-totals.ts';
import { saveRun, setOutdated } from '../repositories/runs.ts';
import type { PayrollServices } from '../services.ts';
import { closedDifferences } from './closed-differences.ts';
import { type PersonOutcome, personOutcome } from './person-outcome.ts';
import { readShared } from './read-shared.ts';
import { inputOf } from './shared-input.ts';

/** Times that it begins again because somebody changed the person's inputs meanwhile. */
const MAX_TRIES = 3;

type Asked = { period: RunPeriod; employeeId: number; userId: string };

/** `version`: of the run that has the person's new result. `errors`: findings that keep it from being authorised. */
export type Recalculated = {
  name: string;
  version: number;
  isOutdated: boolean;
  hasResult: boolean;
  errors: number;
};

/** null: the inputs changed meanwhile. A sentence: why it is refused. */
type Try = Recalculated | string | null;

/**
 * Calculates one person of a run again, as the whole calculation would, and replaces their result, lines and findings and
 * the totals of the run in one transaction. The run gets a new version that is not authorised. It is out of date as long
 * as the inputs of somebody else, or those that everybody shares, are not those of its calculation.
 * @returns a sentence: why it is refused. undefined: the person is in neither the period nor the run.
 */
export async function recalculatePerson(
  services: PayrollServices,
  asked: Asked,
): Promise<Recalculated | string | undefined> {
  // As the program itself: taxes do not depend on which payrolls of a person somebody may see.
  const context = systemContext(asked.period.organization_id);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const outcome = await recalculateOnce(services, context, asked);
    if (outcome !== null) return outcome;
  }
  return runMessages.changing;
}

async function recalculateOnce(
  services: PayrollServices,
  context: TenantContext,
  asked: Asked,
): Promise<Try | undefined> {
  const { period, employeeId } = asked;
  const { organizationId } = context;
  const read = await inSnapshot(services.db, context, async (trx) => ({
    digest: await readInputDigest(trx, organizationId, period, employeeId),
    person: (await listPersonInputs(trx, organizationId, period, [employeeId]))[0],
    ...(await readShared(trx, organizationId, period)),
  }));
  const { person, digest, shared, concepts } = read;
  if (person === undefined) return undefined;
  const own = digest.people.get(employeeId);
  const outcome: PersonOutcome =
    own === undefined
      ? { result: null, findings: [] }
      : personOutcome({ result: calculate(inputOf(shared, person)), person, concepts, period });
  const differing =
    own === undefined ? [] : await closedDifferences(services, context, { period, employeeId });
  outcome.findings.push(...differing);
  return inTenant(services.db, context, async (trx) => {
    const obstacle = await obstacleOf(trx, period);
    if (obstacle !== null) return obstacle;
    const now = await readInputDigest(trx, organizationId, period, employeeId);
    if (now.shared !== digest.shared || now.people.get(employeeId) !== own) return null;
    const stored = await store(trx, asked, { outcome, own });
    return typeof stored === 'object' ? { ...stored, name: person.name } : stored;
  });
}

/** Also keeps others from changing the run until the transaction ends. */
async function obstacleOf(trx: TenantTransaction, period: RunPeriod): Promise<string | null> {
  const { organization_id: organizationId, id } = period;
  await lockRunPeriod(trx, organizationId, id);
  return recalculationObstacle(factsOf(period, await findRun(trx, organizationId, id)), {
    isCalculating: await hasOpenRequest(trx, organizationId, id),
  });
}

async function store(
  trx: TenantTransaction,
  { period, employeeId, userId }: Asked,
  { outcome, own }: { outcome: PersonOutcome; own: bigint | undefined },
): Promise<Omit<Recalculated, 'name'> | string | undefined> {
  const { organization_id: organizationId, client_id: clientId, id: periodId } = period;
  const run = await findRun(trx, organizationId, periodId);
  if (run === undefined || run.fingerprint === null) return runMessages.obstacles.otherProgram;
  const scope = { organizationId, clientId, periodId, runId: run.id, isImported: false };
  const before = await findDigest(trx, scope, employeeId);
  if (before === undefined && own === undefined) return undefined;
  const fingerprint = withPerson(run.fingerprint, before ?? 0n, own ?? 0n);
  if (fingerprint === null) return runMessages.obstacles.outdated;
  await deleteResult(trx, organizationId, { periodId, employeeId });
  await deleteFindings(trx, { ...scope, employeeId });
  if (outcome.result !== null) await saveResults(trx, scope, [outcome.result]);
  await insertFindings(
    trx,
    outcome.findings.map((one) => ({ ...one, run_id: run.id })),
  );
  await saveDigest(trx, scope, { employeeId, digest: own });
  const totals = await readRunTotals(trx, scope);
  await saveRun(trx, organizationId, period, { userId, fingerprint, totals });
  const isOutdated = await haveInputsChanged(trx, period, { fingerprint });
  if (isOutdated) await setOutdated(trx, organizationId, run.id);
  return {
    ...{ version: run.version + 1, isOutdated, hasResult: outcome.result !== null },
    errors: outcome.findings.filter(({ severity }) => severity === 'error').length,
  };
}
