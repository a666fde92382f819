/** Links of mails, the operator's view of all organizations, limits of attempts (specification 1 §5 to §7). */
import { type Kysely, sql } from 'kysely';
import { letOperatorRead } from './let-operator-read.ts';
import { APP_ROLE, protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPasswordLinks(db);
  await openOrganizations(db);
  await createAttempts(db);
}

/** `token_hash` is the SHA-256 (hexadecimal) of the UUID that the mail carries. */
async function createPasswordLinks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table password_links (
      organization_id uuid not null,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      kind text not null check (kind in ('invitation', 'reset')),
      token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      primary key (organization_id, id),
      unique (token_hash),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index password_links_user on password_links (organization_id, user_id)`.execute(db);
  await protectTable(db, 'password_links', { grant: ['select', 'insert', 'update', 'delete'] });
  await sql`
    create policy link on password_links for select
      using (token_hash = (select nullif(current_setting('app.link_hash', true), '')))
  `.execute(db);
}

/** `storage_quota` in bytes. */
async function openOrganizations(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations
      add column storage_quota bigint not null default 10737418240 check (storage_quota >= 0)
  `.execute(db);
  await sql`create unique index organizations_name on organizations (lower(name))`.execute(db);
  await sql`grant insert on organizations, processes to ${sql.ref(APP_ROLE)}`.execute(db);
  for (const table of ['organizations', 'users', 'clients']) await letOperatorRead(db, table);
}

/**
 * Token buckets. They belong to no tenant: whoever tries to log in has none yet. `key` is a hash, so that the
 * table names nobody; `taken` whether the last attempt was allowed. Unlogged: after a crash of the server
 * everybody starts afresh.
 */
async function createAttempts(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table attempts (
      key text primary key,
      tokens double precision not null,
      at timestamptz not null,
      taken boolean not null
    )
  `.execute(db);
  await sql`create index attempts_at on attempts (at)`.execute(db);
  await sql`grant select, insert, update, delete on attempts to ${sql.ref(APP_ROLE)}`.execute(db);
}
