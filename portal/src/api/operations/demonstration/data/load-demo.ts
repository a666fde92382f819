/** The demonstration data: two bureaus with their payrolls, employees and two years of closed periods. */
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { sql } from 'kysely';
import { enterTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { settleTables } from '../../../platform/database/settle-tables.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import type { DemoPeriod } from './history-input.ts';
import { IdSource } from './id-source.ts';
import { loadCaptureStates } from './load-capture-states.ts';
import { loadDirectory } from './load-directory.ts';
import { loadEmployees } from './load-employees.ts';
import { loadOrganization } from './load-organization.ts';
import { loadReports } from './load-reports.ts';
import { loadRuns } from './load-runs.ts';
import { clientId, organizationId } from './organization-ids.ts';
import { DEMO_EMPLOYEES, DEMO_ORGANIZATIONS, type DemoOrganization } from './organizations.ts';
import { calculatedAt } from './period-state.ts';
import { type Share, sharesOf } from './shares-of.ts';

export type LoadDemoOptions = {
  /** The total number of employees after loading. */
  employees?: number;
  /** The date that decides which periods are closed; default: today in the bureau's time zone. */
  today?: string;
  /**
   * Periods that begin before this date get no records. By default all are filled up to 2,000 employees, and with more
   * only the last 90 days.
   */
  since?: string;
  /** Stores the logos. */
  files: FileStore;
  /** Progress: how many employees were added, and the target. */
  progress?: (done: number, total: number) => void;
};

/** Above this a full history would be millions of rows. */
const FULL_HISTORY_EMPLOYEES = 2000;

/**
 * Loads what is missing, each bureau in its own transaction and both concurrently; a no-op when the payrolls already
 * have that many employees. A larger number later adds employees to the same payrolls.
 * @param ownerUrl the owner of a prepared database.
 * @returns the number of employees added.
 */
export async function loadDemo(ownerUrl: string, options: LoadDemoOptions): Promise<number> {
  const today = options.today ?? todayInMexico();
  const employees = options.employees ?? DEMO_EMPLOYEES;
  const since = options.since ?? (employees > FULL_HISTORY_EMPLOYEES ? addDays(today, -90) : '2000-01-01');
  const present = new Map<DemoOrganization, number>();
  const { db, close } = openDatabase(ownerUrl, { poolSize: DEMO_ORGANIZATIONS.length, statementTimeout: 0 });
  try {
    const loads = DEMO_ORGANIZATIONS.map(async (organization) => {
      const shares = sharesOf(employees).filter((one) => one.organization === organization);
      const progress = (count: number) => {
        present.set(organization, count);
        options.progress?.(
          [...present.values()].reduce((sum, one) => sum + one, 0),
          employees,
        );
      };
      const input = { organization, shares, today, since, files: options.files, progress };
      return db.transaction().execute((trx) => loadBureau(trx, input));
    });
    const added = await settled(loads);
    // Updates the planner's statistics before the first report.
    if (added > 0) await settleTables(ownerUrl);
    return added;
  } finally {
    await close();
  }
}

/** The sum of all, after every one has ended, or the first failure. */
async function settled(loads: Promise<number>[]): Promise<number> {
  await Promise.allSettled(loads);
  const counts = await Promise.all(loads);
  return counts.reduce((sum, one) => sum + one, 0);
}

type BureauInput = {
  organization: DemoOrganization;
  shares: Share[];
  today: string;
  since: string;
  files: FileStore;
  /** Receives the bureau's number of employees. */
  progress: (present: number) => void;
};

async function loadBureau(trx: TenantTransaction, input: BureauInput): Promise<number> {
  const { organization } = input;
  const organization_id = organizationId(organization);
  // Serialises two processes that start at the same time.
  await sql`select pg_advisory_xact_lock(hashtext(${`lienzo demonstration ${organization_id}`}))`.execute(
    trx,
  );
  await enterTenant(trx, { organizationId: organization_id, userId: null, role: 'SuperAdmin' });
  const isNew = !(await isLoaded(trx, organization_id));
  const ids = await IdSource.open(trx);
  if (isNew) await loadOrganization(trx, { ...input, ids });
  let present = 0;
  let added = 0;
  for (const share of input.shares) {
    const count = await fillPaysheet(trx, { ...share, ...input, ids }, (done) =>
      input.progress(present + done),
    );
    present += share.people;
    added += count;
  }
  if (isNew) {
    await loadReports(trx, organization);
    await loadDirectory(trx, input);
  }
  if (added > 0) await ids.close(trx);
  return added;
}

async function isLoaded(trx: TenantTransaction, id: string): Promise<boolean> {
  const stored = await trx.selectFrom('organizations').select('id').where('id', '=', id).executeTakeFirst();
  return stored !== undefined;
}

type FillInput = Share & Pick<BureauInput, 'today' | 'since'> & { ids: IdSource };

async function fillPaysheet(
  trx: TenantTransaction,
  input: FillInput,
  progress: (done: number) => void,
): Promise<number> {
  const { organization, client, paysheet, today, since } = input;
  const organization_id = organizationId(organization);
  const client_id = clientId(client.name);
  const { id: paysheet_id } = await trx
    .selectFrom('paysheets')
    .select('id')
    .where('organization_id', '=', organization_id)
    .where('id_humansite', '=', paysheet.id_humansite)
    .executeTakeFirstOrThrow();
  const from = await countEmployees(trx, organization_id, paysheet_id);
  if (from >= input.people) return 0;
  const costCenters = await trx
    .selectFrom('cost_centers')
    .select('code')
    .where('organization_id', '=', organization_id)
    .where('paysheet_id', '=', paysheet_id)
    .orderBy('id')
    .execute();
  const registers = await trx
    .selectFrom('registers')
    .select(['register', 'risk_premium'])
    .where('organization_id', '=', organization_id)
    .where('client_id', '=', client_id)
    .orderBy('id')
    .execute();
  await loadEmployees(
    trx,
    {
      ...input,
      organization_id,
      client_id,
      paysheet_id,
      from,
      to: input.people,
      costCenters: costCenters.map(({ code }) => code),
      registers,
      periods: await periodsOf(trx, { organization_id, paysheet_id, today, since }),
    },
    (done) => progress(from + done),
  );
  await loadCaptureStates(trx, organization_id, paysheet_id);
  await loadRuns(trx, { organizationId: organization_id, paysheetId: paysheet_id, today });
  return input.people - from;
}

async function countEmployees(
  trx: TenantTransaction,
  organization_id: string,
  paysheet_id: number,
): Promise<number> {
  const { count } = await trx
    .selectFrom('employees')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', '=', organization_id)
    .where('paysheet_id', '=', paysheet_id)
    .executeTakeFirstOrThrow();
  return count;
}

type PeriodsOf = { organization_id: string; paysheet_id: number; today: string; since: string };

/** Periods with records: closed ones and those that have begun. */
async function periodsOf(
  trx: TenantTransaction,
  { organization_id, paysheet_id, today, since }: PeriodsOf,
): Promise<DemoPeriod[]> {
  const rows = await trx
    .selectFrom('periods')
    .select(['id', 'calendar', 'initial_date', 'end_date', 'payment_date', 'incidence_close_date', 'estatus'])
    .where('organization_id', '=', organization_id)
    .where('paysheet_id', '=', paysheet_id)
    .where('initial_date', '<=', today)
    .where('initial_date', '>=', since)
    .orderBy('initial_date')
    .execute();
  return rows.map(({ estatus, ...row }) => {
    const period = { ...row, incidence_close_date: row.incidence_close_date ?? row.end_date };
    return { ...period, closed: estatus === 'Finalizada', calculated_at: calculatedAt(period) };
  });
}
