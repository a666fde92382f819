/** Replaces the incidents of a payroll and period, or of some of its people. */

import type { Confirmation } from '@lienzo/schema/api/confirmations';
import type { IncidentRow, Saved } from '@lienzo/schema/capture/capture-rows';
import {
  type CaptureConcept,
  checkIncidentRows,
  type TakenBy,
} from '@lienzo/schema/capture/check-incident-rows';
import { isVacation } from '@lienzo/schema/capture/incident';
import { ExactDecimal } from '@lienzo/schema/data/exact-decimal';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import {
  type CapturePerson,
  listCaptureConcepts,
  listConceptNames,
  listPeople,
} from '../repositories/capture-people.ts';
import { listDisabledDays } from '../repositories/certificates.ts';
import {
  listIncidentDays,
  listIncidents,
  replaceIncidents,
  type StoredIncident,
} from '../repositories/incident-rows.ts';
import { listHoursBetween } from '../repositories/overtime.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { confirmFirst, type Question } from './confirm-first.ts';
import { openForChange } from './open-period.ts';
import { type KindChange, type Only, outOfScopeProblems, peopleOf, refuse, saveKind } from './save-kind.ts';
import { vacationBalances } from './vacation-balance.ts';

type Save = {
  period: CapturePeriodRow;
  rows: readonly IncidentRow[];
  only: Only;
  action: KindChange<never>['action'];
  confirmed?: readonly Confirmation[] | undefined;
};

/** @throws DomainError invalid_capture, capture_conflict, payroll_closed, capture_closed. */
export async function saveIncidents(
  trx: TenantTransaction,
  caller: Caller,
  { period: match, rows, only, action, confirmed }: Save,
): Promise<Saved> {
  const { organizationId } = caller;
  const open = await openForChange(trx, caller, match, { kind: 'I', until: match.end_date });
  const { period } = open;
  const people = await listPeople(trx, organizationId, period.paysheet_id);
  const scope = peopleOf(only, people);
  const concepts = await listCaptureConcepts(trx, organizationId, period.paysheet_id);
  const outOfScope = outOfScopeProblems(
    rows.map(({ id_empleado }, at) => ({
      employee_id: id_empleado,
      field: `employees.${at}.id_empleado`,
    })),
    scope,
    people,
  );
  const taken = await takenDays(trx, organizationId, period, scope);
  refuse([
    ...outOfScope,
    ...checkIncidentRows(rows, {
      paysheet_id: period.paysheet_id,
      period,
      employees: people,
      concepts,
      former: await formerConcepts(trx, organizationId, rows, concepts),
      taken: (employee, day) => taken.get(`${employee} ${day}`),
    }),
  ]);
  const rowScope = {
    organizationId,
    clientId: period.client_id,
    periodId: period.id,
  };
  const stored = await listIncidents(trx, { ...rowScope, people: scope });
  const change = { rows, stored, scope, people, concepts };
  confirmFirst(
    [
      ...(await absenceQuestions(trx, organizationId, period, change)),
      ...(await vacationQuestions(trx, organizationId, period, change)),
    ],
    confirmed,
  );
  return saveKind<StoredIncident>(trx, {
    open,
    kind: 'I',
    action,
    message:
      action === 'save' ? captureRuleMessages.incidentsSaved(rows.length) : captureRuleMessages.deleted,
    only,
    people,
    stored,
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

/** The names of concepts that rows are of and the payroll has no more. */
async function formerConcepts(
  trx: TenantTransaction,
  organizationId: string,
  rows: readonly IncidentRow[],
  concepts: ReadonlyMap<number, CaptureConcept>,
): Promise<Map<number, string>> {
  const ids = [...new Set(rows.map(({ id_concepto }) => id_concepto))].filter((id) => !concepts.has(id));
  return ids.length === 0 ? new Map() : listConceptNames(trx, organizationId, ids);
}

type Change = {
  rows: readonly IncidentRow[];
  stored: readonly StoredIncident[];
  scope: readonly number[] | null;
  people: ReadonlyMap<number, CapturePerson>;
  concepts: ReadonlyMap<number, CaptureConcept>;
};

const isDays = ({ concepts }: Change, concept: number): boolean => concepts.get(concept)?.type_value === 'DI';

/** Days that are new, of people who have overtime on them. */
async function absenceQuestions(
  trx: TenantTransaction,
  organizationId: string,
  { paysheet_id: paysheetId, initial_date: from, end_date: to }: CapturePeriodRow,
  change: Change,
): Promise<Question[]> {
  const { rows, stored, scope, people } = change;
  const before = new Set(
    stored
      .filter(({ concept_id }) => isDays(change, concept_id))
      .map(({ employee_id, capture_date }) => `${employee_id} ${capture_date}`),
  );
  const range = { paysheetId, people: scope, from, to, without: null };
  const hours = new Set(
    (await listHoursBetween(trx, organizationId, range)).map(
      ({ employee_id, fecha }) => `${employee_id} ${fecha}`,
    ),
  );
  return rows.flatMap(({ id_empleado, id_concepto, fecha }, at): Question[] => {
    const key = `${id_empleado} ${fecha}`;
    if (!isDays(change, id_concepto) || !hours.has(key) || before.has(key)) return [];
    const message = captureRuleMessages.hoursOnAbsence(people.get(id_empleado)?.name ?? '', fecha);
    return [{ code: 'hours_on_absence', field: `employees.${at}.fecha`, message }];
  });
}

/** People who get more days of vacation than before, and more than are left. */
async function vacationQuestions(
  trx: TenantTransaction,
  organizationId: string,
  period: CapturePeriodRow,
  { rows, stored, people, concepts }: Change,
): Promise<Question[]> {
  const isOfVacation = (concept: number): boolean => isVacation(concepts.get(concept)?.key ?? '');
  const before = Map.groupBy(
    stored.filter(({ concept_id }) => isOfVacation(concept_id)),
    ({ employee_id }) => employee_id,
  );
  const more = [
    ...Map.groupBy(
      [...rows.entries()].filter(([, { id_concepto }]) => isOfVacation(id_concepto)),
      ([, { id_empleado }]) => id_empleado,
    ),
  ].filter(([id, own]) => own.length > (before.get(id)?.length ?? 0));
  const whom = more.flatMap(([id]) => (people.has(id) ? [id] : []));
  const balances = await vacationBalances(trx, organizationId, period, whom);
  return more.flatMap(([id, own]): Question[] => {
    const balance = balances.get(id);
    const [at] = own[0] ?? [];
    if (balance === undefined || at === undefined) return [];
    const left = new ExactDecimal(balance.entitled).minus(balance.taken);
    if (left.greaterThanOrEqualTo(own.length)) return [];
    const shown = (left.isNegative() ? new ExactDecimal(0) : left).toString();
    const name = people.get(id)?.name ?? '';
    const message = captureRuleMessages.vacationExceeded(name, `${own.length}`, shown);
    return [{ code: 'vacation_exceeded', field: `employees.${at}.fecha`, message }];
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
