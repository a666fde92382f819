/** Reports, their audiences, pictures, history, drafts, own filters and files. */
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { RENDER_STATES } from '@lienzo/schema/api/render-endpoints';
import type { ReportMovement } from '@lienzo/schema/api/report-audit-endpoints';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, Json, NullableInstant, NullableJson, Tenant } from './column-types.ts';

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
  format: RenderFormat;
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
  report_drafts: ReportDraftsTable;
  static_filter_values: StaticFilterValuesTable;
  report_own_filters: ReportOwnFiltersTable;
  report_parameter_values: ReportParameterValuesTable;
};
