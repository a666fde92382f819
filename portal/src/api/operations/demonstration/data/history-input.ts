/** What the records of an employee are made of. */
import type { DemoEmployee } from './employees.ts';
import type { DemoPaysheet } from './organizations.ts';

/** A closed period, or the current one. */
export type DemoPeriod = {
  id: number;
  calendar: number;
  initial_date: string;
  end_date: string;
  payment_date: string;
  incidence_close_date: string;
  closed: boolean;
  calculated_at: string;
};

export type HistoryInput = {
  employee: DemoEmployee;
  paysheet: DemoPaysheet;
  risk_premium: string;
  periods: DemoPeriod[];
  today: string;
};
