/**
 * What a receipt shows of the person besides amounts is kept with the result: daily salary, SBC, position, register and cost
 * centre of the period, so that a later raise or move does not change the papers of a paid period.
 */
import { type Kysely, sql } from 'kysely';

const OWN_COLUMNS = ['register_id', 'cost_center_id'] as const;
const PARENTS = { register_id: 'registers', cost_center_id: 'cost_centers' } as const;
const READ = ['payroll_results', 'periods', 'processes', 'employees', 'employments', 'employee_salaries'];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payroll_results
      add column daily_salary numeric(12, 2),
      add column sbc numeric(12, 2),
      add column position text,
      add column register_id integer,
      add column cost_center_id integer,
      add column facts_from text not null default 'expediente' check (facts_from in ('calculo', 'expediente')),
      add column facts_words text not null generated always as (
        case facts_from when 'calculo' then ''
        else 'El puesto, el salario diario y el SBC son los que el expediente tiene para el periodo, no los del cálculo.' end
      ) stored
  `.execute(db);
  await createFunctions(db);
  await fillExisting(db);
  for (const column of OWN_COLUMNS) {
    await sql`
      alter table payroll_results alter column ${sql.ref(column)} set not null,
        add foreign key (organization_id, client_id, ${sql.ref(column)})
          references ${sql.table(PARENTS[column])} (organization_id, client_id, id)
    `.execute(db);
    await sql`
      create index ${sql.id(`payroll_results_${column}`)} on payroll_results (organization_id, ${sql.ref(column)})
    `.execute(db);
  }
  await sql`alter table payroll_results alter column position set not null`.execute(db);
  await sql`
    create trigger payroll_result_facts before insert on payroll_results for each row
      when (new.register_id is null or new.cost_center_id is null or new.position is null)
      execute function fill_result_facts()
  `.execute(db);
}

/**
 * The person on the last day of the period that they worked in its payroll. Somebody whom the masters do not place in the
 * payroll has their present place; a salary that begins later is none.
 */
async function createFunctions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function result_facts(of_organization uuid, of_period integer, of_employee integer)
    returns table (daily_salary numeric, sbc numeric, "position" text, register_id integer, cost_center_id integer)
    language sql stable as $$
      select salary.daily_salary, salary.sbc, coalesce(work."position", person."position"),
        coalesce(work.register_id, person.register_id), coalesce(work.cost_center_id, person.cost_center_id)
      from periods paid
      join processes process on process.organization_id = paid.organization_id and process.id = paid.process_id
      join employees person on person.organization_id = paid.organization_id and person.id = of_employee
      left join lateral (
        select own."position", own.register_id, own.cost_center_id, own.termination_date
        from employments own
        where own.organization_id = of_organization and own.employee_id = of_employee
          and own.paysheet_id = paid.paysheet_id and own.initial_date <= paid.end_date
        order by process.process = 'FIN' and own.termination_date between paid.initial_date and paid.end_date desc nulls last,
          own.initial_date desc
        limit 1
      ) work on true
      left join lateral (
        select own.daily_salary, own.sbc
        from employee_salaries own
        where own.organization_id = of_organization and own.employee_id = of_employee
          and own.vigente_desde <= least(paid.end_date, work.termination_date)
        order by own.vigente_desde desc
        limit 1
      ) salary on true
      where paid.organization_id = of_organization and paid.id = of_period
    $$
  `.execute(db);
  await sql`
    create function fill_result_facts() returns trigger language plpgsql as $$
    begin
      select facts.daily_salary, facts.sbc, facts."position", facts.register_id, facts.cost_center_id
        into new.daily_salary, new.sbc, new."position", new.register_id, new.cost_center_id
        from result_facts(new.organization_id, new.period_id, new.employee_id) facts;
      return new;
    end $$
  `.execute(db);
}

/** The owner is held by row level security too. */
async function fillExisting(db: Kysely<unknown>): Promise<void> {
  for (const table of READ)
    await sql`alter table ${sql.table(table)} no force row level security`.execute(db);
  await sql`
    update payroll_results set daily_salary = facts.daily_salary, sbc = facts.sbc, "position" = facts."position",
      register_id = facts.register_id, cost_center_id = facts.cost_center_id
    from payroll_results own
    cross join lateral result_facts(own.organization_id, own.period_id, own.employee_id) facts
    where own.organization_id = payroll_results.organization_id and own.id = payroll_results.id
  `.execute(db);
  await sql`set constraints all immediate`.execute(db);
  for (const table of READ) await sql`alter table ${sql.table(table)} force row level security`.execute(db);
}
