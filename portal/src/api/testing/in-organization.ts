import { inTenant } from '../platform/database/in-tenant.ts';
import type { TestPortal } from './start-test-portal.ts';
import { ORGANIZATION } from './test-people.ts';

/** Direct database access to the rows of the test organization, bypassing the API. */
export const inOrganization = <Result>(
  { db }: Pick<TestPortal, 'db'>,
  work: Parameters<typeof inTenant<Result>>[2],
): Promise<Result> => inTenant(db, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);
