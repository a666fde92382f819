/** Which screens a person has in their menu. */
import type {
  get_modulos,
  modulos,
  organizationsAllUser,
  set_modulos,
} from '@lienzo/schema/accounts/module-endpoints';
import { inOperator } from '../../../../platform/database/in-operator.ts';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { originOf } from '../../audit/origin-of.ts';
import { canAssignModules, canSeeModulesOfOthers } from '../../policy.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import { listAssignedModules, listModules, replaceModulesOfUser } from '../../repositories/modules.ts';
import { listPeople } from '../../repositories/people.ts';
import type { Handler } from '../../services.ts';
import { withEditedUser } from './with-edited-user.ts';

export const getModules: Handler<typeof modulos> = ({ caller, services }) =>
  inTenant(services.db, caller, listModules);

export const getModuleOwners: Handler<typeof organizationsAllUser> = async ({ caller, services }) => {
  const people =
    caller.role === 'SuperAdmin'
      ? await inOperator(services.db, caller, (trx) => listPeople(trx))
      : await inTenant(services.db, caller, (trx) =>
          listPeople(trx, canSeeModulesOfOthers(caller) ? undefined : caller.userId),
        );
  return people.map(({ role, organization_id, ...person }) => ({
    ...person,
    roleName: role === 'client' ? ('' as const) : role,
    can: { assign: canAssignModules(caller, { id: person.id, organization_id }) },
  }));
};

export const getModulesOfUser: Handler<typeof get_modulos> = async ({ query, caller, services }) => {
  if (query.id === caller.userId)
    return inTenant(services.db, caller, (trx) =>
      listAssignedModules(trx, { organizationId: caller.organizationId, userId: query.id }),
    );
  if (!canSeeModulesOfOthers(caller)) throw new DomainError('forbidden');
  return withEditedUser(
    { caller, services },
    query.id,
    (trx, { id, organization_id }) =>
      listAssignedModules(trx, { organizationId: organization_id, userId: id }),
    canSeeModulesOfOthers,
  );
};

/** Only those of the person's role can be assigned; the one for oneself is refused, as every change of one's own account. */
export const setModulesOfUser: Handler<typeof set_modulos> = async ({ body, caller, services, context }) => {
  await withEditedUser(
    { caller, services },
    body.user_id,
    async (trx, person) => {
      const allowed = new Set(
        (await listModules(trx)).filter(({ roles }) => roles.includes(person.role)).map(({ id }) => id),
      );
      const chosen = [...new Set(body.modules)];
      if (chosen.some((id) => !allowed.has(id)))
        throw new DomainError({ code: 'not_found', field: 'modules' });
      const organizationId = person.organization_id;
      const scope = { organizationId, userId: person.id };
      const namesOf = async () => (await listAssignedModules(trx, scope)).map(({ name }) => name).join(', ');
      const from = await namesOf();
      await replaceModulesOfUser(trx, scope, chosen);
      const to = await namesOf();
      const by = { actor: caller, origin: originOf(context, services) };
      if (from !== to)
        await insertAccountEvent(trx, { organizationId, kind: 'modules_changed', person, from, to, ...by });
    },
    canAssignModules,
  );
  return {};
};
