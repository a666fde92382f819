/** Which closings of captures people were reminded of, so that a job that runs twice reminds once. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table closing_reminders (
      organization_id uuid not null,
      client_id uuid not null,
      period_id integer not null,
      -- The day that was told: a closing that is moved is told again.
      closes date not null,
      days_before integer not null,
      sent_at timestamptz(3) not null default now(),
      primary key (organization_id, period_id, closes, days_before),
      foreign key (organization_id, client_id, period_id) references periods (organization_id, client_id, id)
        on delete cascade
    )
  `.execute(db);
  await protectTable(db, 'closing_reminders', { grant: ['select', 'insert'], clientColumn: 'client_id' });
}
