/** Reports, their audiences, pictures, history, drafts, own filters and files. */

import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { WEBHOOK_STATES } from '@lienzo/schema/api/webhook-states';
import type { FileFormat, RENDER_STATES } from '@lienzo/schema/reports/render-endpoints';
import type { ReportMovement } from '@lienzo/schema/reports/report-audit-endpoints';
import type { ReportProof } from '@lienzo/schema/reports/report-proof';
import type { RunState, StopReason } from '@lienzo/schema/schedules/schedule-endpoints';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, Instant, Json, NullableInstant, NullableJson, Tenant } from './column-types.ts';

/** A static report has neither a document nor an author. */
type ReportsTable = Tenant & {
  id: Generated<number>;
  nombre: string;
  orientation: 'vertical' | 'horizontal';
  document: NullableJson;
  es_estatico: Generated<boolean>;
  habilitado: Generated<boolean>;
  editable: Generated<'true' | 'false'>;
  user_id: string | null;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
  deleted_at: NullableInstant;
};

/** `document`: a report of the block's section alone. */
type ReportBlocksTable = Tenant & {
  id: Generated<string>;
  nombre: string;
  version: Generated<number>;
  document: Json;
  user_id: string;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

type ReportStylesTable = Tenant & {
  id: Generated<string>;
  nombre: string;
  version: Generated<number>;
  style: Json;
  is_default: Generated<boolean>;
  user_id: string;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

/** One row a client, or one row with `todos` and no client. */
type ReportAuditorioTable = Tenant & {
  report_id: number;
  client_id: string | null;
  todos: Generated<boolean>;
};

type ReportAssetsTable = Tenant & {
  id: Generated<string>;
  name: string;
  media_type: string;
  width: number;
  height: number;
  sha256: string;
  size: number;
  user_id: string | null;
  created_at: DefaultInstant;
};

type ReportAuditTable = Tenant & {
  id: Generated<number>;
  id_reporte: number;
  id_user: string;
  id_user_entity: string;
  json_peticion: NullableJson;
  json_previous: NullableJson;
  tipo_movimiento: ReportMovement;
  fecha_movimiento: DefaultInstant;
  nombre_reporte: string;
  words: string;
};

/** `request`: without a password; `claim`: the worker that makes the file. */
type ReportRendersTable = Tenant & {
  id: Generated<string>;
  user_id: string;
  report_id: number | null;
  name: string;
  format: FileFormat;
  request: Json;
  secret: Buffer | null;
  state: Generated<(typeof RENDER_STATES)[number]>;
  progress: ColumnType<object | null, string | null | undefined, string | null>;
  problems: ColumnType<object, string | undefined, string>;
  notes: ColumnType<object, string | undefined, string>;
  attempts: Generated<number>;
  claim: Generated<string | null>;
  lease_until: NullableInstant;
  digest: Generated<string | null>;
  sha256: Generated<string | null>;
  size: Generated<number | null>;
  created_at: DefaultInstant;
  finished_at: NullableInstant;
  checked_parts: Generated<number | null>;
  parts_totals: ColumnType<unknown, string | undefined, string | null>;
};

/** `start` and `size`: where the file lies in its blob. */
type ReportRenderPartsTable = Tenant & {
  render_id: string;
  part_key: string;
  ordinal: number;
  value: string;
  name: string;
  recipient: string | null;
  state: Generated<'made' | 'delivered' | 'failed'>;
  problem: Generated<string | null>;
  digest: string;
  rows: number;
  totals: Json;
  sha256: string;
  start: number;
  size: number;
  notes: ColumnType<object, string | undefined, string>;
};

/** Seen by its person only. `report_id` is null for a new report. */
type ReportDraftsTable = Tenant & {
  user_id: string;
  id: Generated<string>;
  report_id: number | null;
  nombre: string;
  orientation: 'vertical' | 'horizontal';
  document: Json;
  based_on: NullableInstant;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

/** Seen by its person only. */
type StaticFilterValuesTable = Tenant & {
  user_id: string;
  report_id: number;
  filter_id: number;
  valor: string;
  updated_at: DefaultInstant;
};

/** Seen by its person only. */
type ReportOwnFiltersTable = Tenant & {
  user_id: string;
  report_id: number;
  filters: Json;
  updated_at: DefaultInstant;
};

/** `choices`: by which column a person divided it the last time, and the pattern of the names. */
type ReportPartsChoicesTable = Tenant & {
  user_id: string;
  report_id: number;
  choices: Json;
  updated_at: DefaultInstant;
};

/** `target`: a folder's id or a mail address. `lease_until`: until when a worker is sending it. */
type ReportDeliveriesTable = Tenant & {
  key: string;
  target: string;
  kind: 'folder' | 'mail';
  state: Generated<'waiting' | 'sending' | 'sent' | 'failed'>;
  problem: string | null;
  file_id: Generated<string | null>;
  name: Generated<string | null>;
  attempts: Generated<number>;
  lease_until: NullableInstant;
  created_at: DefaultInstant;
  updated_at: DefaultInstant;
};

/** A link to a file that was too large for a mail. */
type ReportMailedFilesTable = Tenant & {
  id: Generated<string>;
  token_hash: string;
  render_id: string;
  delivery_key: string;
  recipient: string;
  name: string;
  media_type: string;
  sha256: string;
  size: number;
  downloads: Generated<number>;
  last_download_at: NullableInstant;
  created_at: DefaultInstant;
  expires_at: Instant;
};

/** `timetable`: when it comes; `next_run_at`: null when no moment is known. */
type ReportSchedulesTable = Tenant & {
  id: Generated<string>;
  user_id: string;
  report_id: number;
  name: string;
  parametros: Json;
  kept_filters: Json;
  formats: RenderFormat[];
  timetable: Json;
  at_time: string;
  folder_id: string | null;
  people: string[];
  roles: string[];
  mails: string[];
  message: ColumnType<string, string | undefined, string>;
  paused: Generated<boolean>;
  output: Json;
  stopped: ColumnType<StopReason | null, StopReason | null | undefined, StopReason | null>;
  next_run_at: NullableInstant;
  reckoned_at: DefaultInstant;
  created_at: DefaultInstant;
};

type ReportScheduleRunsTable = Tenant & {
  id: Generated<string>;
  schedule_id: string;
  due_at: Instant;
  manual: boolean;
  state: Generated<RunState>;
  note: string | null;
  problems: ColumnType<string[], string | undefined, string>;
  event: ColumnType<object | null, string | null | undefined, never>;
  event_key: string | null;
  created_at: DefaultInstant;
  started_at: NullableInstant;
  finished_at: NullableInstant;
};

type ReportScheduleFilesTable = Tenant & { run_id: string; format: FileFormat; render_id: string };

/** `token_hash`: the SHA-256 of the token, in hexadecimal. */
type ApiTokensTable = Tenant & {
  id: Generated<string>;
  user_id: string;
  name: string;
  hint: string;
  token_hash: string;
  webhook_secret: Buffer | null;
  import_masters: ColumnType<boolean, boolean | undefined, never>;
  import_results: ColumnType<boolean, boolean | undefined, never>;
  created_at: DefaultInstant;
  expires_at: Instant;
  revoked_at: NullableInstant;
  last_used_at: NullableInstant;
  last_used_address: string | null;
};

/** `parametros`, `kept_filters`: what a report has when the program does not say otherwise. */
type ApiTokenReportsTable = Tenant & {
  token_id: string;
  report_id: number;
  parametros: Json;
  kept_filters: Json;
};

/** What a token asked for; `body_digest` is of the whole order. */
type ApiTokenRequestsTable = Tenant & {
  render_id: string;
  token_id: string;
  report_id: number;
  idempotency_key: string | null;
  body_digest: string;
  webhook_url: string | null;
  webhook_state: (typeof WEBHOOK_STATES)[number] | null;
  webhook_attempts: Generated<number>;
  webhook_problem: string | null;
  created_at: DefaultInstant;
};

/** `version`: the report's `updated_at` that was proved. */
type ReportProofsTable = Tenant & {
  report_id: number;
  version: Instant;
  state: ReportProof['state'];
  row_count: number;
  value_count: number;
  has_more: boolean;
  differences: Json;
  problem: string | null;
  checked_at: DefaultInstant;
};

/** Seen by its person only. */
type ReportParameterValuesTable = Tenant & {
  user_id: string;
  report_id: number;
  valores: Json;
  updated_at: DefaultInstant;
};

export type ReportTables = {
  reports: ReportsTable;
  report_auditorio: ReportAuditorioTable;
  report_assets: ReportAssetsTable;
  report_audit: ReportAuditTable;
  report_renders: ReportRendersTable;
  report_render_parts: ReportRenderPartsTable;
  report_blocks: ReportBlocksTable;
  report_styles: ReportStylesTable;
  report_drafts: ReportDraftsTable;
  static_filter_values: StaticFilterValuesTable;
  report_own_filters: ReportOwnFiltersTable;
  report_parts_choices: ReportPartsChoicesTable;
  report_deliveries: ReportDeliveriesTable;
  report_mailed_files: ReportMailedFilesTable;
  report_schedules: ReportSchedulesTable;
  report_schedule_runs: ReportScheduleRunsTable;
  report_schedule_files: ReportScheduleFilesTable;
  report_proofs: ReportProofsTable;
  api_tokens: ApiTokensTable;
  api_token_reports: ApiTokenReportsTable;
  api_token_requests: ApiTokenRequestsTable;
  report_parameter_values: ReportParameterValuesTable;
};
