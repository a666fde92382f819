/** Payroll runs: what is asked for, what a calculation found, and what somebody has set by hand. */
import type { Generated } from 'kysely';
import type { Decimal, DefaultInstant, Instant, Json, NullableInstant, OfClient } from './column-types.ts';

type PayrollRunsTable = OfClient & {
  paysheet_id: number;
  period_id: number;
  id: Generated<number>;
  version: number;
  state: 'calculada' | 'autorizada' | 'cerrada';
  /** Null: the results come from another program. */
  fingerprint: string | null;
  outdated_at: NullableInstant;
  people: number;
  total_perceptions: Decimal;
  total_deductions: Decimal;
  net_pay: Decimal;
  employer_cost: Decimal;
  errors: number;
  warnings: number;
  calculated_at: Instant;
  calculated_by: string | null;
  authorized_at: NullableInstant;
  authorized_by: string | null;
  closed_at: NullableInstant;
  closed_by: string | null;
};

type PayrollFindingsTable = OfClient & {
  run_id: number;
  id: Generated<number>;
  employee_id: number | null;
  severity: 'error' | 'warning' | 'info';
  code: string;
  message: string;
};

type PayrollOverridesTable = OfClient & {
  period_id: number;
  employee_id: number;
  concept_id: number;
  amount: Decimal;
  reason: string;
  user_id: string;
  created_at: DefaultInstant;
};

type PayrollRequestsTable = OfClient & {
  paysheet_id: number;
  period_id: number;
  id: Generated<number>;
  user_id: string;
  product: number;
  state: Generated<'en_espera' | 'en_proceso' | 'lista' | 'rechazada' | 'fallida'>;
  attempts: Generated<number>;
  done: Generated<number>;
  total: number | null;
  message: Generated<string>;
  parameters: Json;
  /** Of the rows that its files show; null: it has made none. */
  data_fingerprint: string | null;
  created_at: DefaultInstant;
  finished_at: NullableInstant;
};

type PayrollProductFilesTable = OfClient & {
  request_id: number;
  format: 'pdf' | 'xlsx' | 'recibos' | 'txt';
  /** Of the directory, where it may have been deleted meanwhile. */
  file_id: string;
  /** Later requests add versions to the file. */
  version_id: string;
};

/** Of no organization: figures are the same for everybody. */
type PayrollFigureYearsTable = {
  year: number;
  confirmed_by: string;
  confirmed_name: string;
  confirmed_at: DefaultInstant;
};

export type RunTables = {
  payroll_figure_years: PayrollFigureYearsTable;
  payroll_runs: PayrollRunsTable;
  payroll_findings: PayrollFindingsTable;
  payroll_overrides: PayrollOverridesTable;
  payroll_requests: PayrollRequestsTable;
  payroll_product_files: PayrollProductFilesTable;
};
