import type { Caller } from '../../../../platform/caller.ts';
import { inOperator } from '../../../../platform/database/in-operator.ts';
import { inTenant, type TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { canEditUser } from '../../policy.ts';
import { countClients } from '../../repositories/clients.ts';
import { findUser, lockPeople, type StoredUser } from '../../repositories/users.ts';
import type { AccountServices } from '../../services.ts';

/**
 * Runs `work` on a user, in a transaction of the user's organization that locks out concurrent changes to its users. A
 * SuperAdmin reaches users of every organization, an Admin those of their own.
 * @param mayEdit the rule; `canEditUser` unless told.
 * @throws DomainError not_found for an unknown user, one of another organization or of a client that the caller does not
 * see; own_account; forbidden.
 */
export async function withEditedUser<Result>(
  { caller, services }: { caller: Caller; services: AccountServices },
  userId: string,
  work: (trx: TenantTransaction, person: StoredUser) => Promise<Result>,
  mayEdit: (actor: Caller, person: StoredUser) => boolean = canEditUser,
): Promise<Result> {
  const organizationId = await organizationOf({ caller, services }, userId);
  return inTenant(services.db, { ...caller, organizationId }, async (trx) => {
    await lockPeople(trx, organizationId);
    const person = await findUser(trx, userId);
    if (person === undefined || !(await isVisible(trx, caller, person))) throw new DomainError('not_found');
    if (person.id === caller.userId) throw new DomainError('own_account');
    if (!mayEdit(caller, person)) throw new DomainError('forbidden');
    return work(trx, person);
  });
}

/** An Ejecutivo knows the users of clients alone, and of them those whose client row level security shows. */
async function isVisible(
  trx: TenantTransaction,
  { role }: Caller,
  { organization_id, client_id }: StoredUser,
): Promise<boolean> {
  if (client_id === null) return role !== 'Ejecutivo';
  return (await countClients(trx, organization_id, [client_id])) === 1;
}

async function organizationOf(
  { caller, services }: { caller: Caller; services: AccountServices },
  userId: string,
): Promise<string> {
  if (caller.role !== 'SuperAdmin') return caller.organizationId;
  const match = await inOperator(services.db, caller, (trx) => findUser(trx, userId));
  if (match === undefined) throw new DomainError('not_found');
  return match.organization_id;
}
