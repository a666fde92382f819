/** The audit of reports keeps both versions of a movement, and a row of every report that is there already. */
import { type Kysely, sql } from 'kysely';
import { foldName } from '../../text/fold-name.ts';
import { APP_ROLE } from './protect-table.ts';

/**
 * `json_peticion` is null for a use, which changes nothing; `json_previous` for the first version. `nombre_reporte` is
 * the name of the moment, `words` the same, folded, for the search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table report_audit
      alter column json_peticion drop not null,
      add column json_previous jsonb,
      add column nombre_reporte text not null default '',
      add column words text not null default ''
  `.execute(db);
  for (const force of ['no force', 'force'] as const) {
    for (const table of ['reports', 'report_audit'])
      await sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`.execute(db);
    // The owner is held by row level security too; the transaction ends it again.
    if (force === 'no force') await fillIn(db);
  }
  await sql`
    alter table report_audit alter column nombre_reporte drop default, alter column words drop default
  `.execute(db);
  await createIndexes(db);
  // The number and the moment are the database's own, so nobody writes into the past.
  await sql`revoke insert on report_audit from ${sql.ref(APP_ROLE)}`.execute(db);
  await sql`
    grant insert (organization_id, id_reporte, id_user, id_user_entity, json_peticion, json_previous, tipo_movimiento,
      nombre_reporte, words) on report_audit to ${sql.ref(APP_ROLE)}
  `.execute(db);
}

async function fillIn(db: Kysely<unknown>): Promise<void> {
  await sql`
    update report_audit set json_previous = before.document, nombre_reporte = before.nombre
    from (
      select organization_id, id, coalesce(json_peticion ->> 'nombre', '') as nombre,
        lag(json_peticion) over (partition by organization_id, id_reporte order by id) as document
      from report_audit
    ) as before
    where before.organization_id = report_audit.organization_id and before.id = report_audit.id
  `.execute(db);
  await sql`
    insert into report_audit (organization_id, id_reporte, id_user, id_user_entity, json_peticion, tipo_movimiento,
      fecha_movimiento, nombre_reporte)
    select organization_id, id, user_id, organization_id, document, 'Inicial', updated_at, nombre
    from reports
    -- A static report is the product's own and never changes.
    where not es_estatico and not exists (
      select from report_audit
      where report_audit.organization_id = reports.organization_id and report_audit.id_reporte = reports.id
    )
  `.execute(db);
  const { rows } = await sql<{ name: string }>`
    select distinct nombre_reporte as name from report_audit
  `.execute(db);
  const names = rows.map(({ name }) => name);
  await sql`
    update report_audit set words = left(known.words, 400)
    from unnest(${names}::text[], ${names.map(foldName)}::text[]) as known (name, words)
    where known.name = report_audit.nombre_reporte
  `.execute(db);
}

/** A page is read from the index alone, words included: a name that nobody has is looked for among all rows. */
async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await sql`drop index report_audit_report, report_audit_user`.execute(db);
  await sql`create index report_audit_report on report_audit (organization_id, id_reporte, id)`.execute(db);
  await sql`
    create index report_audit_date on report_audit (organization_id, fecha_movimiento, id) include (words)
  `.execute(db);
  await sql`
    create index report_audit_user on report_audit (organization_id, id_user, fecha_movimiento, id) include (words)
  `.execute(db);
}
