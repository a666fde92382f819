/** A logo's address names its content: who has the address has the picture, and it never changes under it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table organizations
      add column logo_hash text generated always as (encode(sha256(logo), 'hex')) stored
  `.execute(db);
  await sql`create index organizations_logo on organizations (logo_hash)`.execute(db);
  await sql`
    create policy logo on organizations for select
      using (logo_hash = (select nullif(current_setting('app.logo_hash', true), '')))
  `.execute(db);
}
