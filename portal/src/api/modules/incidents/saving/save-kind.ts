/** Saving a kind of capture: only who differs is written, versioned and told in the trail. */
import type { HistoryEntry } from '@lienzo/schema/capture/capture-endpoints';
import type { CaptureProblem } from '@lienzo/schema/capture/capture-problem';
import type { CaptureKind, Saved } from '@lienzo/schema/capture/capture-rows';
import { onBureauClock } from '@lienzo/schema/payroll/plain-date';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError, type ErrorEntry } from '../../../platform/domain-error.ts';
import { type HistoryRow, insertChanges } from '../repositories/capture-changes.ts';
import type { CapturePerson } from '../repositories/capture-people.ts';
import { markCaptured } from '../repositories/capture-states.ts';
import { type CaptureVersion, listVersions, raiseVersions } from '../repositories/capture-versions.ts';
import type { OpenPeriod } from './open-period.ts';

/** The people whose rows are replaced, with the version that the caller has seen; undefined: everybody, whatever it is. */
export type Only = readonly { employee_id: number; version?: number | undefined }[] | undefined;

export type KindChange<Row> = {
  open: OpenPeriod;
  kind: CaptureKind;
  action: Extract<HistoryEntry['action'], 'save' | 'delete' | 'restore'>;
  message: string;
  only: Only;
  people: ReadonlyMap<number, CapturePerson>;
  stored: readonly Row[];
  wanted: readonly Row[];
  /** What the trail says of a row; equal rows say the same. */
  describe: (row: Row) => HistoryRow;
  /** Replaces the rows of these people. */
  write: (people: number[], rows: Row[]) => Promise<void>;
};

const MAX_ENTRIES = 50;

/** @throws DomainError invalid_capture with the problems, if there are any. */
export function refuse(problems: readonly CaptureProblem[]): void {
  const [first, ...rest] = problems
    .slice(0, MAX_ENTRIES)
    .map(({ field, message }): ErrorEntry => ({ code: 'invalid_capture', field, message }));
  if (first !== undefined) throw new DomainError([first, ...rest]);
}

/** The ids of `only`, checked; null: everybody. @throws DomainError for one that is no person of the payroll, or is there twice. */
export function peopleOf(only: Only, people: ReadonlyMap<number, CapturePerson>): number[] | null {
  if (only === undefined) return null;
  const ids = new Set<number>();
  const problems: CaptureProblem[] = [];
  for (const [at, { employee_id }] of only.entries()) {
    const field = `only.${at}.employee_id`;
    if (!people.has(employee_id)) problems.push({ field, message: captureRuleMessages.employeeElsewhere });
    else if (ids.has(employee_id)) problems.push({ field, message: captureRuleMessages.twicePerson });
    ids.add(employee_id);
  }
  refuse(problems);
  return [...ids];
}

/** Rows of people who are not among `only`. */
export function outOfScopeProblems(
  rows: readonly { employee_id: number; field: string }[],
  scope: readonly number[] | null,
  people: ReadonlyMap<number, CapturePerson>,
): CaptureProblem[] {
  if (scope === null) return [];
  const ids = new Set(scope);
  return rows.flatMap(({ employee_id, field }) => {
    const person = people.get(employee_id);
    if (person === undefined || ids.has(employee_id)) return [];
    return { field, message: captureRuleMessages.notAmongOnly(person.name) };
  });
}

/**
 * All or nothing, under the period's lock. Who is as before is not written, so the same save again, also after a lost
 * answer, changes nothing and leaves no entry.
 * @throws DomainError capture_conflict: somebody else changed one of these people since.
 */
export async function saveKind<Row extends { employee_id: number }>(
  trx: TenantTransaction,
  change: KindChange<Row>,
): Promise<Saved> {
  const { open, kind, message, only, people, stored, wanted } = change;
  // Who moved to a payroll that the caller does not see is not theirs to change.
  const before = byPerson(stored.filter(({ employee_id }) => people.has(employee_id)));
  const after = byPerson(wanted);
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => textOf(before.get(id), change) !== textOf(after.get(id), change))
    .toSorted((one, other) => one - other);
  const refreshed = await checkVersions(trx, change, new Set(changed));
  if (changed.length === 0) return { message, changed: refreshed, late: open.late };
  const ids = new Set(changed);
  await change.write(
    changed,
    wanted.filter(({ employee_id }) => ids.has(employee_id)),
  );
  const { caller, period, late } = open;
  const target = { organizationId: caller.organizationId, clientId: period.client_id, periodId: period.id };
  const versions = await raiseVersions(trx, { ...target, kind }, caller.userId, changed);
  await insertChanges(trx, {
    ...target,
    userId: caller.userId,
    action: change.action,
    late,
    kind,
    entries: changed.map((employeeId) => ({
      employeeId,
      before: (before.get(employeeId) ?? []).map(change.describe),
      after: (after.get(employeeId) ?? []).map(change.describe),
    })),
  });
  await markCaptured(trx, { ...target, userId: caller.userId, late }, kind);
  const known = new Set(only?.map(({ employee_id }) => employee_id));
  return {
    message,
    changed: [...versions, ...refreshed.filter(({ employee_id }) => known.has(employee_id))].toSorted(
      (one, other) => one.employee_id - other.employee_id,
    ),
    late,
  };
}

const byPerson = <Row extends { employee_id: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ employee_id }) => employee_id);

/** Rows as a text that is the same for the same rows in any order. */
const textOf = <Row>(rows: readonly Row[] | undefined, { describe }: KindChange<Row>): string =>
  (rows ?? [])
    .map((row) => JSON.stringify(describe(row)))
    .toSorted()
    .join();

/** @returns the present versions of unchanged people whose seen one is older. */
async function checkVersions<Row>(
  trx: TenantTransaction,
  { open, kind, only, people }: KindChange<Row>,
  changed: ReadonlySet<number>,
): Promise<{ employee_id: number; version: number }[]> {
  const seen = (only ?? []).filter(({ version }) => version !== undefined);
  if (seen.length === 0) return [];
  const present = await listVersions(
    trx,
    { organizationId: open.caller.organizationId, periodId: open.period.id, kind },
    seen.map(({ employee_id }) => employee_id),
  );
  const stale = seen
    .map((one, at) => ({ ...one, at, present: present.get(one.employee_id) }))
    .filter(({ version, present: match }) => version !== (match?.version ?? 0));
  const [first, ...rest] = stale
    .filter(({ employee_id }) => changed.has(employee_id))
    .slice(0, MAX_ENTRIES)
    .map(
      ({ employee_id, at, present: existing }): ErrorEntry => ({
        code: 'capture_conflict',
        field: `only.${at}.version`,
        message: conflictText(people.get(employee_id)?.name ?? '', existing),
      }),
    );
  if (first !== undefined) throw new DomainError([first, ...rest]);
  return stale.map(({ employee_id, present: hit }) => ({ employee_id, version: hit?.version ?? 0 }));
}

function conflictText(employee: string, result: CaptureVersion | undefined): string {
  const clock = result === undefined ? new Date() : onBureauClock(new Date(result.changed_at));
  return captureRuleMessages.conflict(
    employee,
    result?.changed_by ?? captureRuleMessages.somebody,
    captureRuleMessages.moment(clock.toISOString()),
  );
}
