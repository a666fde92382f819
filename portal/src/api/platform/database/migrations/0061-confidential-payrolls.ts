/**
 * Permissions per payroll: a confidential one is seen by the bureau's administrators and by whom it is assigned to, and a
 * client user sees the payrolls of their company only once the bureau allows it.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { protectTable } from './protect-table.ts';

/** Tables whose rows belong to a payroll, by the column that says so. */
const BY_PAYSHEET = ['cost_centers', 'employees', 'paysheet_concepts', 'paysheet_people', 'periods'];
const BY_PERIOD = [
  'capture_changes',
  'capture_evidence',
  'capture_states',
  'capture_versions',
  'closing_reminders',
  'disabilities',
  'disability_certificates',
  'extra_hours',
  'incidents',
  'overtime_days',
  'payroll_results',
];
const BY_EMPLOYEE = ['employee_credits', 'employee_salaries', 'movements'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set constraints all immediate`.execute(db);
  await sql`alter table paysheets add column confidential boolean not null default false`.execute(db);
  await sql`
    create index paysheets_confidential on paysheets (organization_id, client_id) where confidential
  `.execute(db);
  // Who has an account goes on as before; new client users are created without.
  await sql`alter table users add column sees_paysheets boolean not null default true`.execute(db);
  await createPeople(db);
  await replaceEnterTenant(db);
  await replaceSessionCaller(db);
  await createPolicies(db);
  await limitFiles(db);
  await noteNarrowedAccess(db);
}

/** To whom a payroll is assigned beside those who see every payroll that is not confidential. */
async function createPeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table paysheet_people (
      organization_id uuid not null,
      client_id uuid not null,
      paysheet_id integer not null,
      user_id uuid not null,
      primary key (organization_id, paysheet_id, user_id),
      foreign key (organization_id, client_id, paysheet_id) references paysheets (organization_id, client_id, id),
      foreign key (organization_id, user_id) references users (organization_id, id) on delete cascade
    )
  `.execute(db);
  await sql`create index paysheet_people_user on paysheet_people (organization_id, user_id)`.execute(db);
  await protectTable(db, 'paysheet_people', {
    grant: ['select', 'insert', 'delete'],
    clientColumn: 'client_id',
  });
}

/** `app.hidden_paysheets`: the payrolls of their clients that an Ejecutivo or a client user does not see. */
async function replaceEnterTenant(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function enter_tenant(organization uuid, person uuid, acting_role text) returns void
    language plpgsql as $$
    begin
      perform set_config('app.organization_id', organization::text, true),
              set_config('app.user_id', coalesce(person::text, ''), true),
              set_config('app.role', acting_role, true),
              set_config('app.hidden_paysheets', '', true),
              set_config('app.client_ids', case when acting_role in ('Ejecutivo', 'client') then '' else '*' end, true);
      if acting_role = 'client' then
        perform set_config('app.client_ids', coalesce((
          select client_id::text from users where organization_id = organization and id = person), ''), true);
      elsif acting_role = 'Ejecutivo' then
        perform set_config('app.client_ids', coalesce((
          select string_agg(client_id::text, ',') from user_clients
          where organization_id = organization and user_id = person), ''), true);
      end if;
      if acting_role in ('Ejecutivo', 'client') then
        perform set_config('app.hidden_paysheets', coalesce((
          select string_agg(id::text, ',' order by id) from paysheets
          where organization_id = organization
            and (confidential or acting_role = 'client' and not coalesce((
              select sees_paysheets from users where organization_id = organization and users.id = person), false))
            and not exists (
              select from paysheet_people as own
              where own.organization_id = organization and own.user_id = person and own.paysheet_id = paysheets.id
            )), ''), true);
      end if;
    end $$
  `.execute(db);
}

/** Restores every setting that `enter_tenant` makes. */
async function replaceSessionCaller(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function session_caller(organization uuid, session uuid, person uuid)
      returns table (name text, mail text, role text, client_id uuid)
    language plpgsql as $$
    declare
      settings constant text[] := array[
        'app.organization_id', 'app.user_id', 'app.role', 'app.client_ids', 'app.hidden_paysheets'];
      before text[];
    begin
      select array_agg(coalesce(current_setting(name_of, true), '') order by at) into before
      from unnest(settings) with ordinality as setting (name_of, at);
      perform enter_tenant(organization, null, 'SuperAdmin');
      return query
        select users.name, users.mail, users.role, users.client_id
        from sessions join users on users.organization_id = sessions.organization_id and users.id = sessions.user_id
        where sessions.organization_id = organization and sessions.id = session and sessions.user_id = person
          and sessions.ended_at is null and sessions.expires_at > now() and users.active = 'true';
      perform set_config(settings[at], before[at], true) from generate_subscripts(settings, 1) as at;
    end $$
  `.execute(db);
}

/** True for nearly everybody, so that the rest of a policy is not evaluated. Absent settings show nothing. */
const seesEvery = sql`(select coalesce(
  current_setting('app.client_ids', true) = '*' or current_setting('app.hidden_paysheets', true) = '', false))`;

const isVisible = (paysheet: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  ${seesEvery} or ${paysheet} <> all (
    (select string_to_array(nullif(current_setting('app.hidden_paysheets', true), ''), ',')::integer[])::integer[])
)`;

/** Visible when the row that it belongs to is. */
const isVisibleBy = (table: string, parent: string, key: string): RawBuilder<unknown> => sql`(
  ${seesEvery} or exists (
    select from ${sql.table(parent)} as parent
    where parent.organization_id = ${sql.ref(`${table}.organization_id`)} and parent.id = ${sql.ref(`${table}.${key}`)}
  )
)`;

async function createPolicies(db: Kysely<unknown>): Promise<void> {
  await createPolicy(db, 'paysheets', isVisible(sql`id`));
  for (const table of BY_PAYSHEET) await createPolicy(db, table, isVisible(sql`paysheet_id`));
  for (const table of BY_PERIOD) await createPolicy(db, table, isVisibleBy(table, 'periods', 'period_id'));
  for (const table of BY_EMPLOYEE)
    await createPolicy(db, table, isVisibleBy(table, 'employees', 'employee_id'));
  await createPolicy(
    db,
    'payroll_lines',
    isVisibleBy('payroll_lines', 'payroll_results', 'payroll_result_id'),
  );
  const entity = (parent: string) => isVisibleBy('master_history', parent, 'entity_id');
  await createPolicy(
    db,
    'master_history',
    sql`(case entity
      when 'paysheet' then ${entity('paysheets')}
      when 'calendar' then ${entity('paysheets')}
      when 'employee' then ${entity('employees')}
      when 'cost_center' then ${entity('cost_centers')}
      else true
    end)`,
  );
}

async function createPolicy(db: Kysely<unknown>, table: string, visible: RawBuilder<unknown>): Promise<void> {
  await sql`
    create policy paysheets on ${sql.table(table)} as restrictive using ${visible} with check ${visible}
  `.execute(db);
}

/** A file of a payroll, as the closing makes it, is for those who see the payroll. */
async function limitFiles(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file_system add column paysheet_id integer`.execute(db);
  await sql`
    alter table file_system add foreign key (organization_id, paysheet_id) references paysheets (organization_id, id)
  `.execute(db);
  await sql`
    create index file_system_paysheet on file_system (organization_id, paysheet_id) where paysheet_id is not null
  `.execute(db);
  // `execute` plans for the table as it is: a plan that was made while it was small reads all of it for each row of a
  // large insert.
  // What lies in the folder of a payroll belongs to the payroll; what leaves the folder still does.
  await sql`
    create function inherit_paysheet() returns trigger language plpgsql as $$
    declare inherited integer;
    begin
      if new.parent_id is not null then
        execute 'select paysheet_id from file_system where organization_id = $1 and id = $2'
          into inherited using new.organization_id, new.parent_id;
      end if;
      new.paysheet_id := coalesce(inherited, new.paysheet_id);
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger file_system_paysheet before insert or update of parent_id on file_system
      for each row execute function inherit_paysheet()
  `.execute(db);
  // The history keeps it, also of a file that is removed for good.
  await sql`alter table activities add column paysheet_id integer`.execute(db);
  await sql`
    create function activity_paysheet() returns trigger language plpgsql as $$
    begin
      execute 'select paysheet_id from file_system where organization_id = $1 and id = $2'
        into new.paysheet_id using new.organization_id, coalesce(new.item_id, new.folder_id);
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger activities_paysheet before insert on activities for each row execute function activity_paysheet()
  `.execute(db);
  for (const table of ['file_system', 'activities'])
    await createPolicy(db, table, sql`(paysheet_id is null or ${isVisible(sql`paysheet_id`)})`);
  await createPolicy(db, 'file_versions', isVisibleBy('file_versions', 'file_system', 'file_id'));
  await createPolicy(db, 'file_words', isVisibleBy('file_words', 'file_system', 'item_id'));
}

/**
 * When somebody last lost the sight of something: what was made for them before may hold it. Whatever takes it away, the
 * database notices.
 */
async function noteNarrowedAccess(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column access_narrowed_at timestamptz(3)`.execute(db);
  await sql`
    create function note_narrowed_person() returns trigger language plpgsql as $$
    begin
      update users set access_narrowed_at = now() where organization_id = old.organization_id and id = old.user_id;
      return null;
    end $$
  `.execute(db);
  for (const table of ['user_clients', 'paysheet_people'])
    await sql`
      create trigger access_narrowed after delete on ${sql.table(table)}
        for each row execute function note_narrowed_person()
    `.execute(db);
  await sql`
    create function note_narrowed_user() returns trigger language plpgsql as $$
    begin
      new.access_narrowed_at := now();
      return new;
    end $$
  `.execute(db);
  await sql`
    create trigger access_narrowed before update on users for each row
      when (old.role is distinct from new.role or old.client_id is distinct from new.client_id
        or old.sees_paysheets and not new.sees_paysheets)
      execute function note_narrowed_user()
  `.execute(db);
  await sql`
    create function note_confidential_paysheet() returns trigger language plpgsql as $$
    begin
      update users set access_narrowed_at = now()
      where organization_id = new.organization_id and (client_id = new.client_id or exists (
        select from user_clients as own
        where own.organization_id = new.organization_id and own.user_id = users.id and own.client_id = new.client_id
      )) and not exists (
        select from paysheet_people as own
        where own.organization_id = new.organization_id and own.user_id = users.id and own.paysheet_id = new.id
      );
      return null;
    end $$
  `.execute(db);
  await sql`
    create trigger access_narrowed after update of confidential on paysheets for each row
      when (new.confidential and not old.confidential) execute function note_confidential_paysheet()
  `.execute(db);
}
