import type { set_user_active } from '@lienzo/schema/accounts/account-endpoints';
import type { TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { endSessions } from '../../audit/end-sessions.ts';
import { originOf } from '../../audit/origin-of.ts';
import { canManageAccount } from '../../policy.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { removeMailChange } from '../../repositories/mail-changes.ts';
import { voidPasswordLinks } from '../../repositories/password-links.ts';
import { type StoredUser, updateUser } from '../../repositories/users.ts';
import type { Handler } from '../../services.ts';
import { ensureAdminRemains } from './ensure-admin-remains.ts';
import { withEditedUser } from './with-edited-user.ts';

const KINDS = { true: 'user_activated', false: 'user_deactivated', D: 'user_deleted' } as const;

/** 'D' is permanent: the user disappears from every list and the mail is free for another account. */
export const setUserActive: Handler<typeof set_user_active> = async ({ body, caller, services, context }) => {
  const by = { actor: caller, origin: originOf(context, services) };
  const change = async (trx: TenantTransaction, person: StoredUser): Promise<void> => {
    const organizationId = person.organization_id;
    const scope = { organizationId, userId: person.id };
    if (body.active === person.active) return;
    await insertAccountEvent(trx, { organizationId, kind: KINDS[body.active], person, ...by });
    if (body.active !== 'true') {
      await ensureAdminRemains(trx, person);
      await endSessions(trx, { organizationId, person }, by);
      await voidPasswordLinks(trx, scope);
      await removeMailChange(trx, scope);
    }
    await updateUser(trx, scope, { active: body.active });
    // Deactivating an invited user voids the invitation.
    if (body.active === 'true' && !person.has_password)
      await services.jobs.send(
        'send_invitation',
        { organization_id: person.organization_id, user_id: person.id },
        { trx },
      );
  };
  await withEditedUser({ caller, services }, body.user_id, change, canManageAccount);
  return {};
};
