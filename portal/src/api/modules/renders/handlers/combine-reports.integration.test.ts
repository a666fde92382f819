/** 'Descarga combinada': saved reports as one file, by the same job as the file of one. */

import { combineHeadLine, combineRowLine, renderEndLine } from '@lienzo/schema/api/render-contract';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import type { Render } from '@lienzo/schema/reports/render-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { rendererClient } from '../renderer-client.ts';

/** What the service was sent; it answers with a file of its own for each call. */
let sent: { path: string; lines: unknown[] }[] = [];
const service = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const lines = (await request.text()).trimEnd().split('\n');
  sent.push({ path: pathname + search, lines: lines.map((line): unknown => JSON.parse(line)) });
  return new Response(`file ${sent.length}`, { headers: { 'Content-Type': 'application/pdf' } });
};

let portal: TestPortal;
const tokens = new Map<string, string>();
beforeAll(async () => {
  portal = await startTestPortal(rendererClient('http://renderer.test', service));
  for (const person of [...Object.values(PEOPLE), STRANGER])
    tokens.set(person.mail, (await portal.openSession(person)).token);
});
afterAll(() => portal?.close());
beforeEach(() => {
  sent = [];
});

const tokenOf = ({ mail }: TestPerson): string => tokens.get(mail) ?? '';
const whole = { format: 'pdf', title: 'Cierre de mayo' };
const combine = (ids: readonly number[], options: object = {}, person: TestPerson = PEOPLE.Admin) =>
  portal.send(endpoints.combine_reports, {
    token: tokenOf(person),
    body: {
      ...whole,
      reports: ids.map((report_id) => ({ report_id, nombre: `El ${report_id}` })),
      ...options,
    },
  });
const combined = async (...given: Parameters<typeof combine>): Promise<Render> =>
  (await readAnswer(endpoints.combine_reports, await combine(...given))).result;
const now = async (id: string): Promise<Render> => {
  const answer = await portal.send(endpoints.get_render, { token: tokenOf(PEOPLE.Admin), query: { id } });
  return (await readAnswer(endpoints.get_render, answer)).result;
};
const save = async (reporte: ReportDocument, person = PEOPLE.Admin): Promise<number> => {
  const saved = await portal.send(endpoints.create_report, { token: tokenOf(person), body: { reporte } });
  return (await readAnswer(endpoints.create_report, saved)).result.id_report;
};
const people = (nombre: string) => ({ ...reportOf([tabla(['employees.name'])]), nombre });
const clients = (nombre: string) => ({ ...reportOf([tabla(['clients.name'])]), nombre });
/** A report whose rows do not fit into the call. */
const large = (nombre: string) => ({
  ...reportOf(
    Array.from({ length: 150 }, () =>
      tabla(['employees.name', 'clients.name', 'employees.rfc', 'employees.curp']),
    ),
  ),
  nombre,
});
const inside = <T>(work: Parameters<typeof inTenant<T>>[2]) =>
  inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, work);
const disable = (id: number) =>
  portal.send(endpoints.disable_report, {
    token: tokenOf(PEOPLE.Admin),
    body: { reporte: { id, habilitado: false } },
  });
const remove = (id: number) =>
  portal.send(endpoints.delete_report, { token: tokenOf(PEOPLE.Admin), query: { id_report: String(id) } });
const repeat = (id: string) =>
  portal.send(endpoints.repeat_render, { token: tokenOf(PEOPLE.Admin), body: { id } });
const runDueJobs = async () => {
  await sql`update pgboss.job set start_after = now() where name = 'render_report' and state in ('created', 'retry')`.execute(
    portal.owner,
  );
  await portal.runJobs();
};

describe('reports combined', () => {
  it('are sent in the chosen order, each row with its report, and their file has the title', async () => {
    const [one, other] = [await save(people('Personal')), await save(clients('Clientes'))];
    const render = await combined([other, one], { cover: true, table_of_contents: true });
    expect(render).toMatchObject({ state: 'done', name: 'Cierre de mayo', format: 'pdf', repeatable: true });
    expect(sent.map(({ path }) => path)).toEqual(['/combine?format=pdf']);
    const [first, ...rest] = sent[0]?.lines ?? [];
    const head = combineHeadLine.parse(first);
    expect(head.reports.map(({ report }) => report.nombre)).toEqual(['Clientes', 'Personal']);
    expect(head.options).toMatchObject({
      title: 'Cierre de mayo',
      cover: true,
      table_of_contents: true,
      author: PEOPLE.Admin.name,
      tenant: ORGANIZATION,
    });
    const rows = rest.slice(0, -1).map((line) => combineRowLine.parse(line));
    expect(new Set(rows.map(({ report }) => report))).toEqual(new Set([0, 1]));
    for (const { report, item } of rows)
      expect(head.reports[report]?.report.layouts[0]?.items[0]?.uuid).toBe(item);
    expect(renderEndLine.parse(rest.at(-1))).toEqual({ end: true, rows: rows.length });
  });

  it('are not printed again while nothing changed, and are in another order, format or with a cover', async () => {
    const [one, other] = [await save(people('Uno')), await save(clients('Otro'))];
    await combined([one, other]);
    await combined([one, other]);
    expect(sent).toHaveLength(1);
    await combined([other, one]);
    await combined([one, other], { format: 'docx' });
    await combined([one, other], { cover: true });
    expect(sent).toHaveLength(4);
    expect(sent[2]?.path).toBe('/combine?format=docx');
  });

  it('go on in a job when they are large, each as it stood when it was asked for', async () => {
    const [one, other] = [await save(people('Antes')), await save(large('Grande'))];
    const render = await combined([one, other]);
    expect(render.state).toBe('queued');
    await portal.send(endpoints.update_report, {
      token: tokenOf(PEOPLE.Admin),
      body: { reporte: { ...people('Después'), id: one } },
    });
    await runDueJobs();
    expect(await now(render.id)).toMatchObject({ state: 'done' });
    const names = (index: number) =>
      combineHeadLine.parse(sent[index]?.lines[0]).reports.map(({ report }) => report.nombre);
    expect(names(0)).toEqual(['Antes', 'Grande']);
    const { request } = await inside((trx) =>
      trx
        .selectFrom('report_renders')
        .select('request')
        .where('id', '=', render.id)
        .executeTakeFirstOrThrow(),
    );
    expect(JSON.stringify(request), 'the documents are not kept after the file is made').not.toContain(
      'layouts',
    );
    const again = (await readAnswer(endpoints.repeat_render, await repeat(render.id))).result;
    await runDueJobs();
    expect(await now(again.id)).toMatchObject({ state: 'done', name: 'Cierre de mayo' });
    expect(names(1), 'repeated with the reports of now, in their order').toEqual(['Después', 'Grande']);
  });
});

it('records the download of each report when their file is fetched', async () => {
  const [one, other] = [await save(people('Contado uno')), await save(clients('Contado dos'))];
  const render = await combined([one, other]);
  const { ticket } = await readAnswer(
    endpoints.download_ticket,
    await portal.send(endpoints.download_ticket, {
      token: tokenOf(PEOPLE.Admin),
      body: { render_id: render.id },
    }),
  );
  const file = await portal.fetch(
    `/api${endpoints.download_with_ticket.path}?ticket=${encodeURIComponent(ticket)}`,
  );
  expect(file.headers.get('content-disposition')).toContain('Cierre de mayo.pdf');
  const downloads = await inside((trx) =>
    trx
      .selectFrom('downloads')
      .select('name')
      .where('item_id', 'in', [String(one), String(other)])
      .orderBy('item_id')
      .execute(),
  );
  expect(downloads.map(({ name }) => name).toSorted()).toEqual(['Contado dos', 'Contado uno']);
});

describe('a report that must not be combined', () => {
  it('is named: one that is gone, disabled or somebody else’s fails the whole', async () => {
    const [kept, gone, off] = [
      await save(people('Queda')),
      await save(people('Borrado')),
      await save(people('Apagado')),
    ];
    await remove(gone);
    await disable(off);
    const refused = await combine([kept, gone, off]);
    expect(refused.status).toBe(404);
    expect(await readErrors(refused)).toMatchObject([
      { code: 'report_not_found', message: expect.stringContaining(`“El ${gone}”`), field: 'reports.1' },
      { code: 'report_not_combinable', message: expect.stringContaining('“Apagado” está deshabilitado') },
    ]);
    const mine = await save(people('Solo mío'));
    const foreign = await combine([mine, kept], {}, PEOPLE.Ejecutivo);
    expect(foreign.status).toBe(404);
    expect(JSON.stringify(await readErrors(foreign))).not.toContain('Solo mío');
    expect((await combine([kept, mine], {}, STRANGER)).status).toBe(404);
    expect(sent).toHaveLength(0);
  });

  it('is found out when its turn comes, with the permissions of that moment', async () => {
    const [deleted, disabled] = [await save(large('Borrado después')), await save(large('Apagado después'))];
    const other = await save(large('Otro grande'));
    const first = await combined([other, deleted]);
    const second = await combined([disabled, other]);
    await remove(deleted);
    await disable(disabled);
    await runDueJobs();
    expect(await now(first.id)).toMatchObject({
      state: 'failed',
      problems: [{ code: 'report_not_found', message: expect.stringContaining('“Borrado después”') }],
    });
    expect(await now(second.id)).toMatchObject({
      state: 'failed',
      problems: [{ code: 'report_not_combinable', message: expect.stringContaining('“Apagado después”') }],
    });
    expect(sent).toHaveLength(0);
    const again = await repeat(first.id);
    expect(await readErrors(again)).toMatchObject([
      { message: expect.stringContaining('“Borrado después”'), field: 'reports.1' },
    ]);
  });

  it('is named when it cannot be printed', async () => {
    const broken = await save(people('Con hueco'));
    const kept = await save(people('Bien'));
    // As an older version could have stored it.
    const empty = { ...reportOf([newItem('tabla')]), nombre: 'Con hueco' };
    await inside((trx) =>
      sql`update reports set document = ${JSON.stringify(empty)}::jsonb where id = ${broken}`.execute(trx),
    );
    const refused = await combine([kept, broken]);
    expect(refused.status).toBe(422);
    for (const { message, field } of await readErrors(refused)) {
      expect(message).toContain('Reporte “Con hueco”: ');
      expect(field).toContain('reports.1');
    }
  });
});

it.each([
  ['one report', { reports: [{ report_id: 1 }] }, 'Elige al menos 2 reportes.'],
  ['51 reports', { reports: Array.from({ length: 51 }, () => ({ report_id: 1 })) }, 'Elige 50 reportes'],
  ['no title', { title: ' ' }, 'Escribe el nombre.'],
  ['Excel', { format: 'xlsx' }, ''],
])('refuses %s, and says what is wrong', async (_name, options, texts) => {
  const refused = await combine([1, 2], options);
  expect(refused.status).toBe(400);
  expect((await readErrors(refused))[0]?.message).toContain(texts);
});
