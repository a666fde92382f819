/** Evidence that was sent and waits for the save of its certificate. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

/** `file_id` is the file that a save made of it, so that the same save again finds it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table capture_evidence (
      organization_id uuid not null,
      client_id uuid not null,
      period_id integer not null,
      id uuid not null default gen_random_uuid(),
      created_by uuid not null,
      created_at timestamptz(3) not null default now(),
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      size bigint not null,
      media_type text not null,
      name text not null check (name <> ''),
      file_id uuid,
      primary key (organization_id, id),
      foreign key (organization_id, client_id, period_id) references periods (organization_id, client_id, id)
        on delete cascade,
      foreign key (organization_id, created_by) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index capture_evidence_blob on capture_evidence (organization_id, sha256)`.execute(db);
  await sql`
    create index capture_evidence_period on capture_evidence (organization_id, period_id)
  `.execute(db);
  await sql`create index capture_evidence_person on capture_evidence (organization_id, created_by)`.execute(
    db,
  );
  await protectTable(db, 'capture_evidence', {
    grant: ['select', 'insert', 'update', 'delete'],
    clientColumn: 'client_id',
  });
}
