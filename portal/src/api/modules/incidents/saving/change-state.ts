import type { Confirmation } from '@lienzo/schema/api/confirmations';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { captureAbilities, mayReopen } from '../policy.ts';
import { insertChanges } from '../repositories/capture-changes.ts';
import { finaliseKinds, listCaptureStates, reopenKinds } from '../repositories/capture-states.ts';
import { type CapturePeriodRow, findPeriod, setPeriodStatus } from '../repositories/periods.ts';
import { isFinalised, lockPeriod } from './open-period.ts';
import { deriveAllLines } from './save-overtime.ts';
import { type PaysheetState, stateOf } from './state-text.ts';

/**
 * Finalises the three kinds of a period, or reopens them, behind the changes that are being saved. Doing it twice changes
 * nothing.
 * @throws DomainError early_close: it ends later, and nobody has confirmed that.
 * @returns `changed`: whether it was not so before.
 */
export async function changeState(
  trx: TenantTransaction,
  caller: Caller,
  match: CapturePeriodRow,
  { action, confirmed = [] }: { action: 'close' | 'reopen'; confirmed?: readonly Confirmation[] | undefined },
): Promise<{ message: string; status: PaysheetState; changed: boolean }> {
  const { organizationId, userId } = caller;
  const { period } = await lockPeriod(trx, caller, match);
  const finalised = isFinalised(period, []);
  const facts = {
    ...{ finalised, closingDate: period.incidence_close_date, today: todayInMexico() },
    startsLater: period.starts_later,
    endedBefore: period.ended_before,
    ...{ runAuthorized: period.run_authorized, authorizes: period.authorizes },
  };
  const closes = action === 'close';
  const message = closes ? captureRuleMessages.closed : captureRuleMessages.reopened;
  if (closes !== finalised) {
    if (closes) refuseUnserved(period);
    if (!closes) await refuseReopening(trx, caller, period);
    if (closes && !captureAbilities(caller, facts).close) throw new DomainError('forbidden');
    refuseEarly(period, facts.today, !closes || confirmed.includes('early_close'));
    const change = {
      organizationId,
      clientId: period.client_id,
      periodId: period.id,
      userId,
      late: false,
    };
    await (closes ? finaliseKinds : reopenKinds)(trx, change);
    if (!closes) await deriveAllLines(trx, organizationId, period);
    await setPeriodStatus(trx, organizationId, period.id, closes ? 'Finalizada' : 'Abierta');
    await insertChanges(trx, {
      ...change,
      action,
      kind: null,
      entries: [{ employeeId: null, before: [], after: [] }],
    });
  }
  const states = await listCaptureStates(trx, organizationId, [period.id]);
  return { message, status: stateOf(states), changed: closes !== finalised };
}

/** @throws DomainError forbidden, as the run is behind the period's lock. */
async function refuseReopening(
  trx: TenantTransaction,
  caller: Caller,
  { id }: CapturePeriodRow,
): Promise<void> {
  // Read again: what was read together with the lock may be of before whoever held it.
  const period = await findPeriod(trx, caller.organizationId, { paysheetId: undefined, periodId: id });
  if (period === undefined) throw new DomainError('not_found');
  const { run_authorized: runAuthorized, authorizes } = period;
  if (!mayReopen(caller, { runAuthorized, authorizes }))
    throw new DomainError({
      code: 'forbidden',
      ...(runAuthorized ? { message: captureRuleMessages.authorized } : {}),
    });
}

function refuseUnserved({ starts_later, ended_before }: CapturePeriodRow): void {
  const { beforeService, afterService } = captureRuleMessages;
  if (starts_later !== null)
    throw new DomainError({ code: 'before_service', message: beforeService(starts_later) });
  if (ended_before !== null)
    throw new DomainError({ code: 'after_service', message: afterService(ended_before) });
}

function refuseEarly(
  { mes, initial_date, end_date }: CapturePeriodRow,
  today: string,
  isAllowed: boolean,
): void {
  if (isAllowed || today >= end_date) return;
  const message =
    today < initial_date
      ? captureRuleMessages.closesBeforeStart(mes, initial_date)
      : captureRuleMessages.closesEarly(mes, end_date);
  throw new DomainError({ code: 'early_close', message });
}
