/** How many values a proof has compared. */
import { type Kysely, sql } from 'kysely';

/** Earlier proofs looked for values anywhere in a file, which proves nothing: they are taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`truncate table report_proofs`.execute(db);
  await sql`alter table report_proofs add column value_count integer not null`.execute(db);
}
