/** Access for other programs: API tokens, the reports that each reaches, what it asked for and who is told. */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE, protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTokens(db);
  await createTokenReports(db);
  await createTokenRequests(db);
}

/** `token_hash` is the SHA-256 (hexadecimal) of the token; `hint` how it begins, to tell several apart. */
async function createTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_tokens (
      organization_id uuid not null,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      name text not null check (name <> ''),
      hint text not null,
      token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz(3) not null default now(),
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3),
      last_used_at timestamptz(3),
      last_used_address text,
      primary key (organization_id, id),
      unique (token_hash),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index api_tokens_user on api_tokens (organization_id, user_id, created_at)`.execute(db);
  await protectTable(db, 'api_tokens', { grant: ['select', 'insert', 'delete'] });
  // Whose a token is, what it reaches and until when is decided once.
  await sql`
    grant update (revoked_at, last_used_at, last_used_address) on api_tokens to ${sql.ref(APP_ROLE)}
  `.execute(db);
  await sql`
    create policy token on api_tokens for select
      using (token_hash = (select nullif(current_setting('app.api_token_hash', true), '')))
  `.execute(db);
}

async function createTokenReports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_token_reports (
      organization_id uuid not null,
      token_id uuid not null,
      report_id integer not null,
      primary key (organization_id, token_id, report_id),
      foreign key (organization_id, token_id) references api_tokens (organization_id, id) on delete cascade,
      foreign key (organization_id, report_id) references reports (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index api_token_reports_report on api_token_reports (organization_id, report_id)`.execute(
    db,
  );
  await protectTable(db, 'api_token_reports', { grant: ['select', 'insert', 'delete'] });
}

/**
 * A requested file of a token's. `body_digest` is keyed, because an order can hold a password. `webhook_state` is null
 * where nobody is told.
 */
async function createTokenRequests(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_token_requests (
      organization_id uuid not null,
      render_id uuid not null,
      token_id uuid not null,
      report_id integer not null,
      idempotency_key text collate "C",
      body_digest text not null check (body_digest ~ '^[0-9a-f]{64}$'),
      webhook_url text,
      webhook_state text check (webhook_state in ('waiting', 'delivered', 'failed')),
      webhook_attempts integer not null default 0,
      webhook_problem text,
      created_at timestamptz(3) not null default now(),
      primary key (organization_id, render_id),
      foreign key (organization_id, render_id) references report_renders (organization_id, id) on delete cascade,
      foreign key (organization_id, token_id) references api_tokens (organization_id, id) on delete cascade,
      check ((webhook_url is null) = (webhook_state is null))
    )
  `.execute(db);
  await sql`
    create unique index api_token_requests_key on api_token_requests (organization_id, token_id, idempotency_key)
  `.execute(db);
  await protectTable(db, 'api_token_requests', { grant: ['select', 'insert', 'update', 'delete'] });
}
