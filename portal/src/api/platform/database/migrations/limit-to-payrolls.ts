/** The policy of confidential payrolls; part of the migrations, so what it writes must never change. */
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Rows of payrolls that are hidden from the person are not there. @param seen whether the payroll of a row is seen. */
export async function limitToPayrolls(
  db: Kysely<unknown>,
  table: string,
  seen: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    create policy paysheets on ${sql.table(table)} as restrictive
      using (
        (select coalesce(
          current_setting('app.client_ids', true) = '*' or current_setting('app.hidden_paysheets', true) = '', false))
        or (${seen})
      )
  `.execute(db);
}

/** The same of a table whose rows belong to those of another one, by their `key`. */
export const limitByParent = (
  db: Kysely<unknown>,
  table: string,
  parent: string,
  key: string,
): Promise<void> =>
  limitToPayrolls(
    db,
    table,
    sql`exists (
      select from ${sql.table(parent)} as parent
      where parent.organization_id = ${sql.ref(`${table}.organization_id`)}
        and parent.id = ${sql.ref(`${table}.${key}`)}
    )`,
  );
