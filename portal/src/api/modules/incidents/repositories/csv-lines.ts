import type { CsvLine } from '@lienzo/schema/capture/incident-csv';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';

/** The rows of a period as a CSV names them, by person, concept and date: with incidents the days of disability in it. */
export async function listCsvLines(
  trx: TenantTransaction,
  organizationId: string,
  periodId: number,
  type: 'I' | 'E',
): Promise<CsvLine[]> {
  const captured =
    type === 'I'
      ? sql`
          select i.organization_id, i.period_id, i.employee_id, i.capture_date as date, i.amount, c.key, c.type_value
          from incidents i
          join concepts c on c.organization_id = i.organization_id and c.id = i.concept_id
          union all
          select d.organization_id, d.period_id, d.employee_id, d.fecha_incapacidad, d.dias_incapacidad::numeric,
            c.key, c.type_value
          from disabilities d
          join concepts c on c.organization_id = d.organization_id and c.id = d.concept_id
        `
      : sql`
          select organization_id, period_id, employee_id, fecha as date, horas as amount, clave_concepto as key,
            'HR' as type_value
          from extra_hours
        `;
  const { rows } = await sql<CsvLine>`
    select s.id_humansite, process.process, coalesce(e.human_id, e.id::text) as employee, p.calendar as year, p.month,
      captured.key, captured.type_value, captured.date, captured.amount
    from (${captured}) captured
    join employees e on e.organization_id = captured.organization_id and e.id = captured.employee_id
    join periods p on p.organization_id = captured.organization_id and p.id = captured.period_id
    join paysheets s on s.organization_id = p.organization_id and s.id = p.paysheet_id
    join processes process on process.organization_id = p.organization_id and process.id = p.process_id
    where captured.organization_id = ${organizationId}::uuid and captured.period_id = ${periodId}
    order by e.human_id, e.id, captured.key, captured.date
  `.execute(trx);
  return rows;
}
