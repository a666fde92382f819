/**
 * The tables as Kysely sees them; the migrations are the truth and the integration tests compare the two.
 * On reading (see `column-parsers.ts`): numeric -> decimal string, date -> `YYYY-MM-DD`, timestamptz -> ISO
 * instant, jsonb -> parsed but unknown JSON. Never a float for money, never a Date.
 */
import type { ActivityAction, ScanStatus } from '@lienzo/schema/api/directory-endpoints';
import type { Role } from '@lienzo/schema/api/endpoint';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Decimal = ColumnType<string, string | number, string | number>;
type Instant = ColumnType<string, string | Date, string | Date>;
type DefaultInstant = ColumnType<string, string | Date | undefined, string | Date>;
type NullableInstant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
/** Inserted as JSON text. */
type Json = JSONColumnType<object, string, string>;

type Tenant = { organization_id: string };
type OfClient = Tenant & { client_id: string };

export type OrganizationsTable = {
  id: Generated<string>;
  name: string;
  folder_name: string;
  domain: string;
  primary_color: string;
  secondary_color: string;
  logo: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  logo_media_type: string | null;
  created_at: DefaultInstant;
  /** Bytes. */
  storage_quota: Generated<number>;
};

export type ClientsTable = Tenant & {
  id: Generated<string>;
  name: string;
  id_directory: string | null;
  url_path: Generated<string>;
  rfc: string;
  representante_legal: string;
  rfc_representante: string;
  domicilio: string;
  creation_date: DefaultInstant;
};

export type UsersTable = Tenant & {
  id: Generated<string>;
  name: string;
  mail: string;
  password_hash: string | null;
  role: Role;
  active: Generated<'true' | 'false' | 'D'>;
  client_id: string | null;
  created_at: DefaultInstant;
};

export type UserClientsTable = Tenant & { user_id: string; client_id: string };

export type SessionsTable = Tenant & {
  id: Generated<string>;
  user_id: string;
  refresh_token_hash: string;
  previous_token_hash: string | null;
  created_at: DefaultInstant;
  rotated_at: DefaultInstant;
  expires_at: Instant;
  ended_at: NullableInstant;
};

/** `token_hash`: the SHA-256 of the UUID in the mail's link. */
export type PasswordLinksTable = Tenant & {
  id: Generated<string>;
  user_id: string;
  kind: 'invitation' | 'reset';
  token_hash: string;
  created_at: DefaultInstant;
  expires_at: Instant;
  used_at: NullableInstant;
};

/** Token buckets by hashed key; of no tenant. */
export type AttemptsTable = { key: string; tokens: number; at: Instant; taken: boolean };

export type ModulesTable = {
  id: number;
  name: string;
  path: string;
  orden: number;
  nombre_menu: string;
  icono: string;
  roles: string[];
};

export type UserModulesTable = Tenant & { user_id: string; module_id: number };

export type ProcessesTable = Tenant & { id: Generated<number>; process: string; description: string };

export type ConceptsTable = Tenant & {
  id: Generated<number>;
  key: string;
  description: string;
  type_value: 'IM' | 'DI' | 'HR';
  kind: 'Percepción' | 'Deducción' | 'Otro pago' | 'Incidencia';
  cfdi_code: string | null;
  capturable: Generated<boolean>;
};

export type PaysheetsTable = OfClient & {
  id: Generated<number>;
  id_humansite: string;
  paysheet: string;
  periodicity: 'Semanal' | 'Quincenal' | 'Mensual';
};

export type CostCentersTable = OfClient & {
  paysheet_id: number;
  id: Generated<number>;
  code: string;
  cost_center: string;
};

export type RegistersTable = OfClient & {
  id: Generated<number>;
  register: string;
  risk_premium: Decimal;
  delegation: string;
};

export type PeriodsTable = OfClient & {
  paysheet_id: number;
  process_id: number;
  id: Generated<number>;
  number: number;
  mes: string;
  calendar: number;
  month: number;
  initial_date: string;
  end_date: string;
  payment_date: string;
  incidence_close_date: string | null;
  estatus: Generated<'Abierta' | 'Finalizada'>;
  closed_at: NullableInstant;
};

export type EmployeesTable = OfClient & {
  paysheet_id: number;
  cost_center_id: number;
  register_id: number;
  id: Generated<number>;
  human_id: string | null;
  name: string;
  nombres: string;
  apellido_paterno: string;
  apellido_materno: Generated<string>;
  rfc: string;
  curp: string;
  ssn: string;
  birth_date: string;
  gender: string;
  estado_civil: string;
  nacionalidad: string;
  email: string;
  telefono: string;
  position: string;
  hire_date: string;
  termination_date: string | null;
  estatus: Generated<'A' | 'F'>;
  daily_salary: Decimal;
  sbc: Decimal;
  bank_account: Generated<string>;
};

/** C captured, F finalized. */
type CaptureStatus = Generated<'C' | 'F'>;

export type IncidentsTable = OfClient & {
  employee_id: number;
  concept_id: number;
  period_id: number;
  id: Generated<number>;
  amount: Decimal;
  capture_date: string;
  status: CaptureStatus;
};

export type ExtraHoursTable = OfClient & {
  employee_id: number;
  period_id: number;
  id: Generated<number>;
  semana: string;
  clave_concepto: string;
  horas: Decimal;
  fecha: string;
  status: CaptureStatus;
};

export type DisabilitiesTable = OfClient & {
  employee_id: number;
  concept_id: number;
  period_id: number;
  id: Generated<number>;
  folio: string;
  fecha_incapacidad: string;
  dias_incapacidad: number;
  tipo_incapacidad: 'I' | 'C';
  tipo_control: number;
  tipo_riesgo: Generated<number>;
  tipo_secuela: Generated<number>;
  status: CaptureStatus;
};

export type PayrollResultsTable = OfClient & {
  employee_id: number;
  period_id: number;
  id: Generated<number>;
  days_paid: Decimal;
  total_perceptions: Decimal;
  total_deductions: Decimal;
  net_pay: Decimal;
  employer_cost: Decimal;
  calculated_at: Instant;
};

export type PayrollLinesTable = OfClient & {
  payroll_result_id: number;
  concept_id: number;
  id: Generated<number>;
  units: Decimal;
  amount: Decimal;
  taxable_amount: Decimal;
  exempt_amount: Decimal;
};

export type MovementsTable = OfClient & {
  employee_id: number;
  register_id: number;
  id: Generated<number>;
  movement_type: '02' | '07' | '08';
  description: string;
  movement_date: string;
  sbc: ColumnType<string | null, string | number | null | undefined, string | number | null>;
  termination_cause: string | null;
};

export type ReportsTable = Tenant & {
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
export type ReportAuditorioTable = Tenant & {
  report_id: number;
  client_id: string | null;
  todos: Generated<boolean>;
};

export type ReportAssetsTable = Tenant & {
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

export type ReportAuditTable = Tenant & {
  id: Generated<number>;
  id_reporte: number;
  id_user: string;
  id_user_entity: string;
  json_peticion: Json;
  tipo_movimiento: string;
  fecha_movimiento: DefaultInstant;
};

/** `client_id` null: of no client. `size` (bytes), `media_type` and the version are null for a folder. */
export type FileSystemTable = Tenant & {
  id: Generated<string>;
  parent_id: string | null;
  fs_type: 'DIR' | 'FILE';
  name: string;
  name_key: string;
  sort_key: string;
  client_id: string | null;
  size: number | null;
  media_type: string | null;
  current_version_id: string | null;
  created_by: string | null;
  created_at: DefaultInstant;
  modified_at: DefaultInstant;
  deleted_at: NullableInstant;
  deleted_by: string | null;
};

export type FileVersionsTable = Tenant & {
  id: Generated<string>;
  file_id: string;
  number: number;
  sha256: string;
  size: number;
  media_type: string;
  created_by: string | null;
  created_at: DefaultInstant;
  scan_status: ScanStatus;
  /** When the antivirus first said that it takes no file of this size; it stays pending. */
  scan_refused_at: NullableInstant;
};

export type StorageUsageTable = Tenant & { used: number };

export type FileWordsTable = Tenant & { client_id: string | null; word: string; item_id: string };

export type ActivitiesTable = Tenant & {
  id: Generated<number>;
  folder_id: string;
  folder_name: string;
  item_id: string | null;
  client_id: string | null;
  user_id: string | null;
  user_mail: string;
  user_name: string;
  action: ActivityAction;
  from: string | null;
  to: string | null;
  file_record_name: string;
  at: DefaultInstant;
};

export type SubscriptionsTable = Tenant & { user_id: string; folder_id: string; created_at: DefaultInstant };

export type FolderNoticesTable = Tenant & {
  user_id: string;
  activity_id: number;
  read_at: NullableInstant;
  mail_due: Generated<boolean>;
};

export type IncidentNoticesTable = Tenant & {
  id: Generated<number>;
  user_id: string;
  title: string;
  text: string;
  created_at: DefaultInstant;
  read_at: NullableInstant;
};

export type NoticePreferencesTable = Tenant & {
  user_id: string;
  digest: Generated<'none' | 'immediate' | 'daily'>;
  shared: Generated<boolean>;
};

export type DownloadsTable = Tenant & {
  id: Generated<number>;
  user_id: string;
  kind: 'file' | 'folder' | 'report';
  item_id: string;
  name: string;
  at: DefaultInstant;
};

export type DownloadTicketsTable = Tenant & {
  id: Generated<string>;
  session_id: string;
  user_id: string;
  item_ids: string[];
  version_id: string | null;
  expires_at: Instant;
};

export interface Database {
  organizations: OrganizationsTable;
  clients: ClientsTable;
  users: UsersTable;
  user_clients: UserClientsTable;
  sessions: SessionsTable;
  password_links: PasswordLinksTable;
  attempts: AttemptsTable;
  modules: ModulesTable;
  user_modules: UserModulesTable;
  processes: ProcessesTable;
  concepts: ConceptsTable;
  paysheets: PaysheetsTable;
  cost_centers: CostCentersTable;
  registers: RegistersTable;
  periods: PeriodsTable;
  employees: EmployeesTable;
  incidents: IncidentsTable;
  extra_hours: ExtraHoursTable;
  disabilities: DisabilitiesTable;
  payroll_results: PayrollResultsTable;
  payroll_lines: PayrollLinesTable;
  movements: MovementsTable;
  reports: ReportsTable;
  report_auditorio: ReportAuditorioTable;
  report_assets: ReportAssetsTable;
  report_audit: ReportAuditTable;
  file_system: FileSystemTable;
  file_versions: FileVersionsTable;
  storage_usage: StorageUsageTable;
  file_words: FileWordsTable;
  activities: ActivitiesTable;
  subscriptions: SubscriptionsTable;
  folder_notices: FolderNoticesTable;
  incident_notices: IncidentNoticesTable;
  notice_preferences: NoticePreferencesTable;
  downloads: DownloadsTable;
  download_tickets: DownloadTicketsTable;
}
