/** The ids of what the demonstration makes, alike at every load. */
import { demoUuid } from './demo-uuid.ts';
import type { DemoOrganization } from './organizations.ts';

export const organizationId = (organization: DemoOrganization): string =>
  demoUuid(`organization ${organization.domain}`);
export const clientId = (name: string): string => demoUuid(`client ${name}`);
export const userId = (mail: string): string => demoUuid(`user ${mail}`);
export const logoAssetId = (organization: DemoOrganization): string =>
  demoUuid(`logo ${organization.domain}`);
