import type { CaptureProblem } from '@lienzo/schema/capture/capture-problem';
import type { SentOvertimeDay } from '@lienzo/schema/capture/check-overtime-days';
import { overtimeLines, previousDaysOf, sameLines } from '@lienzo/schema/capture/overtime-lines';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { type CapturePerson, overtimeRuleOf } from '../repositories/capture-people.ts';
import { listHours, type StoredHours } from '../repositories/overtime.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { isFinalised, type OpenPeriod } from './open-period.ts';
import { previousHours } from './previous-hours.ts';

type Change = {
  open: OpenPeriod;
  people: ReadonlyMap<number, CapturePerson>;
  stored: readonly StoredHours[];
  wanted: readonly StoredHours[];
  /** As they were sent, for the fields of the problems. */
  days: readonly SentOvertimeDay[];
};

/**
 * The hours of a period's last days take their share of the allowance of the week that ends in the next one. Where that
 * one is finalised, its lines are delivered: hours that would change them are refused.
 */
export async function laterLineProblems(trx: TenantTransaction, change: Change): Promise<CaptureProblem[]> {
  const { later, states } = change.open;
  const problems: CaptureProblem[] = [];
  for (const next of later)
    if (isFinalised(next, states, 'E')) problems.push(...(await problemsOf(trx, change, next)));
  return problems;
}

async function problemsOf(
  trx: TenantTransaction,
  { open, people, stored, wanted, days }: Change,
  next: CapturePeriodRow,
): Promise<CaptureProblem[]> {
  const { organizationId } = open.caller;
  const shared = new Set(previousDaysOf(next));
  const before = hoursOf(stored, shared);
  const after = hoursOf(wanted, shared);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => JSON.stringify(before.get(id)) !== JSON.stringify(after.get(id)),
  );
  if (changed.length === 0) return [];
  const scope = { organizationId, clientId: next.client_id, periodId: next.id, people: changed };
  const own = Map.groupBy(await listHours(trx, scope), ({ employee_id }) => employee_id);
  const previous = await previousHours(trx, organizationId, next, changed);
  const rule = await overtimeRuleOf(trx, organizationId, next);
  return changed.flatMap((id) => {
    const elsewhere = previous.filter(
      ({ employee_id, fecha }) => employee_id === id && fecha < open.period.initial_date,
    );
    const lines = (hours: readonly StoredHours[] = []) =>
      overtimeLines([...elsewhere, ...hours, ...(own.get(id) ?? [])].map(dayOf), next, rule);
    if (sameLines(lines(before.get(id)), lines(after.get(id)))) return [];
    const sent = days.find(({ employee_id, fecha }) => employee_id === id && shared.has(fecha));
    const message = captureRuleMessages.laterHoursClosed(people.get(id)?.name ?? '', next.mes);
    return { field: sent?.field ?? 'dias', message };
  });
}

const dayOf = ({ fecha, horas }: StoredHours) => ({ date: fecha, hours: horas });

/** By person, in the order of the days. */
const hoursOf = (rows: readonly StoredHours[], days: ReadonlySet<string>): Map<number, StoredHours[]> =>
  Map.groupBy(
    rows
      .filter(({ fecha }) => days.has(fecha))
      .map(({ employee_id, fecha, horas }) => ({ employee_id, fecha, horas }))
      .toSorted((one, other) => (one.fecha < other.fecha ? -1 : 1)),
    ({ employee_id }) => employee_id,
  );
