/** How long notices and downloads are kept, and whether a person wants mails about shared folders. */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What is old is found by these, in each organization, once a night.
  await sql`
    create index folder_notices_read on folder_notices (organization_id, read_at) where read_at is not null
  `.execute(db);
  await sql`create index activities_at on activities (organization_id, at)`.execute(db);
  await sql`create index downloads_at on downloads (organization_id, at)`.execute(db);
  await sql`grant delete on incident_notices to ${sql.ref(APP_ROLE)}`.execute(db);
  await sql`
    alter table notice_preferences
      alter column digest set default 'none',
      add column shared boolean not null default true
  `.execute(db);
}
