/** Where somebody worked on a captured day. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The captured tables, and the day that a row of each is of. */
const DAY_OF = {
  incidents: 'capture_date',
  extra_hours: 'fecha',
  disabilities: 'fecha_incapacidad',
} as const;

/**
 * A condition: a captured row belongs to a cost centre, that of the employment of its day in the period's payroll. A day
 * after a leaving belongs to the employment before it.
 * @param row the table's name in the query, when it has another.
 * @param costCenterId undefined: every row.
 */
export function isInCenter(
  table: keyof typeof DAY_OF,
  costCenterId: number | undefined,
  row: string = table,
): RawBuilder<SqlBool> {
  if (costCenterId === undefined) return sql<SqlBool>`true`;
  const captured = (column: string) => sql.ref(`${row}.${column}`);
  const day = sql`${captured(DAY_OF[table])}::date`;
  return sql<SqlBool>`(
    select worked.cost_center_id from employments worked
    join periods worked_period on worked_period.organization_id = worked.organization_id
      and worked_period.paysheet_id = worked.paysheet_id and worked_period.id = ${captured('period_id')}
    where worked.organization_id = ${captured('organization_id')}
      and worked.employee_id = ${captured('employee_id')}
    order by (worked.initial_date <= ${day}) desc, abs(worked.initial_date - ${day})
    limit 1
  ) = ${costCenterId}`;
}
