/** Who the history names for the demonstration's masters. */
import { organizationId, userId } from './organization-ids.ts';
import type { DemoOrganization } from './organizations.ts';

export function demoAuthor(organization: DemoOrganization) {
  const admin = organization.accounts.find(({ role }) => role === 'Admin');
  if (admin === undefined) throw new Error('a bureau without an administrator');
  return { organizationId: organizationId(organization), userId: userId(admin.mail), name: admin.name };
}
