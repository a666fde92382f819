/** Payroll runs: what is asked for, what a calculation found, and what somebody has set by hand. */
import type { FindingCode } from '@lienzo/schema/payroll/engine/finding-codes';
import type { Generated } from 'kysely';
import type {
  Decimal,
  DefaultInstant,
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  OfClient,
} from './column-types.ts';

type PayrollRunsTable = OfClient & {
  paysheet_id: number;
  period_id: number;
  id: Generated<number>;
  version: number;
  state: 'calculada' | 'autorizada' | 'cerrada';
  /** Null: the results come from another program. */
  fingerprint: string | null;
  /** Null: calculated here, or of before it was noted. */
  imported_from: string | null;
  outdated_at: NullableInstant;
  people: number;
  total_perceptions: Decimal;
  total_deductions: Decimal;
  net_pay: Decimal;
  employer_cost: Decimal;
  payroll_tax: Generated<string>;
  provision_aguinaldo: Generated<string>;
  provision_vacaciones: Generated<string>;
  provision_prima_vacacional: Generated<string>;
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
  /** Of the run, and the person's result in it; a trigger sets both. */
  period_id: Generated<number>;
  payroll_result_id: Generated<number | null>;
  id: Generated<number>;
  employee_id: number | null;
  severity: 'error' | 'warning' | 'info';
  code: FindingCode;
  message: string;
};

type PayrollRunPeopleTable = OfClient & {
  run_id: number;
  employee_id: number;
  /** Of the person's own inputs: a whole number of any length. */
  digest: string;
};

type PayrollSettingsTable = OfClient & {
  paysheet_id: number;
  id: Generated<number>;
  vigente_desde: string;
  /** Null: those of the day were taken away. */
  content: NullableJson;
  user_id: string | null;
  created_at: DefaultInstant;
};

type PayrollSettlementsTable = OfClient & {
  period_id: number;
  employee_id: number;
  pending_vacation_days: Decimal;
  pays_salary: boolean;
  pays_indemnity: boolean;
  pays_twenty_days: boolean;
  pays_seniority: boolean;
  user_id: string;
  saved_at: DefaultInstant;
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

type PayrollCorrectionsTable = OfClient & {
  /** Of the run that pays it. */
  period_id: number;
  employee_id: number;
  concept_id: number;
  /** The closed one. */
  source_period_id: number;
  /** Less than nothing: it is taken back. */
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

/** Every version of a layout; the last one holds. */
type PaymentLayoutVersionsTable = {
  organization_id: string;
  id: Generated<number>;
  /** The first version of the layout; null: it is this one. */
  layout_id: number | null;
  nombre: string;
  /** Null: the layout was taken away. */
  content: NullableJson;
  user_id: string;
  created_at: DefaultInstant;
};

/** Every version of the columns of the “Reporte AGS”; the last one holds. */
type AgsLayoutVersionsTable = {
  organization_id: string;
  /** From 1 in each organization. */
  version: number;
  /** Null: the default columns. */
  content: NullableJson;
  user_id: string;
  created_at: DefaultInstant;
};

/** Of no organization: figures are the same for everybody. */
type PayrollFigureYearsTable = {
  year: number;
  confirmed_by: string;
  confirmed_name: string;
  confirmed_at: DefaultInstant;
};

export type RunTables = {
  ags_layout_versions: AgsLayoutVersionsTable;
  payment_layout_versions: PaymentLayoutVersionsTable;
  payroll_figure_years: PayrollFigureYearsTable;
  payroll_runs: PayrollRunsTable;
  payroll_run_people: PayrollRunPeopleTable;
  payroll_settings: PayrollSettingsTable;
  payroll_settlements: PayrollSettlementsTable;
  payroll_findings: PayrollFindingsTable;
  payroll_overrides: PayrollOverridesTable;
  payroll_corrections: PayrollCorrectionsTable;
  payroll_requests: PayrollRequestsTable;
  payroll_product_files: PayrollProductFilesTable;
};
