/** Whom a calculation of a period pays. */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RunPeriod } from './run-periods.ts';

/** The key of the process that pays who leaves. */
export const SETTLEMENT_PROCESS = 'FIN';

/**
 * Whether a row of `employments` is paid by the period: of a finiquito who leaves in it and has not just moved, of every
 * other process who is employed on one of its days.
 */
export const isOfPeriod = ({ process, initial_date, end_date }: RunPeriod): RawBuilder<SqlBool> =>
  process === SETTLEMENT_PROCESS
    ? sql<SqlBool>`(termination_date between ${initial_date}::date and ${end_date}::date and not exists (
        select from employments moved
        where moved.organization_id = employments.organization_id and moved.employee_id = employments.employee_id
          and moved.hire_date = employments.hire_date and moved.initial_date > employments.initial_date
      ))`
    : sql<SqlBool>`(initial_date <= ${end_date}::date
        and (termination_date is null or termination_date >= ${initial_date}::date))`;
