/**
 * The triggers that join the rows of a statement to a table plan their statements anew when the rows are many, and hash
 * the join. PL/pgSQL keeps the plan of a session's first call, made for one row; and of a table that row level
 * security protects and nobody has analysed yet the planner expects one row. Both read all rows for each of ten thousand.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** As in the migration that creates `employments`. */
const SHOWN = [
  'paysheet_id',
  'cost_center_id',
  'register_id',
  'position',
  'tipo_trabajador',
  'tipo_salario',
  'jornada',
  'hire_date',
  'termination_date',
  'causa_baja',
];

const POSITIONS = [
  { table: 'paysheets', column: 'paysheet_id' },
  { table: 'registers', column: 'register_id' },
  { table: 'cost_centers', column: 'cost_center_id' },
];

const columns = (names: readonly string[], table: string) =>
  sql.join(names.map((name) => sql.ref(`${table}.${name}`)));
const assignments = (names: readonly string[], table: string) =>
  sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)}`));

/** More than a hundred rows of a statement. */
const areMany = (rows: string) =>
  sql`(select count(*) from (select from ${sql.table(rows)} limit 101) as first) > 100`;

/**
 * A statement of PL/pgSQL that is planned anew for many rows; for few the kept plan costs less than planning.
 * @param kept the same where PL/pgSQL wants other words for it.
 */
const planned = (statement: RawBuilder<unknown>, into = sql``, kept = sql`${statement} ${into}`) => sql`
  if is_many then
    execute $planned$ ${statement} $planned$ ${into};
  else
    ${kept};
  end if;
`;

/** Statements of PL/pgSQL of which many rows are joined without a nested loop. */
const joined = (rows: string, statements: RawBuilder<unknown>) => sql`
  declare
    nested text := current_setting('enable_nestloop');
    is_found boolean := false;
    is_many boolean := ${areMany(rows)};
  begin
    if is_many then
      perform set_config('enable_nestloop', 'off', true);
    end if;
    ${statements}
    if is_many then
      perform set_config('enable_nestloop', nested, true);
    end if;
    return null;
  end
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await showLastEmployment(db);
  await correctLastEmployment(db);
  await refuseEndedPositions(db);
  await removeText(db);
  await analyseGrownEmployees(db);
}

async function showLastEmployment(db: Kysely<unknown>): Promise<void> {
  const isSomebodyLeft = sql`
    select exists (
      select from changed where not exists (
        select from employments own
        where own.organization_id = changed.organization_id and own.employee_id = changed.employee_id))
  `;
  const show = sql`
    update employees set ${assignments(SHOWN, 'last')},
      estatus = case when last.termination_date is null then 'A' else 'F' end
    from (
      select distinct on (own.organization_id, own.employee_id) own.* from employments own
      join changed on changed.organization_id = own.organization_id and changed.employee_id = own.employee_id
      order by own.organization_id, own.employee_id, own.initial_date desc
    ) as last
    where employees.organization_id = last.organization_id and employees.id = last.employee_id
      and (${columns(SHOWN, 'employees')}) is distinct from (${columns(SHOWN, 'last')})
  `;
  await sql`
    create or replace function show_last_employment() returns trigger language plpgsql as $$
    ${joined(
      'changed',
      sql`
        if tg_op = 'DELETE' then
          ${planned(isSomebodyLeft, sql`into is_found`)}
        end if;
        if is_found then
          raise exception 'somebody would be left without an employment' using
            errcode = 'check_violation';
        end if;
        ${planned(show)}
      `,
    )} $$
  `.execute(db);
}

async function correctLastEmployment(db: Kysely<unknown>): Promise<void> {
  const correct = sql`
    update employments own set ${assignments(SHOWN, 'changed')},
      initial_date = case when own.initial_date = own.hire_date then changed.hire_date else own.initial_date end
    from changed
    join former on former.organization_id = changed.organization_id and former.id = changed.id
    where own.organization_id = changed.organization_id and own.employee_id = changed.id
      and (${columns(SHOWN, 'former')}) is distinct from (${columns(SHOWN, 'changed')})
      and own.initial_date = (
        select max(initial_date) from employments last
        where last.organization_id = changed.organization_id and last.employee_id = changed.id)
  `;
  const moveHire = sql`
    update employments own set hire_date = changed.hire_date,
      initial_date = case when own.initial_date = own.hire_date then changed.hire_date else own.initial_date end
    from changed
    join former on former.organization_id = changed.organization_id and former.id = changed.id
    where own.organization_id = changed.organization_id and own.employee_id = changed.id
      and former.hire_date <> changed.hire_date and own.hire_date = former.hire_date
  `;
  await sql`
    create or replace function correct_last_employment() returns trigger language plpgsql as $$
    ${joined(
      'changed',
      sql`
        if pg_trigger_depth() = 1 then
          set constraints employments_overlap deferred;
          ${planned(correct)}
          ${planned(moveHire)}
          set constraints employments_overlap immediate;
        end if;
      `,
    )} $$
  `.execute(db);
}

/** Of the rows that changed those that are in another place, or go on for longer; others lock nothing. */
const MOVED = sql`(
  select changed.* from changed
  join former on former.organization_id = changed.organization_id and former.id = changed.id
  where (changed.paysheet_id, changed.register_id, changed.cost_center_id)
      is distinct from (former.paysheet_id, former.register_id, former.cost_center_id)
    or coalesce(changed.termination_date, 'infinity') > coalesce(former.termination_date, 'infinity')
)`;

async function refuseEndedPositions(db: Kysely<unknown>): Promise<void> {
  for (const { event, rows } of [
    { event: 'insert', rows: sql`changed` },
    { event: 'update', rows: MOVED },
  ]) {
    const checks = POSITIONS.map(({ table, column }) => {
      const lock = sql`
        from ${sql.table(table)} place
        where (place.organization_id, place.id) in (select organization_id, ${sql.ref(column)} from ${rows} as own)
        order by place.id for key share
      `;
      const isBeyond = sql`
        select exists (
          select from ${rows} as own join ${sql.table(table)} place
            on place.organization_id = own.organization_id and place.id = ${sql.ref(`own.${column}`)}
          where place.ended_on < coalesce(own.termination_date, 'infinity'))
      `;
      return sql`
        ${planned(sql`select ${lock}`, sql``, sql`perform ${lock}`)}
        ${planned(isBeyond, sql`into is_found`)}
        if is_found then
          raise exception 'an employment goes beyond the last day of its place' using
            errcode = 'check_violation', constraint = ${sql.lit(`employments_ended_${column}`)};
        end if;
      `;
    });
    await sql`
      create or replace function ${sql.ref(`refuse_ended_places_on_${event}`)}() returns trigger language plpgsql as $$
      ${joined(
        'changed',
        sql`
          ${planned(sql`select exists (select from ${rows} as own)`, sql`into is_found`)}
          if is_found then
            ${sql.join(checks, sql` `)}
          end if;
        `,
      )} $$
    `.execute(db);
  }
}

async function removeText(db: Kysely<unknown>): Promise<void> {
  const remove = sql`
    delete from employee_words using removed as gone
    where employee_words.organization_id = gone.organization_id and employee_words.employee_id = gone.id
  `;
  await sql`
    create or replace function keep_employee_words() returns trigger language plpgsql as $$
    declare
      is_many boolean;
    begin
      if tg_op = 'DELETE' then
        is_many := ${areMany('removed')};
        ${planned(remove)}
      elsif tg_op = 'INSERT' then
        insert into employee_words (organization_id, client_id, paysheet_id, employee_id, word)
        select own.organization_id, own.client_id, own.paysheet_id, own.id, word
        from added as own
        cross join lateral words_of_employee(own.name, own.human_id, own.rfc, own.curp, own.ssn, own.id) as word;
      else
        delete from employee_words where organization_id = old.organization_id and employee_id = old.id;
        insert into employee_words (organization_id, client_id, paysheet_id, employee_id, word)
        select new.organization_id, new.client_id, new.paysheet_id, new.id, word
        from words_of_employee(new.name, new.human_id, new.rfc, new.curp, new.ssn, new.id) as word;
      end if;
      return null;
    end $$
  `.execute(db);
}

/**
 * The first people of an installation may be ten thousand in one transaction, before autovacuum has seen any. Without
 * statistics the check of a foreign key reads all people of the client for each one (the indexes that begin with
 * tenant and client cost the same as the key's own), so a table that has doubled is analysed before it is
 * referenced.
 */
async function analyseGrownEmployees(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function analyse_grown_employees() returns void language plpgsql security definer
      set search_path = public, pg_temp as $$
    begin
      if (
        select pg_relation_size(oid) / current_setting('block_size')::integer > greatest(50, relpages * 2)
        from pg_class where oid = 'employees'::regclass
      ) then
        analyze employees;
      end if;
    end $$
  `.execute(db);
  await sql`
    create or replace function begin_employments() returns trigger language plpgsql as $$
    begin
      perform analyse_grown_employees();
      insert into employments (organization_id, client_id, employee_id, initial_date, ${sql.join(SHOWN.map((name) => sql.ref(name)))})
      select organization_id, client_id, id, hire_date, ${sql.join(SHOWN.map((name) => sql.ref(name)))} from changed;
      return null;
    end $$
  `.execute(db);
}
