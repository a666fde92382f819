import { randomUUID } from 'node:crypto';
import type { new_organization } from '@lienzo/schema/api/organization-endpoints';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { violates } from '../../../../platform/database/violates.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { originOf } from '../../audit/origin-of.ts';
import { addOrganization } from '../../organizations/add-organization.ts';
import { insertAccountEvent } from '../../repositories/account-events.ts';
import type { Handler } from '../../services.ts';

export const newOrganization: Handler<typeof new_organization> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const id = randomUUID();
  try {
    await inTenant(services.db, { ...caller, organizationId: id }, async (trx) => {
      const { name, folderName: folder_name, domain, ui } = body;
      await addOrganization(trx, { id, name, folder_name, domain, ...ui }, caller.userId);
      const origin = originOf(context, services);
      await insertAccountEvent(trx, {
        organizationId: id,
        kind: 'provider_created',
        actor: caller,
        to: name,
        origin,
      });
    });
  } catch (error) {
    if (violates(error, 'organizations_domain_key'))
      throw new DomainError({ code: 'invalid_organization', field: 'domain' }, { cause: error });
    if (violates(error, 'organizations_name'))
      throw new DomainError({ code: 'invalid_organization', field: 'name' }, { cause: error });
    throw error;
  }
  return { id };
};
