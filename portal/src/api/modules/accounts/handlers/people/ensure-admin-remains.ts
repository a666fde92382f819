import type { TenantTransaction } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { hasOtherAdmin, type StoredUser } from '../../repositories/users.ts';

/**
 * Check before a user stops being an active Admin.
 * @throws DomainError last_admin when the organization would have no active Admin left.
 */
export async function ensureAdminRemains(trx: TenantTransaction, person: StoredUser): Promise<void> {
  const administers = person.role === 'Admin' && person.active === 'true' && person.has_password;
  const scope = { organizationId: person.organization_id, userId: person.id };
  if (administers && !(await hasOtherAdmin(trx, scope))) throw new DomainError('last_admin');
}
