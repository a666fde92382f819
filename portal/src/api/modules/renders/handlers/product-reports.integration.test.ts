/** The payroll products as static reports: their figures, who may have them, and when there are none. */
import { endpoints } from '@lienzo/schema/endpoints';
import { NO_KEPT_FILTERS } from '@lienzo/schema/reports/kept-filters';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import { productMessages } from '@lienzo/schema/runs/product-messages';
import { CALCULATION } from '@lienzo/schema/runs/products';
import { runMessages } from '@lienzo/schema/runs/run-messages';
import type { Schedule } from '@lienzo/schema/schedules/schedule-endpoints';
import { PRODUCT_STATIC_REPORTS } from '@lienzo/templates/reports/products/product-static-reports';
import { pdfPages } from '@lienzo/tests/files/read-pdf';
import { openTestRenderer } from '@lienzo/tests/renderer/open-test-renderer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { findActor } from '../../accounts/accounts.ts';
import { startPayrollPortal } from '../../payroll/testing/start-payroll-portal.ts';
import { rendererClient } from '../renderer-client.ts';
import { newReportRender } from '../requests/new-report-render.ts';
import { openRenderSource, type RenderSource } from '../requests/render-source.ts';

const LISTADO = 501;
const HOURS = 505;
const AGS = 506;
const ACCUMULATED = 507;
const SUMMARY = 510;
const RECEIPTS = 512;

const renderer = openTestRenderer();
const at = await startPayrollPortal(
  rendererClient('http://renderer.test', (request) => renderer.fetch(request)),
);
afterAll(async () => {
  await at.close();
  await renderer.stop();
});
const [first, second] = at.periods;
const answers = { nomina: `${at.paysheet}`, periodo: `${first}` };

const order = (report_id: number, parametros: object = answers, person: TestPerson = PEOPLE.Ejecutivo) =>
  at.send(endpoints.create_render, { body: { report_id, format: 'pdf', parametros } }, person);

async function printed(report_id: number, parametros?: object): Promise<Render> {
  const answer = await order(report_id, parametros);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { result } = await readAnswer(endpoints.create_render, answer);
  if (result.state !== 'done') await at.portal.runJobs();
  const query = { id: result.id };
  const asked = await at.send(endpoints.get_render, { query }, PEOPLE.Ejecutivo);
  const { result: made } = await readAnswer(endpoints.get_render, asked);
  expect(made.problems).toEqual([]);
  return made;
}

async function pagesOf({ id }: Render): Promise<string[]> {
  const body = { render_id: id };
  const { ticket } = await readAnswer(
    endpoints.download_ticket,
    await at.send(endpoints.download_ticket, { body }, PEOPLE.Ejecutivo),
  );
  const file = await at.portal.fetch(
    `/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`,
  );
  return pdfPages(new Uint8Array(await file.arrayBuffer()));
}

const textOf = async (...asked: Parameters<typeof printed>): Promise<string> =>
  (await pagesOf(await printed(...asked))).join(' ');
const money = (amount: string): string =>
  `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
const messagesOf = async (answer: Response): Promise<(string | undefined)[]> =>
  (await readErrors(answer)).map(({ message }) => message);

test('before anything is calculated only the hours can be had', async () => {
  expect(await messagesOf(await order(LISTADO))).toEqual([runMessages.obstacles.notCalculated]);
  expect(await messagesOf(await order(ACCUMULATED))).toEqual([productMessages.nothingCalculated]);
  expect(await textOf(HOURS)).toContain('Reportes de horas');
});

const schedule = (parametros: object) =>
  at.send(
    endpoints.create_schedule,
    {
      body: {
        ...{ name: 'Listado del día', report_id: LISTADO, parametros, kept_filters: NO_KEPT_FILTERS },
        ...{ output: { kind: 'report' }, formats: ['pdf'], when: { kind: 'daily', working_days: false } },
        ...{
          time: '07:00',
          folder_id: null,
          people: [],
          roles: [],
          mails: ['destino@pruebas.test'],
          message: '',
        },
      },
    },
    PEOPLE.Ejecutivo,
  );
/** Made before anything is calculated. */
let scheduled: Schedule;

test('a schedule asks for the payroll, and may be made before it is calculated', async () => {
  expect(await readErrors(await schedule({ periodo: `${first}` }))).toMatchObject([
    { field: 'parametros.nomina' },
  ]);
  const answer = await schedule(answers);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { result } = await readAnswer(endpoints.create_schedule, answer);
  expect(result.parametros).toMatchObject(answers);
  scheduled = result;
});

describe('of a payroll that is calculated', () => {
  beforeAll(async () => {
    for (const period of at.periods) await at.generate(CALCULATION, period);
  });

  test.each(PRODUCT_STATIC_REPORTS.map(({ id, nombre }) => [id, nombre] as const))(
    '%i %s is printed with what it was asked for',
    async (id, nombre) => {
      const render = await printed(id);
      expect(render.facts).toContainEqual(expect.objectContaining({ label: 'Nómina' }));
      const text = (await pagesOf(render)).join(' ');
      expect(text).toContain(id === RECEIPTS ? 'Recibí de conformidad' : `${nombre} (preliminar)`);
      expect(text).toContain(productMessages.notices.open);
    },
  );

  test('the totals are those of the run, of the year up to the period, or of closed ones alone', async () => {
    const runs = await Promise.all(at.periods.map((period) => at.run(period)));
    expect(await textOf(SUMMARY)).toContain(money(runs[0]?.net_pay ?? ''));
    const both = runs.reduce((sum, { net_pay }) => sum + Number(net_pay), 0);
    expect(await textOf(ACCUMULATED, { ...answers, periodo: `${second}` })).toContain(money(both.toFixed(2)));
    const [, historic = ''] = productMessages.questions.resultOptions;
    const refused = await order(SUMMARY, { ...answers, resultados: historic });
    expect(await messagesOf(refused)).toEqual([productMessages.historicOnlyClosed]);
  });

  test('two receipts stand on a sheet when that is chosen', async () => {
    const [, half = ''] = productMessages.questions.sizeOptions;
    const full = await pagesOf(await printed(RECEIPTS));
    const halves = await pagesOf(await printed(RECEIPTS, { ...answers, tamano: half }));
    expect(halves).toHaveLength(Math.ceil(full.length / 2));
  });

  test('a day outside of the period, and a missing payroll, are told by their question', async () => {
    const outside = await order(AGS, { ...answers, fecha: '2027-05-05' });
    expect(await readErrors(outside)).toMatchObject([
      { field: 'parametros.fecha', message: productMessages.dateOutside },
    ]);
    expect(await readErrors(await order(LISTADO, { periodo: `${first}` }))).toMatchObject([
      { field: 'parametros.nomina' },
    ]);
  });

  test('rows of another calculation than the totals are refused, and printed anew', async () => {
    const { services } = at.portal;
    const { id, organizationId } = PEOPLE.Admin;
    const actor = await inOrganization(at.portal, (trx) => findActor(trx, { organizationId, userId: id }));
    if (actor === undefined) throw new Error('no such person');
    const opened = async () => {
      const order = { report_id: SUMMARY, format: 'xlsx', parametros: answers } as const;
      const { request } = await newReportRender(services, actor, order);
      return openRenderSource(services, { actor, request, password: undefined });
    };
    const read = (source: RenderSource) =>
      inTenant(services.db, actor, async (trx) => {
        const lines: string[] = [];
        for await (const line of source.lines(trx)) lines.push(line);
        return lines;
      });
    const late = await opened();
    const before = await at.run();
    await at.asOwner((trx) =>
      trx
        .updateTable('employee_salaries')
        .set((eb) => ({ daily_salary: eb('daily_salary', '+', '11.37') }))
        .execute(),
    );
    expect((await opened()).head).toContain(productMessages.notices.outdated);
    await at.generate(CALCULATION);
    const after = await at.run();
    expect(after.net_pay).not.toBe(before.net_pay);
    await expect(read(late)).rejects.toThrow('render_failed');
    const fresh = await opened();
    expect(fresh.head).toContain(money(after.net_pay ?? ''));
    expect(await read(fresh)).not.toEqual([]);
  });

  test('clients, other organizations and whoever may not see the payroll have none', async () => {
    for (const person of [PEOPLE.client, STRANGER]) {
      const listed = await readAnswer(
        endpoints.get_reports,
        await at.send(endpoints.get_reports, {}, person),
      );
      expect(listed.some(({ producto }) => producto !== undefined)).toBe(person === STRANGER);
      expect((await order(LISTADO, answers, person)).status).not.toBe(200);
    }
    const hide = (confidential: boolean) =>
      inOrganization(at.portal, (trx) =>
        trx.updateTable('paysheets').set({ confidential }).where('id', '=', at.paysheet).execute(),
      );
    await hide(true);
    try {
      for (const id of [LISTADO, AGS, RECEIPTS])
        expect(await readErrors(await order(id))).toMatchObject([
          { field: 'parametros.nomina' },
          { field: 'parametros.periodo' },
        ]);
      expect((await order(LISTADO, answers, PEOPLE.Admin)).status).toBe(200);
    } finally {
      await hide(false);
    }
  });

  test('the schedule that was made before prints it', async () => {
    const { id } = scheduled;
    const begun = await at.send(endpoints.run_schedule, { body: { id } }, PEOPLE.Ejecutivo);
    expect(begun.status, await begun.clone().text()).toBe(200);
    await at.portal.runJobs();
    const asked = await at.send(endpoints.get_schedule_runs, { query: { id } }, PEOPLE.Ejecutivo);
    const { result: runs } = await readAnswer(endpoints.get_schedule_runs, asked);
    expect(runs[0]?.files).toMatchObject([{ format: 'pdf', render_id: expect.any(String) }]);
  });

  test('receipts alone are divided, and nothing is changed or combined', async () => {
    const listed = await readAnswer(
      endpoints.get_reports,
      await at.send(endpoints.get_reports, {}, PEOPLE.Admin),
    );
    for (const { producto, can } of listed.filter((one) => one.producto !== undefined)) {
      const { split, ...changes } = can;
      expect(split).toBe(producto === 'recibos');
      expect(Object.values(changes)).not.toContain(true);
    }
  });
});
