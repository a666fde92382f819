/** Organizations, their people and what these may open. */

import type { Role } from '@lienzo/schema/api/endpoint';
import type { AccountEventKind } from '@lienzo/schema/notices/audit-endpoints';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultInstant, Instant, NullableInstant, Tenant } from './column-types.ts';

type OrganizationsTable = {
  id: Generated<string>;
  name: string;
  folder_name: string;
  domain: string;
  primary_color: string;
  secondary_color: string;
  logo: ColumnType<Buffer | null, Uint8Array | null | undefined, Uint8Array | null>;
  logo_media_type: string | null;
  /** SHA-256 in hexadecimal, computed by the database. */
  logo_hash: GeneratedAlways<string | null>;
  created_at: DefaultInstant;
  /** Bytes. */
  storage_quota: Generated<number>;
};

type ClientsTable = Tenant & {
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
  /** Of a client user: sees the payrolls of their company that are not confidential. */
  sees_paysheets: Generated<boolean>;
  /** Told when the capture of a period is finalised: of a client user, those of their company. */
  closing_notices: Generated<boolean>;
  /** When the person last lost the sight of a client or a payroll; set by triggers. */
  access_narrowed_at: GeneratedAlways<string | null>;
  created_at: DefaultInstant;
};

type UserClientsTable = Tenant & {
  user_id: string;
  client_id: string;
  /** Whether they may authorise and close its payrolls. */
  authorizes: Generated<boolean>;
};

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
type PasswordLinksTable = Tenant & {
  id: Generated<string>;
  user_id: string;
  kind: 'invitation' | 'reset';
  token_hash: string;
  created_at: DefaultInstant;
  expires_at: Instant;
  used_at: NullableInstant;
};

/** The mail that an account is to have, until its link confirms it. */
type MailChangesTable = Tenant & {
  user_id: string;
  mail: string;
  /** Null until the link is sent. */
  token_hash: Generated<string | null>;
  expires_at: Instant;
};

/** Token buckets by hashed key; of no tenant. */
type AttemptsTable = { key: string; tokens: number; at: Instant; taken: boolean };

type ModulesTable = {
  id: number;
  name: string;
  path: string;
  orden: number;
  nombre_menu: string;
  icono: string;
  roles: Role[];
};

type UserModulesTable = Tenant & { user_id: string; module_id: number };

type AccountEventsTable = Tenant & {
  id: GeneratedAlways<number>;
  at: GeneratedAlways<string>;
  kind: AccountEventKind;
  actor_id: string | null;
  actor_name: string | null;
  person_id: string | null;
  person_name: string | null;
  person_mail: string | null;
  from: string | null;
  to: string | null;
  address: string | null;
  device: string | null;
  words: string;
};

export type AccountTables = {
  account_events: AccountEventsTable;
  organizations: OrganizationsTable;
  clients: ClientsTable;
  users: UsersTable;
  user_clients: UserClientsTable;
  sessions: SessionsTable;
  password_links: PasswordLinksTable;
  mail_changes: MailChangesTable;
  attempts: AttemptsTable;
  modules: ModulesTable;
  user_modules: UserModulesTable;
};
