/** Saving, deleting, closing and reopening (specification 3 §7, "Saving and closing"). */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@lienzo/schema/api/endpoint';
import type { DisabilityRow, IncidentRow, Saved } from '@lienzo/schema/capture/capture-rows';
import type {
  abrir_paysheet,
  close_paysheet,
  delete_paysheet,
  restore_capture,
  set_delete_incident,
  set_incidents,
} from '@lienzo/schema/capture/incident-endpoints';
import { captureRuleMessages } from '@lienzo/schema/rule-messages/capture-rule-messages';
import type { Caller } from '../../../platform/caller.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { changeState } from '../saving/change-state.ts';
import { deleteAll, deleteKind } from '../saving/delete-kind.ts';
import { loadPeriod } from '../saving/open-period.ts';
import { restoreCapture } from '../saving/restore-capture.ts';
import { saveDisabilities } from '../saving/save-disabilities.ts';
import { saveIncidents } from '../saving/save-incidents.ts';
import type { Handler, IncidentServices } from '../services.ts';

export const setIncidents: Handler<typeof set_incidents> = ({ query, body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const period = await loadPeriod(trx, caller, { paysheetId: body.paysheet_id, periodId: body.period_id });
    const { employees, only, confirmado: confirmed } = body;
    if (query.incapacidad === 'true') {
      const rows = ofOneKind(employees, isDisability);
      const save = { period, rows, only, action: 'save', services, confirmed } as const;
      return { result: await saveDisabilities(trx, caller, save) };
    }
    const rows = ofOneKind(employees, (row): row is IncidentRow => !isDisability(row));
    return { result: await saveIncidents(trx, caller, { period, rows, only, action: 'save', confirmed }) };
  });

const isDisability = (row: IncidentRow | DisabilityRow): row is DisabilityRow => 'folio' in row;

function ofOneKind<Row extends IncidentRow | DisabilityRow>(
  rows: readonly (IncidentRow | DisabilityRow)[],
  isKind: (row: IncidentRow | DisabilityRow) => row is Row,
): Row[] {
  const odd = rows.findIndex((row) => !isKind(row));
  if (odd >= 0)
    throw new DomainError({
      code: 'invalid_request',
      field: `employees.${odd}`,
      message: captureRuleMessages.otherKind,
    });
  return rows.filter(isKind);
}

export const setDeleteIncident: Handler<typeof set_delete_incident> = ({ query, caller, services }) =>
  inTenant(services.db, caller, (trx) =>
    deleted(trx, services, caller, {
      paysheet_id: query.nomina_id,
      period_id: query.period_id,
      type: 'I',
    }),
  );

export const deletePaysheet: Handler<typeof delete_paysheet> = ({ body, caller, services }) =>
  inTenant(services.db, caller, (trx) => deleted(trx, services, caller, body));

async function deleted(
  trx: TenantTransaction,
  services: IncidentServices,
  caller: Caller,
  { paysheet_id, period_id, type }: BodyOf<typeof delete_paysheet>,
): Promise<{ result: Saved }> {
  const period = await loadPeriod(trx, caller, { paysheetId: paysheet_id, periodId: period_id });
  const result =
    type === undefined
      ? await deleteAll(trx, caller, { period, services })
      : await deleteKind(trx, caller, { period, kind: type, services });
  return { result };
}

export const restoreDeleted: Handler<typeof restore_capture> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { paysheet_id: paysheetId, period_id: periodId, change_id: changeId } = body;
    const period = await loadPeriod(trx, caller, { paysheetId, periodId });
    return { result: await restoreCapture(trx, caller, { period, changeId, services }) };
  });

export const closePaysheet: Handler<typeof close_paysheet> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const period = await loadPeriod(trx, caller, { paysheetId: body.paysheet_id, periodId: body.period_id });
    const { changed, ...result } = await changeState(trx, caller, period, {
      action: 'close',
      confirmed: body.confirmado,
    });
    if (changed) await followClosing(trx, services, caller, period.id);
    return { result };
  });

/** What follows from a capture that was finalised, in the transaction that does it. */
async function followClosing(
  trx: TenantTransaction,
  services: IncidentServices,
  { organizationId, userId }: Caller,
  periodId: number,
): Promise<void> {
  const closing = randomUUID();
  const scope = { organization_id: organizationId, user_id: userId, period_id: periodId };
  await services.jobs.send('store_closing_files', { ...scope, closing_id: closing }, { trx });
  const event = { kind: 'capture_finished' as const, organizationId, periodId, id: closing };
  await services.captureReports.periodChanged(trx, event);
}

export const abrirPaysheet: Handler<typeof abrir_paysheet> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const period = await loadPeriod(trx, caller, { paysheetId: body.paysheet_id, periodId: body.period_id });
    const { message, status } = await changeState(trx, caller, period, { action: 'reopen' });
    return { result: { message, status } };
  });
