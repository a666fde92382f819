/** What is delivered of reports, so that nothing is delivered twice. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createDeliveries(db);
}

/**
 * `key` names what is delivered, `target` a folder's id or a mail address in lower case. `lease_until` is until when a
 * worker has a mail on its way. No foreign keys: a delivery is remembered when its folder or file is gone.
 */
async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table report_deliveries (
      organization_id uuid not null references organizations (id),
      key text not null check (length(key) between 1 and 200),
      target text not null check (length(target) between 1 and 300),
      kind text not null check (kind in ('folder', 'mail')),
      state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
      problem text,
      file_id uuid,
      name text,
      attempts integer not null default 0,
      lease_until timestamptz(3),
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      primary key (organization_id, key, target),
      check ((state = 'sending') = (lease_until is not null)),
      check (kind = 'mail' or state <> 'sent' or file_id is not null)
    )
  `.execute(db);
  await sql`create index report_deliveries_age on report_deliveries (organization_id, created_at)`.execute(
    db,
  );
  await protectTable(db, 'report_deliveries', { grant: ['select', 'insert', 'update', 'delete'] });
}
