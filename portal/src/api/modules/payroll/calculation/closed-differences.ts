import { retroactiveDifferences } from '@lienzo/schema/payroll/engine/retroactive';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import { inSnapshot, type TenantContext } from '../../../platform/database/in-tenant.ts';
import {
  type ClosedRun,
  listClosedRuns,
  listReported,
  listRunDigests,
  listStoredPay,
  type StoredPay,
} from '../repositories/closed-runs.ts';
import { readInputDigest } from '../repositories/fingerprint.ts';
import type { NewResult } from '../repositories/results.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';
import type { PayrollServices } from '../services.ts';
import { calculatePeople } from './calculate-people.ts';
import type { PersonOutcome } from './person-outcome.ts';
import { type Concepts, readShared } from './read-shared.ts';

type Findings = PersonOutcome['findings'];
/** `employeeId`: of this person alone. */
type Asked = { period: RunPeriod; signal?: AbortSignal | undefined; employeeId?: number };

/**
 * Who would be paid otherwise in the last closed periods with the inputs of now: a raise or an incident that came after
 * the closing changes no closed run, so the next one says what it has to pay or to take back (PAYROLL §4). What an earlier
 * run has said with the same amounts is not said again. Runs of another program have no inputs to compare.
 */
export async function closedDifferences(
  services: PayrollServices,
  context: TenantContext,
  { period, signal, employeeId }: Asked,
): Promise<Findings> {
  if (period.process !== ORDINARY) return [];
  const { organizationId } = context;
  const closed = await inSnapshot(services.db, context, (trx) => listClosedRuns(trx, organizationId, period));
  const findings: Findings = [];
  for (const run of closed)
    findings.push(...(await differencesOf(services, context, { run, period, signal, employeeId })));
  if (findings.length === 0) return findings;
  const reported = await inSnapshot(services.db, context, (trx) => listReported(trx, organizationId, period));
  return findings.filter(({ employee_id, message }) => !reported.has(`${employee_id} ${message}`));
}
const ORDINARY = 'ORD';

type OfRun = {
  run: ClosedRun;
  period: RunPeriod;
  signal: AbortSignal | undefined;
  employeeId: number | undefined;
};

async function differencesOf(
  services: PayrollServices,
  context: TenantContext,
  { run, period, signal, employeeId }: OfRun,
): Promise<Findings> {
  const { organizationId } = context;
  const read = await inSnapshot(services.db, context, async (trx) => {
    const now = (await readInputDigest(trx, organizationId, run.period, employeeId)).people;
    const before = await listRunDigests(trx, organizationId, run.id);
    const changed = [...now].flatMap(([id, digest]) => (before.get(id) === digest ? [] : [id]));
    // Paid then, and of no such period now: their leaving was told late.
    const left = [...before.keys()].filter(
      (id) => !now.has(id) && (employeeId === undefined || id === employeeId),
    );
    const affected = [...changed, ...left];
    if (affected.length === 0) return null;
    return {
      ...{ changed, affected },
      pay: await listStoredPay(trx, organizationId, { periodId: run.period.id, employeeIds: affected }),
      ...(await readShared(trx, organizationId, run.period)),
    };
  });
  if (read === null) return [];
  const results = new Map<number, NewResult>();
  await calculatePeople(services, context, {
    ...{ period: run.period, shared: read.shared, concepts: read.concepts, peopleIds: read.changed, signal },
    progress: async () => undefined,
    store: async (outcomes) => {
      for (const { result } of outcomes) if (result !== null) results.set(result.employee_id, result);
    },
  });
  return read.affected.flatMap((id) => {
    const message = sentenceOf(run, read.concepts, {
      before: read.pay.get(id) ?? [],
      after: results.get(id),
    });
    if (message === null) return [];
    const { organization_id, client_id } = period;
    return [
      {
        organization_id,
        client_id,
        employee_id: id,
        severity: 'warning',
        code: 'periodo_cerrado_distinto',
        message,
      },
    ] satisfies Findings;
  });
}

/** null: it pays the same. */
function sentenceOf(
  { period: { mes, calendar, initial_date } }: ClosedRun,
  concepts: Concepts,
  { before, after }: { before: readonly StoredPay[]; after: NewResult | undefined },
): string | null {
  const byId = new Map([...concepts].map(([key, rule]) => [rule.id, { ...rule, key }]));
  const now = (after?.lines ?? []).flatMap(({ concept_id, amount }) => {
    const rule = byId.get(concept_id);
    return rule === undefined ? [] : [{ concept: rule.key, kind: rule.kind, amount, corrects: null }];
  });
  const stored = before.map((line) => ({ ...line, corrects: null }));
  const differences = retroactiveDifferences(stored, now, { period: initial_date, reason: '' });
  if (differences.length === 0) return null;
  return runMessages.closedDiffers(
    `${mes} ${calendar}`,
    differences.map(({ concept, amount }) => [concepts.get(concept)?.description ?? concept, amount]),
  );
}
