import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import { findPasswordLink } from '../../../../platform/database/find-before-tenant.ts';
import { inTenant, systemContext } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { endSessions } from '../../audit/end-sessions.ts';
import type { Origin } from '../../audit/origin-of.ts';
import { hashLinkToken, type PasswordLinkKind } from '../../password-link.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { findOrganizationFace } from '../../repositories/organizations.ts';
import { usePasswordLink, voidPasswordLinks } from '../../repositories/password-links.ts';
import { findUser, type OfUser, updateUser } from '../../repositories/users.ts';
import type { AccountServices } from '../../services.ts';
import { hashPassword } from '../../session/password.ts';
import { refuseWeakPassword } from '../../session/refuse-weak-password.ts';

/**
 * Gives the owner of a mailed link a new password; the link and every session of theirs end.
 * @throws DomainError INVITATION_NOT_FOUND for a link that is unknown, used, past its time, of the other kind, or of
 *   an account that is not active any more; weak_password.
 */
export async function setPasswordByLink(
  services: AccountServices,
  { id, password, kind, origin }: { id: string; password: string; kind: PasswordLinkKind; origin: Origin },
): Promise<void> {
  const hash = hashLinkToken(id);
  const link = await findPasswordLink(services.db, hash);
  if (link?.kind !== kind) throw ended(kind);
  const person = { organizationId: link.organization_id, userId: link.user_id };
  // A weak password leaves the link as it is.
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
    const { name: organization } = await findOrganizationFace(trx, organizationId);
    return { name: owner.name, mail: owner.mail, organization };
  });
}

const ended = (kind: PasswordLinkKind): DomainError =>
  kind === 'invitation'
    ? new DomainError('INVITATION_NOT_FOUND')
    : new DomainError({ code: 'INVITATION_NOT_FOUND', message: apiRefusalMessages.account.resetEnded });
