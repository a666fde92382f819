/**
 * Payroll products: what a request is made of besides its period, from which data it was made, and the files that it has
 * made in the client's folder.
 */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payroll_requests
      add column parameters jsonb not null default '{}',
      -- Of the rows that its files show; null: it has made none.
      add column data_fingerprint text,
      add unique (organization_id, client_id, id)
  `.execute(db);
  // Asked for twice with the same choices, it is done once.
  await sql`drop index payroll_requests_open`.execute(db);
  await sql`
    create unique index payroll_requests_open
      on payroll_requests (organization_id, period_id, product, parameters)
      where state in ('en_espera', 'en_proceso')
  `.execute(db);
  await sql`
    create table payroll_product_files (
      organization_id uuid not null,
      client_id uuid not null,
      request_id integer not null,
      format text not null check (format in ('pdf', 'xlsx', 'recibos', 'txt')),
      -- Of the directory, where it may have been deleted meanwhile.
      file_id uuid not null,
      -- Later requests add versions to the file.
      version_id uuid not null,
      primary key (organization_id, request_id, format),
      foreign key (organization_id, client_id, request_id)
        references payroll_requests (organization_id, client_id, id) on delete cascade
    )
  `.execute(db);
  await protectTable(db, 'payroll_product_files', {
    grant: ['select', 'insert', 'update', 'delete'],
    clientColumn: 'client_id',
  });
  await sql`
    create policy paysheets on payroll_product_files as restrictive
      using (
        (select coalesce(
          current_setting('app.client_ids', true) = '*' or current_setting('app.hidden_paysheets', true) = '', false))
        or exists (
          select from payroll_requests
          where payroll_requests.organization_id = payroll_product_files.organization_id
            and payroll_requests.id = payroll_product_files.request_id
        )
      )
  `.execute(db);
}
