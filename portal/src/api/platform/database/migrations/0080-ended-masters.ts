/**
 * The last day on which a company, a registro patronal, a cost centre or a payroll is used. No employment goes beyond it,
 * and a registro patronal ends with its company at the latest, so that employments ask the registro alone.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

const MASTERS = ['companies', 'registers', 'cost_centers', 'paysheets'];

/** Where people work, with the column of `employments` that names it. */
const POSITIONS = [
  { table: 'paysheets', column: 'paysheet_id' },
  { table: 'registers', column: 'register_id' },
  { table: 'cost_centers', column: 'cost_center_id' },
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
  for (const table of MASTERS)
    await sql`alter table ${sql.table(table)} add column ended_on date`.execute(db);
  await endEmployments(db);
  await endRegisters(db);
}

/** Of the rows that changed those that are in another place, or go on for longer; others lock nothing. */
const MOVED = sql`(
  select changed.* from changed
  join former on former.organization_id = changed.organization_id and former.id = changed.id
  where (changed.paysheet_id, changed.register_id, changed.cost_center_id)
      is distinct from (former.paysheet_id, former.register_id, former.cost_center_id)
    or coalesce(changed.termination_date, 'infinity') > coalesce(former.termination_date, 'infinity')
)`;

async function endEmployments(db: Kysely<unknown>): Promise<void> {
  await refuseEnded(db, { event: 'insert', tables: sql`new table as changed`, rows: sql`changed` });
  await refuseEnded(db, {
    ...{ event: 'update', tables: sql`old table as former new table as changed`, rows: MOVED },
  });
}

/** The places of the rows are locked, so that none ends while somebody comes to it. */
async function refuseEnded(
  db: Kysely<unknown>,
  { event, tables, rows }: { event: string; tables: RawBuilder<unknown>; rows: RawBuilder<unknown> },
): Promise<void> {
  const checks = POSITIONS.map(
    ({ table, column }) => sql`
      perform from ${sql.table(table)} place
      where (place.organization_id, place.id) in (select organization_id, ${sql.ref(column)} from ${rows} as own)
      order by place.id for key share;
      if exists (
        select from ${rows} as own join ${sql.table(table)} place
          on place.organization_id = own.organization_id and place.id = ${sql.ref(`own.${column}`)}
        where place.ended_on < coalesce(own.termination_date, 'infinity')
      ) then
        raise exception 'an employment goes beyond the last day of its place' using
          errcode = 'check_violation', constraint = ${sql.lit(`employments_ended_${column}`)};
      end if;
    `,
  );
  const name = sql.ref(`refuse_ended_places_on_${event}`);
  await sql`
    create function ${name}() returns trigger language plpgsql as $$
    begin
      if not exists (select from ${rows} as own) then
        return null;
      end if;
      ${sql.join(checks, sql` `)}
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger ${sql.ref(`employments_ended_${event}`)} after ${sql.raw(event)} on employments
      referencing ${tables}
      for each statement execute function ${name}()
  `.execute(db);
}

async function endRegisters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_ended_company() returns trigger language plpgsql as $$
    declare
      last_day date;
    begin
      select company.ended_on into last_day from companies company
      where company.organization_id = new.organization_id and company.id = new.company_id for key share;
      if last_day < coalesce(new.ended_on, 'infinity') then
        raise exception 'a register goes beyond the last day of its company' using
          errcode = 'check_violation', constraint = 'registers_ended_company';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger registers_ended after insert or update of company_id, ended_on on registers
      for each row execute function refuse_ended_company()
  `.execute(db);
  await sql`
    create function refuse_open_registers() returns trigger language plpgsql as $$
    begin
      if exists (
        select from registers
        where organization_id = new.organization_id and company_id = new.id
          and coalesce(ended_on, 'infinity') > new.ended_on
      ) then
        raise exception 'a register goes beyond the last day of its company' using
          errcode = 'check_violation', constraint = 'registers_ended_company';
      end if;
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger companies_ended after update of ended_on on companies
      for each row when (new.ended_on is not null) execute function refuse_open_registers()
  `.execute(db);
}
