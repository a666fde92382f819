/** A bureau's own concepts: how they are taxed and integrated, and the last day on which they are captured. */
import { type Kysely, sql } from 'kysely';
import { APP_ROLE } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table concepts
      add column own boolean not null default false,
      add column isr_treatment text check (isr_treatment in ('gravado', 'exento', 'parcial')),
      add column sbc_integration text check (sbc_integration in ('no', 'fijo', 'variable', 'excedente')),
      add column ended_on date
  `.execute(db);
  // One without captures is deleted; the foreign keys hold the others.
  await sql`grant delete on concepts to ${sql.ref(APP_ROLE)}`.execute(db);
}
