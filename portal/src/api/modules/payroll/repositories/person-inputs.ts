/** What each person's calculation is made of, read a group of people at a time. */

import type { EmploymentSpan } from '@lienzo/schema/payroll/employment';
import type {
  CalculatedPeriod,
  CapturedIncident,
  CapturedOvertime,
  Correction,
  Credit,
  DatedSalary,
  DisabilityDay,
  MonthToDate,
  Override,
  SettlementFacts,
  YearToDate,
} from '@lienzo/schema/payroll/engine/calculation-input';
import type { OtherPayment } from '@lienzo/schema/payroll/engine/paid-days';
import { PAY_CONCEPTS } from '@lienzo/schema/payroll/engine/pay-concepts';
import { calculatedPeriod } from '@lienzo/schema/payroll/engine/period-facts';
import type { StampedPerson } from '@lienzo/schema/payroll/engine/stamping-problems';
import { yearOf } from '@lienzo/schema/payroll/plain-date';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { otherPayments } from './other-payments.ts';
import { isOfPeriod } from './period-people.ts';
import type { RunPeriod } from './run-periods.ts';

/** Double hours that the period before paid, of the week in which this period begins. */
export type EarlierDoubles = { fecha: string; horas: string; payment_date: string };

/** `pays_indemnity`: it is a liquidación. */
export type PersonSettlement = SettlementFacts & { pays_indemnity: boolean };

export type PersonInput = {
  employee_id: number;
  human_id: string | null;
  name: string;
  /** For what a receipt is stamped with; no amount depends on it. */
  identity: Pick<StampedPerson, 'rfc' | 'curp' | 'ssn' | 'codigo_postal' | 'clabe'>;
  employments: EmploymentSpan[];
  salaries: DatedSalary[];
  credits: Credit[];
  /** Percent, in force on the day of payment; null: the register has none yet. */
  risk_premium: string | null;
  incidents: CapturedIncident[];
  overtime: CapturedOvertime[];
  disabilities: DisabilityDay[];
  overrides: Override[];
  /** Differences of closed periods that this one pays. */
  corrections: Correction[];
  /** Null: nobody has captured what is due. */
  settlement: PersonSettlement | null;
  month: Omit<MonthToDate, 'first_week_overtime_exempt'>;
  earlier_doubles: EarlierDoubles[];
  others: OtherPayment[];
  year: YearToDate;
};

/** A concept `c` whose days are absences, for the quotas of the month; as `dayEffectOf` of the calculation decides. */
const isAbsence = sql`c.kind = 'Incidencia' and c.cfdi_code = '020' and c.type_value <> 'HR'`;
const SALARY = [PAY_CONCEPTS.sueldo, PAY_CONCEPTS.vacaciones];
const PTU = 'P006';
/** Previsión social: savings funds and vales. */
const BENEFITS = ['P007', 'P029'];

/** Those whom a calculation of the period pays, in the order of their ids. */
export async function listPeopleIds(
  trx: TenantTransaction,
  organizationId: string,
  period: RunPeriod,
): Promise<number[]> {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct employee_id from employments
    where organization_id = ${organizationId}::uuid and paysheet_id = ${period.paysheet_id}
      and ${isOfPeriod(period)}
    order by employee_id
  `.execute(trx);
  return rows.map(({ employee_id }) => employee_id);
}

/**
 * In the order of their ids. What the other periods paid counts by their day of payment, up to this one's; absences count by
 * their own day, because quotas belong to calendar months.
 */
export async function listPersonInputs(
  trx: TenantTransaction,
  organizationId: string,
  period: RunPeriod,
  employeeIds: readonly number[],
): Promise<PersonInput[]> {
  const organization = sql`${organizationId}::uuid`;
  const { rows } = await sql<PersonInput>`
    with earlier as (
      select id, date_trunc('month', payment_date) = date_trunc('month', ${period.payment_date}::date) as this_month
      from periods
      where organization_id = ${organization} and client_id = ${period.client_id}::uuid and id <> ${period.id}
        and payment_date >= date_trunc('year', ${period.payment_date}::date)
        and (payment_date, id) < (${period.payment_date}::date, ${period.id})
    ),
    ${otherPayments(period, employeeIds)},
    -- A row for each person: what the other periods paid is read once.
    sums as (
      select result.employee_id,
        sum(line.taxable_amount) filter (where earlier.this_month) as taxed,
        sum(line.amount) filter (where earlier.this_month and c.key = ${PAY_CONCEPTS.isr}) as withheld,
        sum(line.taxable_amount) filter (where earlier.this_month and c.key <> all (${SALARY}::text[])) as other_taxed,
        sum(line.exempt_amount) filter (where c.key = ${PAY_CONCEPTS.aguinaldo}) as aguinaldo,
        sum(line.exempt_amount) filter (where c.key = ${PAY_CONCEPTS.prima_vacacional}) as prima_vacacional,
        sum(line.exempt_amount) filter (where c.key = ${PTU}) as ptu,
        sum(line.exempt_amount) filter (where c.key = any (${BENEFITS}::text[])) as prevision_social,
        sum(line.amount) filter (where c.kind = 'Percepción' and c.key <> all (${BENEFITS}::text[])) as pay
      from payroll_results result
      join earlier on earlier.id = result.period_id
      join payroll_lines line on line.organization_id = result.organization_id and line.payroll_result_id = result.id
      join concepts c on c.organization_id = line.organization_id and c.id = line.concept_id
      where result.organization_id = ${organization} and result.employee_id = any (${employeeIds}::integer[])
      group by result.employee_id
    )
    select e.id as employee_id, e.human_id, e.name,
      jsonb_build_object('rfc', e.rfc, 'curp', e.curp, 'ssn', e.ssn, 'codigo_postal', e.codigo_postal,
        'clabe', e.clabe) as identity,
      coalesce(other_payments.list, '[]') as others,
      (select coalesce(jsonb_agg(jsonb_build_object('hire_date', hire_date, 'initial_date', initial_date,
          'termination_date', termination_date) order by initial_date), '[]')
        from employments where organization_id = ${organization} and employee_id = e.id
          and paysheet_id = ${period.paysheet_id}) as employments,
      (select coalesce(jsonb_agg(jsonb_build_object('vigente_desde', vigente_desde,
          'daily_salary', daily_salary::text, 'sbc', sbc::text) order by vigente_desde), '[]')
        from employee_salaries where organization_id = ${organization} and employee_id = e.id) as salaries,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'number', number, 'discount_type', discount_type,
          'value', value::text, 'vigente_desde', vigente_desde, 'vigente_hasta', vigente_hasta,
          'tabla_disminucion', tabla_disminucion, 'porcentaje_reducido', trim_scale(porcentaje_reducido)::text)
          order by id), '[]')
        from employee_credits where organization_id = ${organization} and employee_id = e.id) as credits,
      (select premium.risk_premium::text from employments work
        join register_premiums premium on premium.organization_id = work.organization_id
          and premium.register_id = work.register_id and premium.vigente_desde <= ${period.payment_date}::date
        where work.organization_id = ${organization} and work.employee_id = e.id
          and work.paysheet_id = ${period.paysheet_id} and work.initial_date <= ${period.end_date}::date
        order by work.initial_date desc, premium.vigente_desde desc limit 1) as risk_premium,
      (select coalesce(jsonb_agg(jsonb_build_object('concept', c.key, 'amount', i.amount::text,
          'capture_date', i.capture_date) order by i.capture_date, i.id), '[]')
        from incidents i join concepts c on c.organization_id = i.organization_id and c.id = i.concept_id
        where i.organization_id = ${organization} and i.employee_id = e.id and i.period_id = ${period.id}) as incidents,
      (select coalesce(jsonb_agg(jsonb_build_object('semana', semana, 'clave_concepto', clave_concepto,
          'horas', horas::text, 'fecha', fecha) order by fecha, id), '[]')
        from extra_hours where organization_id = ${organization} and employee_id = e.id
          and period_id = ${period.id}) as overtime,
      (select coalesce(jsonb_agg(jsonb_build_object('fecha_incapacidad', d.fecha_incapacidad, 'concept', c.key)
          order by d.fecha_incapacidad), '[]')
        from disabilities d join concepts c on c.organization_id = d.organization_id and c.id = d.concept_id
        where d.organization_id = ${organization} and d.employee_id = e.id
          and d.fecha_incapacidad between ${period.initial_date}::date and ${period.end_date}::date) as disabilities,
      (select coalesce(jsonb_agg(jsonb_build_object('concept', c.key, 'amount', o.amount::text,
          'author', coalesce(users.name, ''), 'reason', o.reason) order by c.key), '[]')
        from payroll_overrides o
        join concepts c on c.organization_id = o.organization_id and c.id = o.concept_id
        left join users on users.organization_id = o.organization_id and users.id = o.user_id
        where o.organization_id = ${organization} and o.employee_id = e.id
          and o.period_id = ${period.id}) as overrides,
      (select coalesce(jsonb_agg(jsonb_build_object('concept', c.key, 'amount', corrected.amount::text,
          'period', source.initial_date, 'reason', corrected.reason) order by source.initial_date, c.key), '[]')
        from payroll_corrections corrected
        join concepts c on c.organization_id = corrected.organization_id and c.id = corrected.concept_id
        join periods source on source.organization_id = corrected.organization_id
          and source.id = corrected.source_period_id
        where corrected.organization_id = ${organization} and corrected.employee_id = e.id
          and corrected.period_id = ${period.id}) as corrections,
      (select jsonb_build_object('pending_vacation_days', pending_vacation_days::text, 'pays_salary', pays_salary,
          'pays_indemnity', pays_indemnity, 'pays_twenty_days', pays_twenty_days, 'pays_seniority', pays_seniority)
        from payroll_settlements where organization_id = ${organization} and employee_id = e.id
          and period_id = ${period.id}) as settlement,
      (select coalesce(jsonb_agg(jsonb_build_object('fecha', hours.fecha, 'horas', hours.horas::text,
          'payment_date', before.payment_date) order by hours.fecha), '[]')
        from extra_hours hours
        join periods before on before.organization_id = hours.organization_id and before.id = hours.period_id
        where hours.organization_id = ${organization} and hours.employee_id = e.id
          and hours.clave_concepto = ${PAY_CONCEPTS.horas_dobles} and before.process_id = ${period.process_id}
          and before.paysheet_id = ${period.paysheet_id} and before.end_date = ${period.initial_date}::date - 1
          and hours.fecha between date_trunc('week', ${period.initial_date}::date)::date and before.end_date
      ) as earlier_doubles,
      jsonb_build_object(
        'absences', (
          select coalesce(jsonb_object_agg(month, days), '{}') from (
            select to_char(i.capture_date, 'YYYY-MM') as month, count(*) as days
            from incidents i join concepts c on c.organization_id = i.organization_id and c.id = i.concept_id
            where i.organization_id = ${organization} and i.employee_id = e.id and ${isAbsence}
              and i.period_id <> ${period.id}
              and i.capture_date >= date_trunc('month', ${period.initial_date}::date)
              and i.capture_date < ${period.initial_date}::date
            group by 1
          ) counted),
        'taxed', coalesce(sums.taxed, 0)::text,
        'withheld', coalesce(sums.withheld, 0)::text,
        'other_taxed', coalesce(sums.other_taxed, 0)::text
      ) as month,
      jsonb_build_object(
        'exempt', jsonb_build_object(
          'aguinaldo', coalesce(sums.aguinaldo, 0)::text,
          'prima_vacacional', coalesce(sums.prima_vacacional, 0)::text,
          'ptu', coalesce(sums.ptu, 0)::text,
          'prevision_social', coalesce(sums.prevision_social, 0)::text
        ),
        'pay', coalesce(sums.pay, 0)::text
      ) as year
    from employees e
    left join sums on sums.employee_id = e.id
    left join other_payments on other_payments.employee_id = e.id
    where e.organization_id = ${organization} and e.id = any (${employeeIds}::integer[])
    order by e.id
  `.execute(trx);
  return rows;
}

/** The period among those of its payroll and process: its place in the month, and in the bimester. */
export async function positionOf(
  trx: TenantTransaction,
  organizationId: string,
  period: RunPeriod,
): Promise<CalculatedPeriod> {
  const { rows } = await sql<Pick<CalculatedPeriod, 'initial_date' | 'end_date' | 'payment_date'>>`
    select initial_date, end_date, payment_date
    from periods
    where organization_id = ${organizationId}::uuid and paysheet_id = ${period.paysheet_id}
      and process_id = ${period.process_id} and ${isAround(period)}
  `.execute(trx);
  return calculatedPeriod(period, rows);
}

/** Periods that are paid, or end, in the year in which a period is paid or ends. */
export const isAround = ({ end_date, payment_date }: RunPeriod): RawBuilder<SqlBool> => sql<SqlBool>`(
  extract(year from payment_date) in (${yearOf(payment_date)}, ${yearOf(end_date)})
  or extract(year from end_date) in (${yearOf(payment_date)}, ${yearOf(end_date)})
)`;
