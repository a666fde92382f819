import { serve } from '@hono/node-server';
import { errorAnswer } from '@lienzo/schema/api/errors';
import { reciboNomina } from '@lienzo/templates/reports/recibo-nomina';
import { registroNomina } from '@lienzo/templates/reports/registro-nomina';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from '../../app.ts';
import { pdfPages } from '../../testing/pdf-pages.ts';
import { silentLog } from '../../testing/test-browser.ts';

const browserPath = process.env.LIENZO_CHROME;
const renderer = createRenderer({
  browserPath,
  log: silentLog,
  limits: { jsonBytes: 500_000, lineBytes: 10_000 },
});
afterAll(() => renderer.stop());

const { report, rows } = registroNomina;
const json = { 'content-type': 'application/json' };

const post = async (
  body: string,
  headers: Record<string, string> = json,
  query = 'format=pdf',
): Promise<Response> =>
  renderer.fetch(new Request(`http://renderer/render?${query}`, { method: 'POST', headers, body }));
const codes = async (response: Response): Promise<unknown> => {
  const answer = errorAnswer.parse(await response.json());
  return answer.errorList.map(({ code, field }) => (field === undefined ? code : `${code} ${field}`));
};
const lines = (...values: unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');
const ndjson = { 'content-type': 'application/x-ndjson' };
const rowLines = Object.entries(rows).flatMap(([item, list]) => list.map((row) => ({ item, row })));

describe('POST /render', () => {
  it('answers with a file of each format, named after the report', async () => {
    for (const [format, start] of [
      ['pdf', '%PDF-'],
      ['docx', 'PK'],
      ['xlsx', 'PK'],
    ]) {
      const response = await post(JSON.stringify({ report, rows }), json, `format=${format}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-disposition')).toContain(`Registro%20de%20n%C3%B3mina.${format}`);
      const file = Buffer.from(await response.arrayBuffer());
      expect(file.subarray(0, 5).toString()).toContain(start);
      expect(Number(response.headers.get('content-length'))).toBe(file.byteLength);
    }
  });

  it('takes rows as lines, and refuses a body that was cut off', async () => {
    const whole = await post(lines({ report }, ...rowLines, { end: true, rows: rowLines.length }), ndjson);
    expect(whole.status).toBe(200);
    expect((await pdfPages(new Uint8Array(await whole.arrayBuffer()))).join(' ')).toContain('Zamora Fierro');
    const cut = await post(lines({ report }, ...rowLines), ndjson);
    expect([cut.status, await codes(cut)]).toEqual([400, ['invalid_request end']]);
    const short = await post(lines({ report }, ...rowLines, { end: true, rows: 7 }), ndjson);
    expect(short.status).toBe(400);
    const long = await post(
      lines({ report }, { item: rowLines[0]?.item, row: { a: 'x'.repeat(20_000) } }),
      ndjson,
    );
    expect([long.status, await codes(long)]).toEqual([413, ['body_too_large']]);
  });

  it('tells its progress in parts before the file', async () => {
    const response = await post(
      JSON.stringify({ report: reciboNomina.report, rows: reciboNomina.rows, options: {} }),
      {
        ...json,
        accept: 'multipart/mixed',
      },
    );
    const boundary = /boundary="([^"]+)"/.exec(response.headers.get('content-type') ?? '')?.[1] ?? '?';
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    const parts = text.split(`--${boundary}`);
    const steps = parts.slice(1, -2).map((part) => JSON.parse(part.split('\r\n\r\n')[1] ?? ''));
    expect(steps[0]).toEqual({ stage: 'datos' });
    expect(steps).toContainEqual({ stage: 'dibujo', unit: 'paginas', done: 30, total: 30 });
    expect(steps.at(-1)).toEqual({ stage: 'listo' });
    const file = parts.at(-2) ?? '';
    expect(file).toContain('Content-Type: application/pdf');
    expect(Number(/Content-Length: (\d+)/.exec(file)?.[1])).toBe(
      file.split('\r\n\r\n').slice(1).join('\r\n\r\n').length - 2,
    );
    expect(parts.at(-1)).toBe('--\r\n');
  });

  it('says in a part when the work fails after it began', async () => {
    const impatient = createRenderer({ browserPath, log: silentLog, deadlineMs: 60 });
    const body = JSON.stringify({ report, rows });
    const request = new Request('http://renderer/render?format=pdf', {
      method: 'POST',
      headers: { ...json, accept: 'multipart/mixed' },
      body,
    });
    const text = await (await impatient.fetch(request)).text();
    expect(text).toContain('"code":"render_timeout"');
    expect(text).not.toContain('application/pdf');
    await impatient.stop();
  });

  it.each([
    ['no JSON', '{"report":', json, 400, ['invalid_json']],
    ['another type', 'a=1', { 'content-type': 'text/plain' }, 415, ['unsupported_media_type']],
    ['no report', '{}', json, 400, ['invalid_request report']],
    ['a newer report', JSON.stringify({ report: { ...report, version: 99 } }), json, 422, ['newer_report']],
    [
      'too much',
      JSON.stringify({ report, rows, options: { author: 'x'.repeat(600_000) } }),
      json,
      413,
      ['body_too_large'],
    ],
    [
      'a report without a name',
      JSON.stringify({ report: { ...report, nombre: '' } }),
      json,
      422,
      ['invalid_report report'],
    ],
  ])('refuses %s', async (_name, body, headers, status, errors) => {
    const response = await post(body, headers);
    expect([response.status, await codes(response)]).toEqual([status, errors]);
  });

  it('refuses lists nested without end', async () => {
    const open = '{"type":"bulletList","content":[{"type":"listItem","content":[';
    const deep = open.repeat(6_000) + ']}]}'.repeat(6_000);
    const body = JSON.stringify({ report }).replace(
      '"type":"doc","content":[',
      `"type":"doc","content":[${deep},`,
    );
    const response = await post(body);
    expect([response.status, await codes(response)]).toEqual([400, ['invalid_request report']]);
  });

  it('names the items that are wrong', async () => {
    const broken = structuredClone(report);
    const item = broken.layouts[0]?.items[1];
    if (item?.nombre === 'imagen') item.valor = '';
    const response = await post(JSON.stringify({ report: broken, rows }));
    expect([response.status, await codes(response)]).toEqual([422, [`invalid_report ${item?.uuid}`]]);
  });

  it('knows no other format', async () => {
    expect((await post(JSON.stringify({ report, rows }), json, 'format=exe')).status).toBe(400);
  });

  it('refuses more than it can hold, and answers those it took', async () => {
    const small = createRenderer({ browserPath, log: silentLog, running: 1, waiting: 2 });
    const request = (): Request =>
      new Request('http://renderer/render?format=pdf', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ report, rows }),
      });
    const responses = await Promise.all(Array.from({ length: 12 }, () => small.fetch(request())));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    expect(
      Number(responses.find(({ status }) => status === 429)?.headers.get('retry-after')),
    ).toBeGreaterThan(0);
    await small.stop();
  });

  it('gives each tenant its turn', async () => {
    const single = createRenderer({ browserPath, log: silentLog, running: 1 });
    await single.ready();
    const ended: string[] = [];
    const ask = async (tenant: string): Promise<void> => {
      const request = new Request('http://renderer/render?format=pdf', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ report, rows, options: { tenant } }),
      });
      await (await single.fetch(request)).arrayBuffer();
      ended.push(tenant);
    };
    await Promise.all(['mucho', 'mucho', 'mucho', 'mucho', 'poco'].map(ask));
    // Whoever asks for one report does not wait for all of another's.
    expect(ended.indexOf('poco')).toBeLessThan(3);
    await single.stop();
  });

  it('stops when the client leaves, and serves the next', async () => {
    const controller = new AbortController();
    const request = new Request('http://renderer/render?format=pdf', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ report: reciboNomina.report, rows: reciboNomina.rows }),
      signal: controller.signal,
    });
    const leaving = renderer.fetch(request);
    controller.abort();
    expect((await leaving).status).toBe(499);
    expect((await post(JSON.stringify({ report, rows }))).status).toBe(200);
    const health = await renderer.fetch(new Request('http://renderer/health'));
    expect(await health.json()).toMatchObject({ status: 'ok', running: 0, waiting: 0 });
  });
});

describe('over a real connection', () => {
  it('notices that the client has gone', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const server = serve({ fetch: renderer.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(port),
    );
    try {
      const controller = new AbortController();
      const response = await fetch(`http://127.0.0.1:${await promise}/render?format=pdf`, {
        method: 'POST',
        headers: { ...json, accept: 'multipart/mixed' },
        body: JSON.stringify({ report: reciboNomina.report, rows: reciboNomina.rows }),
        signal: controller.signal,
      });
      const reader = response.body?.getReader();
      await reader?.read();
      controller.abort();
      const metrics = async (): Promise<string> =>
        (await renderer.fetch(new Request('http://renderer/metrics'))).text();
      await expect.poll(metrics).toMatch(/format="pdf",outcome="render_cancelled"\} 2/);
      expect(await metrics()).toContain('lienzo_render_queue_running 0');
    } finally {
      server.close();
    }
  });
});

describe('the other routes', () => {
  it('tell whether it is ready, what it counted and how it is called', async () => {
    const get = async (path: string): Promise<Response> =>
      renderer.fetch(new Request(`http://renderer${path}`));
    expect((await get('/ready')).status).toBe(200);
    expect(await (await get('/metrics')).text()).toMatch(
      /lienzo_render_requests_total\{call="render",format="pdf",outcome="ok"\} \d+/,
    );
    const openapi = JSON.stringify(await (await get('/openapi.json')).json());
    const named = [...openapi.matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1] ?? '');
    for (const name of named) expect(openapi).toContain(`"${name}":`);
    expect((await get('/nada')).status).toBe(404);
  });
});
