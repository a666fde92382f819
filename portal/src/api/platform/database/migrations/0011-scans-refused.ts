/** Remembers which files are too large for the antivirus, so that the Admins are told once. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_versions add column scan_refused_at timestamptz(3)`.execute(db);
}
