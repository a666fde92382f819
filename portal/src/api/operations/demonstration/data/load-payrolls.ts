/** What a client's payrolls rest on, loaded as a workbook of masters is. */
import { payrollPeriods } from '@lienzo/schema/payroll/payroll-periods';
import { sql } from 'kysely';
import { ORDINARY_PROCESS } from '../../../modules/accounts/accounts.ts';
import { importMasterRows } from '../../../modules/masters/masters.ts';
import type { TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { demoAuthor } from './demo-author.ts';
import type { IdSource } from './id-source.ts';
import { JOB_PROFILES } from './job-profiles.ts';
import { clientId, organizationId } from './organization-ids.ts';
import type { DemoClient, DemoOrganization } from './organizations.ts';
import { calculatedAt, isClosed } from './period-state.ts';

/** Years that have periods. */
const YEARS = [2025, 2026, 2027];
/** The day from which the registers' premiums hold. */
const PREMIUM_DAY = '2025-03-01';

type LoadInput = { organization: DemoOrganization; today: string; ids: IdSource };

export async function loadPayrolls(
  trx: TenantTransaction,
  { organization, today, ids }: LoadInput,
  client: DemoClient,
): Promise<void> {
  const { description: process } = await trx
    .selectFrom('processes')
    .select('description')
    .where('organization_id', '=', organizationId(organization))
    .where('id', '=', ORDINARY_PROCESS)
    .executeTakeFirstOrThrow();
  const application = { author: demoAuthor(organization), clientId: clientId(client.name), today };
  const newId = ids.next.bind(ids);
  await importMasterRows(
    trx,
    { ...application, source: 'programa', newId },
    {
      companies: [{ rfc: client.rfc, empresa: client.name }],
      registers: client.registers.map((register) => ({
        ...register,
        company_id: client.rfc,
        vigente_desde: PREMIUM_DAY,
      })),
      paysheets: client.paysheets.map(({ id_humansite, paysheet, periodicity }) => ({
        ...{ id_humansite, paysheet, periodicity },
        ...{ overtime_rule: 'clasica_3x3', zone: 'general', days_convention: '30.4', absence_share: '7/6' },
      })),
      costCenters: client.paysheets.flatMap(({ id_humansite, profile }) =>
        JOB_PROFILES[profile].costCenters.map((cost_center, at) => ({
          ...{ id_humansite, cost_center },
          code: `CC-${String((at + 1) * 100)}`,
        })),
      ),
      periods: client.paysheets.flatMap(({ id_humansite, periodicity }) =>
        YEARS.flatMap((year) => payrollPeriods(periodicity, year)).map(
          ({ calendar, number, month: _, ...days }) => ({
            ...{ id_humansite, process, ...days },
            ...{ calendar: String(calendar), number: String(number) },
          }),
        ),
      ),
    },
  );
  await closePeriods(trx, application, today);
}

/** What was captured up to today is over. */
async function closePeriods(
  trx: TenantTransaction,
  { author, clientId: client }: { author: { organizationId: string }; clientId: string },
  today: string,
): Promise<void> {
  const periods = await trx
    .selectFrom('periods')
    .select(['id', 'end_date', 'incidence_close_date'])
    .where('organization_id', '=', author.organizationId)
    .where('client_id', '=', client)
    .execute();
  const over = periods
    .map(({ id, end_date, incidence_close_date }) => ({
      id,
      dates: { end_date, incidence_close_date: incidence_close_date ?? end_date },
    }))
    .filter(({ dates }) => isClosed(dates, today));
  await sql`
    update periods set estatus = 'Finalizada', closed_at = given.closed_at
    from unnest(${over.map(({ id }) => id)}::int[], ${over.map(({ dates }) => calculatedAt(dates))}::timestamptz[])
      as given (id, closed_at)
    where periods.organization_id = ${author.organizationId} and periods.id = given.id
  `.execute(trx);
}
