/** Every migration in order. A released one never changes; a change is a new one at the end. */
import type { Migration } from 'kysely/migration';
import * as tenantsAndAccounts from './0001-tenants-and-accounts.ts';
import * as modules from './0002-modules.ts';
import * as payrolls from './0003-payrolls.ts';
import * as payrollRecords from './0004-payroll-records.ts';
import * as reports from './0005-reports.ts';

export const migrations: Record<string, Migration> = {
  '0001-tenants-and-accounts': tenantsAndAccounts,
  '0002-modules': modules,
  '0003-payrolls': payrolls,
  '0004-payroll-records': payrollRecords,
  '0005-reports': reports,
};
