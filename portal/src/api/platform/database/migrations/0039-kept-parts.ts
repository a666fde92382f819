/** The files that a report was divided into stay listed, with the totals that they were compared by. */
import { type Kysely, sql } from 'kysely';

/**
 * `parts_totals`: rows and control totals of the parts and of the undivided report, also of those that differ.
 * `part_key` of a ticket: one file of those that the request was divided into.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table report_renders add column parts_totals jsonb`.execute(db);
  await sql`
    create index report_render_parts_place on report_render_parts (organization_id, render_id, ordinal)
  `.execute(db);
  await sql`alter table download_tickets add column part_key text`.execute(db);
}
