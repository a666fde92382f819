/** The picture of a report on its card: of its design, never of anybody's data. */
import type { Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { plainRichText } from '@lienzo/schema/report/rich-text';
import { STARTER_REPORTS } from '@lienzo/templates/reports/starter-reports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTenant, systemContext } from '../../../platform/database/in-tenant.ts';
import { pixelForm } from '../../../testing/one-pixel.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, SECOND_CLIENT } from '../../../testing/test-people.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';

let portal: TestPortal;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ['SuperAdmin', 'Admin', 'Ejecutivo', 'client'] as const)
    tokens.set(role, await portal.signIn(PEOPLE[role]));
});
afterAll(() => portal?.close());

const as = (role: Role) => ({ token: tokens.get(role) ?? '' });
async function create(reporte: ReportDocument): Promise<number> {
  const answer = await portal.send(endpoints.create_report, { ...as('Admin'), body: { reporte } });
  return (await readAnswer(endpoints.create_report, answer)).result.id_report;
}
const ask = (role: Role, id: number) =>
  portal.send(endpoints.get_thumbnail, { ...as(role), query: { report_id: String(id) } });
const thumbnail = async (role: Role, id: number) => readAnswer(endpoints.get_thumbnail, await ask(role, id));

it('draws the design with invented rows, the same for everybody, and none of the organization', async () => {
  const title = { ...newItem('titulo'), valor: plainRichText('Plantilla por centro') };
  const table = tabla(['employees.name', 'employees.hire_date', 'employees.daily_salary']);
  const id = await create(reportOf([title, table], { auditorio: [0], orientation: 'horizontal' }));
  const drawn = await thumbnail('Admin', id);
  expect(drawn.orientation).toBe('horizontal');
  expect(drawn.html).toContain('Plantilla por centro');
  expect(drawn.html).toContain('Texto de ejemplo');
  expect(drawn.html).toContain('Nombre completo');
  const employees = await inTenant(portal.owner, systemContext(ORGANIZATION), (trx) =>
    trx.selectFrom('employees').select('name').execute(),
  );
  expect(employees.length).toBeGreaterThan(0);
  for (const { name } of employees) expect(drawn.html).not.toContain(name);
  expect(await thumbnail('client', id)).toEqual(drawn);
});

it('is shown to whom sees the report only', async () => {
  const id = await create(reportOf([tabla(['employees.name'])], { auditorio: [SECOND_CLIENT] }));
  expect((await ask('client', id)).status).toBe(404);
  expect((await ask('Ejecutivo', id)).status).toBe(404);
  const visible = await create(reportOf([tabla(['employees.name'])], { auditorio: [CLIENT] }));
  expect((await ask('client', visible)).status).toBe(200);
});

it('has small pictures, and a grey area for the others', async () => {
  const uploaded = await portal.send(endpoints.create_asset, { ...as('Admin'), raw: { body: pixelForm() } });
  const { id: valor } = await readAnswer(endpoints.create_asset, uploaded);
  const picture = { ...newItem('imagen'), valor, image_name: 'x.png' };
  const gone = { ...newItem('imagen'), valor: crypto.randomUUID(), image_name: 'y.png' };
  const { html } = await thumbnail('Admin', await create(reportOf([picture, gone])));
  const sources = [...(html ?? '').matchAll(/src="(data:image[^"]+)"/g)].map(([, source]) => source);
  expect(sources).toHaveLength(2);
  expect(sources[0]).not.toBe(sources[1]);
});

it.each(STARTER_REPORTS.map((starter) => [starter.id, starter] as const))(
  'draws %s',
  async (_id, starter) => {
    const { html } = await thumbnail('Admin', await create(starter.report));
    expect(html).not.toBeNull();
    expect((html ?? '').length).toBeGreaterThan(500);
  },
);

it('gives no drawing of what is too large to be shown small', async () => {
  const texts = 'palabra '.repeat(3000);
  const layouts = Array.from({ length: 14 }, () => ({ ...newItem('texto'), valor: plainRichText(texts) }));
  const { html } = await thumbnail('Admin', await create(reportOf(layouts)));
  expect(html).toBeNull();
});
