import type { Endpoint } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { newItem } from '@lienzo/schema/report/new-item';
import { sessionMessages } from '@lienzo/schema/rule-messages/session-messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mutate, seededRandom } from '../../modules/directory/testing/mutate.ts';
import { filterOn, reportOf, tabla } from '../../modules/reports/testing/test-reports.ts';
import { readErrors } from '../../testing/read-answer.ts';
import { startTestPortal, type TestPortal, type TestRequest } from '../../testing/start-test-portal.ts';
import { CLIENT, COLLEAGUE, ORGANIZATION, PEOPLE, TEST_PASSWORD } from '../../testing/test-people.ts';

let portal: TestPortal;
let token = '';
beforeAll(async () => {
  portal = await startTestPortal();
  token = await portal.signIn(PEOPLE.Admin);
});
afterAll(() => portal?.close());

const save = (request: TestRequest) => portal.send(endpoints.create_report, { token, ...request });
const json = 'application/json';
const aReport = () => reportOf([tabla(['employees.name'])]);
/** A list in a list in a list… */
const nested = (depth: number): unknown =>
  depth === 0
    ? { type: 'paragraph' }
    : { type: 'bulletList', content: [{ type: 'listItem', content: [nested(depth - 1)] }] };

describe('a request that is not as it should be', () => {
  const cases: [what: string, status: number, code: string, request: () => TestRequest][] = [
    ['malformed JSON', 400, 'invalid_json', () => ({ raw: { body: '{"reporte": ', type: json } })],
    ['no body', 400, 'invalid_json', () => ({ raw: { body: '', type: json } })],
    ['another type', 415, 'unsupported_media_type', () => ({ raw: { body: '{}', type: 'text/plain' } })],
    ['no type', 415, 'unsupported_media_type', () => ({ raw: { body: new Uint8Array([123, 125]) } })],
    ['too much', 413, 'body_too_large', () => ({ body: { reporte: 'x'.repeat(5_000_000) } })],
    ['not an object', 400, 'invalid_request', () => ({ body: [] })],
    ['a part missing', 400, 'required_parameter', () => ({ body: {} })],
    ['null for a report', 400, 'invalid_request', () => ({ body: { reporte: null } })],
    [
      'a wrong part',
      422,
      'invalid_report',
      () => ({ body: { reporte: { ...aReport(), orientation: 'oblicua' } } }),
    ],
    [
      'NUL in a text',
      400,
      'invalid_request',
      () => ({ body: { reporte: { ...aReport(), nombre: 'a\0b' } } }),
    ],
    [
      'half a character',
      400,
      'invalid_request',
      () => ({ body: { reporte: { ...aReport(), nombre: '\ud800' } } }),
    ],
    [
      'endless nesting',
      400,
      'invalid_request',
      () => ({ body: { reporte: { ...aReport(), layouts: nested(500) } } }),
    ],
    [
      'a list for a name',
      422,
      'invalid_report',
      () => ({ body: { reporte: { ...aReport(), nombre: ['x'] } } }),
    ],
  ];

  it.each(cases)('%s: %i %s', async (_what, status, code, request) => {
    const response = await save(request());
    expect(response.status).toBe(status);
    const errors = await readErrors(response);
    expect(errors[0]?.code).toBe(code);
    expect(JSON.stringify(errors)).not.toMatch(/node_modules|\.ts:|at async|zod/i);
  });

  it('too much without saying how much is stopped while reading', async () => {
    const chunk = new Uint8Array(1_000_000);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 50) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await portal.fetch('/api/report/create_report', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'Content-Type': json },
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(20);
  });

  it('names each wrong part and speaks Spanish', async () => {
    const response = await portal.send(endpoints.login, {
      body: { mail: 'nada', password: '', domain: 'x' },
    });
    expect(response.status).toBe(400);
    const errors = await readErrors(response);
    expect(errors.map((error) => error.field)).toEqual(['mail', 'password', 'domain']);
    expect(errors[0]?.message).toBe(sessionMessages.mailInvalid);
    expect(errors[2]?.message).toBe('Usa uno de estos valores: sa.');
  });

  it('repeats no password, however wrong it is', async () => {
    const secret = 'clave-secreta-'.repeat(20);
    const response = await portal.send(endpoints.login, {
      body: { mail: 'a@b.mx', password: secret, domain: 'sa' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toContain('clave-secreta');
  });

  it.each(['abc', '-1', '0', '1.5', '99999999999', '', '1;drop table reports'])('id %j', async (id) => {
    const response = await portal.send(endpoints.get_report, { token, query: { id } });
    expect([400, 404]).toContain(response.status);
    await readErrors(response);
  });

  it('a broken form', async () => {
    const upload = (raw: NonNullable<TestRequest['raw']>) =>
      portal.send(endpoints.create_asset, { token, raw });
    const boundary = 'multipart/form-data; boundary=x';
    expect((await upload({ body: 'nothing', type: boundary })).status).toBe(400);
    expect((await upload({ body: '--x\r\n', type: boundary })).status).toBe(400);
    expect((await upload({ body: '{}', type: json })).status).toBe(415);
    const noFile = await upload({ body: new FormData() });
    expect((await readErrors(noFile))[0]?.field).toBe('file');
  });
});

describe('a thousand damaged requests', () => {
  const whole = () =>
    reportOf([
      newItem('texto'),
      newItem('imagen'),
      tabla(['employees.name', 'employees.sbc', 'periods.initial_date'], {
        filters: [
          filterOn('employees.sbc', 'mayor que', '1'),
          filterOn('periods.end_date', 'igual a', '2026-01-15'),
        ],
        order_columns: [{ column: 'employees.name', direction: 'asc' }],
        detail_column: 'employees.id',
        additional_columns: [
          {
            id: 'adicional-1',
            nombre: 'Suma',
            tipo: 'numero',
            operator: 'sumar',
            selected_columns: ['employees.sbc', 'employees.daily_salary'],
            valor: '1.5',
            resultado: null,
          },
        ],
      }),
    ]);
  const [, , table] = whole().layouts.flatMap((section) => section.items);
  const targets: [string, Endpoint, unknown][] = [
    ['saving', endpoints.create_report, { reporte: whole() }],
    [
      'changing',
      endpoints.update_report,
      { reporte: { ...whole(), id: 1000, updated_at: '2026-01-01T00:00:00.000Z' } },
    ],
    [
      'previewing',
      endpoints.preview_rows,
      { ...table, limit: 5, extra_columns: ['employees.id'], detail_values: [1] },
    ],
    [
      'filtering',
      endpoints.update_filters,
      {
        filtro: {
          report_id: 1,
          filters: [{ uuid: table?.uuid, id: 'a', condition: 'contiene', valor: 'x' }],
        },
      },
    ],
    [
      'adding a person',
      endpoints.create_user,
      { user: { name: 'Ana', mail: 'ana@b.mx', role_enum: 'Ejecutivo' }, organization_id: ORGANIZATION },
    ],
    ['giving clients', endpoints.set_user_organization_clients, { user_id: COLLEAGUE.id, clients: [CLIENT] }],
    [
      'changing a password',
      endpoints.replace_password,
      { passId: PEOPLE.Admin.id, passOld: 'Nada1234', passNew: TEST_PASSWORD },
    ],
    ['entering', endpoints.login, { mail: 'a@b.mx', password: 'x', domain: 'sa' }],
  ];

  it.each(targets)(
    '%s: each is answered, none breaks anything',
    { timeout: 60_000 },
    async (_what, entry, body) => {
      const random = seededRandom(20_261_120);
      for (let round = 0; round < 200; round += 1) {
        portal.pass(60_000);
        const damaged = mutate(random() < 0.3 ? mutate(body, random) : body, random);
        const response = await portal.send(entry, { token, body: damaged });
        expect(response.status, JSON.stringify(damaged)?.slice(0, 2000)).toBeLessThan(500);
        if (!response.ok) expect((await readErrors(response)).length).toBeGreaterThan(0);
      }
    },
  );
});

describe('a path that is not ours', () => {
  it('answers JSON below /api', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/nada',
      '/api/report',
      '/api/report/get_reports/x',
      '/api/../api/x',
    ]) {
      const response = await portal.fetch(path);
      expect(response.status, path).toBe(404);
      expect((await readErrors(response))[0]?.code).toBe('not_found');
    }
  });
});

describe('every answer', () => {
  it('carries the security headers, an id, and lets no other origin read it', async () => {
    const headers = { Origin: 'https://mal.example' };
    for (const response of [
      await portal.fetch('/api/nada', { headers }),
      await portal.fetch('/api/docs', { headers }),
    ]) {
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('keeps the cause of a failure for the log', async () => {
    const broken = await startTestPortal();
    const session = await broken.signIn(PEOPLE.Admin);
    await broken.db.destroy();
    const response = await broken.send(endpoints.get_reports, { token: session });
    expect(response.status).toBe(500);
    expect(await readErrors(response)).toEqual([
      { code: 'internal_error', message: 'Error interno, inténtalo más tarde.' },
    ]);
    expect(broken.log.join('')).toContain('destroyed');
    await broken.close();
  });
});

describe('a database without a free connection', () => {
  it('is said with 503 and when to come again', async () => {
    const busy = await startTestPortal(undefined, { poolSize: 1, connectionTimeout: 200 });
    const session = await busy.signIn(PEOPLE.Admin);
    const retained = await busy.db.startTransaction().execute();
    const response = await busy.send(endpoints.get_reports, { token: session });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await readErrors(response))[0]?.code).toBe('service_busy');
    await retained.rollback().execute();
    expect((await busy.send(endpoints.get_reports, { token: session })).status).toBe(200);
    await busy.close();
  });
});

describe('a database that has run out of something', () => {
  /** Every new report meets this error of PostgreSQL's. */
  async function portalThatLacks(code: string) {
    const lacking = await startTestPortal();
    await sql`
      create function lack() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception 'could not extend file' using errcode = '${code}'; end`)}
    `.execute(lacking.owner);
    await sql`create trigger lack before insert on reports execute function lack()`.execute(lacking.owner);
    return lacking;
  }
  it.each([
    ['53100', 507, 'database_full', null],
    ['53200', 503, 'service_busy', '5'],
  ])('%s is said with %i, and the portal goes on', async (postgres, status, code, again) => {
    const lacking = await portalThatLacks(postgres);
    const session = await lacking.signIn(PEOPLE.Admin);
    const response = await lacking.send(endpoints.create_report, {
      token: session,
      body: { reporte: aReport() },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(again);
    expect((await readErrors(response))[0]?.code).toBe(code);
    expect((await lacking.send(endpoints.get_reports, { token: session })).status).toBe(200);
    await lacking.close();
  });
});

describe('an object that would change all others', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('%s is a name like any other', async (name) => {
    const body = `{"${name}": {"role": "SuperAdmin", "active": "true"}, "domain": "sa", "mail": "a@b.mx", "password": "x"}`;
    const response = await portal.send(endpoints.login, { raw: { body, type: json } });
    expect(response.status).toBe(401);
    expect(Object.hasOwn(Object.prototype, 'role')).toBe(false);
  });
});

describe('the cookie of a session', () => {
  it('renews nothing for another site', async () => {
    const signedIn = await portal.send(endpoints.login, {
      body: { mail: PEOPLE.Admin.mail, password: TEST_PASSWORD, domain: 'sa' },
    });
    const Cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const refresh = (headers: Record<string, string>) =>
      portal.send(endpoints.refresh, { body: {}, headers: { Cookie, ...headers } });
    const refused = await refresh({ 'Sec-Fetch-Site': 'cross-site' });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect((await refresh({ Origin: 'https://mal.example' })).status).toBe(403);
    expect((await refresh({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
  });
});

describe('the description of the API', () => {
  it('names every call, its body and its errors', async () => {
    const document = await (await portal.fetch('/openapi.json')).json();
    const text = JSON.stringify(document);
    for (const entry of Object.values(endpoints)) expect(text).toContain(`"/api${entry.path}"`);
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/folder/new': { post: { summary: 'Crea una carpeta.', tags: ['Directorio'] } } },
      components: { schemas: { TextBlock: expect.anything() } },
    });
    expect(await (await portal.fetch('/api/openapi.json')).json()).toEqual(document);
  });

  it('names every value of a choice', async () => {
    const document = await (await portal.fetch('/openapi.json')).json();
    const choices = Object.values(endpoints).flatMap(({ body }) => literalsIn(body));
    expect(choices.length).toBeGreaterThan(0);
    for (const values of choices)
      expect(JSON.stringify(document)).toContain(`"enum":${JSON.stringify(values)}`);
  });

  it('has a page that loads nothing from elsewhere', async () => {
    const page = await (await portal.fetch('/api/docs')).text();
    const sources = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source ?? '');
    expect(sources.length).toBeGreaterThan(3);
    for (const source of sources) {
      expect(source).toMatch(/^\/api\/docs\//);
      expect((await portal.fetch(source)).status, source).toBe(200);
    }
    expect(page).not.toMatch(/<script>/);
    expect((await portal.fetch('/api/docs/package.json')).status).toBe(404);
  });
});

/** The literals with several values within a schema. */
function literalsIn(schema: unknown, seen = new Set<unknown>()): unknown[][] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const own = schema instanceof z.ZodLiteral && schema.values.size > 1 ? [[...schema.values]] : [];
  const parts =
    schema instanceof z.ZodType ? [schema.def, ...('shape' in schema ? [schema.shape] : [])] : [schema];
  return [
    ...own,
    ...parts.flatMap((part) => Object.values(part ?? {}).flatMap((one) => literalsIn(one, seen))),
  ];
}
