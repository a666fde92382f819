/** What a calculation depends on, as one value: it changes exactly when an input does. */
import { type RawBuilder, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import type { RunPeriod } from './run-periods.ts';

/** The columns that the calculation reads, by table, and which rows; states and times of storing are not among them. */
const PARTS = (period: RunPeriod): [table: string, columns: string[], rows: RawBuilder<unknown>][] => {
  const ofPeople = sql`employee_id in (select employee_id from people)`;
  const inPeriod = sql`period_id = ${period.id}`;
  const since = (day: string, unit: 'month' | 'week') => sql`(${inPeriod} or ${ofPeople}
    and ${sql.ref(day)} between date_trunc(${sql.lit(unit)}, ${period.initial_date}::date) and ${period.end_date}::date)`;
  return [
    ['paysheets', PAYSHEET, sql`id = ${period.paysheet_id}`],
    ['periods', ['initial_date', 'end_date', 'payment_date', 'process_id'], sql`id = ${period.id}`],
    // Where it stands among the periods of its month and bimester.
    [
      'periods',
      ['id', 'process_id', 'payment_date'],
      sql`paysheet_id = ${period.paysheet_id}
        and date_trunc('year', payment_date) = date_trunc('year', ${period.payment_date}::date)`,
    ],
    ['employments', EMPLOYMENT, ofPeople],
    ['employee_salaries', ['employee_id', 'vigente_desde', 'daily_salary', 'sbc'], ofPeople],
    ['employee_credits', CREDIT, ofPeople],
    // Absences of the month and double hours of the week that other periods have count, too.
    ['incidents', ['employee_id', 'concept_id', 'amount', 'capture_date'], since('capture_date', 'month')],
    ['extra_hours', ['employee_id', 'semana', 'clave_concepto', 'horas', 'fecha'], since('fecha', 'week')],
    ['disabilities', DISABILITY, ofPeople],
    ['payroll_overrides', ['employee_id', 'concept_id', 'amount'], inPeriod],
    ['concepts', ['id', 'key', 'type_value', 'kind', 'cfdi_code', 'isr_treatment'], sql`true`],
    [
      'register_premiums',
      ['register_id', 'vigente_desde', 'risk_premium'],
      sql`client_id = ${period.client_id}::uuid`,
    ],
    // What the other periods of the year paid, which limits and taxes of this one depend on.
    [
      'payroll_results',
      ['employee_id', 'period_id', 'net_pay', 'total_perceptions', 'total_deductions'],
      sql`${ofPeople} and period_id <> ${period.id} and period_id = any (array(
        select id from periods
        where organization_id = ${period.organization_id}::uuid and client_id = ${period.client_id}::uuid
          and payment_date between date_trunc('year', ${period.payment_date}::date) and ${period.payment_date}::date
      ))`,
    ],
  ];
};
const PAYSHEET = [
  'periodicity',
  'overtime_rule',
  'overtime_rule_from',
  'zone',
  'days_convention',
  'absence_share',
];
const EMPLOYMENT = [
  'employee_id',
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
const CREDIT = ['employee_id', 'kind', 'number', 'discount_type', 'value', 'vigente_desde', 'vigente_hasta'];
const DISABILITY = [
  'employee_id',
  'concept_id',
  'fecha_incapacidad',
  'dias_incapacidad',
  'tipo_incapacidad',
  'tipo_riesgo',
];

/**
 * Of everybody who is employed in the payroll on a day of the period. The order of the rows does not matter, their number
 * does.
 */
export async function inputFingerprint(
  trx: TenantTransaction,
  organizationId: string,
  period: RunPeriod,
): Promise<string> {
  const parts = PARTS(period).map(([table, columns, rows]) => {
    const values = sql.join(columns.map((name) => sql.ref(name)));
    return sql`(
      select count(*)::text || ':' || coalesce(sum(hashtextextended(row(${values})::text, 0)), 0)::text
      from ${sql.table(table)} where ${sql.ref(`${table}.organization_id`)} = ${organizationId}::uuid and ${rows}
    )`;
  });
  const { rows } = await sql<{ fingerprint: string }>`
    with people as (
      select distinct employee_id from employments
      where organization_id = ${organizationId}::uuid and paysheet_id = ${period.paysheet_id}
        and initial_date <= ${period.end_date}::date
        and (termination_date is null or termination_date >= ${period.initial_date}::date)
    )
    select md5(concat_ws('|', ${sql.join(parts)})) as fingerprint
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a query without a row');
  return row.fingerprint;
}
