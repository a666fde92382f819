/** What is captured in a payroll's periods: certificates, hours by day, states, versions and the trail. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Decimal, DefaultInstant, Json, OfClient } from './column-types.ts';

/** C captured, F finalized. */
export type CaptureStatus = Generated<'C' | 'F'>;

type Kind = 'I' | 'IN' | 'E';

type DisabilityCertificatesTable = OfClient & {
  employee_id: number;
  concept_id: number;
  /** The period in which it began. */
  period_id: number;
  id: Generated<number>;
  folio: string;
  fecha_incapacidad: string;
  dias_incapacidad: number;
  fecha_fin: GeneratedAlways<string>;
  tipo_incapacidad: 'I' | 'C';
  tipo_descripcion: GeneratedAlways<string>;
  tipo_control: number;
  control_descripcion: GeneratedAlways<string>;
  tipo_riesgo: Generated<number>;
  riesgo_descripcion: GeneratedAlways<string>;
  tipo_secuela: Generated<number>;
  archivo_id: string | null;
  initial_certificate_id: number | null;
  /** Of an initial certificate that is not in Lienzo. */
  folio_inicial_externo: string | null;
  status: CaptureStatus;
};

type OvertimeDaysTable = OfClient & {
  employee_id: number;
  period_id: number;
  id: Generated<number>;
  fecha: string;
  horas: Decimal;
  status: CaptureStatus;
};

type CaptureStatesTable = OfClient & {
  period_id: number;
  id: Generated<number>;
  kind: Kind;
  tipo: GeneratedAlways<string>;
  /** A: nothing is captured any more. */
  status: 'A' | 'C' | 'F';
  estado: GeneratedAlways<string>;
  version: Generated<number>;
  late: Generated<boolean>;
  changed_by: string | null;
  changed_at: DefaultInstant;
};

type CaptureVersionsTable = OfClient & {
  period_id: number;
  employee_id: number;
  kind: Kind;
  version: Generated<number>;
  changed_by: string | null;
  changed_at: DefaultInstant;
};

type CaptureChangesTable = OfClient & {
  period_id: number;
  id: Generated<number>;
  at: DefaultInstant;
  user_id: string | null;
  action: 'save' | 'delete' | 'restore' | 'close' | 'reopen';
  late: boolean;
  kind: Kind | null;
  employee_id: number | null;
  before: Json;
  after: Json;
};

type ClosingRemindersTable = OfClient & {
  period_id: number;
  /** The day that was told. */
  closes: string;
  days_before: number;
  sent_at: DefaultInstant;
};

type CaptureEvidenceTable = OfClient & {
  period_id: number;
  id: Generated<string>;
  created_by: string;
  created_at: DefaultInstant;
  sha256: string;
  size: number;
  media_type: string;
  name: string;
  /** The file that a save made of it; null: it waits. */
  file_id: string | null;
};

/** The files that the closings of a period keep up to date. */
type ClosingFilesTable = OfClient & {
  period_id: number;
  /** The kind of capture and the format, such as I/pdf. */
  key: string;
  file_id: string;
};

/** Closings that people were told of. */
type ClosingAnnouncementsTable = OfClient & {
  period_id: number;
  closing_id: string;
  announced_at: DefaultInstant;
};

export type CaptureTables = {
  closing_files: ClosingFilesTable;
  closing_announcements: ClosingAnnouncementsTable;
  capture_evidence: CaptureEvidenceTable;
  closing_reminders: ClosingRemindersTable;
  disability_certificates: DisabilityCertificatesTable;
  overtime_days: OvertimeDaysTable;
  capture_states: CaptureStatesTable;
  capture_versions: CaptureVersionsTable;
  capture_changes: CaptureChangesTable;
};
