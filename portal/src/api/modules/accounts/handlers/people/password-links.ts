/** Mailed password links: requested, checked and used. */

import type {
  accept_invitation,
  check_password_link,
  forgot_password,
  reset_user_password,
} from '@lienzo/schema/accounts/account-endpoints';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { findPasswordLink } from '../../../../platform/database/find-before-tenant.ts';
import { inTenant, systemContext, type TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { clientAddress } from '../../../../platform/http/client-address.ts';
import { endSessions } from '../../audit/end-sessions.ts';
import { type Origin, originOf } from '../../audit/origin-of.ts';
import { hashLinkToken, type PasswordLinkKind } from '../../password-link.ts';
import { canManageAccount } from '../../policy.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { findOrganizationProfile } from '../../repositories/organizations.ts';
import { usePasswordLink, voidPasswordLinks } from '../../repositories/password-links.ts';
import { findUser, type OfUser, type StoredUser, updateUser } from '../../repositories/users.ts';
import type { AccountServices, Handler, PublicHandler } from '../../services.ts';
import { hashPassword } from '../../session/password.ts';
import { refuseWeakPassword } from '../../session/refuse-weak-password.ts';
import { withEditedUser } from './with-edited-user.ts';

/** The job looks up whether the account exists, so that neither the response nor its timing reveals it. */
export const forgotPassword: PublicHandler<typeof forgot_password> = async ({ body, services, context }) => {
  const address = clientAddress(context, services.behindProxy);
  await services.loginLimits.take('forgot', { account: body.mail, address });
  const asked = originOf(context, services);
  await services.jobs.send('send_reset', { mail: body.mail, asked }, { key: body.mail.toLowerCase() });
  return {};
};

/**
 * A user without a password is invited again. The mail must be the user's: it is what the administrator saw before
 * confirming.
 */
export const resetUserPassword: Handler<typeof reset_user_password> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const by = { actor: caller, origin: originOf(context, services) };
  const reset = async (trx: TenantTransaction, person: StoredUser): Promise<void> => {
    if (person.mail.toLowerCase() !== body.mail.toLowerCase())
      throw new DomainError({ code: 'invalid_user', field: 'mail' });
    if (person.active !== 'true') throw new DomainError('invalid_user');
    const organizationId = person.organization_id;
    const kind = person.has_password ? 'reset_sent' : 'invitation_sent';
    await insertAccountEvent(trx, { organizationId, kind, person, ...by });
    await endSessions(trx, { organizationId, person }, by);
    await services.jobs.send('send_reset', { mail: person.mail }, { trx, key: person.mail.toLowerCase() });
  };
  await withEditedUser({ caller, services }, body.passId, reset, canManageAccount);
  return {};
};

export const checkPasswordLink: PublicHandler<typeof check_password_link> = async ({ query, services }) => ({
  valid: (await findPasswordLink(services.db, hashLinkToken(query.id))) !== undefined,
});

export const acceptInvitation: PublicHandler<typeof accept_invitation> = async ({
  body,
  services,
  context,
}) => {
  await setPasswordByLink(services, { ...body, kind: 'invitation', origin: originOf(context, services) });
  return {};
};

/**
 * Sets a new password for the owner of a mailed link; the link and all of their sessions end.
 * @throws DomainError INVITATION_NOT_FOUND for a link that is unknown, used, expired, of the other kind, or of an
 * account that is no longer active; weak_password.
 */
export async function setPasswordByLink(
  services: AccountServices,
  { id, password, kind, origin }: { id: string; password: string; kind: PasswordLinkKind; origin: Origin },
): Promise<void> {
  const hash = hashLinkToken(id);
  const link = await findPasswordLink(services.db, hash);
  if (link?.kind !== kind) throw ended(kind);
  const person = { organizationId: link.organization_id, userId: link.user_id };
  // A weak password does not consume the link.
  await refuseWeakPassword(password, await ownerOf(services, person, kind), 'password');
  const password_hash = await hashPassword(password);
  await inTenant(services.db, systemContext(link.organization_id), async (trx) => {
    const used = await usePasswordLink(trx, { organizationId: link.organization_id, hash });
    const owner = used ? await findUser(trx, link.user_id) : undefined;
    if (owner?.active !== 'true') throw ended(kind);
    await updateUser(trx, person, { password_hash });
    await voidPasswordLinks(trx, person);
    await insertAccountEvent(trx, {
      organizationId: link.organization_id,
      kind: kind === 'invitation' ? 'invitation_accepted' : 'password_recovered',
      person: owner,
      origin,
    });
    await endSessions(trx, { organizationId: link.organization_id, person: owner }, { origin });
    if (kind === 'reset')
      await services.jobs.send(
        'send_password_changed',
        { organization_id: link.organization_id, user_id: link.user_id, at: new Date().toISOString() },
        { trx },
      );
  });
}

function ownerOf(
  services: AccountServices,
  { organizationId, userId }: OfUser,
  kind: PasswordLinkKind,
): Promise<{ name: string; mail: string; organization: string }> {
  return inTenant(services.db, systemContext(organizationId), async (trx) => {
    const owner = await findUser(trx, userId);
    if (owner === undefined) throw ended(kind);
    const { name: organization } = await findOrganizationProfile(trx, organizationId);
    return { name: owner.name, mail: owner.mail, organization };
  });
}

const ended = (kind: PasswordLinkKind): DomainError =>
  kind === 'invitation'
    ? new DomainError('INVITATION_NOT_FOUND')
    : new DomainError({ code: 'INVITATION_NOT_FOUND', message: apiRefusalMessages.account.resetEnded });
