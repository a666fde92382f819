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

/** Those periods, as far as something of them is stored. */
const otherPeriods = (period: RunPeriod): RawBuilder<unknown> => sql`
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
 * CTE `other_payments`: a row for each of some people, whose `list` has the payments as `OtherPayment`. Those of who has the
 * same NSS under another number are among them. Days that nobody stored are supposed: those of the employment, and the year
 * of an aguinaldo.
 *
 * Payments are joined for all people at once: looked for person by person, each would read everybody of the client.
 */
export const otherPayments = (period: RunPeriod, employeeIds: readonly number[]): RawBuilder<unknown> => sql`
  ${otherPeriods(period)},
  payees as (
    select id as employee_id, id as payee_id from unnest(${employeeIds}::integer[]) as id
    union all
    select own.id, other.id
    from employees own
    join employees other on other.organization_id = own.organization_id and other.client_id = own.client_id
      and other.ssn_key = own.ssn_key and other.id <> own.id
    where own.organization_id = ${period.organization_id}::uuid and own.id = any (${employeeIds}::integer[])
  ),
  other_payments as (
    select payees.employee_id, jsonb_agg(jsonb_build_object(
        'process', others.description, 'payroll', others.id_humansite || ' ' || others.paysheet,
        'is_same_payroll', others.paysheet_id = ${period.paysheet_id} and result.employee_id = payees.employee_id,
        'initial_date', others.initial_date, 'end_date', others.end_date,
        'salary', ${spansOf(sql`coalesce(result.paid_days, supposed.days)`)},
        'salary_is_exact', result.paid_days is not null and others.process = any (${WITH_SALARY}::text[]),
        'aguinaldo', ${spansOf(sql`coalesce(result.aguinaldo_days, supposed.aguinaldo)`)},
        'aguinaldo_is_exact', result.aguinaldo_days is not null
      ) order by others.payment_date, others.id, result.employee_id) as list
    from others
    join payroll_results result on result.organization_id = ${period.organization_id}::uuid
      and result.period_id = others.id
    join payees on payees.payee_id = result.employee_id
    left join lateral (
      select
        case when result.paid_days is null and result.days_paid > 0 and others.process = any (${WITH_SALARY}::text[])
          then (
            select range_agg(daterange(greatest(work.initial_date, others.initial_date),
              least(coalesce(work.termination_date, others.end_date), others.end_date), '[]'))
            from employments work
            where work.organization_id = ${period.organization_id}::uuid and work.employee_id = result.employee_id
              and work.paysheet_id = others.paysheet_id and work.initial_date <= others.end_date
              and (work.termination_date is null or work.termination_date >= others.initial_date)
          ) end as days,
        case when result.aguinaldo_days is null and exists (
          select from payroll_lines line
          join concepts c on c.organization_id = line.organization_id and c.id = line.concept_id
          where line.organization_id = ${period.organization_id}::uuid and line.payroll_result_id = result.id
            and c.key = ${PAY_CONCEPTS.aguinaldo} and line.amount > 0
        ) then datemultirange(daterange(
          date_trunc('year', others.payment_date)::date, others.payment_date, '[]')) end as aguinaldo
    ) supposed on true
    group by payees.employee_id
  )
`;
