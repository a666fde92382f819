/** What the numbers of origin and type of a movement in an emission of the IMSS mean, as each organization explains them. */
import { type Kysely, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imss_emission_codes (
      organization_id uuid not null references organizations (id),
      kind text not null check (kind in ('tipo', 'origen')),
      code text not null check (length(code) between 1 and 20),
      explanation text not null check (length(explanation) between 1 and 500),
      -- Of a type: the movement that it stands for, or none.
      meaning text check (meaning in ('08', '07', '02', 'otro')),
      updated_by uuid,
      updated_at timestamptz(3) not null default now(),
      primary key (organization_id, kind, code),
      check ((kind = 'tipo') = (meaning is not null))
    )
  `.execute(db);
  await protectTable(db, 'imss_emission_codes', { grant: ['select', 'insert', 'update', 'delete'] });
}
