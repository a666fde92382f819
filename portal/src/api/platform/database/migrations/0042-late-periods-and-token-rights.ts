/** Periods that a certificate reaches are captured as soon as they are made, and tokens that may import masters. */
import { type Kysely, sql } from 'kysely';

/** Read and written here as a whole; the owner is held by row level security too. */
const FILLED = ['periods', 'disabilities', 'capture_states'];

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows that an earlier migration of the same transaction has put in wait for their deferred checks.
  await sql`set constraints all immediate`.execute(db);
  await replacePlacing(db);
  for (const table of FILLED)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await fillStates(db);
  for (const table of FILLED) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
  await sql`alter table api_tokens add column import_masters boolean not null default false`.execute(db);
}

/** The days of certificates that reach into a period, when it is made and when its dates move; they are captured there. */
async function replacePlacing(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger periods_added on periods`.execute(db);
  await sql`
    create or replace function place_disability_days() returns trigger language plpgsql as $$
    begin
      insert into disabilities (organization_id, client_id, employee_id, concept_id, period_id, certificate_id, folio,
        fecha_incapacidad, dias_incapacidad, tipo_incapacidad, tipo_control, tipo_riesgo, tipo_secuela)
      select c.organization_id, c.client_id, c.employee_id, c.concept_id, new.id, c.id, c.folio, day::date, 1,
        c.tipo_incapacidad, c.tipo_control, c.tipo_riesgo, c.tipo_secuela
      from periods home
      join disability_certificates c on c.organization_id = home.organization_id and c.period_id = home.id
        and c.fecha_fin >= new.initial_date
      cross join generate_series(
        greatest(c.fecha_incapacidad, new.initial_date)::timestamp, least(c.fecha_fin, new.end_date)::timestamp,
        interval '1 day') as day
      where home.organization_id = new.organization_id and home.paysheet_id = new.paysheet_id
        and home.process_id = new.process_id and home.end_date < new.initial_date
      on conflict do nothing;
      if found then
        insert into capture_states as known (organization_id, client_id, period_id, kind, status)
        values (new.organization_id, new.client_id, new.id, 'IN', 'C')
        on conflict (organization_id, period_id, kind) do update set
          status = 'C', version = known.version + 1, changed_by = null, changed_at = now()
          where known.status = 'A';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger periods_placed after insert or update of initial_date, end_date on periods
      for each row execute function place_disability_days()
  `.execute(db);
}

async function fillStates(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into capture_states as known (organization_id, client_id, period_id, kind, status)
    select distinct d.organization_id, d.client_id, d.period_id, 'IN', 'C'
    from disabilities d
    join periods p on p.organization_id = d.organization_id and p.id = d.period_id and p.estatus = 'Abierta'
    on conflict (organization_id, period_id, kind) do update set
      status = 'C', version = known.version + 1, changed_by = null, changed_at = now()
      where known.status = 'A'
  `.execute(db);
}
