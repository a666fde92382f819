import { endpoints } from '@lienzo/schema/endpoints';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { dataItems, type ReportDocument } from '@lienzo/schema/report/report';
import { withSharedData } from '@lienzo/schema/report/shared-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { filterOn, reportOf, tabla } from '../testing/test-reports.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = await portal.signIn(PEOPLE.Admin);
});
afterAll(() => portal?.close());

/** A report whose two tables share a filter of the report, and one of them a filter of its data set. */
async function report() {
  const wage = { ...filterOn('employees.sbc', 'mayor que', '300'), id: 'sbc' };
  const name = { ...filterOn('employees.name', 'contiene', 'a'), id: 'nombre' };
  const items = [tabla(['employees.name'], { conjunto: 'conjunto-1' }), tabla(['employees.name'])];
  const reporte: ReportDocument = {
    ...reportOf(items),
    filtros: [wage],
    conjuntos: [
      {
        id: 'conjunto-1',
        nombre: 'Personal',
        selected_tables: ['employees'],
        filters: [name],
        order_columns: [{ column: 'employees.name', direction: 'asc' }],
      },
    ],
  };
  const saved = await portal.send(endpoints.create_report, { token, body: { reporte } });
  const { id_report: id } = (await readAnswer(endpoints.create_report, saved)).result;
  const [first, second] = items.map(({ uuid }) => uuid);
  return { id, first: first ?? '', second: second ?? '', reporte };
}
const wage = (uuid: string, valor: string) => ({ uuid, id: 'comun-r-sbc', condition: 'mayor que', valor });
const setOwn = (report_id: number, filters: object[]) =>
  portal.send(endpoints.update_own_filters, { token, body: { filtro: { report_id, filters } } });
const setAll = (report_id: number, filters: object[]) =>
  portal.send(endpoints.update_filters, { token, body: { filtro: { report_id, filters } } });
const stored = async (id: number): Promise<ReportDocument> => {
  const answer = await portal.send(endpoints.get_report, { token, query: { id: String(id) } });
  return migrateReport(await answer.json());
};
/** The values of the filters of the report that is printed, by item. */
async function printed(report_id: number): Promise<string[][]> {
  const answer = await portal.send(endpoints.create_render, { token, body: { report_id, format: 'xlsx' } });
  const { id } = (await readAnswer(endpoints.create_render, answer)).result;
  const row = await inTenant(
    portal.owner,
    { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' },
    (trx) =>
      trx.selectFrom('report_renders').select('request').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const { report: document } = z.object({ report: z.unknown() }).parse(row.request);
  return dataItems(migrateReport(document)).map(({ filters }) => filters.map(({ valor }) => valor));
}

it('a report is stored with what its items share, and printed with it', async () => {
  const { id } = await report();
  const read = await stored(id);
  expect(withSharedData(read)).toEqual(read);
  expect(dataItems(read)[0]?.order_columns).toEqual([{ column: 'employees.name', direction: 'asc' }]);
  expect(await printed(id)).toEqual([['300', 'a'], ['300']]);
});

it('a value that is set for one item, for oneself or for everybody, is that of all', async () => {
  const { id, first, second, reporte } = await report();
  expect((await setOwn(id, [wage(second, '500')])).status).toBe(200);
  expect(await printed(id)).toEqual([['500', 'a'], ['500']]);
  // Also of an item that is added later.
  const layouts = [...reporte.layouts, { index: 2, separation: false, items: [tabla(['employees.name'])] }];
  await portal.send(endpoints.update_report, { token, body: { reporte: { ...reporte, layouts, id } } });
  expect(await printed(id)).toEqual([['500', 'a'], ['500'], ['500']]);
  expect((await setAll(id, [wage(first, '700')])).status).toBe(200);
  expect((await stored(id)).filtros).toMatchObject([{ id: 'sbc', valor: '700' }]);
  expect(await printed(id)).toEqual([['700', 'a'], ['700'], ['700']]);
});

it('two values of one shared filter are refused, with what to do', async () => {
  const { id, first, second } = await report();
  const refused = await setOwn(id, [wage(first, '500'), wage(second, '600')]);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('es de varios elementos del reporte: da el mismo valor en todos.');
});

it("a person's own groups are printed as they set them", async () => {
  const { id, first } = await report();
  const name = { uuid: first, id: 'comun-c-nombre', condition: 'contiene', valor: 'a', grupo: 'g' };
  const grouped = await setOwn(id, [{ ...wage(first, '300'), grupo: 'g' }, name]);
  expect(grouped.status).toBe(200);
  const answer = await portal.send(endpoints.create_render, {
    token,
    body: { report_id: id, format: 'xlsx' },
  });
  const render = (await readAnswer(endpoints.create_render, answer)).result;
  const row = await inTenant(
    portal.owner,
    { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' },
    (trx) =>
      trx
        .selectFrom('report_renders')
        .select('request')
        .where('id', '=', render.id)
        .executeTakeFirstOrThrow(),
  );
  const { report: document } = z.object({ report: z.unknown() }).parse(row.request);
  const [one, other] = dataItems(migrateReport(document)).map(({ filters }) =>
    filters.map(({ grupo }) => grupo),
  );
  expect(one?.[0]).toBeDefined();
  expect(one?.[0]).toBe(one?.[1]);
  expect(other).toEqual([undefined]);
});

it('a data set that is gone is refused by its item', async () => {
  const { reporte } = await report();
  const { conjuntos: _sets, ...without } = reporte;
  const answer = await portal.send(endpoints.create_report, { token, body: { reporte: without } });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('El conjunto de datos del elemento ya no existe');
});
