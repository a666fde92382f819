import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCaller } from '../../modules/accounts/repositories/sessions.ts';
import { insertIncidentNotices } from '../../modules/notifications/repositories/incident-notices.ts';
import { DEMO_PASSWORD } from '../../operations/demonstration/data/load-organization.ts';
import { clientId, organizationId, userId } from '../../operations/demonstration/data/organization-ids.ts';
import {
  DEMO_ORGANIZATIONS,
  type DemoOrganization,
} from '../../operations/demonstration/data/organizations.ts';
import {
  type DemoDatabase,
  openDemoDatabase,
} from '../../operations/demonstration/testing/open-demo-database.ts';
import { findAccountByMail, findSession } from './find-before-tenant.ts';
import { inTenant, systemContext, type TenantContext, type TenantTransaction } from './in-tenant.ts';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemoDatabase();
  // On some days no closing of the demonstration has been told.
  for (const { organizationId: organization, userId: person } of [admin, stranger])
    await inTenant(demo.app.db, systemContext(organization), (trx) =>
      insertIncidentNotices(trx, organization, [
        { userId: person ?? '', title: 'Por cerrar', text: 'Cierra mañana.', folderId: null },
      ]),
    );
});
afterAll(() => demo.close());

const bureau = (domain: string): DemoOrganization => {
  const match = DEMO_ORGANIZATIONS.find((one) => one.domain === domain);
  if (match === undefined) throw new Error(`no bureau ${domain}`);
  return match;
};
const VALLE = organizationId(bureau('valle'));
const NORTE = organizationId(bureau('norte'));
const admin: TenantContext = { organizationId: VALLE, userId: userId('admin@lienzo.test'), role: 'Admin' };
const stranger: TenantContext = { organizationId: NORTE, userId: userId('admin@norte.test'), role: 'Admin' };
const ejecutivo: TenantContext = {
  organizationId: VALLE,
  userId: userId('ejecutivo@lienzo.test'),
  role: 'Ejecutivo',
};
const client: TenantContext = {
  organizationId: VALLE,
  userId: userId('cliente@lienzo.test'),
  role: 'client',
};

const as = <T>(context: TenantContext, work: (trx: TenantTransaction) => Promise<T>) =>
  inTenant(demo.app.db, context, work);

const TENANT_TABLES = [
  'clients users user_clients sessions user_modules processes concepts paysheets cost_centers registers periods',
  'employees employee_words incidents extra_hours disabilities payroll_results payroll_lines movements reports report_auditorio',
  'report_assets report_audit report_blocks report_styles report_drafts report_own_filters report_parameter_values report_parts_choices report_deliveries report_mailed_files report_schedules report_schedule_runs report_schedule_files file_system file_versions file_words storage_usage activities subscriptions',
  'folder_counts folder_notices incident_notices notice_preferences downloads password_links mail_changes master_history',
].flatMap((names) => names.split(' '));

const count = async (
  trx: TenantTransaction,
  table: string,
  condition = sql<boolean>`true`,
): Promise<number> => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from ${sql.table(table)} where ${condition}`.execute(trx);
  return rows[0]?.n ?? -1;
};

describe('another tenant', () => {
  test.each(TENANT_TABLES)('has no row of %s for us', async (table) => {
    const { own, foreign } = await as(admin, async (trx) => ({
      own: await count(trx, table),
      foreign: await count(trx, table, sql`organization_id <> ${VALLE}::uuid`),
    }));
    expect(foreign).toBe(0);
    if (
      ![
        'sessions',
        'report_blocks',
        'report_styles',
        'report_drafts',
        'report_own_filters',
        'report_deliveries',
        'report_mailed_files',
        'report_schedules',
        'report_schedule_runs',
        'report_schedule_files',
        'report_parameter_values',
        'report_parts_choices',
        'notice_preferences',
        'password_links',
        'mail_changes',
      ].includes(table)
    )
      expect(own).toBeGreaterThan(0);
  });

  test('cannot be read, changed or removed by the ids of its rows', async () => {
    const id = await as(
      stranger,
      async (trx) => (await trx.selectFrom('employees').select('id').executeTakeFirstOrThrow()).id,
    );
    await as(admin, async (trx) => {
      const foreign = trx
        .selectFrom('employees')
        .selectAll()
        .where('organization_id', '=', NORTE)
        .where('id', '=', id);
      expect(await foreign.execute()).toEqual([]);
      const updated = await trx
        .updateTable('employees')
        .set({ name: 'x' })
        .where('organization_id', '=', NORTE)
        .executeTakeFirst();
      expect(updated.numUpdatedRows).toBe(0n);
      const deleted = await trx
        .deleteFrom('payroll_lines')
        .where('organization_id', '=', NORTE)
        .executeTakeFirst();
      expect(deleted.numDeletedRows).toBe(0n);
    });
  });

  test('cannot be given a row', async () => {
    const intruder = as(admin, (trx) =>
      trx
        .insertInto('concepts')
        .values({ organization_id: NORTE, key: 'X1', description: 'x', type_value: 'IM', kind: 'Percepción' })
        .execute(),
    );
    await expect(intruder).rejects.toThrow(/row-level security/);
    const moved = as(admin, (trx) => trx.updateTable('concepts').set({ organization_id: NORTE }).execute());
    await expect(moved).rejects.toThrow(/row-level security/);
  });

  test('cannot be referred to: a foreign key carries the tenant', async () => {
    const report = await as(admin, (trx) =>
      trx
        .selectFrom('reports')
        .select(['id', 'document', 'nombre', 'orientation'])
        .where('es_estatico', '=', false)
        .executeTakeFirstOrThrow(),
    );
    const owned = as(admin, (trx) =>
      trx
        .insertInto('reports')
        .values({
          organization_id: VALLE,
          nombre: report.nombre,
          orientation: report.orientation,
          document: JSON.stringify(report.document),
          user_id: userId('admin@norte.test'),
        })
        .execute(),
    );
    await expect(owned).rejects.toThrow(/foreign key/);
  });

  test('sees nothing without a setting, with an empty one, or after the transaction has ended', async () => {
    expect(await demo.app.db.selectFrom('employees').select('id').execute()).toEqual([]);
    await as(admin, (trx) => trx.selectFrom('employees').select('id').limit(1).execute());
    for (let tries = 0; tries < 10; tries += 1)
      expect(await demo.app.db.selectFrom('clients').select('id').execute()).toEqual([]);
  });
});

describe('within a tenant', () => {
  const LA_CANADA = clientId(bureau('valle').clients[0]?.name ?? '');
  const OF_CLIENTS = [
    'paysheets cost_centers registers periods employees incidents extra_hours disabilities payroll_results',
    'payroll_lines movements companies paysheet_concepts register_premiums employee_salaries master_history',
    'employments employee_words',
  ].flatMap((names) => names.split(' '));

  test.each(OF_CLIENTS)('a client and an Ejecutivo see of %s only their clients', async (table) => {
    const all = await as(admin, (trx) => count(trx, table));
    const associated = await as(ejecutivo, (trx) => count(trx, table));
    const own = await as(client, (trx) => count(trx, table));
    const expected = await as(admin, (trx) => count(trx, table, sql`client_id = ${LA_CANADA}::uuid`));
    expect(own).toBe(expected);
    expect(own).toBeGreaterThan(0);
    expect(associated).toBeGreaterThan(own);
    expect(all).toBeGreaterThan(associated);
  });

  test.each(['file_system', 'file_versions', 'file_words', 'activities'])(
    'a client sees of %s only their folder, an Ejecutivo also what belongs to no client',
    async (table) => {
      const all = await as(admin, (trx) => count(trx, table));
      const associated = await as(ejecutivo, (trx) => count(trx, table));
      const own = await as(client, (trx) => count(trx, table));
      expect(own).toBeGreaterThan(0);
      expect(associated).toBeGreaterThan(own);
      expect(all).toBeGreaterThan(associated);
      if (table === 'file_versions') return;
      const ofClient = sql<boolean>`client_id = ${LA_CANADA}::uuid`;
      expect(own).toBe(await as(admin, (trx) => count(trx, table, ofClient)));
      expect(await as(ejecutivo, (trx) => count(trx, table, sql`client_id is null`))).toBeGreaterThan(0);
      expect(await as(client, (trx) => count(trx, table, sql`client_id is null`))).toBe(0);
    },
  );

  test('the list of clients is limited alike', async () => {
    const names = (context: TenantContext) =>
      as(context, (trx) => trx.selectFrom('clients').select('name').orderBy('name').execute());
    expect((await names(admin)).length).toBe(4);
    expect((await names(ejecutivo)).map(({ name }) => name.split(',')[0])).toEqual([
      'Alimentos La Cañada',
      'Grupo Hotelero Bahía Azul',
    ]);
    expect((await names(client)).length).toBe(1);
  });

  test('an Ejecutivo without clients, and a person who does not exist, see none', async () => {
    const nobody: TenantContext = { ...ejecutivo, userId: crypto.randomUUID() };
    expect(await as(nobody, (trx) => count(trx, 'clients'))).toBe(0);
    expect(await as({ ...nobody, role: 'client' }, (trx) => count(trx, 'employees'))).toBe(0);
  });

  test('a row cannot be given to a client that one does not have', async () => {
    const other = clientId(bureau('valle').clients[3]?.name ?? '');
    const given = as(ejecutivo, (trx) =>
      trx
        .insertInto('paysheets')
        .values({
          organization_id: VALLE,
          client_id: other,
          id_humansite: 'X',
          paysheet: 'X',
          periodicity: 'Mensual',
        })
        .execute(),
    );
    await expect(given).rejects.toThrow(/row-level security/);
  });

  test('an employee cannot have a client other than the payroll has', async () => {
    const mixed = as(admin, (trx) =>
      trx
        .updateTable('employees')
        .set({ client_id: LA_CANADA })
        .where('client_id', '<>', LA_CANADA)
        .execute(),
    );
    await expect(mixed).rejects.toThrow(/foreign key/);
  });
});

describe("the API's role", () => {
  test.each([
    'alter table employees disable row level security',
    'alter table employees no force row level security',
    'drop policy tenant on employees',
    'create policy open on employees using (true)',
    'create table own (id integer)',
    'truncate employees',
    'alter role current_user bypassrls',
    'alter role current_user superuser',
    'grant lienzo_app to current_user',
    'select * from kysely_migration',
    'update modules set path = path',
    'delete from organizations',
    "copy employees to program 'cat'",
  ])('may not: %s', async (statement) => {
    await expect(sql.raw(statement).execute(demo.app.db)).rejects.toThrow(
      /permission|must be|admin option|owner|denied/,
    );
  });

  test('may not become the owner', async () => {
    const { rows } = await sql<{
      owner: string;
    }>`select tableowner as owner from pg_tables where tablename = 'employees'`.execute(demo.app.db);
    const become = sql`set role ${sql.id(rows[0]?.owner ?? '')}`.execute(demo.app.db);
    await expect(become).rejects.toThrow(/permission denied/);
  });

  test('turning row security off makes its queries fail, not open', async () => {
    const opened = demo.app.db.transaction().execute(async (trx) => {
      await sql`set local row_security = off`.execute(trx);
      return trx.selectFrom('employees').select('id').execute();
    });
    await expect(opened).rejects.toThrow(/row-level security/);
  });
});

describe('before the tenant is known', () => {
  test('an account is found by its mail in any case, and nothing else is', async () => {
    const existing = await findAccountByMail(demo.app.db, 'ADMIN@Norte.test');
    expect(existing).toMatchObject({ organization_id: NORTE, role: 'Admin', active: 'true' });
    expect(existing?.password_hash).not.toContain(DEMO_PASSWORD);
    expect(await findAccountByMail(demo.app.db, 'nadie@lienzo.test')).toBeUndefined();
    expect(await findAccountByMail(demo.app.db, '')).toBeUndefined();
    expect(await findAccountByMail(demo.app.db, '%')).toBeUndefined();
    expect(await demo.app.db.selectFrom('users').select('id').execute()).toEqual([]);
  });

  test('a deleted account is not found and its mail is free again', async () => {
    const values = {
      organization_id: VALLE,
      name: 'Nueva',
      mail: 'nueva@lienzo.test',
      role: 'Admin' as const,
    };
    await as(admin, (trx) =>
      trx
        .insertInto('users')
        .values({ ...values, active: 'D' })
        .execute(),
    );
    expect(await findAccountByMail(demo.app.db, values.mail)).toBeUndefined();
    await as(admin, (trx) => trx.insertInto('users').values(values).execute());
    expect(await findAccountByMail(demo.app.db, values.mail)).toMatchObject({ name: 'Nueva' });
  });

  test('a mail is one account in all organizations', async () => {
    const twice = as(stranger, (trx) =>
      trx
        .insertInto('users')
        .values({ organization_id: NORTE, name: 'x', mail: 'Admin@Lienzo.test', role: 'Admin' })
        .execute(),
    );
    await expect(twice).rejects.toMatchObject({ code: '23505' });
  });

  test('a session is found by its id alone', async () => {
    const session = await as(admin, (trx) =>
      trx
        .insertInto('sessions')
        .values({
          organization_id: VALLE,
          user_id: userId('admin@lienzo.test'),
          refresh_token_hash: 'hash',
          expires_at: '2030-01-01T00:00:00Z',
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    expect(await findSession(demo.app.db, session.id)).toMatchObject({
      organization_id: VALLE,
      expires_at: '2030-01-01T00:00:00.000Z',
      ended_at: null,
    });
    expect(await findSession(demo.app.db, crypto.randomUUID())).toBeUndefined();
    expect(await demo.app.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });
});

test('asking who holds a session leaves a transaction in its own tenant, and nothing behind without one', async () => {
  const session = {
    organizationId: NORTE,
    sessionId: userId('no session'),
    userId: userId('admin@norte.test'),
  };
  const after = await as(ejecutivo, async (trx) => {
    const before = await settings(trx);
    await findCaller(trx, session);
    return { before, after: await settings(trx) };
  });
  expect(after.after).toEqual(after.before);
  await demo.app.db.connection().execute(async (db) => {
    await findCaller(db, session);
    const { rows } = await sql<{ count: number }>`select count(*) as count from users`.execute(db);
    expect(rows).toEqual([{ count: 0 }]);
  });
});

const settings = async (trx: TenantTransaction): Promise<unknown> => {
  const names = ['app.organization_id', 'app.user_id', 'app.role', 'app.client_ids'];
  const { rows } =
    await sql`select name, current_setting(name, true) from unnest(${names}::text[]) as name`.execute(trx);
  return rows;
};
