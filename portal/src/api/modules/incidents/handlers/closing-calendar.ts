import { type closing_calendar, MAX_CLOSINGS } from '@lienzo/schema/capture/closing-endpoints';
import { PAYSHEET_STATES } from '@lienzo/schema/capture/incident-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { listClosings } from '../repositories/closings.ts';
import type { Handler } from '../services.ts';

const [OPEN, CAPTURED, FINALISED] = PAYSHEET_STATES;
const STATE_OF = { A: OPEN, C: CAPTURED, F: FINALISED } as const;

export const getClosingCalendar: Handler<typeof closing_calendar> = async ({ query, caller, services }) => {
  const { desde: from, hasta: to, user_id: clientId } = query;
  if (to < from) throw new DomainError({ code: 'invalid_request', field: 'hasta' });
  const rows = await inTenant(services.db, caller, (trx) =>
    listClosings(trx, caller.organizationId, { from, to, clientId, limit: MAX_CLOSINGS + 1 }),
  );
  return {
    result: rows.slice(0, MAX_CLOSINGS).map(({ states, ...row }) => {
      const stateOfKind = (kind: string) =>
        STATE_OF[row.estatus === 'Finalizada' ? 'F' : (states?.[kind] ?? 'A')];
      return { ...row, states: { I: stateOfKind('I'), IN: stateOfKind('IN'), E: stateOfKind('E') } };
    }),
    cut: rows.length > MAX_CLOSINGS,
  };
};
