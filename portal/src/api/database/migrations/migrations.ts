/** Every migration in order. A released one never changes; a change is a new one at the end. */
import type { Migration } from 'kysely/migration';
import { up as tenantsAndAccounts } from './0001-tenants-and-accounts.ts';
import { up as modules } from './0002-modules.ts';
import { up as payrolls } from './0003-payrolls.ts';
import { up as payrollRecords } from './0004-payroll-records.ts';
import { up as reports } from './0005-reports.ts';

export const migrations: Record<string, Migration> = {
  '0001-tenants-and-accounts': { up: tenantsAndAccounts },
  '0002-modules': { up: modules },
  '0003-payrolls': { up: payrolls },
  '0004-payroll-records': { up: payrollRecords },
  '0005-reports': { up: reports },
};
