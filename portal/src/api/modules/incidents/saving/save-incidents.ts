/** Replaces the incidents of a payroll and period, or of some of its people. */
import type { IncidentRow, Saved } from '@lienzo/schema/api/capture-rows';
import { checkIncidentRows, type TakenBy } from '@lienzo/schema/capture/check-incident-rows';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { captureRuleMessages } from '@lienzo/schema/messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { listCaptureConcepts, listPeople } from '../repositories/capture-people.ts';
import { listDisabledDays } from '../repositories/certificates.ts';
import {
  listIncidentDays,
  listIncidents,
  replaceIncidents,
  type StoredIncident,
} from '../repositories/incident-rows.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { openForChange } from './open-period.ts';
import { type KindChange, type Only, peopleOf, refuse, saveKind, strayProblems } from './save-kind.ts';

type Save = {
  period: CapturePeriodRow;
  rows: readonly IncidentRow[];
  only: Only;
  action: KindChange<never>['action'];
};

/** @throws DomainError invalid_capture, capture_conflict, payroll_closed, capture_closed. */
export async function saveIncidents(
  trx: TenantTransaction,
  caller: Caller,
  { period: found, rows, only, action }: Save,
): Promise<Saved> {
  const { organizationId } = caller;
  const open = await openForChange(trx, caller, found, { kind: 'I', until: found.end_date });
  const { period } = open;
  const people = await listPeople(trx, organizationId, period.paysheet_id);
  const scope = peopleOf(only, people);
  const concepts = await listCaptureConcepts(trx, organizationId, period.paysheet_id);
  const stray = strayProblems(
    rows.map(({ id_empleado }, at) => ({
      employee_id: id_empleado,
      field: `employees.${at}.id_empleado`,
    })),
    scope,
    people,
  );
  const taken = await takenDays(trx, organizationId, period, scope);
  refuse([
    ...stray,
    ...checkIncidentRows(rows, {
      paysheet_id: period.paysheet_id,
      period,
      employees: people,
      concepts,
      taken: (employee, day) => taken.get(`${employee} ${day}`),
    }),
  ]);
  const rowScope = {
    organizationId,
    clientId: period.client_id,
    periodId: period.id,
  };
  return saveKind<StoredIncident>(trx, {
    open,
    kind: 'I',
    action,
    message:
      action === 'save' ? captureRuleMessages.incidentsSaved(rows.length) : captureRuleMessages.deleted,
    only,
    people,
    stored: await listIncidents(trx, { ...rowScope, people: scope }),
    wanted: rows.map((row) => ({
      employee_id: row.id_empleado,
      concept_id: row.id_concepto,
      amount: new ExactDecimal(row.incidencia).toFixed(2),
      capture_date: row.fecha,
    })),
    describe: describeIncident,
    write: (changed, own) => replaceIncidents(trx, { ...rowScope, people: changed }, own),
  });
}

const describeIncident = ({ concept_id, capture_date, amount }: StoredIncident) => ({
  id_concepto: concept_id,
  fecha: capture_date,
  incidencia: amount,
});

/** The days that disabilities, or incidents of days of other periods, take from people. */
export async function takenDays(
  trx: TenantTransaction,
  organizationId: string,
  { id, paysheet_id, initial_date, end_date }: CapturePeriodRow,
  people: readonly number[] | null,
): Promise<Map<string, TakenBy>> {
  const range = { paysheetId: paysheet_id, people, from: initial_date, to: end_date };
  const taken = new Map<string, TakenBy>();
  for (const { employee_id, date } of await listIncidentDays(trx, organizationId, { ...range, without: id }))
    taken.set(`${employee_id} ${date}`, 'incident');
  for (const { employee_id, date } of await listDisabledDays(trx, organizationId, range))
    taken.set(`${employee_id} ${date}`, 'disability');
  return taken;
}
