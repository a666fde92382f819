/** The days of vacation that people had left when a bureau began with them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
  await sql`
    alter table employees
      add column saldo_vacaciones numeric(6, 2)
        check (saldo_vacaciones between -999 and 999),
      add column saldo_vacaciones_al date,
      add constraint employees_saldo_vacaciones_dated
        check ((saldo_vacaciones is null) = (saldo_vacaciones_al is null))
  `.execute(db);
}
