/** Results of a bureau's other payroll engine: from which file, and tokens that may bring them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: calculated here, or of before it was noted. What was imported was calculated from nothing that we know.
  await sql`
    alter table payroll_runs add column imported_from text
      check (imported_from is null or length(imported_from) between 1 and 255 and fingerprint is null)
  `.execute(db);
  await sql`alter table api_tokens add column import_results boolean not null default false`.execute(db);
}
