import type { Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { insertEmployees } from '../../../testing/seed-test-data.ts';
import { startTestPortal, type TestPortal, type TestRequest } from '../../../testing/start-test-portal.ts';
import { CLIENT, ORGANIZATION, PEOPLE, SECOND_CLIENT, STRANGER } from '../../../testing/test-people.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { rendererClient } from '../renderer-client.ts';

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The other end of the contract: what the portal sends is kept, what it gets back is the test's. */
let service: (request: Request) => Promise<Response>;
let sent: string[] = [];
const takeAll = async (request: Request): Promise<Response> => {
  sent = (await request.text()).split('\n').filter((line) => line !== '');
  return new Response('a file', { headers: { 'Content-Type': 'application/pdf' } });
};
const sentRows = () => sent.slice(1, -1).map((line) => JSON.parse(line));

let portal: TestPortal;
const tokens = new Map<string, string>();
beforeAll(async () => {
  portal = await startTestPortal(rendererClient('http://renderer.test', (request) => service(request)));
  for (const person of [...Object.values(PEOPLE), STRANGER])
    tokens.set(person.mail, await portal.signIn(person));
});
afterAll(() => portal?.close());
beforeEach(() => {
  service = takeAll;
});

const tokenOf = (who: Role | 'stranger') =>
  tokens.get((who === 'stranger' ? STRANGER : PEOPLE[who]).mail) ?? '';
const download = (who: Role | 'stranger', body: object, request: TestRequest = {}) =>
  portal.send(endpoints.download_report, {
    token: tokenOf(who),
    body: { format: 'pdf', ...body },
    ...request,
  });
const save = async (who: Role | 'stranger', reporte: ReportDocument): Promise<number> => {
  const saved = await portal.send(endpoints.create_report, { token: tokenOf(who), body: { reporte } });
  return (await readAnswer(endpoints.create_report, saved)).result.id_report;
};
const people = () => tabla(['employees.name', 'clients.name']);
/** Transactions of the API that read employees; locks are what every role may see of others. */
const openTransactions = async (): Promise<number> => {
  const { rows } = await sql<{ open: number }>`
    select count(distinct pid)::int as open from pg_locks
    where relation = 'employees'::regclass and pid <> pg_backend_pid()
  `.execute(portal.owner);
  return rows[0]?.open ?? -1;
};

describe('what goes to the rendering service', () => {
  it('is the report, whose work it is, its pictures, its rows in reading order and their number', async () => {
    const form = new FormData();
    form.set('file', new File([PNG], 'logo.png'));
    const uploaded = await portal.send(endpoints.create_asset, {
      token: tokenOf('Admin'),
      raw: { body: form },
    });
    const asset = await readAnswer(endpoints.create_asset, uploaded);
    const image = { ...newItem('imagen'), valor: asset.id };
    const [first, second] = [people(), tabla(['periods.number'])];
    const response = await download('Admin', { reporte: reportOf([image, first, second]) });
    expect(response.status).toBe(200);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      report: { nombre: 'Reporte de prueba' },
      options: {
        tenant: ORGANIZATION,
        author: PEOPLE.Admin.name,
        today: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        assets: { [asset.id]: `data:image/png;base64,${PNG.toString('base64')}` },
      },
    });
    const rows = sentRows();
    expect(rows.map((line) => line.item)).toEqual([
      ...Array<string>(24).fill(first.uuid),
      ...Array<string>(4).fill(second.uuid),
    ]);
    expect(JSON.parse(sent.at(-1) ?? '')).toEqual({ end: true, rows: 28 });
  });

  it('says what the PDF is to be beside its pages, and refuses that for other formats', async () => {
    const reporte = reportOf([people()]);
    const pdf = { outline: true, accessible: true, password: { open: 'Quincena 22' } };
    expect((await download('Admin', { reporte, pdf })).status).toBe(200);
    expect(JSON.parse(sent[0] ?? '').options.pdf).toMatchObject({
      outline: true,
      accessible: true,
      archive: false,
      password: { open: 'Quincena 22', permissions: { print: true, copy: false, modify: false } },
    });
    const asWord = await download('Admin', { reporte, pdf, format: 'docx' });
    expect(asWord.status).toBe(400);
    expect(await readErrors(asWord)).toMatchObject([
      { message: 'Estas opciones son del PDF. Pide ese formato o quítalas.' },
    ]);
    const archived = await download('Admin', { reporte, pdf: { ...pdf, archive: true } });
    expect(await readErrors(archived)).toMatchObject([{ message: expect.stringContaining('PDF/A') }]);
  });

  it('holds the rows of the clients that the person may see, no other', async () => {
    const id = await save('Admin', reportOf([people()], { auditorio: [CLIENT] }));
    await download('client', { report_id: id });
    expect(new Set(sentRows().map((line) => line.row['clients.name']))).toEqual(
      new Set(['Abarrotes Azteca']),
    );
    await download('Admin', { report_id: id });
    expect(new Set(sentRows().map((line) => line.row['clients.name'])).size).toBe(2);
  });
});

describe('what comes back', () => {
  it('is the file under the name of the report', async () => {
    const id = await save('Admin', reportOf([people()], { nombre: 'Nómina "Q1"/2026' }));
    const response = await download('Admin', { report_id: id, format: 'xlsx' });
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Nomina Q1 2026.xlsx"; filename*=UTF-8''N%C3%B3mina%20Q1%202026.xlsx`,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('a file');
  });

  it('is the progress and then the file for who asks for both', async () => {
    let accept: string | null = '';
    service = async (request) => {
      accept = request.headers.get('accept');
      await request.text();
      return new Response('--x--', { headers: { 'Content-Type': 'multipart/mixed; boundary="x"' } });
    };
    const headers = { Accept: 'multipart/mixed' };
    const response = await download('Admin', { reporte: reportOf([people()]) }, { headers });
    expect(accept).toBe('multipart/mixed');
    expect(response.headers.get('content-type')).toBe('multipart/mixed; boundary="x"');
  });
});

describe('who may download', () => {
  it('whoever sees the report; others learn nothing of it', async () => {
    const id = await save('Admin', reportOf([people()], { auditorio: [SECOND_CLIENT] }));
    expect((await download('Admin', { report_id: id })).status).toBe(200);
    for (const who of ['client', 'Ejecutivo', 'stranger'] as const)
      expect((await download(who, { report_id: id })).status, who).toBe(404);
  });

  it('a report that is not saved: only who may write reports', async () => {
    expect((await download('Ejecutivo', { reporte: reportOf([people()]) })).status).toBe(200);
    expect((await download('client', { reporte: reportOf([people()]) })).status).toBe(403);
  });

  it('nothing that could not be saved, and one report at a time', async () => {
    expect((await download('Admin', { reporte: reportOf([newItem('texto')]) })).status).toBe(422);
    expect((await download('Admin', {})).status).toBe(400);
    expect((await download('Admin', { report_id: 1, reporte: reportOf([people()]) })).status).toBe(400);
    expect((await download('Admin', { report_id: 1, format: 'exe' })).status).toBe(400);
  });
});

describe('when it does not work', () => {
  it('a busy service says when to come back', async () => {
    service = async () =>
      Response.json(
        { errorList: [{ code: 'render_busy', message: 'Hay muchas descargas en curso.' }] },
        { status: 429, headers: { 'Retry-After': '7' } },
      );
    const refused = await download('Admin', { reporte: reportOf([people()]) });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('7');
    expect((await readErrors(refused))[0]?.code).toBe('render_busy');
    await vi.waitFor(async () => expect(await openTransactions()).toBe(0));
  });

  it('a service that is away, or answers nonsense, is a failed download', async () => {
    service = async () => {
      throw new TypeError('fetch failed');
    };
    expect((await download('Admin', { reporte: reportOf([people()]) })).status).toBe(502);
    service = async () => new Response('<html>Bad gateway</html>', { status: 502 });
    const refused = await download('Admin', { reporte: reportOf([people()]) });
    expect(await readErrors(refused)).toMatchObject([{ code: 'render_failed' }]);
  });

  it('rows that break off are the reason that is told, not the half that arrived', async () => {
    service = async (request) => {
      await request.text().catch(() => '');
      return Response.json(
        { errorList: [{ code: 'invalid_request', message: 'incompleto' }] },
        { status: 400 },
      );
    };
    await sql`alter table employees rename column telefono to phone`.execute(portal.owner);
    const refused = await download('Admin', { reporte: reportOf([tabla(['employees.telefono'])]) });
    await sql`alter table employees rename column phone to telefono`.execute(portal.owner);
    expect(refused.status).toBe(500);
    expect((await readErrors(refused))[0]?.code).toBe('internal_error');
  });
});

describe('a large report', () => {
  beforeAll(() =>
    inTenant(
      portal.owner,
      { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' },
      async (trx) => {
        const idsOf = (table: 'paysheets' | 'registers') =>
          trx.selectFrom(table).select('id').where('client_id', '=', CLIENT).executeTakeFirstOrThrow();
        const [paysheet, register] = [await idsOf('paysheets'), await idsOf('registers')];
        await insertEmployees(trx, {
          organization: ORGANIZATION,
          client: CLIENT,
          paysheet: paysheet.id,
          register: register.id,
          from: 13,
          to: 20_000,
        });
      },
    ),
  );

  it('arrives whole', async () => {
    expect((await download('Admin', { reporte: reportOf([people()]) })).status).toBe(200);
    expect(JSON.parse(sent.at(-1) ?? '')).toEqual({ end: true, rows: 20_012 });
    expect(sent).toHaveLength(20_014);
  });

  it('is read no faster than it is drawn, and no further once the person has left', async () => {
    const left = new AbortController();
    let chunks = 0;
    service = async (request) => {
      const reader = request.body?.getReader();
      await reader?.read();
      await reader?.read();
      // The service takes no more: the cursor waits in its transaction, and so does this call.
      await vi.waitFor(async () => expect(await openTransactions()).toBe(1));
      left.abort();
      for (let step = await reader?.read().catch(() => undefined); step?.done === false; chunks += 1)
        step = await reader?.read().catch(() => undefined);
      throw new DOMException('The operation was aborted.', 'AbortError');
    };
    const refused = await download('Admin', { reporte: reportOf([people()]) }, { signal: left.signal });
    expect(refused.status).toBe(499);
    expect(chunks).toBeLessThan(5);
    await vi.waitFor(async () => expect(await openTransactions()).toBe(0));
  });
});
