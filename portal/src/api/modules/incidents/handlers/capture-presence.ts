import type { capture_presence } from '@lienzo/schema/capture/capture-endpoints';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { announceCapture } from '../../notifications/notifications.ts';
import { loadPeriod } from '../saving/open-period.ts';
import type { Handler } from '../services.ts';

/** Nothing is stored: whoever has the same capture open is told, and forgets it when it is not repeated. */
export const announcePresence: Handler<typeof capture_presence> = ({ body, caller, services }) =>
  inTenant(services.db, caller, async (trx) => {
    const { paysheet_id: paysheetId, period_id: periodId, left } = body;
    const period = await loadPeriod(trx, caller, { paysheetId, periodId });
    const { organizationId, userId, name } = caller;
    const kind = left ? 'left' : 'present';
    await announceCapture(trx, { kind, organizationId, periodId: period.id, userId, name });
    return { result: 'ok' };
  });
