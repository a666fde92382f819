/** Which folder a notice is about, so that it can be opened from there. No foreign key: a notice outlives its folder. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table incident_notices add column folder_id uuid`.execute(db);
}
