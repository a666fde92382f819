import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, PEOPLE } from '../../../testing/test-people.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';
import { rendererClient } from '../renderer-client.ts';

let portal: TestPortal;
const tokens = { Admin: '', Ejecutivo: '' };
let sent = '';

const prints = async (request: Request): Promise<Response> => {
  sent = await request.text();
  const file = '--b\r\nContent-Type: application/pdf\r\n\r\nthe file\r\n--b--\r\n';
  return new Response(file, { headers: { 'Content-Type': 'multipart/mixed; boundary=b' } });
};

beforeAll(async () => {
  portal = await startTestPortal(rendererClient('http://renderer.test', prints));
  for (const role of ['Admin', 'Ejecutivo'] as const)
    tokens[role] = (await portal.openSession(PEOPLE[role])).token;
});
afterAll(() => portal?.close());

const ask = async (role: keyof typeof tokens): Promise<string> => {
  const reporte = { ...reportOf([tabla(['employees.name'])]), nombre: 'Personal' };
  const answer = await portal.send(endpoints.create_render, {
    ...{ token: tokens[role], body: { format: 'pdf', reporte } },
  });
  return (await readAnswer(endpoints.create_render, answer)).result.id;
};
const ticketFor = (role: keyof typeof tokens, render_id: string) =>
  portal.send(endpoints.download_ticket, { token: tokens[role], body: { render_id } });

it('a file that was made before its reader lost a payroll is not handed out any more; a new one is', async () => {
  const files = { Admin: await ask('Admin'), Ejecutivo: await ask('Ejecutivo') };
  expect(sent).toContain('"item"');
  expect((await ticketFor('Ejecutivo', files.Ejecutivo)).status).toBe(200);
  const choices = await portal.send(endpoints.get_clinoms, {
    ...{ token: tokens.Admin, query: { user_id: CLIENT } },
  });
  for (const { id } of await readAnswer(endpoints.get_clinoms, choices)) {
    const body = { nomina_id: id, confidential: true, people: [] };
    expect((await portal.send(endpoints.save_paysheet_access, { token: tokens.Admin, body })).status).toBe(
      200,
    );
  }
  const refused = await ticketFor('Ejecutivo', files.Ejecutivo);
  expect(refused.status).toBe(403);
  expect(await readErrors(refused)).toMatchObject([
    { code: 'forbidden', message: expect.stringContaining('Tus permisos cambiaron') },
  ]);
  expect((await ticketFor('Admin', files.Admin)).status).toBe(200);
  const again = await ask('Ejecutivo');
  expect(sent, 'no row of a payroll that they do not see').not.toContain('"item"');
  expect((await ticketFor('Ejecutivo', again)).status).toBe(200);
});
