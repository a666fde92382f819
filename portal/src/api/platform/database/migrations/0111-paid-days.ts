/** Which days each result pays, so that no other payment of the person pays them again unnoticed. */
import { type Kysely, sql } from 'kysely';

/** Null: of another program, of before it was noted, or an aguinaldo that was captured without its days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payroll_results add column paid_days datemultirange, add column aguinaldo_days datemultirange
  `.execute(db);
}
