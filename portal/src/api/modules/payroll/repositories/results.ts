/** What the calculation of a period gave: people, and the lines of each. */
import { searchText } from '@lienzo/schema/text/fold-text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { peopleWithTerms } from '../../masters/masters.ts';
import { numberArray } from './number-array.ts';

/** `people`: a query for the ids of those who are looked for, of `searchedPeople`; null: everybody. */
type OfPeriod = { organizationId: string; periodId: number; people: RawBuilder<unknown> | null };

/** Looked through at most, of people with the same words. */
const MAX_MATCHES = 3_000;

/** Those of a payroll whose name, number or keys begin with what was typed. */
export async function searchedPeople(
  trx: TenantTransaction,
  within: { organizationId: string; paysheetId: number },
  typed: string,
): Promise<RawBuilder<unknown> | null> {
  const terms = searchText(typed);
  return terms.length === 0 ? null : peopleWithTerms(trx, within, terms, MAX_MATCHES);
}

const ofPeriod = (trx: TenantTransaction, { organizationId, periodId, people }: OfPeriod) =>
  trx
    .selectFrom('payroll_results')
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.organization_id', '=', 'payroll_results.organization_id')
        .onRef('employees.id', '=', 'payroll_results.employee_id'),
    )
    .where('payroll_results.organization_id', '=', organizationId)
    .where('payroll_results.period_id', '=', periodId)
    .where(people === null ? sql<SqlBool>`true` : sql<SqlBool>`employees.id in (${people})`);

/** Names are read only where somebody is looked for. */
export async function countResults(trx: TenantTransaction, scope: OfPeriod): Promise<number> {
  const everybody = trx
    .selectFrom('payroll_results')
    .where('payroll_results.organization_id', '=', scope.organizationId)
    .where('payroll_results.period_id', '=', scope.periodId);
  const { count } = await (scope.people === null ? everybody : ofPeriod(trx, scope))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** By name. */
export const listResults = (
  trx: TenantTransaction,
  scope: OfPeriod,
  { limit, offset }: { limit: number; offset: number },
) =>
  ofPeriod(trx, scope)
    .select([
      'payroll_results.id',
      'payroll_results.employee_id',
      'employees.human_id',
      'employees.name',
      'payroll_results.days_paid',
      'payroll_results.total_perceptions',
      'payroll_results.total_deductions',
      'payroll_results.net_pay',
    ])
    .orderBy('employees.name')
    .orderBy('payroll_results.id')
    .limit(limit)
    .offset(offset)
    .execute();

type ResultFacts = {
  position: string;
  daily_salary: string | null;
  sbc: string | null;
  register: string;
  cost_center: string;
  source: string;
};

/** Who the person was in the period of a result. */
export async function findResultFacts(
  trx: TenantTransaction,
  organizationId: string,
  resultId: number,
): Promise<ResultFacts> {
  const { rows } = await sql<ResultFacts>`
    select result.position, result.daily_salary, result.sbc, registers.register,
      cost_centers.code || ' ' || cost_centers.cost_center as cost_center, result.facts_words as source
    from payroll_results result
    join registers on registers.organization_id = result.organization_id and registers.id = result.register_id
    join cost_centers on cost_centers.organization_id = result.organization_id and cost_centers.id = result.cost_center_id
    where result.organization_id = ${organizationId}::uuid and result.id = ${resultId}
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a result without its facts');
  return row;
}

export const listLines = (trx: TenantTransaction, organizationId: string, resultIds: readonly number[]) =>
  trx
    .selectFrom('payroll_lines')
    .select([
      'payroll_result_id',
      'concept_id',
      'units',
      'amount',
      'taxable_amount',
      'exempt_amount',
      'overridden',
      'corrects',
      'correction_words',
    ])
    .where('organization_id', '=', organizationId)
    .where('payroll_result_id', 'in', resultIds.length === 0 ? [0] : [...resultIds])
    .orderBy('id')
    .execute();

type ConceptTotal = {
  id: number;
  key: string;
  description: string;
  kind: 'Percepción' | 'Otro pago' | 'Deducción' | 'Incidencia';
  total: string;
  units: string;
};

/**
 * The concepts that somebody of the period has, perceptions first, each with its total over everybody. What is nobody's
 * money is left out, but for incidents, whose days are told.
 */
export async function listConceptTotals(
  trx: TenantTransaction,
  { organizationId, periodId }: Pick<OfPeriod, 'organizationId' | 'periodId'>,
): Promise<ConceptTotal[]> {
  // Added up before the concepts' words are joined, so that nothing wide is sorted.
  const { rows } = await sql<ConceptTotal>`
    select c.id, c.key, c.description, c.kind, sums.total::numeric(16, 2) as total, sums.units::numeric(16, 2) as units
    from (
      select line.concept_id, sum(line.amount) as total, sum(line.units) as units,
        bool_or(line.amount <> 0) as is_money
      from payroll_results result
      join payroll_lines line on line.organization_id = result.organization_id and line.payroll_result_id = result.id
      where result.organization_id = ${organizationId}::uuid and result.period_id = ${periodId}
      group by line.concept_id
    ) sums
    join concepts c on c.organization_id = ${organizationId}::uuid and c.id = sums.concept_id
    where c.kind = 'Incidencia' or sums.is_money
    order by array_position(array['Percepción', 'Otro pago', 'Deducción', 'Incidencia'], c.kind), c.key
  `.execute(trx);
  return rows;
}

/** Removes what the calculation before gave to one person. */
export async function deleteResult(
  trx: TenantTransaction,
  organizationId: string,
  { periodId, employeeId }: { periodId: number; employeeId: number },
): Promise<void> {
  await trx
    .deleteFrom('payroll_results')
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId)
    .where('employee_id', '=', employeeId)
    .execute();
}

/** Removes every line of a period; the results without lines are written again, or end in `deleteOtherResults`. */
export async function deleteLines(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
): Promise<void> {
  await sql`
    delete from payroll_lines where organization_id = ${organizationId}::uuid and payroll_result_id in (
      select id from payroll_results where organization_id = ${organizationId}::uuid and period_id = ${periodId}
    )
  `.execute(trx);
}

/** Removes the results of those who have none in the present calculation. */
export async function deleteOtherResults(
  trx: TenantTransaction,
  { organizationId, periodId }: Pick<OfPeriod, 'organizationId' | 'periodId'>,
  employeeIds: readonly number[],
): Promise<void> {
  await sql`
    delete from payroll_results
    where organization_id = ${organizationId}::uuid and period_id = ${periodId}
      and employee_id <> all (${numberArray(employeeIds)}::integer[])
  `.execute(trx);
}

export type NewResult = {
  employee_id: number;
  days_paid: string;
  total_perceptions: string;
  total_deductions: string;
  net_pay: string;
  employer_cost: string;
  /** Null: the rate of the state is not known. */
  payroll_tax: string | null;
  provision_aguinaldo: string;
  provision_vacaciones: string;
  provision_prima_vacacional: string;
  /** As a `datemultirange`; null: not known. */
  paid_days: string | null;
  aguinaldo_days: string | null;
  lines: {
    concept_id: number;
    units: string;
    amount: string;
    taxable_amount: string;
    exempt_amount: string;
    overridden: boolean;
    /** The first day of the closed period that it corrects. */
    corrects: string | null;
  }[];
};

/** `isImported`: of another program, which may have paid by other salaries than those of the masters. */
type RunScope = {
  organizationId: string;
  clientId: string;
  periodId: number;
  runId: number;
  isImported: boolean;
};

/**
 * The results of some people, as arrays, so that a statement's size does not grow with its rows' number. A result that is
 * there already is written over: its keys are not checked again. Its lines must have been removed. What the masters say of the
 * person in the period is kept with it.
 */
export async function saveResults(
  trx: TenantTransaction,
  scope: RunScope,
  results: readonly NewResult[],
): Promise<void> {
  if (results.length === 0) return;
  const { organizationId, clientId, periodId, runId } = scope;
  const factsFrom = scope.isImported ? 'expediente' : 'calculo';
  const column = (name: Exclude<keyof NewResult, 'lines' | 'paid_days' | 'aguinaldo_days'>): string =>
    numberArray(results.map((one) => one[name]));
  const { rows } = await sql<{ id: number; employee_id: number }>`
    insert into payroll_results (organization_id, client_id, employee_id, period_id, run_id, days_paid,
      total_perceptions, total_deductions, net_pay, employer_cost, payroll_tax, provision_aguinaldo,
      provision_vacaciones, provision_prima_vacacional, paid_days, aguinaldo_days, daily_salary, sbc, position,
      register_id, cost_center_id, facts_from, calculated_at)
    select ${organizationId}::uuid, ${clientId}::uuid, employee_id, ${periodId}, ${runId}, days_paid,
      total_perceptions, total_deductions, net_pay, employer_cost, payroll_tax, provision_aguinaldo,
      provision_vacaciones, provision_prima_vacacional, paid_days, aguinaldo_days, facts.daily_salary, facts.sbc,
      facts.position, facts.register_id, facts.cost_center_id, ${factsFrom}, now()
    from unnest(
      ${column('employee_id')}::integer[], ${column('days_paid')}::numeric[], ${column('total_perceptions')}::numeric[],
      ${column('total_deductions')}::numeric[], ${column('net_pay')}::numeric[], ${column('employer_cost')}::numeric[],
      ${column('payroll_tax')}::numeric[], ${column('provision_aguinaldo')}::numeric[],
      ${column('provision_vacaciones')}::numeric[], ${column('provision_prima_vacacional')}::numeric[],
      ${results.map((one) => one.paid_days)}::datemultirange[],
      ${results.map((one) => one.aguinaldo_days)}::datemultirange[]
    ) as given (employee_id, days_paid, total_perceptions, total_deductions, net_pay, employer_cost, payroll_tax,
      provision_aguinaldo, provision_vacaciones, provision_prima_vacacional, paid_days, aguinaldo_days)
    cross join lateral result_facts(${organizationId}::uuid, ${periodId}, given.employee_id) facts
    on conflict (organization_id, employee_id, period_id) do update set
      run_id = excluded.run_id, days_paid = excluded.days_paid, total_perceptions = excluded.total_perceptions,
      total_deductions = excluded.total_deductions, net_pay = excluded.net_pay,
      employer_cost = excluded.employer_cost, payroll_tax = excluded.payroll_tax,
      provision_aguinaldo = excluded.provision_aguinaldo, provision_vacaciones = excluded.provision_vacaciones,
      provision_prima_vacacional = excluded.provision_prima_vacacional,
      paid_days = excluded.paid_days, aguinaldo_days = excluded.aguinaldo_days, daily_salary = excluded.daily_salary,
      sbc = excluded.sbc, position = excluded.position, register_id = excluded.register_id,
      cost_center_id = excluded.cost_center_id, facts_from = excluded.facts_from, calculated_at = excluded.calculated_at
    returning id, employee_id
  `.execute(trx);
  await insertLines(trx, scope, { results, idOf: new Map(rows.map((row) => [row.employee_id, row.id])) });
}

async function insertLines(
  trx: TenantTransaction,
  { organizationId, clientId }: RunScope,
  { results, idOf }: { results: readonly NewResult[]; idOf: ReadonlyMap<number, number> },
): Promise<void> {
  const lines = results.flatMap(({ employee_id, lines: own }) => {
    const result_id = idOf.get(employee_id);
    if (result_id === undefined) throw new Error('a result was not stored');
    return own.map((line) => ({ ...line, result_id }));
  });
  const values = (name: Exclude<keyof (typeof lines)[number], 'overridden' | 'corrects'>): string =>
    numberArray(lines.map((line) => line[name]));
  await sql`
    insert into payroll_lines (organization_id, client_id, payroll_result_id, concept_id, units, amount,
      taxable_amount, exempt_amount, overridden, corrects)
    select ${organizationId}::uuid, ${clientId}::uuid, result_id, concept_id, units, amount, taxable, exempt, overridden,
      corrects
    from unnest(
      ${values('result_id')}::integer[], ${values('concept_id')}::integer[], ${values('units')}::numeric[],
      ${values('amount')}::numeric[], ${values('taxable_amount')}::numeric[], ${values('exempt_amount')}::numeric[],
      ${lines.map(({ overridden }) => overridden)}::boolean[],
      ${lines.map(({ corrects }) => corrects)}::date[]
    ) with ordinality as given (result_id, concept_id, units, amount, taxable, exempt, overridden, corrects, at)
    order by at
  `.execute(trx);
}
