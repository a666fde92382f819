/** From which day on a payroll is served: periods that end before it are not open. */
import { type Kysely, sql } from 'kysely';

/** Read here as a whole; the owner is held by row level security too. */
const READ = ['paysheets', 'periods', 'capture_states', 'incidents', 'overtime_days', 'disabilities'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
  await sql`alter table paysheets add column service_start date`.execute(db);
  for (const table of READ)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  // Those that were worked on begin with the first period of it; of the others every period stays open.
  await sql`
    update paysheets set service_start = worked.first
    from (
      select organization_id, paysheet_id, min(initial_date) as first from periods
      where estatus = 'Finalizada' or exists (
          select from capture_states state
          where state.organization_id = periods.organization_id and state.period_id = periods.id and state.status <> 'A'
        ) or exists (
          select from incidents row
          where row.organization_id = periods.organization_id and row.period_id = periods.id
        ) or exists (
          select from overtime_days row
          where row.organization_id = periods.organization_id and row.period_id = periods.id
        ) or exists (
          select from disabilities row
          where row.organization_id = periods.organization_id and row.period_id = periods.id
        )
      group by organization_id, paysheet_id
    ) as worked
    where worked.organization_id = paysheets.organization_id and worked.paysheet_id = paysheets.id
  `.execute(db);
  for (const table of READ) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}
