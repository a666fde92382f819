/** Payroll runs: what each person of a run was calculated from, so that one of them can be calculated alone. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createRunPeople(db);
  await limitToPayrolls(db, 'payroll_run_people', 'payroll_runs', 'run_id');
}

async function createRunPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payroll_run_people (
      organization_id uuid not null,
      client_id uuid not null,
      run_id integer not null,
      employee_id integer not null,
      -- Of the person's own inputs; the fingerprint of the run is made of those of everybody.
      digest numeric not null,
      primary key (organization_id, run_id, employee_id),
      foreign key (organization_id, client_id, run_id) references payroll_runs (organization_id, client_id, id)
        on delete cascade,
      foreign key (organization_id, client_id, employee_id) references employees (organization_id, client_id, id)
    )
  `.execute(db);
  await sql`
    create index payroll_run_people_employee on payroll_run_people (organization_id, employee_id)
  `.execute(db);
  await protectTable(db, 'payroll_run_people', {
    grant: ['select', 'insert', 'update', 'delete'],
    clientColumn: 'client_id',
  });
}

async function limitToPayrolls(
  db: Kysely<unknown>,
  table: string,
  parent: string,
  key: string,
): Promise<void> {
  await sql`
    create policy paysheets on ${sql.table(table)} as restrictive
      using (
        (select coalesce(
          current_setting('app.client_ids', true) = '*' or current_setting('app.hidden_paysheets', true) = '', false))
        or exists (
          select from ${sql.table(parent)} as parent
          where parent.organization_id = ${sql.ref(`${table}.organization_id`)}
            and parent.id = ${sql.ref(`${table}.${key}`)}
        )
      )
  `.execute(db);
}
