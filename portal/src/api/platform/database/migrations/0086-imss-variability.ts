/** What a variability gave for each person. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imss_variability_people (
      organization_id uuid not null,
      client_id uuid not null,
      request_id integer not null,
      employee_id integer not null,
      effective_date date not null,
      earned integer not null,
      absences integer not null,
      disabilities integer not null,
      daily_salary numeric(14, 4),
      factor numeric(8, 4),
      fixed_part numeric(12, 2),
      variable_total numeric(14, 2),
      variable_part numeric(12, 2),
      sbc numeric(12, 2),
      limited text check (limited in ('floor', 'cap')),
      current_sbc numeric(12, 2),
      is_changed boolean not null,
      -- 0 fixed, 2 mixed.
      tipo_salario integer,
      -- Why there is no result, or what is to be known about it.
      finding text,
      primary key (organization_id, request_id, employee_id),
      foreign key (organization_id, client_id, request_id) references imss_requests (organization_id, client_id, id)
        on delete cascade,
      foreign key (organization_id, client_id, employee_id) references employees (organization_id, client_id, id)
    )
  `.execute(db);
  await sql`
    create index imss_variability_people_employee on imss_variability_people (organization_id, employee_id)
  `.execute(db);
  await protectTable(db, 'imss_variability_people', {
    grant: ['select', 'insert', 'delete'],
    clientColumn: 'client_id',
  });
  await sql`
    create policy paysheets on imss_variability_people as restrictive
      using (
        (select coalesce(
          current_setting('app.client_ids', true) = '*' or current_setting('app.hidden_paysheets', true) = '', false))
        or exists (
          select from imss_requests
          where imss_requests.organization_id = imss_variability_people.organization_id
            and imss_requests.id = imss_variability_people.request_id
        )
      )
  `.execute(db);
}
