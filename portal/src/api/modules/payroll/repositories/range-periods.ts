import type { ProductParameters } from '@lienzo/schema/runs/products';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { ORDINARY_PROCESS } from '../../accounts/accounts.ts';
import type { RunPeriod } from './run-periods.ts';

/** A period of a range, and whether it has results. */
export type RangePeriod = Pick<RunPeriod, 'id' | 'mes' | 'calendar' | 'initial_date' | 'end_date'> & {
  calculated: boolean;
};

/**
 * The periods of a payroll's year and ordinary process that begin with the first period of a range and end with its last, as far as
 * they are in its months, in order.
 * @param last the period that the range ends with.
 */
export async function listRangePeriods(
  trx: TenantTransaction,
  organizationId: string,
  last: RunPeriod,
  { periodo_inicial = last.id, mes_inicial = 1, mes_final = 12 }: ProductParameters,
): Promise<RangePeriod[]> {
  const { rows } = await sql<RangePeriod>`
    select one.id, one.mes, one.calendar, one.initial_date, one.end_date, exists (
      select from payroll_runs run where run.organization_id = one.organization_id and run.period_id = one.id
    ) as calculated
    from periods one
    join periods first on first.organization_id = one.organization_id and first.id = ${periodo_inicial}
      and first.paysheet_id = one.paysheet_id and first.process_id = one.process_id and first.calendar = one.calendar
    where one.organization_id = ${organizationId}::uuid and one.paysheet_id = ${last.paysheet_id}
      and one.process_id = ${last.process_id}
      and one.process_id = ${ORDINARY_PROCESS} and one.calendar = ${last.calendar}
      and one.number between first.number and (
        select number from periods where organization_id = one.organization_id and id = ${last.id}
      )
      and one.month between ${mes_inicial} and ${mes_final}
    order by one.number
  `.execute(trx);
  return rows;
}
