/** Organizations, for their own users and for the SuperAdmin. */

import { randomUUID } from 'node:crypto';
import type {
  change_organization,
  new_organization,
  organization_detail,
  organizations,
} from '@lienzo/schema/accounts/organization-endpoints';
import { inOperator } from '../../../../platform/database/in-operator.ts';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { violates } from '../../../../platform/database/violates.ts';
import { DomainError } from '../../../../platform/domain-error.ts';
import { originOf } from '../../audit/origin-of.ts';
import { addOrganization } from '../../organizations/add-organization.ts';
import { insertAccountEvent, type NewAccountEvent } from '../../repositories/account-events.ts';
import {
  findOrganizationSettings,
  listProviders,
  type OrganizationSettings,
  organizationExists,
  updateOrganization,
} from '../../repositories/organizations.ts';
import { findProviderDetail } from '../../repositories/provider-detail.ts';
import type { Handler } from '../../services.ts';

export const listOrganizations: Handler<typeof organizations> = ({ caller, services }) =>
  inOperator(services.db, caller, listProviders);

export const getOrganization: Handler<typeof organization_detail> = async ({ query, caller, services }) => {
  const organizationId = query.organization_id;
  const match = await inTenant(services.db, { ...caller, organizationId }, (trx) =>
    findProviderDetail(trx, organizationId),
  );
  if (match === undefined) throw new DomainError('organization_not_found');
  return match;
};

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

/** Name, colours and quota; absent fields stay unchanged. */
export const changeOrganization: Handler<typeof change_organization> = async ({
  body,
  caller,
  services,
  context,
}) => {
  const { organization_id: organizationId, ui, ...plain } = body;
  const changes = { ...plain, ...ui };
  const exists = await inOperator(services.db, caller, (trx) => organizationExists(trx, organizationId));
  if (!exists) throw new DomainError('organization_not_found');
  const by = { organizationId, actor: caller, origin: originOf(context, services) };
  try {
    await inTenant(services.db, { ...caller, organizationId }, async (trx) => {
      const before = await findOrganizationSettings(trx, organizationId);
      await updateOrganization(trx, organizationId, changes);
      const after = await findOrganizationSettings(trx, organizationId);
      for (const event of differences(before, after)) await insertAccountEvent(trx, { ...by, ...event });
    });
  } catch (error) {
    if (violates(error, 'organizations_name'))
      throw new DomainError({ code: 'invalid_organization', field: 'name' }, { cause: error });
    throw error;
  }
  return {};
};

type Difference = Required<Pick<NewAccountEvent, 'kind' | 'from' | 'to'>>;

/** The audit entry's values: colours without '#', the quota in bytes. */
function differences(before: OrganizationSettings, after: OrganizationSettings): Difference[] {
  const colors = ({ primary_color, secondary_color }: OrganizationSettings) =>
    `${primary_color} ${secondary_color}`;
  const events: Difference[] = [
    { kind: 'provider_renamed', from: before.name, to: after.name },
    { kind: 'colors_changed', from: colors(before), to: colors(after) },
    { kind: 'quota_changed', from: String(before.storage_quota), to: String(after.storage_quota) },
  ];
  return events.filter(({ from, to }) => from !== to);
}
