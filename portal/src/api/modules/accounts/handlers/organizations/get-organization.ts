import type { organization_detail } from '@lienzo/schema/api/organization-endpoints';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { findProviderDetail } from '../../repositories/provider-detail.ts';
import type { Handler } from '../../services.ts';

export const getOrganization: Handler<typeof organization_detail> = async ({ query, caller, services }) => {
  const organizationId = query.organization_id;
  const found = await inTenant(services.db, { ...caller, organizationId }, (trx) =>
    findProviderDetail(trx, organizationId),
  );
  if (found === undefined) throw new DomainError('organization_not_found');
  return found;
};
