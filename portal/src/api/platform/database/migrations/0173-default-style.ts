/** A style that new items of an organization's reports begin with: one at most. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_styles add column is_default boolean not null default false`.execute(db);
  await sql`
    create unique index report_styles_default on report_styles (organization_id) where is_default
  `.execute(db);
}
