import { createHmac } from 'node:crypto';
import { endpoints } from '@lienzo/schema/api/endpoints';
import { type TokenRender, WEBHOOK_HEADERS } from '@lienzo/schema/api/render-by-token-endpoints';
import type { ReportDocument } from '@lienzo/schema/report/report';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, type TestPerson } from '../../../testing/test-people.ts';
import { rendererClient } from '../renderer-client.ts';
import { startWebhookServer, type WebhookServer } from '../testing/start-webhook-server.ts';
import { parametro, reportOf, tabla } from '../testing/test-reports.ts';

let portal: TestPortal;
let receiver: WebhookServer;
let elsewhere: WebhookServer;
const sessions = new Map<string, string>();
/** How the rendering service answers. */
let service: (body: string) => Promise<Response>;
let printed: string[] = [];
const as = ({ mail }: TestPerson): string => sessions.get(mail) ?? '';

beforeAll(async () => {
  [receiver, elsewhere] = [await startWebhookServer(), await startWebhookServer()];
  const renderer = rendererClient('http://renderer.test', async (request) => {
    const body = await request.text();
    printed.push(body);
    return service(body);
  });
  portal = await startTestPortal(renderer, {}, new Set([receiver.host]));
  for (const person of Object.values(PEOPLE))
    sessions.set(person.mail, (await portal.openSession(person)).token);
});
afterAll(async () => {
  await portal?.close();
  await receiver?.close();
  await elsewhere?.close();
});
/** As the database's owner, whom row level security holds too. */
const inOwn = (statement: RawBuilder<unknown>) =>
  portal.owner.transaction().execute(async (trx) => {
    await sql`select set_config('app.organization_id', ${ORGANIZATION}, true)`.execute(trx);
    return statement.execute(trx);
  });
beforeEach(async () => {
  // A person has only so many active ones.
  await inOwn(sql`update api_tokens set revoked_at = now()`);
  portal.pass(3_600_000);
  printed = [];
  receiver.received.length = 0;
  service = async () =>
    new Response(`file ${printed.length}`, { headers: { 'Content-Type': 'application/pdf' } });
});

let names = 0;
/** Each report is another one, so that no file is that of another test. */
async function save(person: TestPerson, changes: Partial<ReportDocument> = {}): Promise<number> {
  names += 1;
  const reporte = reportOf([tabla(['employees.name'])], { nombre: `Reporte ${names}`, ...changes });
  const saved = await portal.send(endpoints.create_report, { token: as(person), body: { reporte } });
  return (await readAnswer(endpoints.create_report, saved)).result.id_report;
}
async function tokenFor(person: TestPerson, reports: number[]) {
  const body = { name: 'Programador de tareas', reports, days: 30 };
  const answer = await portal.send(endpoints.create_api_token, { token: as(person), body });
  return readAnswer(endpoints.create_api_token, answer);
}
async function freshToken(
  person: TestPerson = PEOPLE.Ejecutivo,
  parametros: ReportDocument['parametros'] = [],
) {
  const report_id = await save(person, { parametros });
  return { ...(await tokenFor(person, [report_id])), report_id };
}
const render = (token: string, body: object, key?: string) =>
  portal.send(endpoints.render_by_token, {
    token,
    body: { format: 'pdf', ...body },
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
const state = (token: string, id: string) =>
  portal.send(endpoints.render_by_token_state, { token, query: { id } });
const stateOf = async (token: string, id: string): Promise<TokenRender> =>
  (await readAnswer(endpoints.render_by_token_state, await state(token, id))).result;
const file = (token: string, id: string) =>
  portal.send(endpoints.render_by_token_file, { token, query: { id } });
const idOf = (answer: Response): string => answer.headers.get('x-lienzo-render') ?? '';
const code = async (answer: Response) => (await readErrors(answer))[0]?.code;

describe('asking for a file', () => {
  it('answers a small one, and keeps it for the token alone', async () => {
    const { token, report_id } = await freshToken(PEOPLE.Ejecutivo, [parametro('anio')]);
    const answer = await render(token, { report_id, parametros: { anio: '2026' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain(`Reporte ${names}.pdf`);
    expect(await answer.text()).toBe('file 1');
    const id = idOf(answer);
    expect(await stateOf(token, id)).toMatchObject({
      id,
      report_id,
      state: 'done',
      webhook: null,
      file: `https://portal.pruebas.test/api/report/render_by_token_file?id=${id}`,
    });
    expect(await (await file(token, id)).text()).toBe('file 1');

    const other = await tokenFor(PEOPLE.Ejecutivo, [report_id]);
    for (const refused of [await state(other.token, id), await file(other.token, id)])
      expect([refused.status, await code(refused)]).toEqual([404, 'render_not_found']);
    const mine = await portal.send(endpoints.get_renders, { token: as(PEOPLE.Ejecutivo) });
    expect(JSON.stringify(await mine.json())).not.toContain(id);
  });

  it('keeps the parameters with the request', async () => {
    const { token, report_id } = await freshToken(PEOPLE.Ejecutivo, [
      parametro('mes', 'rango'),
      parametro('nota'),
    ]);
    const parametros = { mes: { relativo: 'mes anterior' }, nota: '7' };
    const id = idOf(await render(token, { report_id, parametros }));
    await portal.owner.transaction().execute(async (trx) => {
      await sql`select set_config('app.organization_id', ${ORGANIZATION}, true)`.execute(trx);
      const { rows } = await sql<{ kept: unknown }>`
        select request -> 'parametros' as kept from report_renders where id = ${id}
      `.execute(trx);
      expect(rows[0]?.kept).toEqual(parametros);
    });
  });

  it('is registered among the movements of the report', async () => {
    const { token, report_id } = await freshToken();
    await render(token, { report_id });
    const answer = await portal.send(endpoints.get_audit_report, { token: as(PEOPLE.Admin) });
    const { result } = await readAnswer(endpoints.get_audit_report, answer);
    expect(result.filter(({ id_reporte }) => id_reporte === report_id)).toMatchObject([
      { tipo_movimiento: 'Descargado', id_user: PEOPLE.Ejecutivo.id },
      { tipo_movimiento: 'Creado' },
    ]);
  });

  it('goes on as a job when it takes longer, and says where to ask', async () => {
    const { token, report_id } = await freshToken();
    service = async () =>
      Response.json({ errorList: [{ code: 'render_busy', message: 'x' }] }, { status: 429 });
    const answer = await render(token, { report_id });
    expect(answer.status).toBe(202);
    const { result } = endpoints.render_by_token_state.response.parse(await answer.json());
    expect(answer.headers.get('location')).toMatch(new RegExp(`render_by_token_state\\?id=${result.id}$`));
    expect(result).toMatchObject({ state: 'queued', file: null });
    expect([(await file(token, result.id)).status, await code(await file(token, result.id))]).toEqual([
      409,
      'render_not_ready',
    ]);
    service = async () => new Response('late');
    await expect
      .poll(
        async () => {
          await portal.runJobs();
          return (await stateOf(token, result.id)).state;
        },
        { timeout: 30_000 },
      )
      .toBe('done');
    expect(await (await file(token, result.id)).text()).toBe('late');
  });

  it('refuses what is not as it should be', async () => {
    const { token, report_id } = await freshToken();
    const wrong: [object, string, string | undefined][] = [
      [{ report_id: 'x' }, 'report_id', undefined],
      [{ report_id, format: 'exe' }, 'format', undefined],
      [{ report_id, pdf: { outline: true }, format: 'xlsx' }, 'pdf', undefined],
      [{ report_id, parametros: { a: { relativo: 'mañana' } } }, 'parametros.a', undefined],
      [{ report_id, webhook_url: 'no es una dirección' }, 'webhook_url', undefined],
      [{ report_id }, 'Idempotency-Key', 'con espacio'],
      [{ report_id }, 'Idempotency-Key', 'x'.repeat(201)],
    ];
    for (const [body, field, key] of wrong) {
      const refused = await render(token, body, key);
      expect(refused.status, JSON.stringify(body)).toBe(400);
      expect((await readErrors(refused))[0]?.field).toBe(field);
    }
    expect(printed).toEqual([]);
  });
});

describe('the permissions of the moment', () => {
  it('another report is unknown, as one that does not exist', async () => {
    const { token } = await freshToken();
    const other = await save(PEOPLE.Ejecutivo);
    const answers = [await render(token, { report_id: other }), await render(token, { report_id: 999_999 })];
    const [one, unknown] = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(one).toBe(unknown);
  });

  it('a disabled report is not made nor handed out, a deleted one is unknown', async () => {
    const { token, report_id } = await freshToken();
    const id = idOf(await render(token, { report_id }));
    const enable = (habilitado: boolean) =>
      portal.send(endpoints.disable_report, {
        token: as(PEOPLE.Admin),
        body: { reporte: { id: report_id, habilitado } },
      });
    await enable(false);
    for (const refused of [await render(token, { report_id }), await state(token, id), await file(token, id)])
      expect([refused.status, await code(refused)]).toEqual([409, 'report_disabled']);
    await enable(true);
    expect((await file(token, id)).status).toBe(200);
    await portal.send(endpoints.delete_report, {
      token: as(PEOPLE.Admin),
      query: { id_report: String(report_id) },
    });
    for (const refused of [await render(token, { report_id }), await file(token, id)])
      expect([refused.status, await code(refused)]).toEqual([404, 'report_not_found']);
  });

  it('an administrator who becomes an Ejecutivo loses what is not theirs', async () => {
    const changeRole = (role: string) =>
      inOwn(sql`update users set role = ${role} where id = ${PEOPLE.Admin.id}`);
    const report_id = await save(PEOPLE.Ejecutivo);
    const { token } = await tokenFor(PEOPLE.Admin, [report_id]);
    expect((await render(token, { report_id })).status).toBe(200);
    await changeRole('Ejecutivo');
    const refused = await render(token, { report_id });
    expect([refused.status, await code(refused)]).toEqual([404, 'report_not_found']);
    await changeRole('Admin');
    expect((await render(token, { report_id })).status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  it('names one file, also of calls at the same time', async () => {
    const { token, report_id } = await freshToken();
    const answers = await Promise.all([1, 2, 3, 4].map(() => render(token, { report_id }, 'quincena-22')));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    await expect
      .poll(async () => (await stateOf(token, idOf(answers[0] ?? new Response()))).state)
      .toBe('done');
    const again = await render(token, { report_id, format: 'pdf' }, 'quincena-22');
    expect(again.status).toBe(200);
    expect(idOf(again)).toBe(idOf(answers[0] ?? new Response()));
    expect(printed.length).toBe(1);
    expect(idOf(await render(token, { report_id }, 'quincena-23'))).not.toBe(idOf(again));
    expect(idOf(await render(token, { report_id }))).not.toBe(idOf(again));
  });

  it('is refused with another order, until a day is over; another token has keys of its own', async () => {
    const { token, report_id } = await freshToken(PEOPLE.Ejecutivo, [parametro('a')]);
    const id = idOf(await render(token, { report_id }, 'clave'));
    for (const other of [{ format: 'docx' }, { parametros: { a: '1' } }, { pdf: { outline: true } }]) {
      const refused = await render(token, { report_id, ...other }, 'clave');
      expect([refused.status, await code(refused)]).toEqual([409, 'idempotency_conflict']);
    }
    const second = await tokenFor(PEOPLE.Ejecutivo, [report_id]);
    const theirs = await render(second.token, { report_id, format: 'docx' }, 'clave');
    expect(theirs.status).toBe(200);
    await inOwn(sql`
        update api_token_requests set created_at = now() - interval '25 hours' where render_id = ${id}
      `);
    const later = await render(token, { report_id, format: 'docx' }, 'clave');
    expect(later.status).toBe(200);
    expect(idOf(later)).not.toBe(id);
    expect((await file(token, id)).status).toBe(200);
  });
});

describe('a webhook', () => {
  const deliver = (token: string, id: string, expected: string) =>
    expect
      .poll(
        async () => {
          await portal.runJobs();
          return (await stateOf(token, id)).webhook?.state;
        },
        { timeout: 30_000 },
      )
      .toBe(expected);

  it('is signed, and sent again with the same delivery until it is taken', async () => {
    const { token, report_id, webhook_secret } = await freshToken();
    receiver.answer(500, 503);
    const webhook_url = `http://${receiver.host}/avisos?de=lienzo`;
    const id = idOf(await render(token, { report_id, webhook_url }));
    await deliver(token, id, 'delivered');
    expect((await stateOf(token, id)).webhook).toEqual({ state: 'delivered', attempts: 3, problem: null });
    expect(receiver.received.map(({ path }) => path)).toEqual(Array(3).fill('/avisos?de=lienzo'));
    for (const { headers, body } of receiver.received) {
      const [, seconds, signature] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers[WEBHOOK_HEADERS.signature.toLowerCase()])) ?? [];
      const expected = createHmac('sha256', webhook_secret).update(`${seconds}.${body}`).digest('hex');
      expect(signature).toBe(expected);
      expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(120);
      expect(headers[WEBHOOK_HEADERS.delivery.toLowerCase()]).toBe(id);
      expect(JSON.parse(body)).toEqual({
        event: 'render.finished',
        id,
        report_id,
        name: `Reporte ${names}`,
        format: 'pdf',
        state: 'done',
        problems: [],
        file: `https://portal.pruebas.test/api/report/render_by_token_file?id=${id}`,
      });
    }
    await portal.runJobs();
    expect(receiver.received.length).toBe(3);
  });

  it('tells why there is no file', async () => {
    const { token, report_id } = await freshToken();
    service = async () =>
      Response.json({ errorList: [{ code: 'invalid_report', message: 'No se puede.' }] }, { status: 422 });
    const answer = await render(token, { report_id, webhook_url: `http://${receiver.host}/` });
    expect(answer.status).toBe(202);
    await deliver(token, idOf(answer), 'delivered');
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      state: 'failed',
      problems: [{ code: 'invalid_report', message: 'No se puede.' }],
      file: null,
    });
  });

  it('follows no redirection', async () => {
    const { token, report_id, result } = await freshToken();
    expect(result.webhook).toBeNull();
    receiver.answer({ status: 307, headers: { Location: `http://${elsewhere.host}/` } });
    const id = idOf(await render(token, { report_id, webhook_url: `http://${receiver.host}/` }));
    await deliver(token, id, 'failed');
    expect((await stateOf(token, id)).webhook).toMatchObject({ attempts: 1, problem: expect.any(String) });
    expect(receiver.received.length).toBe(1);
    expect(elsewhere.received).toEqual([]);
    // Its owner reads the same where they manage their tokens.
    const listed = await portal.send(endpoints.get_api_tokens, { token: as(PEOPLE.Ejecutivo) });
    const found = (await readAnswer(endpoints.get_api_tokens, listed)).result.find(
      (one) => one.id === result.id,
    );
    const { problem } = (await stateOf(token, id)).webhook ?? {};
    expect(found?.webhook).toMatchObject({ state: 'failed', attempts: 1, problem });
    expect(Date.parse(found?.webhook?.asked_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost:9/',
    'https://10.0.0.8/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://ana:clave@example.com/',
    'https://no-existe.invalid/',
  ])('goes not to %s', async (webhook_url) => {
    const { token, report_id } = await freshToken();
    const refused = await render(token, { report_id, webhook_url });
    expect(refused.status).toBe(422);
    expect(await readErrors(refused)).toMatchObject([{ code: 'refused_webhook', field: 'webhook_url' }]);
    expect(printed).toEqual([]);
  });

  it('goes not to another port of an allowed receiver', async () => {
    const { token, report_id } = await freshToken();
    const refused = await render(token, { report_id, webhook_url: `http://${elsewhere.host}/` });
    expect(refused.status).toBe(422);
    expect(elsewhere.received).toEqual([]);
  });

  it('is checked again when it is sent', async () => {
    const { token, report_id } = await freshToken();
    const id = idOf(await render(token, { report_id, webhook_url: `http://${receiver.host}/` }));
    // As when the name of a public server is pointed at a private one meanwhile.
    await inOwn(sql`
        update api_token_requests set webhook_url = ${`http://${elsewhere.host}/`} where render_id = ${id}
      `);
    await deliver(token, id, 'failed');
    expect([...receiver.received, ...elsewhere.received]).toEqual([]);
  });

  it('is not sent any more for a revoked token', async () => {
    const { token, report_id, result } = await freshToken();
    await render(token, { report_id, webhook_url: `http://${receiver.host}/` });
    await portal.send(endpoints.revoke_api_token, {
      token: as(PEOPLE.Ejecutivo),
      body: { id: result.id },
    });
    await portal.runJobs();
    expect(receiver.received).toEqual([]);
  });
});

describe('the reference of the API', () => {
  it('shows how a program calls, by curl, and with which headers', async () => {
    const { paths } = z
      .object({
        paths: z.record(
          z.string(),
          z.record(
            z.string(),
            z.object({
              description: z.string(),
              security: z.array(z.record(z.string(), z.unknown())),
              parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
            }),
          ),
        ),
      })
      .parse(await (await portal.fetch('/openapi.json')).json());
    const call = paths['/api/report/render_by_token']?.post;
    expect(call?.security).toEqual([{ Token: [] }]);
    expect(call?.description).toContain('curl');
    expect(call?.description).toContain(WEBHOOK_HEADERS.signature);
    expect(call?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }),
    );
    expect(paths['/api/report/get_reports']?.get?.security).toEqual([{ Bearer: [] }]);
  });
});
