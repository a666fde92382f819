/** The period of a call, and the right to change its capture. */
import type { CaptureKind } from '@lienzo/schema/capture/capture-rows';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canCapture, captureNotice, isLate } from '../policy.ts';
import { type CaptureStateRow, listCaptureStates } from '../repositories/capture-states.ts';
import { type CapturePeriodRow, findPeriod, lockPeriods } from '../repositories/periods.ts';

/** @throws DomainError not_found: it does not exist, is of another payroll, or of a client that the caller does not see. */
export async function loadPeriod(
  trx: TenantTransaction,
  caller: Pick<Caller, 'organizationId'>,
  ids: { paysheetId: number | undefined; periodId: number },
): Promise<CapturePeriodRow> {
  const period = await findPeriod(trx, caller.organizationId, ids);
  if (period === undefined)
    throw new DomainError({ code: 'not_found', message: captureRuleMessages.periodGone });
  return period;
}

/** Whether a kind, or the whole of a period, is finalised. */
export function isFinalised(
  period: Pick<CapturePeriodRow, 'id' | 'estatus'>,
  states: readonly CaptureStateRow[],
  kind?: CaptureKind,
): boolean {
  if (period.estatus === 'Finalizada') return true;
  return (
    kind !== undefined &&
    states.some((state) => state.period_id === period.id && state.kind === kind && state.status === 'F')
  );
}

export type OpenPeriod = {
  caller: Caller;
  period: CapturePeriodRow;
  /** Later periods of the payroll and process, locked as well, by date. */
  later: CapturePeriodRow[];
  /** The states of all of them. */
  states: CaptureStateRow[];
  late: boolean;
};

const REFUSALS = {
  closed: 'payroll_closed',
  late: 'capture_closed',
  before: 'before_service',
  after: 'after_service',
} as const;

/**
 * Locks the period, so that changes of it and its closing come one after the other, and says whether it may be changed.
 * @param until later periods that begin until this day are locked as well.
 * @throws DomainError payroll_closed, capture_closed, before_service, after_service.
 */
export async function openForChange(
  trx: TenantTransaction,
  caller: Caller,
  match: CapturePeriodRow,
  { kind, until }: { kind: CaptureKind; until: string },
): Promise<OpenPeriod> {
  const { period, later } = await lockPeriod(trx, caller, match, until);
  const states = await listCaptureStates(
    trx,
    caller.organizationId,
    [period, ...later].map(({ id }) => id),
  );
  const facts = {
    finalised: isFinalised(period, states, kind),
    closingDate: period.incidence_close_date,
    today: todayInMexico(),
    startsLater: period.starts_later,
    endedBefore: period.ended_before,
  };
  if (!canCapture(caller)) throw new DomainError('forbidden');
  const notice = captureNotice(caller, facts);
  if (notice !== null)
    throw new DomainError({
      code: REFUSALS[notice.code],
      message: notice.message,
    });
  return { caller, period, later, states, late: isLate(facts) };
}

/** The period as it is under its lock. */
export async function lockPeriod(
  trx: TenantTransaction,
  { organizationId }: Caller,
  existing: CapturePeriodRow,
  until: string = existing.end_date,
): Promise<{ period: CapturePeriodRow; later: CapturePeriodRow[] }> {
  const [period, ...later] = await lockPeriods(trx, organizationId, existing, until);
  if (period === undefined)
    throw new DomainError({ code: 'not_found', message: captureRuleMessages.periodGone });
  return { period, later };
}
