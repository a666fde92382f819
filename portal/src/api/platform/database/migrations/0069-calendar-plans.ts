/** The figures that a year of a payroll's calendar was made from, so that it is made again from them. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_plans (
      organization_id uuid not null,
      client_id uuid not null,
      paysheet_id integer not null,
      process_id integer not null,
      calendar integer not null,
      first_day date not null,
      payment_days integer not null check (payment_days >= 0),
      close_days integer not null check (close_days >= 0),
      early_close boolean not null,
      primary key (organization_id, paysheet_id, process_id, calendar),
      foreign key (organization_id, client_id, paysheet_id) references paysheets (organization_id, client_id, id)
        on delete cascade,
      foreign key (organization_id, process_id) references processes (organization_id, id)
    )
  `.execute(db);
  await sql`create index calendar_plans_process on calendar_plans (organization_id, process_id)`.execute(db);
  await protectTable(db, 'calendar_plans', {
    grant: ['select', 'insert', 'update'],
    clientColumn: 'client_id',
  });
  const seesEvery = sql`(select coalesce(
    current_setting('app.client_ids', true) = '*' or current_setting('app.hidden_paysheets', true) = '', false))`;
  const visible = sql`(
    ${seesEvery} or paysheet_id <> all (
      (select string_to_array(nullif(current_setting('app.hidden_paysheets', true), ''), ',')::integer[])::integer[])
  )`;
  await sql`
    create policy paysheets on calendar_plans as restrictive using ${visible} with check ${visible}
  `.execute(db);
}
