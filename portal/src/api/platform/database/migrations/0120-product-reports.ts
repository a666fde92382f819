/** The payroll products and the receipts are static reports, too: their rows in each organization. */
import { type Kysely, sql } from 'kysely';

const PRODUCTS = `
  (501, 'Listado de nómina', 'horizontal'),
  (502, 'Prefactura', 'vertical'),
  (503, 'Prefactura por centro de costos', 'vertical'),
  (504, 'Formas de pago', 'vertical'),
  (505, 'Reportes de horas', 'vertical'),
  (506, 'Reporte AGS', 'horizontal'),
  (507, 'Acumulado de nómina', 'horizontal'),
  (508, 'Registro de nómina', 'horizontal'),
  (509, 'Registro de nómina por centro de costos', 'horizontal'),
  (510, 'Resumen de nómina', 'vertical'),
  (511, 'Resumen de nómina por centro de costos', 'vertical'),
  (512, 'Recibos de nómina', 'vertical')
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows that an earlier migration of the same transaction has put in wait for their deferred checks.
  await sql`set constraints all immediate`.execute(db);
  await sql`
    create or replace function add_static_reports() returns trigger language plpgsql
    set search_path = public, pg_temp as $$
    begin
      insert into reports (organization_id, id, nombre, orientation, es_estatico)
      select new.id, product.id, product.nombre, product.orientation, true
      from (values
        (229, 'Plantilla de personal', 'horizontal'),
        (273, 'Movimientos de personal', 'horizontal'),
        ${sql.raw(PRODUCTS)}
      ) as product (id, nombre, orientation);
      return null;
    end $$
  `.execute(db);
  // The owner is held by row level security too; the transaction ends it again.
  for (const force of ['no force', 'force'] as const) {
    for (const table of ['organizations', 'reports'])
      await sql`alter table ${sql.table(table)} ${sql.raw(force)} row level security`.execute(db);
    if (force === 'no force')
      await sql`
        insert into reports (organization_id, id, nombre, orientation, es_estatico)
        select organizations.id, product.id, product.nombre, product.orientation, true
        from organizations, (values ${sql.raw(PRODUCTS)}) as product (id, nombre, orientation)
      `.execute(db);
  }
}
