/** The calls that other programs know from before: HTML as a file, and the items of a report (specification 3 §7). */
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal, type TestRequest } from '../../../testing/start-test-portal.ts';
import { PEOPLE } from '../../../testing/test-people.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { rendererClient } from '../renderer-client.ts';

let service: (request: Request) => Promise<Response>;
let sent: { path: string; body: unknown }[] = [];
const prints = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  sent.push({ path: pathname + search, body: await request.json() });
  return new Response('a file');
};

let portal: TestPortal;
let token = '';
beforeAll(async () => {
  portal = await startTestPortal(rendererClient('http://renderer.test', (request) => service(request)));
  token = (await portal.openSession(PEOPLE.Ejecutivo)).token;
});
afterAll(() => portal?.close());
beforeEach(() => {
  service = prints;
  sent = [];
});
const renderReport = (body: object, request: TestRequest = {}) =>
  portal.send(endpoints.render_report, { token, body, ...request });

describe('render_report', () => {
  it('answers the file of HTML, named as asked', async () => {
    const answer = await renderReport(
      { reporte: '<p>Constancia</p>', nombre_reporte: 'Acta: mayo' },
      { query: { orientation: 'horizontal', file_type: 'docx' } },
    );
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('a file');
    expect(answer.headers.get('content-type')).toContain('wordprocessingml');
    expect(answer.headers.get('content-disposition')).toContain('filename="Acta mayo.docx"');
    expect(sent).toEqual([
      {
        path: '/html?format=docx&orientation=horizontal',
        body: { reporte: '<p>Constancia</p>', nombre_reporte: 'Acta: mayo' },
      },
    ]);
  });

  it('is an upright document.pdf when nothing else is asked for', async () => {
    const answer = await renderReport({ reporte: '<p>x</p>' });
    expect(answer.headers.get('content-disposition')).toContain('filename="document.pdf"');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(sent[0]?.path).toBe('/html?format=pdf&orientation=vertical');
  });

  it.each([
    ['an unknown format', { reporte: 'x' }, { file_type: 'xlsx' }, 400],
    ['an unknown orientation', { reporte: 'x' }, { orientation: 'oblicua' }, 400],
    ['no HTML', { nombre_reporte: 'x' }, {}, 400],
    ['more than 8 MB', { reporte: 'x'.repeat(8 * 2 ** 20) }, {}, 413],
  ])('refuses %s in words', async (_name, body, query, status) => {
    const answer = await renderReport(body, { query });
    expect(answer.status).toBe(status);
    expect((await readErrors(answer))[0]?.message).toMatch(/\p{L}{3,}/u);
    expect(sent).toHaveLength(0);
  });

  it('passes on what the service refuses', async () => {
    service = async () =>
      Response.json({ errorList: [{ code: 'render_timeout', message: 'Tardó.' }] }, { status: 503 });
    const answer = await renderReport({ reporte: '<p>x</p>' });
    expect(answer.status).toBe(503);
    expect(await readErrors(answer)).toMatchObject([{ code: 'render_timeout' }]);
  });
});

describe('get_items_jsons', () => {
  it('answers the items in reading order, as a file with the name of the report', async () => {
    const items = [tabla(['employees.name']), tabla(['clients.name'])];
    const reporte = { ...reportOf(items), nombre: 'Personal' };
    const saved = await portal.send(endpoints.create_report, { token, body: { reporte } });
    const { id_report } = (await readAnswer(endpoints.create_report, saved)).result;
    const answer = await portal.send(endpoints.get_items_jsons, {
      token,
      query: { report_id: String(id_report) },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Personal.json"');
    expect(await answer.json()).toMatchObject(items.map(({ uuid, nombre }) => ({ uuid, nombre })));
  });
});
