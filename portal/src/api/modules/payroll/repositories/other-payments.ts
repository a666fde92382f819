/** What other periods pay to the people of a period for the same days. */
import { PAY_CONCEPTS } from '@lienzo/schema/payroll/engine/pay-concepts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { SETTLEMENT_PROCESS } from './period-people.ts';
import type { RunPeriod } from './run-periods.ts';

/** Keys of the processes whose days of salary, and of aguinaldo, are known. */
const WITH_SALARY = ['ORD', SETTLEMENT_PROCESS, 'LIQ'];
const WITH_AGUINALDO = ['AGU', SETTLEMENT_PROCESS, 'LIQ'];

/**
 * Periods of the client that can pay a day of this one: those that share a day; for a finiquito also later ones, which may
 * have paid who had left; for an aguinaldo those of the year.
 */
const mayPayTheSame = (period: RunPeriod): RawBuilder<SqlBool> => sql<SqlBool>`(
  other.end_date >= ${period.initial_date}::date
    and (other.initial_date <= ${period.end_date}::date or ${period.process === SETTLEMENT_PROCESS}::boolean)
  or date_trunc('year', other.payment_date) = date_trunc('year', ${period.payment_date}::date) and (
    ${WITH_AGUINALDO.includes(period.process)}::boolean
    or exists (
      select from incidents i join concepts c on c.organization_id = i.organization_id and c.id = i.concept_id
      where i.organization_id = ${period.organization_id}::uuid and i.period_id = ${period.id}
        and c.key = ${PAY_CONCEPTS.aguinaldo}
    )
  )
)`;

/** CTE `others`: those periods, as far as something of them is stored. */
export const otherPeriods = (period: RunPeriod): RawBuilder<unknown> => sql`
  others as (
    select other.*, process.process, process.description, paysheet.id_humansite, paysheet.paysheet
    from periods other
    join processes process on process.organization_id = other.organization_id and process.id = other.process_id
    join paysheets paysheet on paysheet.organization_id = other.organization_id and paysheet.id = other.paysheet_id
    where other.organization_id = ${period.organization_id}::uuid and other.client_id = ${period.client_id}::uuid
      and other.id <> ${period.id} and ${mayPayTheSame(period)}
      and exists (
        select from payroll_results stored
        where stored.organization_id = other.organization_id and stored.period_id = other.id
      )
  )
`;

const spansOf = (days: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('from', lower(span)::text, 'to', (upper(span) - 1)::text)
    order by lower(span)), '[]')
  from unnest(${days}) as span
)`;

/**
 * As `OtherPayment`, of a person `e` in `others`, and of who has the same NSS under another number. Days that nobody stored
 * are supposed: those of the employment, and the year of an aguinaldo.
 */
export const otherPaymentsOf = (period: RunPeriod): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
      'process', others.description, 'payroll', others.id_humansite || ' ' || others.paysheet,
      'is_same_payroll', others.paysheet_id = ${period.paysheet_id} and result.employee_id = e.id,
      'initial_date', others.initial_date, 'end_date', others.end_date,
      'salary', ${spansOf(sql`coalesce(result.paid_days, supposed.days)`)},
      'salary_is_exact', result.paid_days is not null and others.process = any (${WITH_SALARY}::text[]),
      'aguinaldo', ${spansOf(sql`coalesce(result.aguinaldo_days, supposed.aguinaldo)`)},
      'aguinaldo_is_exact', result.aguinaldo_days is not null
    ) order by others.payment_date, others.id, result.employee_id), '[]')
  from others
  join payroll_results result on result.organization_id = ${period.organization_id}::uuid
    and result.period_id = others.id and result.employee_id in (
      select twin.id from employees twin
      where twin.organization_id = ${period.organization_id}::uuid and twin.client_id = ${period.client_id}::uuid
        and (twin.id = e.id or twin.ssn_key = e.ssn_key)
    )
  left join lateral (
    select
      case when result.days_paid > 0 and others.process = any (${WITH_SALARY}::text[]) then (
        select range_agg(daterange(greatest(work.initial_date, others.initial_date),
          least(coalesce(work.termination_date, others.end_date), others.end_date), '[]'))
        from employments work
        where work.organization_id = ${period.organization_id}::uuid and work.employee_id = result.employee_id
          and work.paysheet_id = others.paysheet_id and work.initial_date <= others.end_date
          and (work.termination_date is null or work.termination_date >= others.initial_date)
      ) end as days,
      case when exists (
        select from payroll_lines line
        join concepts c on c.organization_id = line.organization_id and c.id = line.concept_id
        where line.organization_id = ${period.organization_id}::uuid and line.payroll_result_id = result.id
          and c.key = ${PAY_CONCEPTS.aguinaldo} and line.amount > 0
      ) then datemultirange(daterange(
        date_trunc('year', others.payment_date)::date, others.payment_date, '[]')) end as aguinaldo
  ) supposed on true
)`;
