import type { logout } from '@lienzo/schema/accounts/session-endpoints';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { originOf } from '../../audit/origin-of.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { endSession } from '../../repositories/sessions.ts';
import type { Handler } from '../../services.ts';
import { clearRefreshCookie } from '../../session/refresh-cookie.ts';

export const logOut: Handler<typeof logout> = async ({ caller, services, context }) => {
  const { organizationId, userId: id, name, mail } = caller;
  const origin = originOf(context, services);
  await inTenant(services.db, caller, async (trx) => {
    await endSession(trx, caller);
    await insertAccountEvent(trx, {
      organizationId,
      kind: 'logout',
      actor: caller,
      person: { id, name, mail },
      origin,
    });
  });
  clearRefreshCookie(context, services);
  return {};
};
