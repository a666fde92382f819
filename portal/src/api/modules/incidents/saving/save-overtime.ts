/** Replaces the overtime of a payroll and period, or of some of its people, and derives what is paid. */

import type { Confirmation } from '@lienzo/schema/api/confirmations';
import type { CaptureProblem } from '@lienzo/schema/capture/capture-problem';
import type { Saved } from '@lienzo/schema/capture/capture-rows';
import {
  checkOvertimeDays,
  hoursOfDay,
  type SentOvertimeDay,
} from '@lienzo/schema/capture/check-overtime-days';
import { daysOfLines } from '@lienzo/schema/capture/days-of-lines';
import { selectableDates } from '@lienzo/schema/capture/incident';
import type { OvertimeRule } from '@lienzo/schema/capture/overtime';
import { overtimeLines, sameLines } from '@lienzo/schema/capture/overtime-lines';
import { addDays } from '@lienzo/schema/payroll/plain-date';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { type CapturePerson, listPeople, overtimeRuleOf } from '../repositories/capture-people.ts';
import { listDisabledDays } from '../repositories/certificates.ts';
import { listIncidentDays } from '../repositories/incident-rows.ts';
import {
  listHours,
  listHoursBetween,
  replaceHours,
  replaceLines,
  type StoredHours,
  type StoredLine,
} from '../repositories/overtime.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { confirmFirst, type Question } from './confirm-first.ts';
import { laterLineProblems } from './later-lines.ts';
import { isFinalised, openForChange } from './open-period.ts';
import { previousHours } from './previous-hours.ts';
import { type KindChange, type Only, outOfScopeProblems, peopleOf, refuse, saveKind } from './save-kind.ts';

/** Lines as the screen computed them. */
export type SentSummary = {
  employee_id: number;
  lines: readonly { semana: string; clave_concepto: string; horas: string }[];
  field: string;
};

type Save = {
  period: CapturePeriodRow;
  /** undefined: the one person's days are made of their summary. */
  days: readonly SentOvertimeDay[] | undefined;
  summaries: readonly SentSummary[];
  only: Only;
  action: KindChange<never>['action'];
  confirmed?: readonly Confirmation[] | undefined;
};

/** Days of a week after its first one: the last week of a period ends in the next one. */
const REST_OF_WEEK = 6;

/** @throws DomainError invalid_capture, capture_conflict, payroll_closed, capture_closed. */
export async function saveOvertime(
  trx: TenantTransaction,
  caller: Caller,
  { period: match, days: sent, summaries, only, action, confirmed }: Save,
): Promise<Saved> {
  const { organizationId } = caller;
  const until = addDays(match.end_date, REST_OF_WEEK);
  const open = await openForChange(trx, caller, match, { kind: 'E', until });
  const { period, later, states } = open;
  const people = await listPeople(trx, organizationId, period.paysheet_id);
  const scope = peopleOf(only, people);
  const rule = await overtimeRuleOf(trx, organizationId, period);
  const disabled = await disabledDays(trx, organizationId, period, scope);
  const isDisabled = (employee: number, day: string): boolean => disabled.get(employee)?.has(day) ?? false;
  const absent = await absentDays(trx, organizationId, period, scope);
  const days =
    sent ??
    (await daysOfSummaries(trx, { organizationId, period, people, rule, disabled, absent }, summaries));
  refuse([
    ...outOfScopeProblems(days, scope, people),
    ...checkOvertimeDays(days, { period, employees: people, isDisabled }),
  ]);
  const requested = days.flatMap(({ employee_id, fecha, horas }): StoredHours[] => {
    const hours = hoursOfDay(horas);
    return hours === null || hours === '0.0' ? [] : [{ employee_id, fecha, horas: hours }];
  });
  const context = { organizationId, period, scope, people, rule };
  refuse(await elsewhereProblems(trx, context, requested, days));
  refuse(await summaryProblems(trx, context, requested, summaries));
  const target = { organizationId, clientId: period.client_id };
  const stored = await listHours(trx, { ...target, periodId: period.id, people: scope });
  refuse(await laterLineProblems(trx, { open, people, stored, wanted: requested, days }));
  confirmFirst(absenceQuestions({ wanted: requested, stored, days, people, absent }), confirmed);
  return saveKind<StoredHours>(trx, {
    open,
    kind: 'E',
    action,
    message: action === 'save' ? captureRuleMessages.disabilitiesSaved : captureRuleMessages.deleted,
    only,
    people,
    stored,
    wanted: requested,
    describe: ({ fecha, horas }) => ({ fecha, horas }),
    write: async (changed, own) => {
      await replaceHours(trx, { ...target, periodId: period.id, people: changed }, own);
      await deriveLines(trx, { organizationId, period, rule }, changed);
      // The last week's allowance is shared with the next period.
      for (const next of later.filter((one) => !isFinalised(one, states, 'E'))) {
        const there = await listHours(trx, { ...target, periodId: next.id, people: changed });
        const ids = [...new Set(there.map(({ employee_id }) => employee_id))];
        if (ids.length > 0)
          await deriveLines(
            trx,
            { organizationId, period: next, rule: await overtimeRuleOf(trx, organizationId, next) },
            ids,
          );
      }
    },
  });
}

/** Lines alone, spread over the days of their weeks; whether they give the same lines again is checked with the others. */
async function daysOfSummaries(
  trx: TenantTransaction,
  {
    organizationId,
    period,
    people,
    rule,
    disabled,
    absent,
  }: Omit<Context, 'scope'> & { disabled: DaysOfPeople; absent: DaysOfPeople },
  summaries: readonly SentSummary[],
): Promise<SentOvertimeDay[]> {
  const ids = summaries.map(({ employee_id }) => employee_id);
  const previous = byPerson(await previousHours(trx, organizationId, period, ids));
  return summaries.flatMap(({ employee_id, lines, field }) => {
    const employee = people.get(employee_id);
    if (employee === undefined) return [{ employee_id, fecha: period.initial_date, horas: '0', field }];
    const days = daysOfLines(lines, {
      period,
      rule,
      dates: selectableDates(
        { ...period, ...employee },
        new Set([...(disabled.get(employee_id) ?? []), ...(absent.get(employee_id) ?? [])]),
      ),
      previous: (previous.get(employee_id) ?? []).map(dayOf),
    });
    if (days === undefined)
      throw new DomainError({
        code: 'invalid_capture',
        field,
        message: captureRuleMessages.resumeWithoutDays(employee.name),
      });
    return days.map(({ date, hours }) => ({ employee_id, fecha: date, horas: hours, field }));
  });
}

type DaysOfPeople = ReadonlyMap<number, ReadonlySet<string>>;

/** The days of disability in a period, by person. */
async function disabledDays(
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id: paysheetId, initial_date: from, end_date: to }: CapturePeriodRow,
  people: readonly number[] | null,
): Promise<DaysOfPeople> {
  return daysOfPeople(await listDisabledDays(trx, organizationId, { paysheetId, people, from, to }));
}

/** The days with an absence, a vacation or another incident of days, by person. */
async function absentDays(
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id: paysheetId, initial_date: from, end_date: to }: CapturePeriodRow,
  people: readonly number[] | null,
): Promise<DaysOfPeople> {
  const range = { paysheetId, people, from, to, without: null };
  return daysOfPeople(await listIncidentDays(trx, organizationId, range));
}

const daysOfPeople = (matches: readonly { employee_id: number; date: string }[]): DaysOfPeople =>
  new Map(
    [...Map.groupBy(matches, ({ employee_id }) => employee_id)].map(([id, days]) => [
      id,
      new Set(days.map(({ date }) => date)),
    ]),
  );

/** Hours on days that had none, of people who are absent then. */
function absenceQuestions({
  wanted,
  stored,
  days,
  people,
  absent,
}: {
  wanted: readonly StoredHours[];
  stored: readonly StoredHours[];
  days: readonly SentOvertimeDay[];
  people: ReadonlyMap<number, CapturePerson>;
  absent: DaysOfPeople;
}): Question[] {
  const before = new Set(stored.map(({ employee_id, fecha }) => `${employee_id} ${fecha}`));
  return wanted
    .filter(
      ({ employee_id, fecha }) =>
        absent.get(employee_id)?.has(fecha) === true && !before.has(`${employee_id} ${fecha}`),
    )
    .map(({ employee_id, fecha }) => ({
      code: 'hours_on_absence',
      field: days.find((day) => day.employee_id === employee_id && day.fecha === fecha)?.field ?? 'dias',
      message: captureRuleMessages.hoursOnAbsence(people.get(employee_id)?.name ?? '', fecha),
    }));
}

type Context = {
  organizationId: string;
  period: CapturePeriodRow;
  scope: readonly number[] | null;
  people: ReadonlyMap<number, CapturePerson>;
  rule: OvertimeRule;
};

/** A day belongs to one period, though two processes may have the same dates. */
async function elsewhereProblems(
  trx: TenantTransaction,
  { organizationId, period, scope, people }: Context,
  desired: readonly StoredHours[],
  sent: readonly SentOvertimeDay[],
): Promise<CaptureProblem[]> {
  const known = await listHoursBetween(trx, organizationId, {
    paysheetId: period.paysheet_id,
    people: scope,
    from: period.initial_date,
    to: period.end_date,
    without: period.id,
  });
  const taken = new Set(known.map(({ employee_id, fecha }) => `${employee_id} ${fecha}`));
  return desired
    .filter(({ employee_id, fecha }) => taken.has(`${employee_id} ${fecha}`))
    .map(({ employee_id, fecha }) => ({
      field: sent.find((day) => day.employee_id === employee_id && day.fecha === fecha)?.field ?? 'dias',
      message: captureRuleMessages.hoursElsewhere(people.get(employee_id)?.name ?? '', fecha),
    }));
}

/** A summary that was sent must be that of the days. */
async function summaryProblems(
  trx: TenantTransaction,
  { organizationId, period, people, rule }: Context,
  expected: readonly StoredHours[],
  summaries: readonly SentSummary[],
): Promise<CaptureProblem[]> {
  if (summaries.length === 0) return [];
  const ids = summaries.map(({ employee_id }) => employee_id);
  const previous = byPerson(await previousHours(trx, organizationId, period, ids));
  const own = byPerson(expected);
  return summaries.flatMap(({ employee_id, lines, field }) => {
    const days = [...(previous.get(employee_id) ?? []), ...(own.get(employee_id) ?? [])];
    if (sameLines(lines, overtimeLines(days.map(dayOf), period, rule))) return [];
    return { field, message: captureRuleMessages.resumeDiffers(people.get(employee_id)?.name ?? '') };
  });
}

const dayOf = ({ fecha, horas }: StoredHours) => ({ date: fecha, hours: horas });
const byPerson = (rows: readonly StoredHours[]): Map<number, StoredHours[]> =>
  Map.groupBy(rows, ({ employee_id }) => employee_id);

/** The lines of everybody in a period that is open again: the hours before it may have changed while it was finalised. */
export async function deriveAllLines(
  trx: TenantTransaction,
  organizationId: string,
  period: CapturePeriodRow,
): Promise<void> {
  const location = { organizationId, clientId: period.client_id, periodId: period.id };
  const hours = await listHours(trx, { ...location, people: null });
  const people = [...new Set(hours.map(({ employee_id }) => employee_id))];
  if (people.length === 0) return;
  const rule = await overtimeRuleOf(trx, organizationId, period);
  await deriveLines(trx, { organizationId, period, rule }, people);
}

/** The lines of people in a period, made anew of their hours. */
async function deriveLines(
  trx: TenantTransaction,
  { organizationId, period, rule }: Pick<Context, 'organizationId' | 'period' | 'rule'>,
  people: readonly number[],
): Promise<void> {
  const scope = { organizationId, clientId: period.client_id, periodId: period.id, people };
  const own = byPerson(await listHours(trx, scope));
  const previous = byPerson(await previousHours(trx, organizationId, period, people));
  const lines = [...own].flatMap(([employee_id, days]): StoredLine[] =>
    overtimeLines([...(previous.get(employee_id) ?? []), ...days].map(dayOf), period, rule).map((line) => ({
      ...line,
      employee_id,
    })),
  );
  await replaceLines(trx, scope, lines);
}
