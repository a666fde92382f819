/** A person's name and mail, corrected by who manages their account. */
import type { confirm_mail, save_person } from '@lienzo/schema/accounts/account-endpoints';
import { apiRefusalMessages } from '@lienzo/schema/messages/api-refusal-messages';
import type { z } from 'zod';
import { findAccountByMail, findMailChange } from '../../../../platform/database/find-before-tenant.ts';
import { inTenant, systemContext, type TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { violates } from '../../../../platform/database/violates.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { endSessions } from '../../audit/end-sessions.ts';
import { originOf } from '../../audit/origin-of.ts';
import { hashLinkToken, LINK_SECONDS } from '../../password-link.ts';
import { canManageAccount } from '../../policy.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { insertMailChange, removeMailChange, takeMailChange } from '../../repositories/mail-changes.ts';
import { voidPasswordLinks } from '../../repositories/password-links.ts';
import { findUser, lockPeople, type StoredUser, updateUser } from '../../repositories/users.ts';
import type { Handler, PublicHandler } from '../../services.ts';
import { withEditedUser } from './with-edited-user.ts';

type Answer = z.infer<typeof save_person.response>;

/**
 * The name changes at once. A new mail is confirmed by a link that goes to it, because whoever reads that mailbox can
 * replace the password; who has no password yet is invited there instead.
 */
export const savePerson: Handler<typeof save_person> = async ({ body, caller, services, context }) => {
  const by = { actor: caller, origin: originOf(context, services) };
  const taken = await findAccountByMail(services.db, body.mail);
  const change = async (trx: TenantTransaction, person: StoredUser): Promise<Answer> => {
    const organizationId = person.organization_id;
    const scope = { organizationId, userId: person.id };
    if (body.name !== person.name) {
      await updateUser(trx, scope, { name: body.name });
      const names = { from: person.name, to: body.name };
      await insertAccountEvent(trx, { organizationId, kind: 'user_renamed', person, ...names, ...by });
    }
    if (isSame(body.mail, person.mail)) {
      await removeMailChange(trx, scope);
      return { mail: 'same' };
    }
    if (taken !== undefined) throw new DomainError({ code: 'already_taken', field: 'mail' });
    if (person.active !== 'true') throw new DomainError({ code: 'invalid_user', field: 'mail' });
    const mails = { from: person.mail, to: body.mail };
    const to = { organization_id: organizationId, user_id: person.id };
    if (!person.has_password) {
      await updateUser(trx, scope, { mail: body.mail });
      await voidPasswordLinks(trx, scope);
      await insertAccountEvent(trx, { organizationId, kind: 'mail_changed', person, ...mails, ...by });
      await services.jobs.send('send_invitation', to, { trx });
      return { mail: 'changed' };
    }
    await insertMailChange(trx, { ...scope, mail: body.mail, seconds: LINK_SECONDS.mail });
    await insertAccountEvent(trx, { organizationId, kind: 'mail_change_asked', person, ...mails, ...by });
    await services.jobs.send('send_mail_change', to, { trx });
    return { mail: 'asked' };
  };
  return refuseTakenMail(() => withEditedUser({ caller, services }, body.user_id, change, canManageAccount));
};

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Its sessions end, links that went to the former mail too, and the former mail is told. */
export const confirmMail: PublicHandler<typeof confirm_mail> = async ({ body, services, context }) => {
  const hash = hashLinkToken(body.id);
  const link = await findMailChange(services.db, hash);
  if (link === undefined) throw ended();
  const { organization_id: organizationId } = link;
  const origin = originOf(context, services);
  await refuseTakenMail(() =>
    inTenant(services.db, systemContext(organizationId), async (trx) => {
      await lockPeople(trx, organizationId);
      const change = await takeMailChange(trx, { organizationId, hash });
      const person = change === undefined ? undefined : await findUser(trx, change.user_id);
      if (change === undefined || person?.active !== 'true') throw ended();
      const key = { organizationId, userId: person.id };
      await updateUser(trx, key, { mail: change.mail });
      await voidPasswordLinks(trx, key);
      const mails = { from: person.mail, to: change.mail };
      await insertAccountEvent(trx, { organizationId, kind: 'mail_changed', person, ...mails, origin });
      await endSessions(trx, { organizationId, person }, { origin });
      const reported = { former_mail: person.mail, at: new Date().toISOString() };
      await services.jobs.send(
        'send_mail_changed',
        { organization_id: organizationId, user_id: person.id, ...reported },
        { trx },
      );
    }),
  );
  return {};
};

async function refuseTakenMail<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (violates(error, 'users_mail'))
      throw new DomainError({ code: 'already_taken', field: 'mail' }, { cause: error });
    throw error;
  }
}

const ended = (): DomainError =>
  new DomainError({ code: 'INVITATION_NOT_FOUND', message: apiRefusalMessages.account.mailLinkEnded });
