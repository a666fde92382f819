import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { calculate } from '@lienzo/schema/payroll/engine/calculate';
import { retroactiveDifferences } from '@lienzo/schema/payroll/engine/retroactive';
import { correctionMessages } from '@lienzo/schema/runs/correction-messages';
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
import { type AppliedCorrection, listApplied, listCauses } from '../repositories/corrections.ts';
import { readInputDigest } from '../repositories/fingerprint.ts';
import { listPersonInputs } from '../repositories/person-inputs.ts';
import type { NewResult } from '../repositories/results.ts';
import type { RunPeriod } from '../repositories/run-periods.ts';
import type { PayrollServices } from '../services.ts';
import { calculatePeople } from './calculate-people.ts';
import { type PersonOutcome, personOutcome } from './person-outcome.ts';
import { type Concepts, readShared } from './read-shared.ts';
import { inputOf, type SharedInput } from './shared-input.ts';

type Findings = PersonOutcome['findings'];
/** `employeeId`: of this person alone. */
type Asked = { period: RunPeriod; signal?: AbortSignal | undefined; employeeId?: number };

/** What a closed period should pay of a concept with the inputs of now, less what it and later runs have paid of it. */
export type ClosedDifference = {
  employeeId: number;
  source: RunPeriod;
  conceptId: number;
  concept: string;
  /** Less than nothing: too much was paid. */
  amount: string;
  /** What changed since the closing, in words. */
  cause: string;
};

const ORDINARY = 'ORD';
/** Calculated here, in some milliseconds. */
const FEW_PEOPLE = 25;

/**
 * Who would be paid otherwise in the last closed periods with the inputs of now: a raise or an incident that came after
 * the closing changes no closed run, so the next one pays it or takes it back, if somebody chooses so (PAYROLL §4). What is
 * chosen already is no difference any more. Runs of another program have no inputs to compare.
 */
export async function listClosedDifferences(
  services: PayrollServices,
  context: TenantContext,
  { period, signal, employeeId }: Asked,
): Promise<ClosedDifference[]> {
  if (period.process !== ORDINARY) return [];
  const { organizationId } = context;
  const { closed, applied } = await inSnapshot(services.db, context, async (trx) => {
    const runs = await listClosedRuns(trx, organizationId, period);
    const ids = runs.map((run) => run.period.id);
    return { closed: runs, applied: await listApplied(trx, organizationId, ids) };
  });
  const differences: ClosedDifference[] = [];
  for (const run of closed) {
    const ofRun = applied.filter(
      (one) =>
        one.source_period_id === run.period.id &&
        (employeeId === undefined || one.employee_id === employeeId),
    );
    differences.push(
      ...(await differencesOf(services, context, { run, signal, employeeId, applied: ofRun })),
    );
  }
  return differences;
}

/** The same as findings of a run, a sentence for each person and closed period; what an earlier run has said is not repeated. */
export async function closedDifferences(
  services: PayrollServices,
  context: TenantContext,
  asked: Asked,
): Promise<Findings> {
  const { period } = asked;
  const differences = await listClosedDifferences(services, context, asked);
  if (differences.length === 0) return [];
  const byPerson = Map.groupBy(differences, ({ employeeId, source }) => `${employeeId} ${source.id}`);
  const reported = await inSnapshot(services.db, context, (trx) =>
    listReported(trx, context.organizationId, period),
  );
  return [...byPerson.values()].flatMap((own): Findings => {
    const [first] = own;
    if (first === undefined) return [];
    const { mes, calendar } = first.source;
    const message = runMessages.closedDiffers(
      `${mes} ${calendar}`,
      own.map(({ concept, amount }) => [concept, amount]),
    );
    if (reported.has(`${first.employeeId} ${message}`)) return [];
    return [
      {
        ...{ organization_id: period.organization_id, client_id: period.client_id },
        ...{ employee_id: first.employeeId, severity: 'warning', code: 'periodo_cerrado_distinto', message },
      },
    ];
  });
}

type OfRun = {
  run: ClosedRun;
  signal: AbortSignal | undefined;
  employeeId: number | undefined;
  /** What is paid of the run's differences already. */
  applied: readonly AppliedCorrection[];
};

async function differencesOf(
  services: PayrollServices,
  context: TenantContext,
  { run, signal, employeeId, applied }: OfRun,
): Promise<ClosedDifference[]> {
  const { organizationId } = context;
  const read = await inSnapshot(services.db, context, async (trx) => {
    const now = (await readInputDigest(trx, organizationId, run.period, employeeId)).people;
    const before = await listRunDigests(trx, organizationId, run.id);
    // Of whose differences something is paid, the rest is looked for, also where nothing differs any more.
    const paid = new Set(applied.map((one) => one.employee_id));
    const changed = [...now].flatMap(([id, digest]) =>
      before.get(id) === digest && !paid.has(id) ? [] : [id],
    );
    // Paid then, and of no such period now: their leaving was told late.
    const left = [...before.keys()].filter(
      (id) => !now.has(id) && (employeeId === undefined || id === employeeId),
    );
    const affected = [...new Set([...changed, ...left])];
    if (affected.length === 0) return null;
    return {
      ...{ changed, affected },
      pay: await listStoredPay(trx, organizationId, { periodId: run.period.id, employeeIds: affected }),
      causes: await listCauses(trx, organizationId, { run, employeeIds: affected }),
      ...(await readShared(trx, organizationId, run.period)),
    };
  });
  if (read === null) return [];
  const results = await resultsOf(services, context, { ...read, period: run.period, signal });
  return read.affected.flatMap((id) => {
    const rests = restsOf(run, read.concepts, {
      ...{ before: read.pay.get(id) ?? [], after: results.get(id) },
      applied: applied.filter((one) => one.employee_id === id),
    });
    const cause = correctionMessages.cause(read.causes.get(id) ?? []);
    return rests.map((rest) => ({ ...rest, employeeId: id, source: run.period, cause }));
  });
}

type Recalculated = {
  period: RunPeriod;
  shared: SharedInput;
  concepts: Concepts;
  changed: readonly number[];
  signal: AbortSignal | undefined;
};

/** What the closed period gives now; a few people without a process of their own, which takes longer to start. */
async function resultsOf(
  services: PayrollServices,
  context: TenantContext,
  { period, shared, concepts, changed, signal }: Recalculated,
): Promise<Map<number, NewResult>> {
  const results = new Map<number, NewResult>();
  const keep = (outcomes: readonly PersonOutcome[]): void => {
    for (const { result } of outcomes) if (result !== null) results.set(result.employee_id, result);
  };
  if (changed.length > FEW_PEOPLE) {
    await calculatePeople(services, context, {
      ...{ period, shared, concepts, peopleIds: changed, signal },
      progress: async () => undefined,
      store: async (outcomes) => keep(outcomes),
    });
    return results;
  }
  const people = await inSnapshot(services.db, context, (trx) =>
    listPersonInputs(trx, context.organizationId, period, changed),
  );
  keep(
    people.map((person) =>
      personOutcome({ result: calculate(inputOf(shared, person)), person, concepts, period }),
    ),
  );
  return results;
}

type Sides = {
  before: readonly StoredPay[];
  after: NewResult | undefined;
  applied: readonly AppliedCorrection[];
};

/** By concept, what is left to pay or to take back. */
function restsOf(
  { period: { initial_date } }: ClosedRun,
  concepts: Concepts,
  { before, after, applied }: Sides,
): Pick<ClosedDifference, 'conceptId' | 'concept' | 'amount'>[] {
  const byId = new Map([...concepts].map(([key, rule]) => [rule.id, { ...rule, key }]));
  const now = (after?.lines ?? []).flatMap(({ concept_id, amount, corrects }) => {
    const rule = byId.get(concept_id);
    return rule === undefined ? [] : [{ concept: rule.key, kind: rule.kind, amount, corrects }];
  });
  const stored = before.map((line) => ({ ...line, corrects: null }));
  const differences = retroactiveDifferences(stored, now, { period: initial_date, reason: '' });
  const rests = new Map(differences.map(({ concept, amount }) => [concept, new ExactDecimal(amount)]));
  for (const { concept_id, amount } of applied) {
    const key = byId.get(concept_id)?.key;
    if (key !== undefined) rests.set(key, (rests.get(key) ?? new ExactDecimal(0)).minus(amount));
  }
  return [...rests].flatMap(([key, rest]) => {
    const rule = concepts.get(key);
    return rule === undefined || rest.isZero()
      ? []
      : [{ conceptId: rule.id, concept: rule.description, amount: rest.toFixed(2) }];
  });
}
