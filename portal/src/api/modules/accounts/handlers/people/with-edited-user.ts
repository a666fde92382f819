import type { Caller } from '../../../../platform/caller.ts';
import { inOperator } from '../../../../platform/database/in-operator.ts';
import { inTenant, type TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { canEditUser } from '../../policy.ts';
import { findUser, lockPeople, type StoredUser } from '../../repositories/users.ts';
import type { AccountServices } from '../../services.ts';

/**
 * Runs `work` on somebody's account, in the transaction of that person's organization, while nobody else changes
 * its people. A SuperAdmin finds people of every organization, an Admin of the own one.
 * @throws DomainError not_found for an unknown person, and for another organization's; own_account; forbidden.
 */
export async function withEditedUser<Result>(
  { caller, services }: { caller: Caller; services: AccountServices },
  userId: string,
  work: (trx: TenantTransaction, person: StoredUser) => Promise<Result>,
): Promise<Result> {
  const organizationId = await organizationOf({ caller, services }, userId);
  return inTenant(services.db, { ...caller, organizationId }, async (trx) => {
    await lockPeople(trx, organizationId);
    const person = await findUser(trx, userId);
    if (person === undefined) throw new DomainError('not_found');
    if (person.id === caller.userId) throw new DomainError('own_account');
    if (!canEditUser(caller, person)) throw new DomainError('forbidden');
    return work(trx, person);
  });
}

async function organizationOf(
  { caller, services }: { caller: Caller; services: AccountServices },
  userId: string,
): Promise<string> {
  if (caller.role !== 'SuperAdmin') return caller.organizationId;
  const found = await inOperator(services.db, caller, (trx) => findUser(trx, userId));
  if (found === undefined) throw new DomainError('not_found');
  return found.organization_id;
}
