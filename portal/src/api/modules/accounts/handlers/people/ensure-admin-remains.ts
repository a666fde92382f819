import type { TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { hasOtherAdmin, type StoredUser } from '../../repositories/users.ts';

/**
 * Before somebody stops being an active Admin.
 * @throws DomainError last_admin when nobody could administer the organization afterwards.
 */
export async function ensureAdminRemains(trx: TenantTransaction, person: StoredUser): Promise<void> {
  const administers = person.role === 'Admin' && person.active === 'true' && person.has_password;
  const of = { organizationId: person.organization_id, userId: person.id };
  if (administers && !(await hasOtherAdmin(trx, of))) throw new DomainError('last_admin');
}
