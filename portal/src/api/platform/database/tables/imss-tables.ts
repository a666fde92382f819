/** The IMSS side: what is asked of its screens, movements that are presented, and what the IMSS answers. */
import type { BatchState } from '@lienzo/schema/imss/conciliation/conciliate';
import type { ImssRequestKind, ImssRequestState } from '@lienzo/schema/imss/imss-request';
import type { BatchOutcome, MovementReason } from '@lienzo/schema/imss/movement-endpoints';
import type { EmissionCodeKind, EmissionMeaning } from '@lienzo/schema/imss/readers/emission-codes';
import type { MovementType } from '@lienzo/schema/imss/working-days/movement-deadline';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, NullableInstant, OfClient, Tenant } from './column-types.ts';
import type { ConfrontaTables } from './confronta-tables.ts';

/** Inserted as JSON text; the column has a default. */
type DefaultJson = ColumnType<object, string | undefined, string>;

type ImssRequestsTable = OfClient & {
  /** The last of its kind, payroll, register and days that ended well; a trigger sets it. */
  is_current: Generated<boolean>;
  paysheet_id: number;
  register_id: number;
  id: Generated<number>;
  user_id: string;
  kind: ImssRequestKind;
  date_start: string;
  date_end: string;
  parameters: DefaultJson;
  state: Generated<ImssRequestState>;
  attempts: Generated<number>;
  done: Generated<number>;
  total: number | null;
  counts: DefaultJson;
  message: Generated<string>;
  files: DefaultJson;
  created_at: DefaultInstant;
  started_at: NullableInstant;
  finished_at: NullableInstant;
};

type NullableDecimal = ColumnType<string | null, string | null | undefined, string | null>;

type ImssBatchesTable = OfClient & {
  paysheet_id: number;
  register_id: number;
  id: Generated<number>;
  state: Generated<BatchState>;
  lote: Generated<string>;
  files: DefaultJson;
  findings: DefaultJson;
  created_by: string | null;
  created_at: DefaultInstant;
  generated_at: NullableInstant;
  sent_at: NullableInstant;
  sent_by: ColumnType<string | null, string | null | undefined, string | null>;
};

type ImssBatchMovementsTable = OfClient & {
  batch_id: number;
  employee_id: number;
  id: Generated<number>;
  type: MovementType;
  date: string;
  sbc: NullableDecimal;
  tipo_salario: number | null;
  reason: MovementReason;
  due_on: string;
  written: Generated<boolean>;
  outcome: Generated<BatchOutcome>;
  code: ColumnType<string | null, string | null | undefined, string | null>;
  message: ColumnType<string | null, string | null | undefined, string | null>;
};

type ImssResponsesTable = OfClient & {
  register_id: number;
  /** Null: nobody of the client has the NSS. */
  employee_id: number | null;
  id: Generated<number>;
  nss: string;
  type: MovementType;
  date: string | null;
  sbc: NullableDecimal;
  name: string;
  imss_name: string | null;
  umf: string | null;
  is_late: boolean;
  outcome: 'accepted' | 'rejected';
  code: string | null;
  message: string | null;
  lote: string | null;
  /** Null: it answers none of ours. */
  batch_id: number | null;
  loaded_by: string;
  loaded_at: DefaultInstant;
};

type ImssRejectionCodesTable = Tenant & {
  code: string;
  explanation: string;
  fix: string;
  updated_by: string | null;
  updated_at: DefaultInstant;
};

type ImssEmissionCodesTable = Tenant & {
  kind: EmissionCodeKind;
  code: string;
  explanation: string;
  /** Of a type. */
  meaning: EmissionMeaning | null;
  updated_by: string | null;
  updated_at: DefaultInstant;
};

/** `token_hash`: the SHA-256 of the address's token, in hexadecimal. */
type ImssCalendarFeedsTable = Tenant & {
  id: Generated<string>;
  user_id: string;
  token_hash: string;
  created_at: DefaultInstant;
  revoked_at: NullableInstant;
  uses: Generated<number>;
  last_used_at: NullableInstant;
  last_used_address: ColumnType<string | null, string | null | undefined, string | null>;
};

type ImssNonWorkingDaysTable = Tenant & {
  day: string;
  reason: string;
  added_by: string | null;
  added_at: DefaultInstant;
};

type ImssVariabilityPeopleTable = OfClient & {
  request_id: number;
  employee_id: number;
  effective_date: string;
  earned: number;
  absences: number;
  disabilities: number;
  daily_salary: NullableDecimal;
  factor: NullableDecimal;
  fixed_part: NullableDecimal;
  variable_total: NullableDecimal;
  variable_part: NullableDecimal;
  sbc: NullableDecimal;
  limited: 'floor' | 'cap' | null;
  current_sbc: NullableDecimal;
  is_changed: boolean;
  tipo_salario: number | null;
  finding: string | null;
};

export type ImssTables = ConfrontaTables & {
  imss_variability_people: ImssVariabilityPeopleTable;
  imss_requests: ImssRequestsTable;
  imss_batches: ImssBatchesTable;
  imss_batch_movements: ImssBatchMovementsTable;
  imss_responses: ImssResponsesTable;
  imss_rejection_codes: ImssRejectionCodesTable;
  imss_emission_codes: ImssEmissionCodesTable;
  imss_calendar_feeds: ImssCalendarFeedsTable;
  imss_non_working_days: ImssNonWorkingDaysTable;
};
