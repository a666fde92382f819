/** Organizations, their accounts, clients and sessions (specification 1 §3). */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE, protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await closePublicSchema(db);
  await createOrganizations(db);
  await createClients(db);
  await createUsers(db);
  await createSessions(db);
}

async function closePublicSchema(db: Kysely<unknown>): Promise<void> {
  await sql`revoke all on schema public from public`.execute(db);
  await sql`grant usage on schema public to ${sql.ref(APP_ROLE)}`.execute(db);
}

async function createOrganizations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organizations (
      id uuid primary key default gen_random_uuid(),
      name text not null check (name <> ''),
      folder_name text not null,
      domain text not null check (domain ~ '^[a-z]+$'),
      primary_color text not null check (primary_color ~ '^[0-9A-Fa-f]{6}$'),
      secondary_color text not null check (secondary_color ~ '^[0-9A-Fa-f]{6}$'),
      logo bytea,
      logo_media_type text,
      created_at timestamptz(3) not null default now(),
      unique (domain),
      check ((logo is null) = (logo_media_type is null))
    )
  `.execute(db);
  await protectTable(db, 'organizations', { grant: ['select', 'update'], tenantColumn: 'id' });
}

async function createClients(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table clients (
      organization_id uuid not null references organizations (id),
      id uuid not null default gen_random_uuid(),
      name text not null check (name <> ''),
      id_directory uuid,
      url_path text not null default '',
      rfc text not null,
      representante_legal text not null,
      rfc_representante text not null,
      domicilio text not null,
      creation_date timestamptz(3) not null default now(),
      primary key (organization_id, id)
    )
  `.execute(db);
  await sql`create unique index clients_name on clients (organization_id, lower(name))`.execute(db);
  await protectTable(db, 'clients', { grant: ['select', 'insert', 'update'], clientColumn: 'id' });
}

/** `active`: the texts of specification 1 §3, 'D' meaning deleted. A mail is one account in the whole product. */
async function createUsers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      organization_id uuid not null references organizations (id),
      id uuid not null default gen_random_uuid(),
      name text not null check (name <> ''),
      mail text not null check (mail <> ''),
      password_hash text,
      role text not null check (role in ('SuperAdmin', 'Admin', 'Ejecutivo', 'client')),
      active text not null default 'true' check (active in ('true', 'false', 'D')),
      client_id uuid,
      created_at timestamptz(3) not null default now(),
      primary key (organization_id, id),
      unique (id),
      foreign key (organization_id, client_id) references clients (organization_id, id),
      check ((role = 'client') = (client_id is not null))
    )
  `.execute(db);
  await sql`create unique index users_mail on users (lower(mail)) where active <> 'D'`.execute(db);
  await sql`create index users_client on users (organization_id, client_id)`.execute(db);
  await protectTable(db, 'users', { grant: ['select', 'insert', 'update'] });
  await sql`
    create policy login on users for select
      using (lower(mail) = (select lower(nullif(current_setting('app.login_mail', true), ''))))
  `.execute(db);

  await sql`
    create table user_clients (
      organization_id uuid not null,
      user_id uuid not null,
      client_id uuid not null,
      primary key (organization_id, user_id, client_id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
      foreign key (organization_id, client_id) references clients (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index user_clients_client on user_clients (organization_id, client_id)`.execute(db);
  await protectTable(db, 'user_clients', { grant: ['select', 'insert', 'delete'] });
}

/** `id` is the token's `jti`. The hash before the last rotation tells a stolen refresh token from a current one. */
async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sessions (
      organization_id uuid not null,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      refresh_token_hash text not null,
      previous_token_hash text,
      created_at timestamptz(3) not null default now(),
      rotated_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3),
      primary key (organization_id, id),
      unique (id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index sessions_user on sessions (organization_id, user_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
  await protectTable(db, 'sessions', { grant: ['select', 'insert', 'update', 'delete'] });
  await sql`
    create policy refresh on sessions for select
      using (id = (select nullif(current_setting('app.session_id', true), '')::uuid))
  `.execute(db);
}
