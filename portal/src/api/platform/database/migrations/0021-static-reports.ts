/**
 * Static reports, which are part of the product: a row in each organization says that it has one, and the document comes
 * from the templates, so that a new version of the product brings its own. Each person keeps values for their filters.
 */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows that an earlier migration of the same transaction has put in wait for their deferred checks.
  await sql`set constraints all immediate`.execute(db);
  await letReportsBeNobodys(db);
  await addToOrganizations(db);
  await createFilterValues(db);
  await nameStatus(db);
}

/** A static report has neither an author nor a document. */
async function letReportsBeNobodys(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reports
      alter column user_id drop not null,
      alter column document drop not null,
      add constraint reports_static check (
        es_estatico = (document is null) and es_estatico = (user_id is null) and not (es_estatico and deleted_at is not null)
      )
  `.execute(db);
}

async function addToOrganizations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_static_reports() returns trigger language plpgsql set search_path = public, pg_temp as $$
    begin
      insert into reports (organization_id, id, nombre, orientation, es_estatico) values
        (new.id, 229, 'Plantilla de personal', 'horizontal', true),
        (new.id, 273, 'Movimientos de personal', 'horizontal', true);
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger organization_added after insert on organizations
      for each row execute function add_static_reports()
  `.execute(db);
  // The owner is held by row level security too; the transaction ends it again.
  for (const force of ['no force', 'force'] as const) {
    for (const table of ['organizations', 'reports'])
      await sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`.execute(db);
    if (force === 'no force')
      await sql`
        insert into reports (organization_id, id, nombre, orientation, es_estatico)
        select organizations.id, product.id, product.nombre, 'horizontal', true
        from organizations, (values (229, 'Plantilla de personal'), (273, 'Movimientos de personal')) as product (id, nombre)
      `.execute(db);
  }
}

/** A filter without a row has the value that its report comes with. */
async function createFilterValues(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table static_filter_values (
      organization_id uuid not null,
      user_id uuid not null,
      report_id integer not null,
      filter_id integer not null,
      valor text not null,
      updated_at timestamptz(3) not null default now(),
      primary key (organization_id, user_id, report_id, filter_id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade,
      foreign key (organization_id, report_id) references reports (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index static_filter_values_report on static_filter_values (organization_id, report_id)`.execute(
    db,
  );
  await protectTable(db, 'static_filter_values', { grant: ['select', 'insert', 'update'] });
  await sql`
    create policy person on static_filter_values as restrictive
      using (coalesce(user_id = (select nullif(current_setting('app.user_id', true), '')::uuid), true))
      with check (coalesce(user_id = (select nullif(current_setting('app.user_id', true), '')::uuid), true))
  `.execute(db);
}

/** What people read instead of the letter. */
async function nameStatus(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table employees add column estatus_descripcion text not null
      generated always as (case estatus when 'A' then 'Activo' else 'Finiquitado' end) stored
  `.execute(db);
}
