/** Due dates at the IMSS as calendars that people subscribe to, and the non-working days that a bureau adds. */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE, protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createFeeds(db);
  await createNonWorkingDays(db);
}

/** `token_hash` is the SHA-256 (hexadecimal) of the address's token. */
async function createFeeds(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imss_calendar_feeds (
      organization_id uuid not null,
      id uuid not null default gen_random_uuid(),
      user_id uuid not null,
      token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
      created_at timestamptz(3) not null default now(),
      revoked_at timestamptz(3),
      uses integer not null default 0,
      last_used_at timestamptz(3),
      last_used_address text,
      primary key (organization_id, id),
      unique (token_hash),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  // A person has one that serves.
  await sql`
    create unique index imss_calendar_feeds_user on imss_calendar_feeds (organization_id, user_id)
      where revoked_at is null
  `.execute(db);
  await protectTable(db, 'imss_calendar_feeds', { grant: ['select', 'insert', 'delete'] });
  // Whose it is is decided once.
  await sql`
    grant update (revoked_at, uses, last_used_at, last_used_address) on imss_calendar_feeds
      to ${sql.ref(APP_ROLE)}
  `.execute(db);
  await sql`
    create policy token on imss_calendar_feeds for select
      using (token_hash = (select nullif(current_setting('app.calendar_feed_hash', true), '')))
  `.execute(db);
}

async function createNonWorkingDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imss_non_working_days (
      organization_id uuid not null references organizations (id),
      day date not null,
      reason text not null check (length(reason) between 1 and 200),
      added_by uuid,
      added_at timestamptz(3) not null default now(),
      primary key (organization_id, day)
    )
  `.execute(db);
  await protectTable(db, 'imss_non_working_days', { grant: ['select', 'insert', 'update', 'delete'] });
}
