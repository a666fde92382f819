import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogColumn } from '@lienzo/schema/data/catalog';
import { isValidCurp } from '@lienzo/schema/payroll/curp';
import { isValidNss } from '@lienzo/schema/payroll/nss';
import { rfcProblem } from '@lienzo/schema/payroll/rfc';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { dataItems, reportItems } from '@lienzo/schema/report/report';
import { validateReport } from '@lienzo/schema/report/validate-report';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword } from '../../../modules/accounts/session/password.ts';
import { inTenant, type TenantTransaction } from '../../../platform/database/in-tenant.ts';
import { localFileStore } from '../../../platform/storage/local-file-store.ts';
import { sniffImage } from '../../../platform/storage/sniff-image.ts';
import { DEMO_TODAY, type DemoDatabase, openDemoDatabase } from '../testing/open-demo-database.ts';
import { loadDemo } from './load-demo.ts';
import { DEMO_PASSWORD } from './load-organization.ts';
import { organizationId, userId } from './organization-ids.ts';
import { DEMO_ORGANIZATIONS } from './organizations.ts';

let demo: DemoDatabase;
beforeAll(async () => {
  demo = await openDemoDatabase();
});
afterAll(() => demo.close());

/** The rows that a query finds in both bureaus together. */
async function everywhere<T>(work: (trx: TenantTransaction) => Promise<T[]>): Promise<T[]> {
  const matches: T[] = [];
  for (const organization of DEMO_ORGANIZATIONS) {
    const context = {
      organizationId: organizationId(organization),
      userId: null,
      role: 'SuperAdmin' as const,
    };
    matches.push(...(await inTenant(demo.app.db, context, work)));
  }
  return matches;
}

async function counted(query: string): Promise<number> {
  const rows = await everywhere(async (trx) => (await sql.raw<{ n: number }>(query).execute(trx)).rows);
  return rows.reduce((sum, { n }) => sum + n, 0);
}

const directory = mkdtempSync(path.join(tmpdir(), 'lienzo-demo-files-'));
const files = localFileStore(directory);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('there are two bureaus, seven clients, fourteen payrolls and 600 people', async () => {
  expect(await counted('select count(*) as n from organizations')).toBe(2);
  expect(await counted('select count(*) as n from clients')).toBe(7);
  expect(await counted('select count(*) as n from paysheets')).toBe(14);
  expect(await counted('select count(*) as n from employees')).toBe(600);
  const periodicities = await everywhere((trx) =>
    trx.selectFrom('paysheets').select('periodicity').distinct().execute(),
  );
  expect(new Set(periodicities.map((one) => one.periodicity)).size).toBe(3);
});

test('every person has a valid CURP, RFC and NSS of their own, and came of age before being hired', async () => {
  const people = await everywhere((trx) => trx.selectFrom('employees').selectAll().execute());
  for (const one of people) {
    expect(isValidCurp(one.curp), one.curp).toBe(true);
    expect(rfcProblem(one.rfc), one.rfc).toBeNull();
    expect(isValidNss(one.ssn), one.ssn).toBe(true);
    expect(Number(one.hire_date.slice(0, 4)) - Number(one.birth_date.slice(0, 4))).toBeGreaterThanOrEqual(18);
    expect(one.name).toBe(`${one.nombres} ${one.apellido_paterno} ${one.apellido_materno}`);
    expect(one.estatus).toBe(one.termination_date === null ? 'A' : 'F');
  }
  for (const key of ['curp', 'rfc', 'ssn'] as const)
    expect(new Set(people.map((one) => one[key])).size).toBe(600);
  expect(people.some((one) => one.apellido_paterno.includes('ñ'))).toBe(true);
});

test('some people have credits of each kind, and whoever has one has its discount on the payslips', async () => {
  const kinds = await everywhere((trx) =>
    trx
      .selectFrom('employee_credits')
      .select(['kind', 'discount_type'])
      .select(({ fn }) => fn.countAll<number>().as('people'))
      .groupBy(['kind', 'discount_type'])
      .execute(),
  );
  for (const kind of ['INFONAVIT 2', 'FONACOT 2', 'PENSION 1'])
    expect(
      kinds.some((one) => `${one.kind} ${one.discount_type}` === kind && Number(one.people) > 0),
      kind,
    ).toBe(true);
  expect(
    await counted(`
      select count(*) as n from employee_credits credit
      where exists (
        select from payroll_results result
        where result.organization_id = credit.organization_id and result.employee_id = credit.employee_id
      ) and not exists (
        select from payroll_results result
        join payroll_lines line
          on line.organization_id = result.organization_id and line.payroll_result_id = result.id
        where result.organization_id = credit.organization_id and result.employee_id = credit.employee_id
          and line.concept_id = case credit.kind when 'INFONAVIT' then 210 when 'FONACOT' then 211 else 207 end
      )
    `),
  ).toBe(0);
});

test("the clients' and their representatives' RFC are valid", () => {
  for (const { rfc, rfc_representante } of DEMO_ORGANIZATIONS.flatMap((one) => one.clients))
    expect([rfcProblem(rfc), rfcProblem(rfc_representante)]).toEqual([null, null]);
});

test('the lines of every payslip add up to its totals, and net is what remains', async () => {
  expect(await counted('select count(*) as n from payroll_results')).toBeGreaterThan(20_000);
  expect(
    await counted(`
      select count(*) as n from payroll_results r
      join lateral (
        select sum(l.amount) filter (where c.kind = 'Percepción') as paid,
          coalesce(sum(l.amount) filter (where c.kind = 'Deducción'), 0) as held,
          bool_and(c.kind <> 'Percepción' or l.amount = l.taxable_amount + l.exempt_amount) as split
        from payroll_lines l join concepts c on c.organization_id = l.organization_id and c.id = l.concept_id
        where l.organization_id = r.organization_id and l.payroll_result_id = r.id
      ) s on true
      where s.paid is distinct from r.total_perceptions or s.held <> r.total_deductions
        or r.net_pay <> r.total_perceptions - r.total_deductions or r.net_pay <= 0 or not s.split`),
  ).toBe(0);
});

test('every paid period has a run with the totals of its people, closed only where its capture is', async () => {
  expect(await counted(`select count(*) as n from payroll_runs where state = 'cerrada'`)).toBeGreaterThan(50);
  expect(
    await counted(`
      select count(*) as n from periods p
      join lateral (
        select count(*) as people, sum(net_pay) as net_pay, bool_and(r.run_id is not null) as named
        from payroll_results r where r.organization_id = p.organization_id and r.period_id = p.id
      ) paid on paid.people > 0
      left join payroll_runs run on run.organization_id = p.organization_id and run.period_id = p.id
      where not paid.named or run.people is distinct from paid.people or run.net_pay <> paid.net_pay
        or (run.state = 'cerrada' and p.estatus <> 'Finalizada')`),
  ).toBe(0);
});

test('disability days and absences reduce the days paid', async () => {
  expect(
    await counted(`
      select count(*) as n from payroll_results r
      join periods p on p.organization_id = r.organization_id and p.id = r.period_id
      join paysheets s on s.organization_id = p.organization_id and s.id = p.paysheet_id
      join disabilities d on d.organization_id = r.organization_id
        and d.employee_id = r.employee_id and d.period_id = r.period_id
      where r.days_paid + d.dias_incapacidad >
        greatest(p.end_date - p.initial_date + 1, case s.periodicity when 'Mensual' then 30 else 15 end)`),
  ).toBe(0);
  expect(await counted('select count(*) as n from disabilities')).toBeGreaterThan(50);
});

test('captured things lie within their period, finalized where it is closed', async () => {
  for (const [table, day] of [
    ['incidents', 'capture_date'],
    ['extra_hours', 'fecha'],
    ['disabilities', 'fecha_incapacidad'],
    ['disability_certificates', 'fecha_incapacidad'],
    ['overtime_days', 'fecha'],
  ])
    expect(
      await counted(`
        select count(*) as n from ${table} t
        join periods p on p.organization_id = t.organization_id and p.id = t.period_id
        where t.${day} not between p.initial_date and p.end_date
          or (t.status = 'F') <> (p.estatus = 'Finalizada')`),
    ).toBe(0);
});

test('a certificate has a row for each of its days, and a subsequent one follows its initial one', async () => {
  expect(await counted('select count(*) as n from disability_certificates')).toBeGreaterThan(50);
  expect(
    await counted(`
      select count(*) as n from disability_certificates c
      where c.dias_incapacidad <> (
        select count(*) from disabilities d where d.organization_id = c.organization_id and d.certificate_id = c.id
          and d.dias_incapacidad = 1 and d.fecha_incapacidad between c.fecha_incapacidad and c.fecha_fin)`),
  ).toBe(0);
  const subsequent = "from disability_certificates c where tipo_incapacidad = 'C'";
  expect(await counted(`select count(*) as n ${subsequent}`)).toBeGreaterThan(10);
  expect(
    await counted(`
      select count(*) as n ${subsequent} and not exists (
        select from disability_certificates i where i.organization_id = c.organization_id
          and i.id = c.initial_certificate_id and i.employee_id = c.employee_id and i.tipo_incapacidad = 'I'
          and i.fecha_fin + 1 = c.fecha_incapacidad)`),
  ).toBe(0);
});

test('the lines of overtime are those of the hours by day', async () => {
  const key = 'organization_id, period_id, employee_id';
  expect(await counted('select count(*) as n from overtime_days')).toBeGreaterThan(1000);
  expect(
    await counted(`
      select count(*) as n from (select ${key}, sum(horas) as hours from overtime_days group by ${key}) days
      full join (select ${key}, sum(horas) as hours from extra_hours group by ${key}) lines using (${key})
      where days.hours is distinct from lines.hours`),
  ).toBe(0);
});

test('the three kinds of a closed period are finalised, and of no other', async () => {
  expect(
    await counted(`
      select count(*) as n from periods p
      where (p.estatus = 'Finalizada') <> (3 = (select count(*) from capture_states s
        where s.organization_id = p.organization_id and s.period_id = p.id and s.status = 'F'))`),
  ).toBe(0);
});

test('periods run from 2025 to the end of 2027 and are closed up to the day of the load', async () => {
  expect(
    await counted(
      `select count(*) as n from periods where estatus = 'Finalizada' and end_date >= '${DEMO_TODAY}'`,
    ),
  ).toBe(0);
  expect(
    await counted(`select count(*) as n from periods where estatus = 'Abierta' and end_date < '2026-11-01'`),
  ).toBe(0);
  expect(
    await counted(`
      select count(*) as n from (
        select paysheet_id from periods group by paysheet_id
        having min(initial_date) > '2025-01-01' or max(end_date) < '2027-12-31'
      ) uncovered`),
  ).toBe(0);
});

test('the built-in concepts and processes keep the ids and keys of the specification', async () => {
  const concepts = await everywhere((trx) => trx.selectFrom('concepts').select(['id', 'key']).execute());
  const keyOf = (id: number) => concepts.find((one) => one.id === id)?.key;
  expect([314, 316, 318].map(keyOf)).toEqual(['D013C_DI', 'D014C_DI', 'D015C_DI']);
  const keys = concepts.map((one) => one.key);
  expect(keys).toEqual(expect.arrayContaining(['P023C_HR', 'P024C_HR', 'P003C_DI']));
  const processes = await everywhere((trx) => trx.selectFrom('processes').selectAll().execute());
  expect(processes.find((one) => one.id === 12)?.description).toBe('Cierre de nómina');
  expect(processes.find((one) => one.id === 13)?.description).toBe('Cálculo de nómina');
});

test('the four accounts open with the password that the README names', async () => {
  const users = await everywhere((trx) => trx.selectFrom('users').selectAll().execute());
  const roles = Object.fromEntries(users.map((one) => [one.mail, one.role]));
  expect(roles).toMatchObject({
    'superadmin@lienzo.test': 'SuperAdmin',
    'admin@lienzo.test': 'Admin',
    'ejecutivo@lienzo.test': 'Ejecutivo',
    'cliente@lienzo.test': 'client',
  });
  const admin = users.find((one) => one.mail === 'admin@lienzo.test');
  expect(admin?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(admin?.password_hash ?? null, DEMO_PASSWORD)).toBe(true);
});

test('the reports can be saved as they are, on columns of the catalogue and pictures of the bureau', async () => {
  const reports = await everywhere((trx) =>
    trx.selectFrom('reports').selectAll().where('es_estatico', '=', false).execute(),
  );
  const assets = await everywhere((trx) => trx.selectFrom('report_assets').selectAll().execute());
  expect(reports.length).toBe(2 * (STARTER_REPORTS.length + 2));
  const ofEjecutivo = reports.filter((one) => one.user_id === userId('ejecutivo@lienzo.test'));
  expect(ofEjecutivo.map(({ editable }) => editable)).toEqual(['true', 'true']);
  for (const { document, organization_id } of reports) {
    const report = migrateReport(document);
    expect(validateReport(report)).toEqual([]);
    for (const item of dataItems(report))
      for (const { column } of item.selected_columns)
        if (column.includes('.')) expect(catalogColumn(column), column).toBeDefined();
    for (const item of reportItems(report))
      if (item.nombre === 'imagen')
        expect(assets.find((one) => one.id === item.valor)?.organization_id).toBe(organization_id);
  }
});

test('the logos are PNG pictures', async () => {
  const bureaus = await everywhere((trx) => trx.selectFrom('organizations').selectAll().execute());
  for (const { logo } of bureaus)
    expect(sniffImage(logo ?? Buffer.alloc(0))).toMatchObject({ media_type: 'image/png' });
});

test('a second load does nothing, a larger one adds people with valid sums', async () => {
  expect(await loadDemo(demo.ownerUrl, { today: DEMO_TODAY, files })).toBe(0);
  const reported: number[] = [];
  const added = await loadDemo(demo.ownerUrl, {
    employees: 650,
    today: DEMO_TODAY,
    since: '2026-09-01',
    files,
    progress: (done) => reported.push(done),
  });
  expect(added).toBe(50);
  expect(reported.at(-1)).toBe(650);
  expect(await counted('select count(distinct ssn) as n from employees')).toBe(650);
});

test('the API can add rows after the load without meeting its ids', async () => {
  const [first] = DEMO_ORGANIZATIONS;
  if (first === undefined) throw new Error('no bureau');
  const organization_id = organizationId(first);
  const context = { organizationId: organization_id, userId: null, role: 'Admin' as const };
  await inTenant(demo.app.db, context, async (trx) => {
    const incident = await trx
      .selectFrom('incidents')
      .select([
        'organization_id',
        'client_id',
        'employee_id',
        'concept_id',
        'period_id',
        'amount',
        'capture_date',
      ])
      .executeTakeFirstOrThrow();
    const added = await trx
      .insertInto('incidents')
      .values(incident)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{ last: number }>`select max(id) as last from incidents`.execute(trx);
    expect(added.id).toBe(rows[0]?.last);
  });
});
