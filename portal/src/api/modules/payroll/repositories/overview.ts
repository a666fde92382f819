/** Which periods of which payrolls have something left to do. */
import { CALCULATION, CLOSING, REPORT_PRODUCTS, type ReportProduct } from '@lienzo/schema/runs/products';
import { type SqlBool, sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { CAPTURED_PEOPLE, EMPLOYED_PEOPLE } from '../../incidents/incidents.ts';
import { isServed } from '../../masters/masters.ts';
import { listProductFiles } from './product-files.ts';

/** Days in which a period that nobody ever calculated is still expected to be. */
const NEVER_CALCULATED_DAYS = 31;
/** Days after the payment in which the products of a closed run are still expected. */
const PRINTING_DAYS = 7;

export type OverviewPaysheet = {
  paysheet_id: number;
  id_humansite: string;
  paysheet: string;
  periodicity: string;
  ended_on: string | null;
  client_id: string;
  client: string;
};

const paysheetsOf = (trx: TenantTransaction, organizationId: string, scope: PaysheetScope) =>
  trx
    .selectFrom('paysheets')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.organization_id', '=', 'paysheets.organization_id')
        .onRef('clients.id', '=', 'paysheets.client_id'),
    )
    .where('paysheets.organization_id', '=', organizationId)
    .$if(scope.clientId !== undefined, (query) =>
      query.where('paysheets.client_id', '=', scope.clientId ?? ''),
    )
    .$if(scope.clientId === undefined, (query) =>
      query.where(sql<SqlBool>`coalesce(paysheets.ended_on >= ${scope.today}::date, true)`),
    );

type PaysheetScope = { clientId: string | undefined; today: string };

export async function countOverviewPaysheets(
  trx: TenantTransaction,
  organizationId: string,
  scope: PaysheetScope,
): Promise<number> {
  const { count } = await paysheetsOf(trx, organizationId, scope)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Payrolls of a client, or of all without those that have ended; by client and number. */
export const listOverviewPaysheets = (
  trx: TenantTransaction,
  organizationId: string,
  scope: PaysheetScope & { limit: number; offset: number },
): Promise<OverviewPaysheet[]> =>
  paysheetsOf(trx, organizationId, scope)
    .select([
      'paysheets.id as paysheet_id',
      'paysheets.id_humansite',
      'paysheets.paysheet',
      'paysheets.periodicity',
      'paysheets.ended_on',
      'paysheets.client_id',
      'clients.name as client',
    ])
    .orderBy('clients.name')
    .orderBy('paysheets.client_id')
    .orderBy(sql`coalesce(paysheets.ended_on < ${scope.today}::date, false)`)
    .orderBy('paysheets.id_humansite')
    .limit(scope.limit)
    .offset(scope.offset)
    .execute();

export type CandidatePeriod = {
  id: number;
  paysheet_id: number;
  client_id: string;
  client: string;
  payment_date: string;
  /** Its capture is finalised, or it was calculated. */
  is_captured: boolean;
  /** Unfinished periods of the payroll: those whose last day is over. */
  unfinished: number;
};

type CandidateScope = {
  today: string;
  /** Undefined: of all payrolls that the person sees. */
  paysheetIds: readonly number[] | undefined;
  /** Unfinished periods of a payroll at most, the oldest ones. */
  most: number;
};

/**
 * The periods that are in progress or not finished; of a payroll without any the ordinary one that begins next, or another
 * one where there is none. What ended is not finished while its run is not closed; what was never calculated only if it
 * comes after the last closing, or is recent. Other processes than the ordinary one count once something is captured in
 * them.
 */
export async function listCandidates(
  trx: TenantTransaction,
  organizationId: string,
  { today, paysheetIds, most }: CandidateScope,
): Promise<CandidatePeriod[]> {
  const ids = paysheetIds === undefined ? null : [...paysheetIds];
  const { rows } = await sql<CandidatePeriod>`
    with closed as (
      select period.paysheet_id, period.process_id, max(period.end_date) as last_day
      from payroll_runs run
      join periods period on period.organization_id = run.organization_id and period.id = run.period_id
      where run.organization_id = ${organizationId}::uuid and run.state = 'cerrada'
        and (${ids}::integer[] is null or run.paysheet_id = any (${ids}::integer[]))
      group by period.paysheet_id, period.process_id
    ), begun as (
      select periods.id, periods.paysheet_id, periods.initial_date, periods.end_date, periods.process_id,
        periods.end_date >= ${today}::date as is_current, run.id is not null as has_run
      from periods
      join processes on processes.organization_id = periods.organization_id and processes.id = periods.process_id
      left join payroll_runs run on run.organization_id = periods.organization_id and run.period_id = periods.id
      left join closed on closed.paysheet_id = periods.paysheet_id and closed.process_id = periods.process_id
      where periods.organization_id = ${organizationId}::uuid
        and (${ids}::integer[] is null or periods.paysheet_id = any (${ids}::integer[]))
        and periods.initial_date <= ${today}::date and (run.id is not null or ${isServed})
        and (
          (run.id is null
            and (periods.end_date >= ${today}::date
              or periods.end_date > coalesce(closed.last_day, ${today}::date - ${sql.lit(NEVER_CALCULATED_DAYS)}))
            and (processes.process = 'ORD' or periods.estatus = 'Finalizada' or exists (
              select from capture_states captured
              where captured.organization_id = periods.organization_id and captured.period_id = periods.id
            )))
          or run.state <> 'cerrada'
          or (run.state = 'cerrada' and (
            periods.end_date >= ${today}::date
            or (periods.payment_date >= ${today}::date - ${sql.lit(PRINTING_DAYS)} and not exists (
              select from payroll_requests request
              where request.organization_id = periods.organization_id and request.period_id = periods.id
                and request.product = any (${[...REPORT_PRODUCTS]}::integer[]) and request.state = 'lista'
            ))
          ))
        )
    ), placed as (
      select *, count(*) filter (where not is_current) over (partition by paysheet_id)::integer as unfinished,
        row_number() over (partition by paysheet_id, is_current order by end_date, process_id, id) as place_number
      from begun
    ), listed as (
      select id, paysheet_id, unfinished, has_run from placed where is_current or place_number <= ${most}
      union all
      select next.id, paysheets.id, 0, false
      from paysheets
      join lateral (
        select periods.id from periods
        join processes on processes.organization_id = periods.organization_id and processes.id = periods.process_id
        where periods.organization_id = paysheets.organization_id and periods.paysheet_id = paysheets.id
          and periods.initial_date > ${today}::date and ${isServed}
        order by processes.process <> 'ORD', periods.initial_date, periods.process_id limit 1
      ) next on true
      where paysheets.organization_id = ${organizationId}::uuid and paysheets.id = any (${ids}::integer[])
        and not exists (select from begun where begun.paysheet_id = paysheets.id)
    )
    select listed.id, listed.paysheet_id, periods.client_id, clients.name as client, periods.payment_date,
      listed.has_run or periods.estatus = 'Finalizada' as is_captured, listed.unfinished
    from listed
    join periods on periods.organization_id = ${organizationId}::uuid and periods.id = listed.id
    join clients on clients.organization_id = periods.organization_id and clients.id = periods.client_id
    order by listed.paysheet_id, periods.end_date, periods.process_id, periods.id
  `.execute(trx);
  return rows;
}

export type PeriodFacts = {
  id: number;
  process_name: string;
  closes: string;
  captured_people: number;
  employed_people: number;
  is_busy: boolean;
  is_capture_begun: boolean;
};

/** What is known of periods besides their runs; by period. */
export async function findPeriodFacts(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
): Promise<Map<number, PeriodFacts>> {
  const { rows } = await sql<PeriodFacts>`
    select periods.id, processes.description as process_name,
      coalesce(periods.incidence_close_date, periods.end_date) as closes,
      ${CAPTURED_PEOPLE} as captured_people, ${EMPLOYED_PEOPLE} as employed_people,
      exists (
        select from payroll_requests request
        where request.organization_id = periods.organization_id and request.period_id = periods.id
          and request.product in (${sql.lit(CLOSING)}, ${sql.lit(CALCULATION)})
          and request.state in ('en_espera', 'en_proceso')
      ) as is_busy,
      exists (
        select from capture_states captured
        where captured.organization_id = periods.organization_id and captured.period_id = periods.id
      ) as is_capture_begun
    from periods
    join processes on processes.organization_id = periods.organization_id and processes.id = periods.process_id
    where periods.organization_id = ${organizationId}::uuid and periods.id = any (${periodIds}::integer[])
  `.execute(trx);
  return new Map(rows.map((row) => [row.id, row]));
}

export type MadeProduct = { product: ReportProduct; outdated: boolean };

/** Products whose files are still in the client's folder, by period; `outdated`: the run was calculated again since. */
export async function listMadeProducts(
  trx: TenantTransaction,
  organizationId: string,
  periodIds: readonly number[],
): Promise<Map<number, MadeProduct[]>> {
  const { rows } = await sql<{ id: number; period_id: number } & MadeProduct>`
    select distinct on (request.period_id, request.product) request.id, request.period_id, request.product,
      coalesce(request.created_at < run.calculated_at, false) as outdated
    from payroll_requests request
    left join payroll_runs run
      on run.organization_id = request.organization_id and run.period_id = request.period_id
    where request.organization_id = ${organizationId}::uuid and request.period_id = any (${periodIds}::integer[])
      and request.product = any (${[...REPORT_PRODUCTS]}::integer[]) and request.state = 'lista'
    order by request.period_id, request.product, request.created_at desc, request.id desc
  `.execute(trx);
  const files = await listProductFiles(
    trx,
    organizationId,
    rows.map(({ id }) => id),
  );
  const made = new Map<number, MadeProduct[]>();
  for (const { id, period_id, product, outdated } of rows)
    if (files.has(id)) made.set(period_id, [...(made.get(period_id) ?? []), { product, outdated }]);
  return made;
}
