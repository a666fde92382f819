import type { Role } from '@lienzo/schema/api/endpoint';
import { filterGroups } from '@lienzo/schema/data/filter-groups';
import { writeValues } from '@lienzo/schema/data/filter-values';
import { endpoints } from '@lienzo/schema/endpoints';
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
/** Whether the list says that somebody's downloads of a report use their own filters. */
async function isMarked(who: Role, id: number): Promise<boolean> {
  const listed = await readAnswer(endpoints.get_reports, await portal.send(endpoints.get_reports, as(who)));
  return listed.find((one) => one.id === id)?.own_filters ?? false;
}
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
    expect([await isMarked('Ejecutivo', id), await isMarked('Admin', id)]).toEqual([true, false]);
    const { result, own } = await filtersOf('Ejecutivo', id);
    expect(result.map(({ valor }) => valor)).toEqual(['300', 'a']);
    expect(own).toEqual([change('entre', writeValues(['1', '2']))]);
    const same = await setOwn('Ejecutivo', id, [change('mayor que', '300')]);
    expect((await readAnswer(endpoints.update_own_filters, same)).own).toEqual([]);
    expect(await isMarked('Ejecutivo', id)).toBe(false);
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
    expect(await isMarked('Admin', id)).toBe(false);
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

  /** Groups of the filters of the report that is printed for somebody: numbers of those that are joined by O. */
  async function printedGroups(who: Role, report_id: number): Promise<string[]> {
    const answer = await portal.send(endpoints.create_render, {
      ...as(who),
      body: { report_id, format: 'xlsx' },
    });
    const { id } = (await readAnswer(endpoints.create_render, answer)).result;
    const row = await inValle((trx) =>
      trx.selectFrom('report_renders').select('request').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    const { report: document } = z.object({ report: z.unknown() }).parse(row.request);
    return dataItems(migrateReport(document)).flatMap(({ filters }) =>
      filterGroups(filters).map((group) => group.map(({ valor }) => valor).join(' o ')),
    );
  }

  it('can be joined in another way for their downloads alone, until the filters of the item are others', async () => {
    const { id, item, reporte } = await report();
    const joined = item.filters.map(({ id: filter, condition, valor }) => ({
      uuid: item.uuid,
      id: filter,
      condition,
      valor,
      grupo: 'g',
    }));
    expect((await setOwn('Ejecutivo', id, joined)).status).toBe(200);
    expect((await filtersOf('Ejecutivo', id)).own).toEqual(joined);
    expect(await printedGroups('Ejecutivo', id)).toEqual(['300 o a']);
    expect(await printedGroups('Admin', id)).toEqual(['300', 'a']);

    // For everybody, groups stay as the report has them.
    expect((await setAll('Admin', id, joined)).status).toBe(200);
    expect(await printedGroups('Admin', id)).toEqual(['300', 'a']);
    expect(await printedGroups('Ejecutivo', id)).toEqual(['300 o a']);

    // Groups that say the same are nobody's own.
    const alone = joined.map((filter) => ({ ...filter, grupo: null }));
    const same = await setOwn('Ejecutivo', id, alone);
    expect((await readAnswer(endpoints.update_own_filters, same)).own).toEqual([]);

    await setOwn('Ejecutivo', id, joined);
    for (const one of dataItems(reporte)) one.filters.push(filterOn('employees.curp', 'contiene', 'b'));
    await portal.send(endpoints.update_report, { ...as('Admin'), body: { reporte: { ...reporte, id } } });
    expect(await printedGroups('Ejecutivo', id)).toEqual(['300', 'a', 'b']);
  });

  it('are given with those that a parameter feeds, whose group alone can be changed', async () => {
    const { id, item, reporte, change } = await report();
    const asked = { ...filterOn('employees.curp', 'contiene', ''), parametro: 'curp' };
    for (const one of dataItems(reporte)) one.filters.push(asked);
    reporte.parametros = [{ id: 'curp', nombre: 'CURP', tipo: 'texto', requerido: false }];
    const edited = await portal.send(endpoints.update_report, {
      ...as('Admin'),
      body: { reporte: { ...reporte, id } },
    });
    expect(edited.status).toBe(200);
    const { result } = await filtersOf('Ejecutivo', id);
    expect(result.map(({ pregunta }) => pregunta)).toEqual([undefined, undefined, 'CURP']);
    const joined = [
      { ...change('mayor que', '300'), grupo: null },
      ...[item.filters[1], asked].map((filter) => ({
        uuid: item.uuid,
        id: filter?.id,
        condition: filter?.condition,
        valor: filter?.valor,
        grupo: 'g',
      })),
    ];
    expect((await setOwn('Ejecutivo', id, joined)).status).toBe(200);
    // What is not asked leaves its group.
    expect(await printedGroups('Ejecutivo', id)).toEqual(['300', expect.stringMatching(/^a/)]);
    const given = { uuid: item.uuid, id: asked.id, condition: 'contiene', valor: 'x' };
    expect((await setOwn('Ejecutivo', id, [given])).status).toBe(404);
  });
});
