/** What a calculation depends on, as one value: it changes exactly when an input does. */
import { ENGINE_VERSION } from '@lienzo/schema/payroll/engine/trace';
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { isOfPeriod } from './period-people.ts';
import { isAround } from './person-inputs.ts';
import type { RunPeriod } from './run-periods.ts';

type Part = [table: string, columns: string[], rows: RawBuilder<unknown>];

/**
 * The columns that the calculation reads, by table, and which rows; states and times of storing are not among them. Of
 * everybody of the payroll alike.
 */
export const SHARED_PARTS = (period: RunPeriod): Part[] => [
  ['paysheets', PAYSHEET, sql`id = ${period.paysheet_id}`],
  ['periods', ['initial_date', 'end_date', 'payment_date', 'process_id'], sql`id = ${period.id}`],
  [
    'payroll_settings',
    ['id', 'vigente_desde', 'content'],
    sql`paysheet_id = ${period.paysheet_id} and vigente_desde <= ${period.payment_date}::date`,
  ],
  // Where it stands among the periods of its month and bimester.
  [
    'periods',
    ['id', 'process_id', 'end_date', 'payment_date'],
    sql`paysheet_id = ${period.paysheet_id} and ${isAround(period)}`,
  ],
  ['concepts', ['id', 'key', 'type_value', 'kind', 'cfdi_code', 'isr_treatment'], sql`true`],
  [
    'register_premiums',
    ['register_id', 'vigente_desde', 'risk_premium'],
    sql`client_id = ${period.client_id}::uuid`,
  ],
];

/** Of each person of the period. */
export const PERSON_PARTS = (period: RunPeriod): Part[] => {
  const inPeriod = sql`period_id = ${period.id}`;
  const since = (day: string, unit: 'month' | 'week') => sql`(${inPeriod}
    or ${sql.ref(day)} between date_trunc(${sql.lit(unit)}, ${period.initial_date}::date) and ${period.end_date}::date)`;
  return [
    ['employments', EMPLOYMENT, sql`true`],
    ['employee_salaries', ['vigente_desde', 'daily_salary', 'sbc'], sql`true`],
    ['employee_credits', CREDIT, sql`true`],
    // Absences of the month and double hours of the week that other periods have count, too.
    ['incidents', ['period_id', 'concept_id', 'amount', 'capture_date'], since('capture_date', 'month')],
    ['extra_hours', ['period_id', 'semana', 'clave_concepto', 'horas', 'fecha'], since('fecha', 'week')],
    ['disabilities', DISABILITY, sql`true`],
    ['payroll_overrides', ['concept_id', 'amount'], inPeriod],
    ['payroll_settlements', SETTLEMENT, inPeriod],
    // What pays a day of this period, too.
    ['payroll_results', ['period_id', 'paid_days', 'aguinaldo_days'], paysTheSame(period)],
    // What the other periods of the year paid, which limits and taxes of this one depend on.
    [
      'payroll_results',
      ['period_id', 'net_pay', 'total_perceptions', 'total_deductions'],
      sql`period_id <> ${period.id} and period_id = any (array(
        select id from periods
        where organization_id = ${period.organization_id}::uuid and client_id = ${period.client_id}::uuid
          and payment_date between date_trunc('year', ${period.payment_date}::date) and ${period.payment_date}::date
      ))`,
    ],
    // By itself: credits without it have the numbers that they had before it was known.
    ['employee_credits', ['id', 'tabla_disminucion'], sql`tabla_disminucion = 'S'`],
    ['employee_credits', ['id', 'porcentaje_reducido'], sql`porcentaje_reducido is not null`],
    ['payroll_corrections', ['concept_id', 'source_period_id', 'amount'], inPeriod],
  ];
};
const paysTheSame = ({ organization_id, client_id, id, initial_date, end_date }: RunPeriod) => sql`
  paid_days && datemultirange(daterange(${initial_date}::date, ${end_date}::date, '[]'))
  and period_id <> ${id} and period_id = any (array(
    select id from periods
    where organization_id = ${organization_id}::uuid and client_id = ${client_id}::uuid
      and initial_date <= ${end_date}::date and end_date >= ${initial_date}::date
  ))`;
const PAYSHEET = [
  'periodicity',
  'overtime_rule',
  'overtime_rule_from',
  'zone',
  'days_convention',
  'absence_share',
];
const EMPLOYMENT = [
  'paysheet_id',
  'register_id',
  'hire_date',
  'initial_date',
  'termination_date',
  'causa_baja',
  'tipo_trabajador',
  'tipo_salario',
  'jornada',
];
const CREDIT = ['kind', 'number', 'discount_type', 'value', 'vigente_desde', 'vigente_hasta'];
const SETTLEMENT = [
  'pending_vacation_days',
  'pays_salary',
  'pays_indemnity',
  'pays_twenty_days',
  'pays_seniority',
];
const DISABILITY = ['concept_id', 'fecha_incapacidad', 'dias_incapacidad', 'tipo_incapacidad', 'tipo_riesgo'];

/** What a calculation depends on: what everybody shares, and a number for each person of the period. */
export type InputDigest = { shared: string; people: ReadonlyMap<number, bigint> };

/**
 * Of a row. Its values are hashed without turning them into text; mixed once more, because the hash of a row is linear in
 * those of its columns, and a sum of such would not notice two rows that have exchanged a value.
 */
const hashOf = (values: readonly RawBuilder<unknown>[]) =>
  sql`hashint8extended(hash_record_extended(row(${sql.join(values)}), 0), 0)`;
const refs = (columns: readonly string[]) => columns.map((name) => sql.ref(name));

const sharedHash = (organizationId: string, period: RunPeriod) => {
  const parts = SHARED_PARTS(period).map(
    ([table, columns, rows]) => sql`(
      select count(*)::text || ':' || coalesce(sum(${hashOf(refs(columns))}), 0)::text
      from ${sql.table(table)} where organization_id = ${organizationId}::uuid and ${rows}
    )`,
  );
  return sql`md5(${ENGINE_VERSION}::text || '|' || concat_ws('|', ${sql.join(parts)}))`;
};

/**
 * `hashes`: a row for each row that the calculation of somebody of the period reads. A person's number is their sum, that of
 * the run the sum of everybody's: the order of the rows does not matter, their number does.
 */
const personHashes = (organizationId: string, period: RunPeriod, only?: number) => {
  const parts = PERSON_PARTS(period).map(
    ([table, columns, rows], part) => sql`
      select employee_id, ${hashOf([sql.ref('employee_id'), sql.lit(part), ...refs(columns)])} as hash
      from ${sql.table(table)}
      where organization_id = ${organizationId}::uuid and employee_id in (select employee_id from people) and ${rows}
    `,
  );
  return sql`
    people as (
      select distinct employee_id from employments
      where organization_id = ${organizationId}::uuid and paysheet_id = ${period.paysheet_id}
        and ${isOfPeriod(period)}
        and ${only === undefined ? sql`true` : sql`employee_id = ${only}`}
    ),
    hashes as (${sql.join(parts, sql` union all `)})
  `;
};

/**
 * Of everybody whom a calculation of the period pays.
 * @param only one person's number, and no one else's.
 */
export async function readInputDigest(
  trx: TenantTransaction,
  organizationId: string,
  period: RunPeriod,
  only?: number,
): Promise<InputDigest> {
  const { rows } = await sql<{ shared: string; employee_id: number | null; digest: string | null }>`
    with ${personHashes(organizationId, period, only)},
    digests as (select employee_id, sum(hash)::text as digest from hashes group by employee_id)
    select ${sharedHash(organizationId, period)} as shared, employee_id, digest
    from (select) as once left join digests on true
  `.execute(trx);
  const [first] = rows;
  if (first === undefined) throw new Error('a query without a row');
  const people = rows.flatMap(({ employee_id, digest }): [number, bigint][] =>
    employee_id === null || digest === null ? [] : [[employee_id, BigInt(digest)]],
  );
  return { shared: first.shared, people: new Map(people) };
}

const composed = (shared: string, sum: bigint): string => `${shared}:${sum}`;

/** As a run keeps it. */
export const fingerprintOf = ({ shared, people }: InputDigest): string =>
  composed(
    shared,
    [...people.values()].reduce((sum, digest) => sum + digest, 0n),
  );

/**
 * The fingerprint of a run after one of its people was calculated alone: the other inputs stay those of the whole
 * calculation, so it still differs from today's where one of them has changed.
 * @param before the person's number when they were calculated last; 0: they were not. @returns null: the run keeps no
 *   fingerprint of this form.
 */
export function withPerson(fingerprint: string, before: bigint, after: bigint): string | null {
  const [, shared, sum] = /^([0-9a-f]{32}):(-?\d+)$/.exec(fingerprint) ?? [];
  return shared === undefined || sum === undefined ? null : composed(shared, BigInt(sum) - before + after);
}

/** What the whole calculation of a period depends on, as one value. */
export async function inputFingerprint(
  trx: TenantTransaction,
  organizationId: string,
  period: RunPeriod,
): Promise<string> {
  const { rows } = await sql<{ shared: string; sum: string }>`
    with ${personHashes(organizationId, period)}
    select ${sharedHash(organizationId, period)} as shared, (select coalesce(sum(hash), 0)::text from hashes) as sum
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a query without a row');
  return composed(row.shared, BigInt(row.sum));
}
