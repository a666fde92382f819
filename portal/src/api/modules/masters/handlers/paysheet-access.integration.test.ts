import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { CLIENT, COLLEAGUE, PEOPLE } from '../../../testing/test-people.ts';

let portal: TestPortal;
let paysheet: number;
const tokens = { Admin: '', Ejecutivo: '', client: '' };

beforeAll(async () => {
  portal = await startTestPortal();
  for (const role of ['Admin', 'Ejecutivo', 'client'] as const)
    tokens[role] = (await portal.openSession(PEOPLE[role])).token;
  paysheet = (await choices('Admin'))[0] ?? 0;
});
afterAll(() => portal?.close());

async function choices(role: 'Admin' | 'Ejecutivo'): Promise<number[]> {
  const sent = await portal.send(endpoints.get_clinoms, { token: tokens[role], query: { user_id: CLIENT } });
  return (await readAnswer(endpoints.get_clinoms, sent)).map(({ id }) => id);
}

const access = async () =>
  readAnswer(
    endpoints.get_paysheet_access,
    await portal.send(endpoints.get_paysheet_access, {
      ...{ token: tokens.Admin, query: { nomina_id: String(paysheet) } },
    }),
  );

const save = (confidential: boolean, people: string[]) =>
  portal.send(endpoints.save_paysheet_access, {
    ...{ token: tokens.Admin, body: { nomina_id: paysheet, confidential, people } },
  });

const detail = (role: 'Admin' | 'Ejecutivo') =>
  portal.send(endpoints.get_paysheet, {
    ...{ token: tokens[role], query: { nomina_id: String(paysheet) } },
  });

it('a confidential payroll is unknown to an Ejecutivo of its client until it is assigned to them', async () => {
  expect(await choices('Ejecutivo')).toContain(paysheet);
  expect((await save(true, [])).status).toBe(200);
  expect(await choices('Ejecutivo')).not.toContain(paysheet);
  expect((await detail('Ejecutivo')).status).toBe(404);
  expect(await choices('Admin')).toContain(paysheet);

  expect((await save(true, [PEOPLE.Ejecutivo.id])).status).toBe(200);
  expect(await choices('Ejecutivo')).toContain(paysheet);
  expect((await detail('Ejecutivo')).status).toBe(200);
  const { confidential, people } = await access();
  expect(confidential).toBe(true);
  expect(people.filter(({ assigned }) => assigned).map(({ id }) => id)).toEqual([PEOPLE.Ejecutivo.id]);
  await save(false, []);
});

it('cannot be assigned to who does not have the client', async () => {
  const stranger = (await access()).people.some(({ id }) => id === COLLEAGUE.id)
    ? PEOPLE.Admin.id
    : COLLEAGUE.id;
  const refused = await save(true, [stranger]);
  expect(refused.status).toBe(404);
  expect((await access()).confidential).toBe(false);
});

it('a new user of a client sees no payrolls before the bureau allows it', async () => {
  const user = { name: 'Nueva Persona', mail: 'nueva.persona@pruebas.test' };
  const added = await portal.send(endpoints.clientUser, {
    ...{ token: tokens.Ejecutivo, body: { client_id: CLIENT, user } },
  });
  const { id } = await readAnswer(endpoints.clientUser, added);
  const listed = async () => {
    const sent = await portal.send(endpoints.organizationsUser, {
      ...{ token: tokens.Ejecutivo, query: { client_id: CLIENT } },
    });
    return (await readAnswer(endpoints.organizationsUser, sent)).find((one) => one.id === id)?.sees_paysheets;
  };
  expect(await listed()).toBe(false);
  const allowed = await portal.send(endpoints.set_client_user_payrolls, {
    ...{ token: tokens.Ejecutivo, body: { user_id: id, sees_paysheets: true } },
  });
  expect(allowed.status).toBe(200);
  expect(await listed()).toBe(true);
});
