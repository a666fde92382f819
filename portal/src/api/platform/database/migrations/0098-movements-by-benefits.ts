/** Movements because a payroll grants other benefits from a day on. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table imss_batch_movements drop constraint imss_batch_movements_reason_check,
      add constraint imss_batch_movements_reason_check
        check (reason in ('alta', 'reingreso', 'baja', 'salario', 'aniversario', 'prestaciones', 'variabilidad'))
  `.execute(db);
}
