/** Gives back what was deleted at once, by the rules of a save. */

import { CONFIRMATIONS } from '@lienzo/schema/api/confirmations';
import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import {
  type DisabilityRow,
  disabilityRow,
  type IncidentRow,
  incidentRow,
} from '@lienzo/schema/capture/capture-rows';
import { disabilityDays } from '@lienzo/schema/capture/disability';
import type { restore_capture } from '@lienzo/schema/capture/incident-endpoints';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { PlacingServices } from '../../directory/directory.ts';
import { type DeletedRows, type HistoryRow, listDeletedTogether } from '../repositories/capture-changes.ts';
import { listPeople } from '../repositories/capture-people.ts';
import { listCertificates } from '../repositories/certificates.ts';
import { listIncidents } from '../repositories/incident-rows.ts';
import { listHours } from '../repositories/overtime.ts';
import type { CapturePeriodRow } from '../repositories/periods.ts';
import { lockPeriod } from './open-period.ts';
import { saveDisabilities } from './save-disabilities.ts';
import { saveIncidents } from './save-incidents.ts';
import { saveOvertime } from './save-overtime.ts';

type Restore = { period: CapturePeriodRow; changeId: number; services: PlacingServices };

/**
 * @throws DomainError not_found: the change deleted nothing; invalid_capture: something of it cannot be captured any more,
 * and nothing is given back; payroll_closed, capture_closed.
 */
export async function restoreCapture(
  trx: TenantTransaction,
  caller: Caller,
  { period: match, changeId, services }: Restore,
): Promise<ResponseOf<typeof restore_capture>['result']> {
  const { organizationId } = caller;
  const { period } = await lockPeriod(trx, caller, match);
  const deleted = await listDeletedTogether(trx, { organizationId, periodId: period.id, changeId });
  if (deleted.length === 0)
    throw new DomainError({ code: 'not_found', message: captureRuleMessages.nothingToRestore });
  const busy = await peopleWithCapture(trx, organizationId, period);
  const people = await listPeople(trx, organizationId, period.paysheet_id);
  const back = deleted.filter(({ kind, employee_id }) => !busy[kind].has(employee_id));
  // Disabilities first: incidents and hours are checked against their days.
  for (const kind of ['IN', 'I', 'E'] as const)
    await restoreKind(trx, caller, { period, services, kind, rows: back.filter((one) => one.kind === kind) });
  const kept = deleted
    .filter((one) => !back.includes(one))
    .map(({ employee_id, kind }) => ({ employee_id, kind, name: people.get(employee_id)?.name ?? '' }));
  const restored = back.reduce((sum, { before }) => sum + before.length, 0);
  return { message: captureRuleMessages.restored(restored, kept.length), restored, kept };
}

type OfKind = Pick<Restore, 'period' | 'services'> & { kind: DeletedRows['kind']; rows: DeletedRows[] };

async function restoreKind(trx: TenantTransaction, caller: Caller, { rows, ...of }: OfKind): Promise<void> {
  if (rows.length === 0) return;
  const { period, services, kind } = of;
  const only = rows.map(({ employee_id }) => ({ employee_id }));
  // What is given back was confirmed when it was captured.
  const common = { period, only, action: 'restore' as const, confirmed: CONFIRMATIONS };
  switch (kind) {
    case 'I':
      await saveIncidents(trx, caller, { ...common, rows: rows.flatMap(incidentsOf) });
      return;
    case 'IN':
      await saveDisabilities(trx, caller, { ...common, services, rows: rows.flatMap(disabilitiesOf) });
      return;
    case 'E':
      await saveOvertime(trx, caller, { ...common, days: rows.flatMap(hoursOf), summaries: [] });
  }
}

const incidentsOf = ({ employee_id, before }: DeletedRows): IncidentRow[] =>
  before.map((row) => incidentRow.parse({ ...row, id_empleado: employee_id }));

const hoursOf = ({ employee_id, before }: DeletedRows) =>
  before.map(({ fecha, horas }) => ({ employee_id, fecha: `${fecha}`, horas: `${horas}`, field: 'dias' }));

const disabilitiesOf = ({ employee_id, before }: DeletedRows): DisabilityRow[] =>
  before.flatMap((row) => daysOf(row).map((day) => disabilityRow.parse({ ...row, ...day, id: employee_id })));

const daysOf = ({ folio, fecha_incapacidad, dias_incapacidad }: HistoryRow) =>
  disabilityDays({
    folio: `${folio}`,
    fecha_incapacidad: `${fecha_incapacidad}`,
    dias_incapacidad: Number(dias_incapacidad),
  }).map((day) => ({ fecha_incapacidad: day, dias_incapacidad: 1 }));

/** Who has something captured, by kind: it stays. */
async function peopleWithCapture(
  trx: TenantTransaction,
  organizationId: string,
  { id, client_id, paysheet_id, initial_date: from, end_date: to }: CapturePeriodRow,
): Promise<Record<DeletedRows['kind'], ReadonlySet<number>>> {
  const scope = { organizationId, clientId: client_id, periodId: id, people: null };
  const idsOf = (rows: readonly { employee_id: number }[]) =>
    new Set(rows.map(({ employee_id }) => employee_id));
  const near = await listCertificates(trx, organizationId, {
    ...{ paysheetId: paysheet_id, people: null, from, to },
  });
  return {
    I: idsOf(await listIncidents(trx, scope)),
    IN: idsOf(near.filter(({ period_id }) => period_id === id)),
    E: idsOf(await listHours(trx, scope)),
  };
}
