/** What the screens of capture read. */
import {
  type CaptureByPeriod,
  type CaptureOverview,
  type capture_by_period,
  type capture_overview,
  type capture_trail,
  type EmployeeCapture,
  type employee_capture,
  HISTORY_PAGE,
  SUMMARY_PAGE,
} from '@lienzo/schema/capture/capture-endpoints';
import { CAPTURE_KINDS } from '@lienzo/schema/capture/capture-rows';
import { previousDaysOf, TRIPLES } from '@lienzo/schema/capture/overtime-lines';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { canBeRestored, captureAbilities, captureNotice } from '../policy.ts';
import { listChanges } from '../repositories/capture-changes.ts';
import { findPerson, listSurnames, overtimeRuleOf } from '../repositories/capture-people.ts';
import { type CaptureStateRow, listCaptureStates } from '../repositories/capture-states.ts';
import { listPeriodVersions, versionsOf } from '../repositories/capture-versions.ts';
import { listCertificates } from '../repositories/certificates.ts';
import { listNamedIncidents } from '../repositories/incident-rows.ts';
import { listHours, listLines } from '../repositories/overtime.ts';
import { type CapturePeriodRow, listMatchingPeriods } from '../repositories/periods.ts';
import {
  countCaptured,
  countRecords,
  findNames,
  listCapturedPeople,
  listCertificateDays,
  listPaysheetNames,
} from '../repositories/summary.ts';
import { listConceptTotals } from '../repositories/summary-totals.ts';
import { blockedDays } from '../saving/blocked-days.ts';
import { isFinalised, loadPeriod } from '../saving/open-period.ts';
import { previousHours } from '../saving/previous-hours.ts';
import { stateOf, stateOfKind } from '../saving/state-text.ts';
import { vacationBalance } from '../saving/vacation-balance.ts';
import type { Handler } from '../services.ts';

const factsOf = (period: CapturePeriodRow) => ({
  finalised: isFinalised(period, []),
  closingDate: period.incidence_close_date,
  today: todayInMexico(),
  startsLater: period.starts_later,
  endedBefore: period.ended_before,
  runAuthorized: period.run_authorized,
  authorizes: period.authorizes,
});

export const getCaptureOverview: Handler<typeof capture_overview> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { paysheet_id: paysheetId, period_id: periodId } = query;
    const period = await loadPeriod(trx, caller, { paysheetId, periodId });
    const {
      initial_date,
      end_date,
      incidence_close_date,
      client_id: clientId,
      process_id: processId,
    } = period;
    const names = await findNames(trx, caller.organizationId, { clientId, processId });
    const [paysheet] = await listPaysheetNames(trx, caller.organizationId, clientId, [period.paysheet_id]);
    const id_humansite = paysheet?.id_humansite ?? '';
    const states = await listCaptureStates(trx, caller.organizationId, [period.id]);
    return {
      result: {
        ...{ cliente: names.client, nomina: `${id_humansite} ${paysheet?.paysheet ?? ''}`, id_humansite },
        ...{ initial_date, end_date, incidence_close_date },
        status: stateOf(states),
        states: presentStates(states),
        notice: captureNotice(caller, factsOf(period)),
        can: captureAbilities(caller, factsOf(period)),
        employees: await countCaptured(trx, caller.organizationId, period.id),
        versions: await listPeriodVersions(trx, caller.organizationId, period.id),
        surnames: await listSurnames(trx, caller.organizationId, period.paysheet_id),
        overtime_rule: await overtimeRuleOf(trx, caller.organizationId, period),
      },
    };
  });

const presentStates = (states: readonly CaptureStateRow[]): CaptureOverview['states'] =>
  CAPTURE_KINDS.map((kind) => {
    const match = states.find((state) => state.kind === kind);
    return {
      kind,
      status: stateOfKind(states, kind),
      version: match?.version ?? 0,
      changed_by: match?.changed_by ?? null,
      changed_at: match?.changed_at ?? null,
      late: match?.late ?? false,
    };
  });

export const getEmployeeCapture: Handler<typeof employee_capture> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { paysheet_id: paysheetId, period_id: periodId, employee_id: employeeId } = query;
    const period = await loadPeriod(trx, caller, { paysheetId, periodId });
    const { organizationId } = caller;
    const employee = await findPerson(trx, organizationId, { paysheetId, employeeId });
    if (employee === undefined)
      throw new DomainError({ code: 'not_found', message: captureRuleMessages.employeeElsewhere });
    const { initial_date: from, end_date: to } = period;
    const certificates = await listCertificates(trx, organizationId, {
      ...{ paysheetId, people: [employeeId], from, to },
    });
    return {
      result: {
        employee,
        incidents: await listNamedIncidents(trx, organizationId, [period.id], [employeeId]),
        certificates: certificates.map((one) => ({ ...one, elsewhere: one.period_id !== period.id })),
        overtime: await overtimeOf(trx, organizationId, period, employeeId),
        versions: await versionsOf(trx, organizationId, { periodId, employeeId }),
        blocked: await blockedDays(trx, organizationId, period, [employee]),
        vacation: await vacationBalance(trx, organizationId, period, employee.id),
      },
    };
  });

async function overtimeOf(
  trx: TenantTransaction,
  organizationId: string,
  period: CapturePeriodRow,
  employeeId: number,
): Promise<EmployeeCapture['overtime']> {
  const people = [employeeId];
  const scope = { organizationId, clientId: period.client_id, periodId: period.id, people };
  const before = await previousHours(trx, organizationId, period, people);
  const hours = new Map(before.map(({ fecha, horas }) => [fecha, horas]));
  return {
    rule: await overtimeRuleOf(trx, organizationId, period),
    days: await listHours(trx, scope),
    previous_days: previousDaysOf(period).map((fecha) => ({ fecha, horas: hours.get(fecha) ?? '0.0' })),
    lines: await listLines(trx, organizationId, [period.id], people),
  };
}

export const getCaptureHistory: Handler<typeof capture_trail> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { paysheet_id: paysheetId, period_id: periodId, employee_id: employeeId, kind, before } = query;
    const period = await loadPeriod(trx, caller, { paysheetId, periodId });
    const can = captureAbilities(caller, factsOf(period));
    const existing = await listChanges(trx, {
      organizationId: caller.organizationId,
      periodId: period.id,
      ...{ employeeId, kind, before },
      limit: HISTORY_PAGE + 1,
    });
    const page = existing
      .slice(0, HISTORY_PAGE)
      .map((entry) => ({ ...entry, can: { restore: can.save && canBeRestored(entry) } }));
    return { result: page, next: existing.length > page.length ? (page.at(-1)?.id ?? null) : null };
  });

export const getCaptureByPeriod: Handler<typeof capture_by_period> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const { paysheet_ids: ids, period_id: periodId, offset, q: search, costCenterId } = query;
    const period = await loadPeriod(trx, caller, { paysheetId: undefined, periodId });
    const periods = await listMatchingPeriods(trx, organizationId, period, ids);
    const names = await findNames(trx, organizationId, {
      clientId: period.client_id,
      processId: period.process_id,
    });
    const periodIds = periods.map(({ id }) => id);
    const { people, total } = await listCapturedPeople(trx, organizationId, {
      periodIds,
      ...{ search, costCenterId, offset, limit: SUMMARY_PAGE },
    });
    return {
      result: {
        client: { id: period.client_id, name: names.client },
        process: { id: period.process_id, description: names.process },
        mes: period.mes,
        calendar: period.calendar,
        initial_date: period.initial_date,
        end_date: period.end_date,
        paysheets: await presentPaysheets(trx, caller, { period, periods, ids }),
        employees: await withCapture(trx, organizationId, { periodIds, people, costCenterId }),
        totals: await listConceptTotals(trx, organizationId, { periodIds, costCenterId }),
        total,
        next: offset + people.length < total ? offset + people.length : null,
      },
    };
  });

type Chosen = { period: CapturePeriodRow; periods: readonly CapturePeriodRow[]; ids: readonly number[] };

/** @throws DomainError not_found for a payroll of another client. */
async function presentPaysheets(
  trx: TenantTransaction,
  caller: Caller,
  { period, periods, ids }: Chosen,
): Promise<CaptureByPeriod['paysheets']> {
  const known = await listPaysheetNames(trx, caller.organizationId, period.client_id, ids);
  const byId = new Map(known.map((one) => [one.id, one]));
  const counts = await countRecords(
    trx,
    caller.organizationId,
    periods.map((own) => own.id),
  );
  return ids.map((id) => {
    const paysheet = byId.get(id);
    if (paysheet === undefined)
      throw new DomainError({ code: 'not_found', message: captureRuleMessages.periodGone });
    const own = periods.find(({ paysheet_id }) => paysheet_id === id);
    return {
      paysheet_id: id,
      id_humansite: paysheet.id_humansite,
      paysheet: paysheet.paysheet,
      period_id: own?.id ?? null,
      status: own?.estatus ?? 'Abierta',
      can:
        own === undefined
          ? { save: false, late: false, close: false, reopen: false, delete: false }
          : captureAbilities(caller, factsOf(own)),
      captured: counts.get(own?.id ?? 0) ?? { incidents: 0, overtime_days: 0, certificates: 0 },
    };
  });
}

async function withCapture(
  trx: TenantTransaction,
  organizationId: string,
  {
    periodIds,
    people,
    costCenterId,
  }: {
    periodIds: readonly number[];
    people: Awaited<ReturnType<typeof listCapturedPeople>>['people'];
    costCenterId: number | undefined;
  },
): Promise<CaptureByPeriod['employees']> {
  const ids = people.map(({ employee_id }) => employee_id);
  const incidents = byPerson(await listNamedIncidents(trx, organizationId, periodIds, ids, costCenterId));
  const disabilities = byPerson(
    await listCertificateDays(trx, organizationId, periodIds, { people: ids, costCenterId }),
  );
  const lines = byPerson(await listLines(trx, organizationId, periodIds, ids, costCenterId));
  return people.map((person) => {
    const own = lines.get(person.employee_id) ?? [];
    const hoursOf = (isTriple: boolean) =>
      ExactDecimal.sum(
        0,
        ...own
          .filter(({ clave_concepto }) => (clave_concepto === TRIPLES) === isTriple)
          .map(({ horas }) => horas),
      ).toFixed(2);
    return {
      ...person,
      incidents: (incidents.get(person.employee_id) ?? []).map(
        ({ key, description, type_value, amount, capture_date }) => ({
          ...{ key, description, type_value },
          cantidad: amount,
          fecha: capture_date,
        }),
      ),
      disabilities: disabilities.get(person.employee_id) ?? [],
      overtime: { lines: own, doubles: hoursOf(false), triples: hoursOf(true) },
    };
  });
}

const byPerson = <Row extends { employee_id: number }>(rows: readonly Row[]): Map<number, Row[]> =>
  Map.groupBy(rows, ({ employee_id }) => employee_id);
