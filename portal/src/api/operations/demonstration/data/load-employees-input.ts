/** What the people of a payroll are made of. */
import type { DemoScope } from './employees.ts';
import type { DemoPeriod } from './history-input.ts';
import type { IdSource } from './id-source.ts';
import type { DemoOrganization } from './organizations.ts';

export type LoadEmployeesInput = DemoScope & {
  organization: DemoOrganization;
  organization_id: string;
  client_id: string;
  paysheet_id: number;
  /** Range of indices to fill, the end exclusive. */
  from: number;
  to: number;
  /** Codes. */
  costCenters: string[];
  registers: { register: string; risk_premium: string }[];
  periods: DemoPeriod[];
  ids: IdSource;
};
