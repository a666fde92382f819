/** What a person sets for their own downloads does not change what others receive. */
import { endpoints } from '@lienzo/schema/endpoints';
import { addDays, todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { migrateReport } from '@lienzo/schema/report/migrate-report';
import { dataItems } from '@lienzo/schema/report/report';
import type { KeptFilters } from '@lienzo/schema/reports/kept-filters';
import type { PartsOrder } from '@lienzo/schema/reports/parts-endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { ORGANIZATION, PEOPLE } from '../../../testing/test-people.ts';
import { renderRequest } from '../../renders/repositories/render-request.ts';
import { prints } from '../../renders/testing/prints.ts';
import { filterOn, parametro, reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { type SchedulePortal, startSchedulePortal } from '../testing/start-schedule-portal.ts';

/** 'Plantilla de personal' and its 'Estatus'; 'Movimientos de personal' and its filters. */
const STAFF = { report: 229, status: 41 };
const MOVEMENTS = { report: 273, status: 42, from: 43, until: 44 };

let at: SchedulePortal;
let token: string;
beforeAll(async () => {
  at = await startSchedulePortal();
  token = await at.tokenOf(PEOPLE.Admin);
});
afterAll(() => at?.close());
beforeEach(async () => {
  printed = [];
  at.answer(async (request) => {
    const [head = ''] = (await request.clone().text()).split('\n');
    printed.push(z.object({ report: z.unknown() }).parse(JSON.parse(head)).report);
    return prints(request);
  });
  const context = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' as const };
  await inTenant(at.portal.owner, context, async (trx) => {
    await trx.deleteFrom('static_filter_values').execute();
    await trx.deleteFrom('report_own_filters').execute();
    // A file of the same content would not be printed again.
    await trx.updateTable('report_renders').set({ digest: null }).execute();
  });
});

const document = () =>
  reportOf([tabla(['employees.name'], { filters: [filterOn('employees.sbc', 'mayor que', '300')] })]);
/** A report with one filter, and its values. */
async function filtered() {
  const { layouts } = document();
  const report_id = await at.report('Con filtro', PEOPLE.Admin, { layouts });
  const [item] = dataItems({ ...document(), layouts });
  const filter = item?.filters[0];
  if (item === undefined || filter === undefined) throw new Error('no filter');
  const change = (valor: string) => ({
    uuid: item.uuid,
    id: filter.id,
    condition: 'mayor que' as const,
    valor,
  });
  return { report_id, change };
}
const kept = (changes: KeptFilters['changes']): KeptFilters => ({ static_values: [], changes });
const setOwn = (report_id: number, filters: object[]) =>
  at.portal.send(endpoints.update_own_filters, { token, body: { filtro: { report_id, filters } } });
const setStatic = (report_id: number, filters: object[]) =>
  at.portal.send(endpoints.update_filter_s, { token, body: { filtro: { report_id, filters } } });

/** The documents that were sent to be printed. */
let printed: unknown[] = [];
/** The values of the filters of what was printed last. */
const printedValues = (): string[] =>
  dataItems(migrateReport(printed.at(-1))).flatMap(({ filters }) => filters.map(({ valor }) => valor));

async function run(id: string): Promise<void> {
  await at.portal.send(endpoints.run_schedule, { token, body: { id } });
  await at.portal.runJobs();
}

/** What was asked for last: of one report, or in parts. */
const requestOf = (report_id: number) =>
  inOrganization(at.portal, async (trx) => {
    const row = await trx
      .selectFrom('report_renders')
      .select('request')
      .where('report_id', '=', report_id)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();
    const request = row && renderRequest.parse(row.request);
    return request?.kind === 'report' || request?.kind === 'parts' ? request : undefined;
  });

/** What each of the reports of the last combination keeps. */
const combinedValues = () =>
  inOrganization(at.portal, async (trx) => {
    const row = await trx
      .selectFrom('report_renders')
      .select('request')
      .where('report_id', 'is', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const request = renderRequest.parse(row.request);
    return request.kind === 'combination' ? request.reports.map(({ kept_filters }) => kept_filters) : [];
  });

describe('a schedule', () => {
  it("does not follow its owner's own filters, neither those of before nor of later", async () => {
    const { report_id, change } = await filtered();
    await setOwn(report_id, [change('400')]);
    const made = await at.schedule({ report_id });
    expect(made.kept_filters).toEqual(kept([]));
    await setOwn(report_id, [change('500')]);
    await run(made.id);
    expect(printedValues()).toEqual(['300']);
  });

  it('delivers the values of filters that its form was given, and shows them', async () => {
    const { report_id, change } = await filtered();
    const made = await at.schedule({ report_id, kept_filters: kept([change('450')]) });
    expect((await at.now(made.id))?.kept_filters).toEqual(kept([change('450')]));
    await setOwn(report_id, [change('500')]);
    await run(made.id);
    expect(printedValues()).toEqual(['450']);
  });

  it("of a static report does not follow its owner's 'Estatus'", async () => {
    const made = await at.schedule({ report_id: STAFF.report });
    expect(made.kept_filters.static_values).toEqual([{ id: STAFF.status, valor: 'A' }]);
    await setStatic(STAFF.report, [{ id: STAFF.status, valor: 'F' }]);
    await run(made.id);
    expect(printedValues()).toEqual(['A']);
  });

  it('of a static report counts its days from each delivery, or keeps those that it was given', async () => {
    const today = todayInMexico();
    const moving = await at.schedule({ report_id: MOVEMENTS.report });
    expect(moving.kept_filters.static_values.map(({ id }) => id)).toEqual([MOVEMENTS.status]);
    await setStatic(MOVEMENTS.report, [
      { id: MOVEMENTS.from, valor: '2026-02-01' },
      { id: MOVEMENTS.until, valor: '2026-02-03' },
    ]);
    await run(moving.id);
    expect(printedValues().at(-1)).toBe(addDays(today, 1));
    const days = [
      { id: MOVEMENTS.from, valor: '2026-03-01' },
      { id: MOVEMENTS.until, valor: '2026-03-31' },
    ];
    const fixed = await at.schedule({
      report_id: MOVEMENTS.report,
      kept_filters: { static_values: days, changes: [] },
    });
    await run(fixed.id);
    expect(printedValues()).toEqual(['2026-02-28', '2026-04-01']);
  });

  it('says in its mail what it was made of, after the words of its owner', async () => {
    const made = await at.schedule({
      report_id: MOVEMENTS.report,
      name: 'Movimientos del mes',
      message: 'Buen día:\nVa la versión final.',
      kept_filters: {
        static_values: [
          { id: MOVEMENTS.from, valor: '2026-03-01' },
          { id: MOVEMENTS.until, valor: '2026-03-31' },
        ],
        changes: [],
      },
    });
    await run(made.id);
    const text = at.smtp.all().at(-1)?.mail.text ?? '';
    expect(text).toContain('Buen día:');
    expect(text).toContain('Va la versión final.');
    expect(text).toMatch(
      /Reporte: Movimientos de personal\n+Estatus: Ambos\n+Desde: 1 mar 2026\n+Hasta: 31 mar 2026/,
    );
  });

  it('keeps the defaults of parameters of the day on which it was made', async () => {
    const asking = await at.report('Con pregunta', PEOPLE.Admin, {
      parametros: [{ ...parametro('mes', 'rango'), predeterminado: { relativo: 'mes anterior' } }],
    });
    const made = await at.schedule({ report_id: asking });
    expect(made.parametros).toEqual({ mes: { relativo: 'mes anterior' } });
  });

  it('is refused values of filters that the report does not have', async () => {
    const { report_id, change } = await filtered();
    const refuse = async (kept_filters: KeptFilters, report = report_id) => {
      const body = { ...(await at.schedule({ report_id })), report_id: report, kept_filters };
      const answer = await at.portal.send(endpoints.create_schedule, { token, body });
      return [answer.status, (await readErrors(answer))[0]?.code];
    };
    expect(await refuse(kept([{ ...change('1'), id: 'otro' }]))).toEqual([404, 'not_found']);
    expect(await refuse(kept([change('no es un número')]))).toEqual([422, 'invalid_report']);
    const unknown = { static_values: [{ id: STAFF.status, valor: 'X' }], changes: [] };
    expect(await refuse(unknown, STAFF.report)).toEqual([400, 'invalid_request']);
  });
});

describe('an API token', () => {
  const newToken = async (body: object) => {
    const answer = await at.portal.send(endpoints.create_api_token, {
      token,
      body: { name: 'Programa', days: 30, ...body },
    });
    return readAnswer(endpoints.create_api_token, answer);
  };
  const render = (program: string, body: object) =>
    at.portal.send(endpoints.render_by_token, { token: program, body: { format: 'pdf', ...body } });

  it("does not follow its owner's own filters", async () => {
    const { report_id, change } = await filtered();
    await setOwn(report_id, [change('400')]);
    const made = await newToken({ reports: [report_id, STAFF.report] });
    await setStatic(STAFF.report, [{ id: STAFF.status, valor: 'F' }]);
    await render(made.token, { report_id });
    expect((await requestOf(report_id))?.kept_filters).toEqual(kept([]));
    await render(made.token, { report_id: STAFF.report });
    expect((await requestOf(STAFF.report))?.filtros).toEqual([{ id: STAFF.status, valor: 'A' }]);
  });

  it('keeps values for each report, which its form changes', async () => {
    const { report_id, change } = await filtered();
    const values = [{ report_id, kept_filters: kept([change('450')]) }];
    const { result, token: program } = await newToken({ reports: [report_id], values });
    expect(result.reports).toMatchObject([{ id: report_id, kept_filters: kept([change('450')]) }]);
    await render(program, { report_id });
    expect((await requestOf(report_id))?.kept_filters).toEqual(kept([change('450')]));
    const body = { id: result.id, report_id, kept_filters: kept([change('460')]) };
    const answer = await at.portal.send(endpoints.update_api_token, { token, body });
    expect((await readAnswer(endpoints.update_api_token, answer)).result.reports).toMatchObject([
      { kept_filters: kept([change('460')]) },
    ]);
    await render(program, { report_id });
    expect((await requestOf(report_id))?.kept_filters).toEqual(kept([change('460')]));
  });

  it('answers parameters for the program, which may say otherwise', async () => {
    const report_id = await at.report('Pregunta', PEOPLE.Admin, {
      parametros: [parametro('mes'), parametro('lugar')],
    });
    const values = [{ report_id, parametros: { mes: 'enero', lugar: 'Toluca' } }];
    const { token: program } = await newToken({ reports: [report_id], values });
    await render(program, { report_id, parametros: { mes: 'mayo' } });
    expect((await requestOf(report_id))?.parametros).toEqual({ mes: 'mayo', lugar: 'Toluca' });
    const wrong = {
      name: 'Otro',
      days: 30,
      reports: [report_id],
      values: [{ report_id, parametros: { año: '1' } }],
    };
    const refused = await at.portal.send(endpoints.create_api_token, { token, body: wrong });
    expect([refused.status, (await readErrors(refused))[0]?.field]).toEqual([400, 'parametros.año']);
  });
});

describe('a file that is asked for again', () => {
  const repeat = async (id: string) => {
    const answer = await at.portal.send(endpoints.repeat_render, { token, body: { id } });
    expect(answer.status).toBe(200);
  };

  it('has the values that it was made with, in parts too', async () => {
    const { report_id, change } = await filtered();
    await setOwn(report_id, [change('310')]);
    const order: PartsOrder = {
      report_id,
      column: 'employees.name',
      format: 'pdf',
      name: 'Uno {Nombre completo}',
      target: { kind: 'zip' },
    };
    const split = await at.portal.send(endpoints.split_report, { token, body: order });
    const { id } = (await readAnswer(endpoints.split_report, split)).result;
    expect((await requestOf(report_id))?.kept_filters).toEqual(kept([change('310')]));
    await setOwn(report_id, [change('999')]);
    await repeat(id);
    expect((await requestOf(report_id))?.kept_filters).toEqual(kept([change('310')]));
    const shown = await at.portal.send(endpoints.split_report, {
      token,
      body: { ...order, kept_filters: kept([change('320')]) },
    });
    expect(shown.status).toBe(200);
    expect((await requestOf(report_id))?.kept_filters).toEqual(kept([change('320')]));
  });

  it('has the values that each report was combined with', async () => {
    const [one, other] = [await filtered(), await filtered()];
    await setOwn(one.report_id, [one.change('310')]);
    const reports = [
      { report_id: one.report_id },
      { report_id: other.report_id, kept_filters: kept([other.change('320')]) },
    ];
    const body = { reports, format: 'pdf', title: 'Juntos' };
    const answer = await at.portal.send(endpoints.combine_reports, { token, body });
    const { id } = (await readAnswer(endpoints.combine_reports, answer)).result;
    await setOwn(one.report_id, [one.change('999')]);
    await repeat(id);
    expect(await combinedValues()).toEqual([kept([one.change('310')]), kept([other.change('320')])]);
  });
});
