/** Reports, their audiences, pictures, history, drafts, own filters and files. */
import type { RenderFormat } from '@lienzo/schema/api/render-contract';
import type { RENDER_STATES } from '@lienzo/schema/api/render-endpoints';
import type { ColumnType, Generated } from 'kysely';
import type { DefaultInstant, Json, NullableInstant, Tenant } from './column-types.ts';

type ReportsTable = Tenant & {
  id: Generated<number>;
  nombre: string;
  orientation: 'vertical' | 'horizontal';
  document: Json;
  es_estatico: Generated<boolean>;
  habilitado: Generated<boolean>;
  editable: Generated<'true' | 'false'>;
  user_id: string;
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
  json_peticion: Json;
  tipo_movimiento: string;
  fecha_movimiento: DefaultInstant;
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
type ReportOwnFiltersTable = Tenant & {
  user_id: string;
  report_id: number;
  filters: Json;
  updated_at: DefaultInstant;
};

export type ReportTables = {
  reports: ReportsTable;
  report_auditorio: ReportAuditorioTable;
  report_assets: ReportAssetsTable;
  report_audit: ReportAuditTable;
  report_renders: ReportRendersTable;
  report_drafts: ReportDraftsTable;
  report_own_filters: ReportOwnFiltersTable;
};
