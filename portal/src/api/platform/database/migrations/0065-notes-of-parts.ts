/** What the rendering service said of each file of a report in parts: for its mail, and for the list of the files. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_render_parts add column notes jsonb not null default '[]'`.execute(db);
}
