/** Of a credit in percent whose notice has the table of reduced discounts: the percentage that the table gives. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
  await sql`
    alter table employee_credits
      add column porcentaje_reducido numeric(12, 4)
        check (porcentaje_reducido > 0 and porcentaje_reducido <= value),
      add constraint employee_credits_porcentaje_reducido
        check (porcentaje_reducido is null or (tabla_disminucion is not null and tabla_disminucion = 'S'))
  `.execute(db);
}
