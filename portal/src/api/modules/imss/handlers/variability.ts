import {
  type add_variability_movements,
  type imss_variability,
  type post_genera_variabilidad,
  VARIABILITY_PAGE,
} from '@lienzo/schema/imss/variability-endpoints';
import { variabilityMessages as texts } from '@lienzo/schema/imss/variability-messages';
import { deadlineOf } from '@lienzo/schema/imss/working-days/movement-deadline';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { addMovements, openBatch } from '../repositories/batches.ts';
import { findVariabilityRequest } from '../repositories/imss-requests.ts';
import { imssCalendarOf } from '../repositories/non-working-days.ts';
import { listChanged, listVariability } from '../repositories/variability-people.ts';
import { askFor } from '../requests/ask-for.ts';
import type { Handler } from '../services.ts';

/** 'Generar'. */
export const postVariabilidad: Handler<typeof post_genera_variabilidad> = async ({
  body,
  caller,
  services,
}) => {
  const { nomina, human_id, register, fecha_inicial, fecha_final, ...parameters } = body;
  await askFor(services, caller, {
    ...{ kind: 'variabilidad', nomina_id: nomina, human_id, register },
    ...{ date_start: fecha_inicial, date_end: fecha_final },
    parameters: { periodo: parameters.periodo, dias: parameters.dias, carpeta: parameters.carpeta },
  });
  return { message: texts.asked(body.name_nomina, register) };
};

/** @throws DomainError not_found. */
async function requireRequest(trx: TenantTransaction, organizationId: string, id: number) {
  const request = await findVariabilityRequest(trx, organizationId, id);
  if (request === undefined) throw new DomainError({ code: 'not_found', field: 'request_id' });
  return request;
}

export const getVariability: Handler<typeof imss_variability> = ({
  query: { request_id, page },
  caller,
  services,
}) =>
  inTenant(services.db, caller, async (trx) => {
    await requireRequest(trx, caller.organizationId, request_id);
    return listVariability(trx, caller.organizationId, request_id, {
      ...{ offset: (page - 1) * VARIABILITY_PAGE, limit: VARIABILITY_PAGE },
    });
  });

/**
 * 'Añadir mov.'
 * @throws DomainError not_found; imss_refused: nobody's base changes.
 */
export const addVariability: Handler<typeof add_variability_movements> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { organizationId, userId } = caller;
    const request = await requireRequest(trx, organizationId, body.request_id);
    const changed = await listChanged(trx, organizationId, request.id, body.employee_ids);
    if (changed.length === 0) throw new DomainError({ code: 'imss_refused', message: texts.nothingToAdd });
    const calendar = await imssCalendarOf(trx, organizationId);
    const id = await openBatch(trx, organizationId, request, userId);
    const movements = changed.map(({ effective_date: date, ...one }) => ({
      ...{ ...one, type: '07' as const, date, reason: 'variabilidad' as const },
      due_on: deadlineOf({ type: '07', date, variable: true }, calendar).latest,
    }));
    await addMovements(trx, organizationId, { id, client_id: request.client_id }, movements);
    return { message: texts.added(movements.length, id) };
  });
