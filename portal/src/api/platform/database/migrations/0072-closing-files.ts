/**
 * The files that the closings of a period keep up to date, which closings people were told of, and who is told: the users
 * of a client unless the bureau or they themselves end it.
 */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column closing_notices boolean not null default true`.execute(db);
  await sql`
    create table closing_files (
      organization_id uuid not null,
      client_id uuid not null,
      period_id integer not null,
      -- The kind of capture and the format, such as I/pdf.
      key text not null,
      -- Of the directory, where it may have been deleted meanwhile.
      file_id uuid not null,
      primary key (organization_id, period_id, key),
      foreign key (organization_id, client_id, period_id) references periods (organization_id, client_id, id)
        on delete cascade
    )
  `.execute(db);
  await sql`
    create table closing_announcements (
      organization_id uuid not null,
      client_id uuid not null,
      period_id integer not null,
      closing_id uuid not null,
      announced_at timestamptz(3) not null default now(),
      primary key (organization_id, closing_id),
      foreign key (organization_id, client_id, period_id) references periods (organization_id, client_id, id)
        on delete cascade
    )
  `.execute(db);
  await sql`
    create index closing_announcements_period on closing_announcements (organization_id, period_id)
  `.execute(db);
  await protectTable(db, 'closing_files', {
    grant: ['select', 'insert', 'update', 'delete'],
    clientColumn: 'client_id',
  });
  await protectTable(db, 'closing_announcements', { grant: ['select', 'insert'], clientColumn: 'client_id' });
  for (const table of ['closing_files', 'closing_announcements'])
    await sql`
      create policy paysheets on ${sql.table(table)} as restrictive
        using (
          (select coalesce(
            current_setting('app.client_ids', true) = '*' or current_setting('app.hidden_paysheets', true) = '', false))
          or exists (
            select from periods
            where periods.organization_id = ${sql.ref(`${table}.organization_id`)}
              and periods.id = ${sql.ref(`${table}.period_id`)}
          )
        )
    `.execute(db);
}
