import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../../testing/start-test-portal.ts';
import {
  CLIENT,
  COLLEAGUE,
  OTHER_CLIENT,
  PEOPLE,
  SECOND_CLIENT,
  type TestPerson,
} from '../../../../testing/test-people.ts';
import { inviteNewPerson } from '../../testing/invite-new-person.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const as = async (person: TestPerson) => ({ token: (await portal.openSession(person)).token });
const newPerson = (role: 'Admin' | 'Ejecutivo') => inviteNewPerson(portal, PEOPLE.Admin, role);
const isOpen = async (token: string) => (await portal.send(endpoints.get_reports, { token })).ok;
const codeOf = async (response: Response) => (await readErrors(response))[0]?.code;

describe('the clients of an Ejecutivo', () => {
  const read = async (user_id: string) =>
    readAnswer(
      endpoints.get_user_organization_clients,
      await portal.send(endpoints.get_user_organization_clients, {
        ...(await as(PEOPLE.Admin)),
        query: { user_id },
      }),
    );
  const save = async (user_id: string, clients: string[]) =>
    portal.send(endpoints.set_user_organization_clients, {
      ...(await as(PEOPLE.Admin)),
      body: { user_id, clients },
    });

  it('are replaced as a whole, and hold at the next call', async () => {
    const session = await as(COLLEAGUE);
    expect((await save(COLLEAGUE.id, [CLIENT, SECOND_CLIENT, CLIENT])).status).toBe(200);
    const { clients, available } = await read(COLLEAGUE.id);
    expect(clients.map(({ id }) => id)).toEqual([CLIENT, SECOND_CLIENT]);
    expect(available.map(({ id }) => id)).toEqual([CLIENT, SECOND_CLIENT]);
    await save(COLLEAGUE.id, [SECOND_CLIENT]);
    const seen = await portal.send(endpoints.client, session);
    expect(await seen.json()).toMatchObject([{ id: SECOND_CLIENT, name: 'Buenavista Textil' }]);
    await save(COLLEAGUE.id, []);
    expect((await read(COLLEAGUE.id)).clients).toEqual([]);
  });

  it('are clients of the same organization, or nothing is saved', async () => {
    await save(COLLEAGUE.id, [CLIENT]);
    for (const foreign of [OTHER_CLIENT, randomUUID()]) {
      const response = await save(COLLEAGUE.id, [SECOND_CLIENT, foreign]);
      expect(response.status).toBe(404);
      expect((await readErrors(response))[0]?.field).toBe('clients');
    }
    expect((await read(COLLEAGUE.id)).clients.map(({ id }) => id)).toEqual([CLIENT]);
  });

  it('are of Ejecutivos only', async () => {
    const admin = await newPerson('Admin');
    expect(await codeOf(await save(admin.id, [CLIENT]))).toBe('invalid_user');
  });
});

describe('a reset by an administrator', () => {
  const reset = async (passId: string, mail: string) =>
    portal.send(endpoints.reset_user_password, {
      ...(await as(PEOPLE.Admin)),
      body: { passId, mail, reset: true },
    });

  it('ends the sessions and mails a link', async () => {
    const person = await newPerson('Ejecutivo');
    const session = await as(person);
    expect((await reset(person.id, person.mail.toUpperCase())).status).toBe(200);
    expect(await isOpen(session.token)).toBe(false);
    await portal.runJobs();
    const [mail] = await portal.takeMails();
    expect(mail).toMatchObject({ to: person.mail, subject: 'Recupera tu contraseña' });
  });

  it('goes to the person’s own mail only', async () => {
    expect(await codeOf(await reset(COLLEAGUE.id, 'mio@pruebas.test'))).toBe('invalid_user');
    await portal.runJobs();
    expect(await portal.takeMails()).toEqual([]);
  });
});
