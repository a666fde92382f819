/** What is captured, as the calls of specification 3 §7 read it. */
import type {
  all_incident,
  get_fechasglobales,
  get_filter_horas,
  get_incidentpreview,
  get_status_paysheet,
} from '@lienzo/schema/capture/incident-endpoints';
import type { OvertimeRule } from '@lienzo/schema/capture/overtime';
import { overtimeWeeks } from '@lienzo/schema/capture/overtime';
import { DOUBLES, TRIPLES } from '@lienzo/schema/capture/overtime-lines';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { findConceptKey, listPeople, overtimeRuleOf } from '../repositories/capture-people.ts';
import { listCaptureStates } from '../repositories/capture-states.ts';
import { listDisabilityDays } from '../repositories/certificates.ts';
import { listIncidents, previewIncidents } from '../repositories/incident-rows.ts';
import { listHours, listLines, type StoredHours } from '../repositories/overtime.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { blockedDays } from '../saving/blocked-days.ts';
import { loadPeriod } from '../saving/open-period.ts';
import { previousHours } from '../saving/previous-hours.ts';
import { stateOfKind } from '../saving/state-text.ts';
import type { Handler } from '../services.ts';

export const getFechasglobales: Handler<typeof get_fechasglobales> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const period = await loadPeriod(trx, caller, { paysheetId: query.nomina_id, periodId: query.period_id });
    const people = await listPeople(trx, caller.organizationId, period.paysheet_id);
    const { fecha_ini: from = period.initial_date, fecha_fin: to = period.end_date } = query;
    const blocked = await blockedDays(trx, caller.organizationId, period, [...people.values()]);
    return { result: blocked.filter(({ date }) => date >= from && date <= to) };
  });

export const getIncidentpreview: Handler<typeof get_incidentpreview> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id } = await loadPeriod(trx, caller, { paysheetId: query.nomina_id, periodId: query.period_id });
    return { result: await previewIncidents(trx, caller.organizationId, id) };
  });

export const getStatusPaysheet: Handler<typeof get_status_paysheet> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { id } = await loadPeriod(trx, caller, {
      paysheetId: query.paysheet_id,
      periodId: query.period_id,
    });
    const states = await listCaptureStates(trx, caller.organizationId, [id]);
    return { status: stateOfKind(states, query.type) };
  });

export const allIncident: Handler<typeof all_incident> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const period = await loadPeriod(trx, caller, {
      paysheetId: query.paysheet_id,
      periodId: query.period_id,
    });
    const scope = { organizationId, clientId: period.client_id, periodId: period.id, people: null };
    switch (query.type) {
      case 'I':
        return { result: await listIncidents(trx, scope) };
      case 'IN':
        return { result: await listDisabilityDays(trx, organizationId, period.id) };
      case 'E':
        return { result: await listLines(trx, organizationId, [period.id], null) };
      case 'ED':
        return { result: await listHours(trx, scope) };
    }
  });

export const getFilterHoras: Handler<typeof get_filter_horas> = ({ query, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId } = caller;
    const period = await loadPeriod(trx, caller, {
      paysheetId: query.paysheet_id,
      periodId: query.period_id,
    });
    const scope = { organizationId, clientId: period.client_id, periodId: period.id, people: null };
    const hours = await listHours(trx, scope);
    const key =
      query.concept_id === undefined
        ? undefined
        : await findConceptKey(trx, organizationId, query.concept_id);
    if (key !== DOUBLES && key !== TRIPLES) return { result: hours };
    return { result: await partsOf(trx, caller, period, hours, key) };
  });

/** The double or the triple part of each day. */
async function partsOf(
  trx: TenantTransaction,
  { organizationId }: Caller,
  period: CapturePeriodRow,
  hours: readonly StoredHours[],
  key: typeof DOUBLES | typeof TRIPLES,
): Promise<StoredHours[]> {
  const rule: OvertimeRule = await overtimeRuleOf(trx, organizationId, period);
  const people = [...new Set(hours.map(({ employee_id }) => employee_id))];
  const before = await previousHours(trx, organizationId, period, people);
  return [...Map.groupBy([...before, ...hours], ({ employee_id }) => employee_id)].flatMap(
    ([employee_id, days]) =>
      overtimeWeeks(
        days.map(({ fecha, horas }) => ({ date: fecha, hours: horas })),
        rule,
      )
        .flatMap((week) => week.days)
        .filter(({ date }) => date >= period.initial_date)
        .map(({ date, double, triple }) => ({
          employee_id,
          fecha: date,
          horas: (key === DOUBLES ? double : triple).toFixed(1),
        }))
        .filter(({ horas }) => Number(horas) > 0),
  );
}
