/** The data that a product shows, as one value: it changes exactly when something on the paper would. */
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** Of these periods, in any order. */
export async function productFingerprint(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
): Promise<string> {
  const hash = (row: string) => sql`coalesce(sum(hashtextextended(row(${sql.raw(row)})::text, 0)), 0)::text`;
  const ids = sql`any (${periodIds}::integer[])`;
  const { rows } = await sql<{ fingerprint: string }>`
    with results as (
      select * from payroll_results where organization_id = ${organizationId}::uuid and period_id = ${ids}
    ), hours as (
      select * from extra_hours where organization_id = ${organizationId}::uuid and period_id = ${ids}
    ), people as (
      select * from employees where organization_id = ${organizationId}::uuid
        and (id in (select employee_id from results) or id in (select employee_id from hours))
    )
    select md5(concat_ws('|',
      (select ${hash('period_id, employee_id, days_paid, total_perceptions, total_deductions, net_pay, employer_cost, daily_salary, sbc, position, register_id, cost_center_id, facts_from')}
        from results),
      (select count(*)::text || ':' || ${hash('line.payroll_result_id, line.concept_id, line.units, line.amount, line.taxable_amount, line.exempt_amount, line.overridden, line.corrects')}
        from results join payroll_lines line
          on line.organization_id = results.organization_id and line.payroll_result_id = results.id),
      (select ${hash('employee_id, semana, clave_concepto, horas, fecha')} from hours),
      (select ${hash('id, human_id, name, rfc, curp, ssn, position, cost_center_id, register_id, bank, clabe, bank_account, daily_salary, sbc')}
        from people),
      (select ${hash('id, code, cost_center')} from cost_centers
        where organization_id = ${organizationId}::uuid and id in (select cost_center_id from people union select cost_center_id from results)),
      (select ${hash('registers.id, registers.register, companies.empresa, companies.rfc')} from registers
        join companies on companies.organization_id = registers.organization_id and companies.id = registers.company_id
        where registers.organization_id = ${organizationId}::uuid and registers.id in (select register_id from people union select register_id from results)),
      (select ${hash('id, key, description, kind, type_value, cfdi_code')} from concepts where organization_id = ${organizationId}::uuid),
      (select ${hash('period_id, version, state, outdated_at is null, errors, people, net_pay')} from payroll_runs
        where organization_id = ${organizationId}::uuid and period_id = ${ids}),
      (select ${hash('periods.id, periods.mes, periods.calendar, periods.initial_date, periods.end_date, periods.payment_date, paysheets.id_humansite, paysheets.paysheet, clients.name, clients.rfc')}
        from periods
        join paysheets on paysheets.organization_id = periods.organization_id and paysheets.id = periods.paysheet_id
        join clients on clients.organization_id = periods.organization_id and clients.id = periods.client_id
        where periods.organization_id = ${organizationId}::uuid and periods.id = ${ids}),
      (select concat(name, logo_hash, primary_color) from organizations where id = ${organizationId}::uuid)
    )) as fingerprint
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('a query without a row');
  return row.fingerprint;
}
