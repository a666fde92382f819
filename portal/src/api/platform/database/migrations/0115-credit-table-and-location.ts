/** What the files for SUA say of people beside: the location of a worker, and whether a credit has reduced discounts. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
  await sql`
    alter table employees add column ubicacion text not null default '' check (length(ubicacion) <= 17)
  `.execute(db);
  // Nobody has said it of the credits that are there.
  await sql`
    alter table employee_credits
      add column tabla_disminucion text check (tabla_disminucion in ('S', 'N')),
      add constraint employee_credits_tabla_disminucion
        check (tabla_disminucion is distinct from 'S' or (kind = 'INFONAVIT' and discount_type = 1)),
      add column tabla_descripcion text not null generated always as (
        case when kind <> 'INFONAVIT' or discount_type <> 1 then 'No le corresponde'
          when tabla_disminucion = 'S' then 'Sí' when tabla_disminucion = 'N' then 'No' else 'Sin indicar' end
      ) stored
  `.execute(db);
}
