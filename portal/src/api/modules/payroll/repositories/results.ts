/** What the calculation of a period gave: people, and the lines of each. */
import { searchText } from '@lienzo/schema/text/fold-text';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { peopleWithTerms } from '../../masters/masters.ts';

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

export async function countResults(trx: TenantTransaction, scope: OfPeriod): Promise<number> {
  const { count } = await ofPeriod(trx, scope)
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
  const { rows } = await sql<ConceptTotal>`
    select c.id, c.key, c.description, c.kind, sum(line.amount)::numeric(16, 2) as total,
      sum(line.units)::numeric(16, 2) as units
    from payroll_results result
    join payroll_lines line on line.organization_id = result.organization_id and line.payroll_result_id = result.id
    join concepts c on c.organization_id = line.organization_id and c.id = line.concept_id
    where result.organization_id = ${organizationId}::uuid and result.period_id = ${periodId}
    group by c.id, c.key, c.description, c.kind
    having c.kind = 'Incidencia' or bool_or(line.amount <> 0)
    order by array_position(array['Percepción', 'Otro pago', 'Deducción', 'Incidencia'], c.kind), c.key
  `.execute(trx);
  return rows;
}

/** Removes what the calculation before gave, to everybody or to one person. */
export async function deleteResults(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
  employeeId?: number,
): Promise<void> {
  const ofAll = trx
    .deleteFrom('payroll_results')
    .where('organization_id', '=', organizationId)
    .where('period_id', '=', periodId);
  await (employeeId === undefined ? ofAll : ofAll.where('employee_id', '=', employeeId)).execute();
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
  lines: {
    concept_id: number;
    units: string;
    amount: string;
    taxable_amount: string;
    exempt_amount: string;
    overridden: boolean;
  }[];
};

/** The results of some people, as arrays, so that a statement's size does not grow with its rows' number. */
export async function insertResults(
  trx: TenantTransaction,
  {
    organizationId,
    clientId,
    periodId,
    runId,
  }: { organizationId: string; clientId: string; periodId: number; runId: number },
  results: readonly NewResult[],
): Promise<void> {
  if (results.length === 0) return;
  const column = (name: Exclude<keyof NewResult, 'lines'>): (string | null)[] =>
    results.map((one) => (one[name] === null ? null : String(one[name])));
  const { rows } = await sql<{ id: number; employee_id: number }>`
    insert into payroll_results (organization_id, client_id, employee_id, period_id, run_id, days_paid,
      total_perceptions, total_deductions, net_pay, employer_cost, payroll_tax, provision_aguinaldo,
      provision_vacaciones, provision_prima_vacacional, calculated_at)
    select ${organizationId}::uuid, ${clientId}::uuid, employee_id, ${periodId}, ${runId}, days_paid,
      total_perceptions, total_deductions, net_pay, employer_cost, payroll_tax, provision_aguinaldo,
      provision_vacaciones, provision_prima_vacacional, now()
    from unnest(
      ${column('employee_id')}::integer[], ${column('days_paid')}::numeric[], ${column('total_perceptions')}::numeric[],
      ${column('total_deductions')}::numeric[], ${column('net_pay')}::numeric[], ${column('employer_cost')}::numeric[],
      ${column('payroll_tax')}::numeric[], ${column('provision_aguinaldo')}::numeric[],
      ${column('provision_vacaciones')}::numeric[], ${column('provision_prima_vacacional')}::numeric[]
    ) as given (employee_id, days_paid, total_perceptions, total_deductions, net_pay, employer_cost, payroll_tax,
      provision_aguinaldo, provision_vacaciones, provision_prima_vacacional)
    returning id, employee_id
  `.execute(trx);
  const idOf = new Map(rows.map(({ id, employee_id }) => [employee_id, id]));
  const lines = results.flatMap(({ employee_id, lines: own }) =>
    own.map((line) => ({ ...line, result_id: idOf.get(employee_id) })),
  );
  const values = (name: keyof (typeof lines)[number]): string[] => lines.map((line) => String(line[name]));
  await sql`
    insert into payroll_lines (organization_id, client_id, payroll_result_id, concept_id, units, amount,
      taxable_amount, exempt_amount, overridden)
    select ${organizationId}::uuid, ${clientId}::uuid, result_id, concept_id, units, amount, taxable, exempt, overridden
    from unnest(
      ${values('result_id')}::integer[], ${values('concept_id')}::integer[], ${values('units')}::numeric[],
      ${values('amount')}::numeric[], ${values('taxable_amount')}::numeric[], ${values('exempt_amount')}::numeric[],
      ${values('overridden')}::boolean[]
    ) with ordinality as given (result_id, concept_id, units, amount, taxable, exempt, overridden, at)
    order by at
  `.execute(trx);
}
