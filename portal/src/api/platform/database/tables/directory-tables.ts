/** Folders and files, what happened to them and who is told. */
import type { ActivityAction, ScanStatus } from '@lienzo/schema/directory/directory-endpoints';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DefaultInstant, Instant, NullableInstant, Tenant } from './column-types.ts';

/** `client_id` null: of no client. `size` (bytes), `media_type` and the version are null for a folder. */
type FileSystemTable = Tenant & {
  id: Generated<string>;
  parent_id: string | null;
  fs_type: 'DIR' | 'FILE';
  name: string;
  name_key: string;
  sort_key: string;
  client_id: string | null;
  /** Of a payroll: for those who see it. Inherited from the folder. */
  paysheet_id: Generated<number | null>;
  size: number | null;
  media_type: string | null;
  current_version_id: string | null;
  created_by: string | null;
  created_at: DefaultInstant;
  modified_at: DefaultInstant;
  deleted_at: NullableInstant;
  deleted_by: string | null;
};

type FileVersionsTable = Tenant & {
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

type StorageUsageTable = Tenant & { used: number };

/** Written by triggers of `file_system` alone. */
type FolderCountsTable = Tenant & { folder_id: string; folders: number; files: number };

type FileTermsTable = Tenant & { client_id: string | null; word: string; item_id: string };

type ActivitiesTable = Tenant & {
  id: Generated<number>;
  folder_id: string;
  folder_name: string;
  item_id: string | null;
  client_id: string | null;
  /** Of the item, when it was written. */
  paysheet_id: GeneratedAlways<number | null>;
  user_id: string | null;
  user_mail: string;
  user_name: string;
  action: ActivityAction;
  from: string | null;
  to: string | null;
  file_record_name: string;
  at: DefaultInstant;
};

type SubscriptionsTable = Tenant & { user_id: string; folder_id: string; created_at: DefaultInstant };

type FolderNoticesTable = Tenant & {
  user_id: string;
  activity_id: number;
  read_at: NullableInstant;
  mail_due: Generated<boolean>;
};

type IncidentNoticesTable = Tenant & {
  id: Generated<number>;
  user_id: string;
  title: string;
  text: string;
  /** What it is about, if that is a folder or in one. */
  folder_id: string | null;
  created_at: DefaultInstant;
  read_at: NullableInstant;
};

type NoticePreferencesTable = Tenant & {
  user_id: string;
  digest: Generated<'none' | 'immediate' | 'daily'>;
  shared: Generated<boolean>;
};

type DownloadsTable = Tenant & {
  id: Generated<number>;
  user_id: string;
  kind: 'file' | 'folder' | 'report';
  item_id: string;
  name: string;
  at: DefaultInstant;
};

type DownloadTicketsTable = Tenant & {
  id: Generated<string>;
  session_id: string;
  user_id: string;
  item_ids: string[];
  version_id: string | null;
  render_id: Generated<string | null>;
  part_key: Generated<string | null>;
  expires_at: Instant;
};

export type DirectoryTables = {
  file_system: FileSystemTable;
  file_versions: FileVersionsTable;
  storage_usage: StorageUsageTable;
  folder_counts: FolderCountsTable;
  file_words: FileTermsTable;
  activities: ActivitiesTable;
  subscriptions: SubscriptionsTable;
  folder_notices: FolderNoticesTable;
  incident_notices: IncidentNoticesTable;
  notice_preferences: NoticePreferencesTable;
  downloads: DownloadsTable;
  download_tickets: DownloadTicketsTable;
};
