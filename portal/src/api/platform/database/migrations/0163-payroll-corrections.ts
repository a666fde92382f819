/**
 * Differences of closed periods that a run pays or takes back: each of a person, a concept and the closed period, chosen by
 * somebody. A line of a result says which period it corrects.
 */
import { type Kysely, sql } from 'kysely';
import { limitByParent } from './limit-to-payrolls.ts';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payroll_corrections (
      organization_id uuid not null,
      client_id uuid not null,
      -- Of the run that pays it.
      period_id integer not null,
      employee_id integer not null,
      concept_id integer not null,
      -- The closed one.
      source_period_id integer not null,
      -- Less than nothing: it is taken back.
      amount numeric(14, 2) not null check (amount <> 0),
      reason text not null check (length(reason) between 1 and 500),
      user_id uuid not null,
      created_at timestamptz(3) not null default now(),
      primary key (organization_id, period_id, employee_id, concept_id, source_period_id),
      check (source_period_id <> period_id),
      foreign key (organization_id, client_id, period_id) references periods (organization_id, client_id, id),
      foreign key (organization_id, client_id, source_period_id) references periods (organization_id, client_id, id),
      foreign key (organization_id, client_id, employee_id) references employees (organization_id, client_id, id),
      foreign key (organization_id, concept_id) references concepts (organization_id, id)
    )
  `.execute(db);
  await sql`
    create index payroll_corrections_source on payroll_corrections (organization_id, source_period_id, employee_id)
  `.execute(db);
  await sql`
    create index payroll_corrections_employee on payroll_corrections (organization_id, employee_id)
  `.execute(db);
  await sql`
    create index payroll_corrections_concept on payroll_corrections (organization_id, concept_id)
  `.execute(db);
  await protectTable(db, 'payroll_corrections', {
    grant: ['select', 'insert', 'update', 'delete'],
    clientColumn: 'client_id',
  });
  await limitByParent(db, 'payroll_corrections', 'periods', 'period_id');
  await sql`
    alter table payroll_lines
      -- The first day of the closed period.
      add column corrects date,
      add column correction_words text not null generated always as (
        case when corrects is null then '' else ' (diferencia del periodo que inició el '
          || lpad(extract(day from corrects)::integer::text, 2, '0') || '/'
          || lpad(extract(month from corrects)::integer::text, 2, '0') || '/'
          || extract(year from corrects)::integer::text || ')' end
      ) stored
  `.execute(db);
}
