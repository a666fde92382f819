/** Part of the migrations, so what it writes must never change. */
import { type Kysely, sql } from 'kysely';

/** Lets a transaction of `inOperator` read a table's rows of every organization, and never write them. */
export async function letOperatorRead(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create policy operator on ${sql.table(table)} for select
      using ((select current_setting('app.operator', true)) = 'on')
  `.execute(db);
}
