import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { type EmploymentSpan, employmentsWithin } from '@lienzo/schema/payroll/employment';
import { legalVacationDays } from '@lienzo/schema/payroll/engine/integration';
import {
  addDays,
  dateOf,
  fullYears,
  monthEnd,
  monthOf,
  plainDate,
  yearOf,
} from '@lienzo/schema/payroll/plain-date';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listEmploymentsOf } from '../../masters/masters.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { countVacations, listOpeningBalances, type OpeningBalance } from '../repositories/vacations.ts';

const VACATION_KEYS = ['P003', 'P003C_DI'];

/** `entitled` of the days since `since`, ends included, and what other periods have taken of them. */
export type VacationBalance = { since: string; entitled: string; taken: string };

/**
 * The days of vacation that the years completed at the period's end give (LFT 76) since the last anniversary; or, of whom
 * an opening balance was entered, that one with the years completed since. Days of later periods are taken of the same
 * balance. Years count from the hire of the last employment in the period: one that ended before has a balance of its
 * own. docs/decisions/2026-11-26-employments.md
 */
export async function vacationBalances(
  trx: TenantTransaction,
  organizationId: string,
  period: CapturePeriodRow,
  employeeIds: readonly number[],
): Promise<Map<number, VacationBalance>> {
  if (employeeIds.length === 0) return new Map();
  const openings = await listOpeningBalances(trx, organizationId, employeeIds);
  const stored = await listEmploymentsOf(trx, { organizationId, employeeIds });
  const employments = Map.groupBy(stored, ({ employee_id }) => employee_id);
  const windows = employeeIds.flatMap((id) => {
    const window = windowOf(employments.get(id) ?? [], period, openings.get(id));
    return window === undefined ? [] : [{ id, ...window }];
  });
  const keys = VACATION_KEYS;
  const taken = await countVacations(trx, organizationId, { windows, keys, without: period.id });
  return new Map(
    windows.map(({ id, since, entitled }) => [id, { since, entitled, taken: taken.get(id) ?? '0.00' }]),
  );
}

export async function vacationBalance(
  trx: TenantTransaction,
  organizationId: string,
  period: CapturePeriodRow,
  employeeId: number,
): Promise<VacationBalance> {
  const balances = await vacationBalances(trx, organizationId, period, [employeeId]);
  return balances.get(employeeId) ?? { since: period.initial_date, entitled: '0', taken: '0.00' };
}

type Window = { since: string; until: string; entitled: string };

/** @param employments all of a person, the first one first. */
function windowOf(
  employments: readonly EmploymentSpan[],
  { initial_date, end_date }: CapturePeriodRow,
  opening: OpeningBalance | undefined,
): Window | undefined {
  const begun = employments.filter((one) => one.initial_date <= end_date);
  const within = employmentsWithin(begun, { first: initial_date, last: end_date });
  const own = within.at(-1) ?? begun.at(-1) ?? employments[0];
  if (own === undefined) return undefined;
  const { hire_date } = own;
  const years = Math.max(0, fullYears(hire_date, end_date));
  // Days of a later employment are not taken of this balance.
  const left = employments.findLast((one) => one.hire_date === hire_date)?.termination_date ?? null;
  const last = addDays(anniversary(hire_date, years + 1), -1);
  const until = left !== null && left < last ? left : last;
  // One of a later day, or of an employment before, says nothing of this one.
  if (opening === undefined || opening.on >= end_date || opening.on < hire_date)
    return { since: anniversary(hire_date, years), until, entitled: `${legalVacationDays(years)}` };
  const since = addDays(opening.on, 1);
  const completed = Array.from({ length: years }, (_, at) => at + 1).filter(
    (year) => anniversary(hire_date, year) >= since,
  );
  const entitled = ExactDecimal.sum(opening.days, ...completed.map((year) => legalVacationDays(year)));
  return { since, until, entitled: entitled.toString() };
}

/** The day so many years later; of a 29 February the last of the month. */
function anniversary(day: string, years: number): string {
  const year = yearOf(day) + years;
  const month = monthOf(day);
  const last = dateOf(monthEnd(year, month));
  return plainDate(year, month, Math.min(dateOf(day), last));
}
