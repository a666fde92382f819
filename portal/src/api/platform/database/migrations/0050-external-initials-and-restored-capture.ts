/** Certificates whose initial one is not in Lienzo, and captures that the trail gave back. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Rows that an earlier migration of the same transaction has put in wait for their deferred checks.
  await sql`set constraints all immediate`.execute(db);
  await sql`
    alter table disability_certificates
      add column folio_inicial_externo text check (folio_inicial_externo ~ '^[A-Z]{2}[0-9]{6}$'),
      add constraint disability_certificates_one_initial
        check (initial_certificate_id is null or folio_inicial_externo is null),
      add constraint disability_certificates_external_of_subsequent
        check (tipo_incapacidad = 'C' or folio_inicial_externo is null)
  `.execute(db);
  await sql`alter table capture_changes drop constraint capture_changes_action_check`.execute(db);
  await sql`
    alter table capture_changes add constraint capture_changes_action_check
      check (action in ('save', 'delete', 'restore', 'close', 'reopen'))
  `.execute(db);
}
