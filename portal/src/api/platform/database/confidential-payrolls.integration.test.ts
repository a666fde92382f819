/** Permissions per payroll, table by table: what one payroll owns is nowhere for those who may not see it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organizationId, userId } from '../../operations/demonstration/data/organization-ids.ts';
import { DEMO_ORGANIZATIONS } from '../../operations/demonstration/data/organizations.ts';
import {
  type DemoDatabase,
  openDemoDatabase,
} from '../../operations/demonstration/testing/open-demo-database.ts';
import { inTenant, type TenantContext, type TenantTransaction } from './in-tenant.ts';

const valle = DEMO_ORGANIZATIONS.find(({ domain }) => domain === 'valle');
if (valle === undefined) throw new Error('no bureau valle');
const VALLE = organizationId(valle);
const contextOf = (mail: string, role: TenantContext['role']): TenantContext => ({
  organizationId: VALLE,
  userId: userId(mail),
  role,
});
const admin = contextOf('admin@lienzo.test', 'Admin');
const ejecutivo = contextOf('ejecutivo@lienzo.test', 'Ejecutivo');
const client = contextOf('cliente@lienzo.test', 'client');

/** Tables of payrolls, and what names the payroll of a row. */
const OWN: Record<string, string> = {
  paysheets: 'id',
  paysheet_people: 'paysheet_id',
  cost_centers: 'paysheet_id',
  employees: 'paysheet_id',
  employments: 'paysheet_id',
  employee_words: 'paysheet_id',
  paysheet_concepts: 'paysheet_id',
  payroll_runs: 'paysheet_id',
  payroll_requests: 'paysheet_id',
  payroll_settings: 'paysheet_id',
  payroll_product_files: `(select paysheet_id from payroll_requests r
    where r.organization_id = row.organization_id and r.id = row.request_id)`,
  imss_requests: 'paysheet_id',
  confronta_comments: 'paysheet_id',
  ...Object.fromEntries(
    ['imss_uploads', 'imss_results', 'confronta_people'].map((table) => [
      table,
      '(select paysheet_id from imss_requests r where r.organization_id = row.organization_id and r.id = row.request_id)',
    ]),
  ),
  imss_batches: 'paysheet_id',
  imss_variability_people: `(select paysheet_id from imss_requests q
    where q.organization_id = row.organization_id and q.id = row.request_id)`,
  imss_batch_movements: `(select paysheet_id from imss_batches b
    where b.organization_id = row.organization_id and b.id = row.batch_id)`,
  payroll_findings: `(select paysheet_id from payroll_runs r
    where r.organization_id = row.organization_id and r.id = row.run_id)`,
  payroll_run_people: `(select paysheet_id from payroll_runs r
    where r.organization_id = row.organization_id and r.id = row.run_id)`,
  periods: 'paysheet_id',
  file_system: 'paysheet_id',
  activities: 'paysheet_id',
  ...Object.fromEntries(
    [
      ...['capture_changes', 'capture_evidence', 'capture_states', 'capture_versions', 'closing_reminders'],
      ...['disabilities', 'disability_certificates', 'extra_hours', 'incidents', 'overtime_days'],
      ...['payroll_results', 'closing_files', 'closing_announcements', 'payroll_overrides'],
      'payroll_settlements',
      'payroll_corrections',
    ].map((table) => [
      table,
      '(select paysheet_id from periods p where p.organization_id = row.organization_id and p.id = row.period_id)',
    ]),
  ),
  ...Object.fromEntries(
    ['employee_credits', 'employee_salaries', 'movements', 'imss_responses'].map((table) => [
      table,
      '(select paysheet_id from employees e where e.organization_id = row.organization_id and e.id = row.employee_id)',
    ]),
  ),
  payroll_lines: `(select paysheet_id from payroll_results r
    join periods p on p.organization_id = r.organization_id and p.id = r.period_id
    where r.organization_id = row.organization_id and r.id = row.payroll_result_id)`,
};

let demo: DemoDatabase;
let hidden: { id: number; client_id: string };

const as = <T>(context: TenantContext, work: (trx: TenantTransaction) => Promise<T>) =>
  inTenant(demo.app.db, context, work);

/** Rows of a table by whether they belong to the payroll. */
async function count(context: TenantContext, table: string): Promise<{ own: number; others: number }> {
  const { rows } = await as(context, (trx) =>
    sql<{ own: number; others: number }>`
      select count(*) filter (where ${sql.raw(OWN[table] ?? 'null')} = ${hidden.id}) as own,
        count(*) filter (where ${sql.raw(OWN[table] ?? 'null')} is distinct from ${hidden.id}) as others
      from ${sql.table(table)} as row
    `.execute(trx),
  );
  return rows[0] ?? { own: -1, others: -1 };
}

const setConfidential = (confidential: boolean) =>
  as(admin, (trx) =>
    trx.updateTable('paysheets').set({ confidential }).where('id', '=', hidden.id).execute(),
  );

beforeAll(async () => {
  demo = await openDemoDatabase();
  hidden = await as(client, (trx) =>
    trx.selectFrom('paysheets').select(['id', 'client_id']).orderBy('id').limit(1).executeTakeFirstOrThrow(),
  );
});
afterAll(() => demo.close());

it('every table that names a payroll, a period or an employee asks whether the payroll is seen', async () => {
  const { rows } = await as(admin, (trx) =>
    sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      join pg_class on relname = table_name and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      where table_schema = 'public' and column_name in ('paysheet_id', 'period_id', 'employee_id')
        and not exists (select from pg_policies where tablename = table_name and policyname = 'paysheets')
    `.execute(trx),
  );
  expect(rows).toEqual([]);
});

describe.each([
  ['an Ejecutivo', ejecutivo],
  ['a client user', client],
])('%s', (_who, person) => {
  it.each(Object.keys(OWN))('sees no row of a confidential payroll in %s, and all others', async (table) => {
    const before = await count(person, table);
    await setConfidential(true);
    try {
      expect(await count(person, table)).toEqual({ own: 0, others: before.others });
      expect(await count(admin, table)).toMatchObject({ own: before.own });
    } finally {
      await setConfidential(false);
    }
  });

  it('sees it again when it is assigned to them', async () => {
    const before = await count(person, 'employees');
    expect(before.own).toBeGreaterThan(0);
    await setConfidential(true);
    const row = {
      ...{ organization_id: VALLE, client_id: hidden.client_id, paysheet_id: hidden.id },
      user_id: person.userId ?? '',
    };
    await as(admin, (trx) => trx.insertInto('paysheet_people').values(row).execute());
    expect(await count(person, 'employees')).toEqual(before);
    expect((await count(person, 'payroll_lines')).own).toBeGreaterThan(0);
    await as(admin, (trx) => trx.deleteFrom('paysheet_people').execute());
    await setConfidential(false);
  });
});

describe('a client user who may not see payrolls', () => {
  const allow = (sees: boolean) =>
    as(admin, (trx) =>
      trx.updateTable('users').set({ sees_paysheets: sees }).where('id', '=', client.userId).execute(),
    );

  it('sees none, of a new one neither, and everything else as before', async () => {
    const files = await count(client, 'file_system');
    await allow(false);
    try {
      for (const table of ['paysheets', 'employees', 'payroll_lines', 'incidents'])
        expect(await count(client, table)).toEqual({ own: 0, others: 0 });
      expect(await count(client, 'file_system')).toEqual(files);
    } finally {
      await allow(true);
    }
  });
});

it('whoever loses the sight of something is noted, and nobody else', async () => {
  const narrowed = async () => {
    const rows = await as(admin, (trx) =>
      trx
        .selectFrom('users')
        .select(['id', 'access_narrowed_at'])
        .where('organization_id', '=', VALLE)
        .execute(),
    );
    return new Map(rows.map(({ id, access_narrowed_at }) => [id, access_narrowed_at]));
  };
  const before = await narrowed();
  const assigned = {
    ...{ organization_id: VALLE, client_id: hidden.client_id, paysheet_id: hidden.id },
    user_id: ejecutivo.userId ?? '',
  };
  await as(admin, (trx) => trx.insertInto('paysheet_people').values(assigned).execute());
  await setConfidential(true);
  const after = await narrowed();
  expect(after.get(client.userId ?? '')).not.toBe(before.get(client.userId ?? ''));
  expect(after.get(ejecutivo.userId ?? '')).toBe(before.get(ejecutivo.userId ?? ''));
  expect(after.get(admin.userId ?? '')).toBeNull();
  await as(admin, (trx) => trx.deleteFrom('paysheet_people').execute());
  expect((await narrowed()).get(ejecutivo.userId ?? '')).not.toBe(before.get(ejecutivo.userId ?? ''));
  await setConfidential(false);
});

it('what is put into the folder of a payroll belongs to the payroll, wherever it goes', async () => {
  const folder = await as(admin, async (trx) => {
    const { id_directory } = await trx
      .selectFrom('clients')
      .select('id_directory')
      .where('id', '=', hidden.client_id)
      .executeTakeFirstOrThrow();
    const add = async (parent: string | null, name: string, paysheetId?: number): Promise<string> => {
      const { id } = await trx
        .insertInto('file_system')
        .values({
          ...{
            organization_id: VALLE,
            parent_id: parent,
            fs_type: 'DIR',
            name,
            name_key: name,
            sort_key: name,
          },
          ...{ client_id: hidden.client_id, paysheet_id: paysheetId ?? null },
          ...{ size: null, media_type: null, current_version_id: null, created_by: null, deleted_by: null },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    };
    const own = await add(id_directory, 'nomina-reservada', hidden.id);
    const inner = await add(own, '2026');
    const elsewhere = await add(id_directory, 'abierta');
    return { own, inner, elsewhere };
  });
  const seen = (context: TenantContext) =>
    as(context, (trx) =>
      trx.selectFrom('file_system').select('id').where('id', 'in', Object.values(folder)).execute(),
    );
  await setConfidential(true);
  expect(await seen(admin)).toHaveLength(3);
  expect(await seen(ejecutivo)).toEqual([{ id: folder.elsewhere }]);
  await as(admin, (trx) =>
    trx
      .updateTable('file_system')
      .set({ parent_id: folder.elsewhere })
      .where('id', '=', folder.inner)
      .execute(),
  );
  expect(await seen(ejecutivo)).toEqual([{ id: folder.elsewhere }]);
  await setConfidential(false);
});
