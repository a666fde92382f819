import type { logout } from '@lienzo/schema/api/session-endpoints';
import { inTenant } from '../../database/in-tenant.ts';
import { endSession } from '../../database/repositories/sessions.ts';
import type { Handler } from '../../http/handler.ts';
import { clearRefreshCookie } from '../../session/refresh-cookie.ts';

export const logOut: Handler<typeof logout> = async ({ caller, services, context }) => {
  await inTenant(services.db, caller, (trx) => endSession(trx, caller));
  clearRefreshCookie(context, services);
  return {};
};
