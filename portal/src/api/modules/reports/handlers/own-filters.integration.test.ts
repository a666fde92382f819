import type { Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { writeValues } from '@lienzo/schema/data/filter-values';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { dataItems } from '@lienzo/schema/report/report';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { filterOn, reportOf, tabla } from '../testing/test-reports.ts';

let portal: TestPortal;
const tokens = new Map<Role, string>();
beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ['Admin', 'SuperAdmin', 'Ejecutivo'] as const)
    tokens.set(role, await portal.signIn(PEOPLE[role]));
});
afterAll(() => portal?.close());

const as = (who: Role) => ({ token: tokens.get(who) ?? '' });
const inValle = <T>(work: Parameters<typeof inTenant<T>>[2], userId: string | null = null) =>
  inTenant(portal.owner, { organizationId: ORGANIZATION, userId, role: 'SuperAdmin' }, work);

/** A report of the Ejecutivo with two filters; `change` names the first. */
async function report() {
  const item = tabla(['employees.name'], {
    filters: [filterOn('employees.sbc', 'mayor que', '300'), filterOn('employees.name', 'contiene', 'a')],
  });
  const reporte = reportOf([item]);
  const saved = await portal.send(endpoints.create_report, { ...as('Ejecutivo'), body: { reporte } });
  const { id_report } = (await readAnswer(endpoints.create_report, saved)).result;
  const change = (condition: string, valor: string) => ({
    uuid: item.uuid,
    id: item.filters[0]?.id ?? '',
    condition,
    valor,
  });
  return { id: id_report, item, change, reporte };
}
const setOwn = (who: Role, report_id: number, filters: object[]) =>
  portal.send(endpoints.update_own_filters, { ...as(who), body: { filtro: { report_id, filters } } });
const setAll = (who: Role, report_id: number, filters: object[]) =>
  portal.send(endpoints.update_filters, { ...as(who), body: { filtro: { report_id, filters } } });
const filtersOf = async (who: Role, id: number) =>
  readAnswer(
    endpoints.get_filters,
    await portal.send(endpoints.get_filters, { ...as(who), query: { report_id: String(id) } }),
  );
/** The values of the filters of the report that is printed for somebody. */
async function printed(who: Role, report_id: number): Promise<string[]> {
  const body = { report_id, format: 'xlsx' };
  const answer = await portal.send(endpoints.create_render, { ...as(who), body });
  const { id } = (await readAnswer(endpoints.create_render, answer)).result;
  const row = await inValle((trx) =>
    trx.selectFrom('report_renders').select('request').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const { report: document } = z.object({ report: z.unknown() }).parse(row.request);
  return dataItems(migrateReport(document)).flatMap((item) => item.filters.map(({ valor }) => valor));
}

describe("a person's own values of a report's filters", () => {
  it('are used by their downloads alone, and only where they differ', async () => {
    const { id, change } = await report();
    expect((await setOwn('Ejecutivo', id, [change('entre', writeValues(['1', '2']))])).status).toBe(200);
    expect(await printed('Ejecutivo', id)).toEqual([writeValues(['1', '2']), 'a']);
    expect(await printed('Admin', id)).toEqual(['300', 'a']);
    expect((await filtersOf('Admin', id)).own).toEqual([]);
    const { result, own } = await filtersOf('Ejecutivo', id);
    expect(result.map(({ valor }) => valor)).toEqual(['300', 'a']);
    expect(own).toEqual([change('entre', writeValues(['1', '2']))]);
    const same = await setOwn('Ejecutivo', id, [change('mayor que', '300')]);
    expect((await readAnswer(endpoints.update_own_filters, same)).own).toEqual([]);
    const rows = await inValle((trx) =>
      trx.selectFrom('report_own_filters').select('user_id').where('report_id', '=', id).execute(),
    );
    expect(rows).toEqual([]);
  });

  it('end by their wish, by saving for everybody, and where the report no longer has the filter', async () => {
    const { id, change, reporte } = await report();
    await setOwn('Ejecutivo', id, [change('menor que', '5')]);
    await setOwn('Ejecutivo', id, []);
    expect(await printed('Ejecutivo', id)).toEqual(['300', 'a']);

    await setOwn('Ejecutivo', id, [change('menor que', '5')]);
    await setOwn('Admin', id, [change('menor que', '6')]);
    expect((await setAll('Ejecutivo', id, [change('menor que', '7')])).status).toBe(200);
    expect(await printed('Ejecutivo', id)).toEqual(['7', 'a']);
    expect(await printed('Admin', id)).toEqual(['6', 'a']);

    for (const item of dataItems(reporte)) item.filters = item.filters.slice(1);
    await portal.send(endpoints.update_report, { ...as('Admin'), body: { reporte: { ...reporte, id } } });
    expect(await printed('Admin', id)).toEqual(['a']);
    expect((await filtersOf('Admin', id)).own).toEqual([]);
  });

  it('are checked as those of the report are, and not given for a report that is not seen', async () => {
    const { id, change } = await report();
    expect((await setOwn('Ejecutivo', id, [change('mayor que', 'mucho')])).status).toBe(422);
    expect((await setOwn('Ejecutivo', id, [change('entre', '["2","1"]')])).status).toBe(422);
    expect((await setOwn('Ejecutivo', id, [{ ...change('menor que', '1'), id: 'otro' }])).status).toBe(404);
    const other = await portal.send(endpoints.create_report, {
      ...as('Admin'),
      body: { reporte: reportOf([tabla(['employees.name'])]) },
    });
    const { id_report } = (await readAnswer(endpoints.create_report, other)).result;
    expect((await setOwn('Ejecutivo', id_report, [])).status).toBe(404);
  });

  it('are seen by nobody else in the database, and gone with the report', async () => {
    const { id, change } = await report();
    await setOwn('Ejecutivo', id, [change('menor que', '5')]);
    const rowsAs = (userId: string | null) =>
      inValle(
        (trx) =>
          trx.selectFrom('report_own_filters').select('report_id').where('report_id', '=', id).execute(),
        userId,
      );
    expect(await rowsAs(PEOPLE.Admin.id)).toEqual([]);
    expect(await rowsAs(PEOPLE.Ejecutivo.id)).toHaveLength(1);
    await portal.send(endpoints.delete_report, { ...as('Admin'), query: { id_report: String(id) } });
    expect(await rowsAs(null)).toEqual([]);
  });
});
