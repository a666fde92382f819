import { randomUUID } from 'node:crypto';
import type { ClientPerson, ClientSummary } from '@lienzo/schema/accounts/client-endpoints';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../../testing/start-test-portal.ts';
import {
  CLIENT,
  OTHER_CLIENT,
  PEOPLE,
  SECOND_CLIENT,
  type TestPerson,
} from '../../../../testing/test-people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await portal.runJobs();
  await portal.takeMails();
});

const as = async (person: TestPerson) => ({ token: (await portal.openSession(person)).token });
const parts = (changes: object = {}) => ({
  name: 'Panadería Ñandú',
  folderName: 'Panadería Ñandú',
  representante_legal: 'Rosa Gil',
  domicilio: 'Av. Juárez 1, Puebla',
  rfc: 'xaxx010101000',
  rfc_representante: 'xexx010101000',
  ...changes,
});
const create = async (changes: object = {}, person = PEOPLE.Admin) =>
  portal.send(endpoints.create_client, { ...(await as(person)), body: parts(changes) });
const listed = async (person: TestPerson): Promise<ClientSummary[]> =>
  readAnswer(endpoints.client, await portal.send(endpoints.client, await as(person)));
const usersOf = async (person: TestPerson, client_id: string): Promise<ClientPerson[]> =>
  readAnswer(
    endpoints.organizationsUser,
    await portal.send(endpoints.organizationsUser, { ...(await as(person)), query: { client_id } }),
  );
const addUser = async (person: TestPerson, client_id: string, mail = `${randomUUID()}@cliente.test`) =>
  portal.send(endpoints.clientUser, {
    ...(await as(person)),
    body: { user: { name: 'Luz Peña', mail }, client_id },
  });
const refusals = async (response: Response) =>
  (await readErrors(response)).map(({ code, field }) => `${response.status} ${code} ${field ?? ''}`.trim());

describe('clients', () => {
  it('a new one is kept in capitals, with a folder of its own and no people', async () => {
    const { id, name } = await readAnswer(endpoints.create_client, await create());
    expect(name).toBe('PANADERÍA ÑANDÚ');
    const one = (await listed(PEOPLE.Admin)).find((client) => client.id === id);
    expect(one).toMatchObject({
      name,
      total_users: 0,
      total_space: 0,
      can: { rename: true, addUsers: true },
    });
    const folder = await portal.send(endpoints.directory_detail, {
      ...(await as(PEOPLE.Admin)),
      query: { id: one?.id_directory ?? '' },
    });
    expect(await readAnswer(endpoints.directory_detail, folder)).toMatchObject({ name: 'PANADERÍA ÑANDÚ' });
  });

  it('a taken name and a taken folder are told at their field, and nothing is half made', async () => {
    await create({ name: 'Única', folderName: 'Única' });
    const before = await listed(PEOPLE.Admin);
    expect(await refusals(await create({ name: 'única', folderName: 'Otra' }))).toEqual([
      '409 client_exists name',
    ]);
    expect(await refusals(await create({ name: 'Otra', folderName: 'ÚNICA' }))).toEqual([
      '409 folder_exists folderName',
    ]);
    expect(await listed(PEOPLE.Admin)).toEqual(before);
  });

  it.each([
    ['name', { name: ' ' }],
    ['folderName', { folderName: 'a/b' }],
    ['representante_legal', { representante_legal: '' }],
    ['domicilio', { domicilio: '' }],
    ['rfc', { rfc: 'ABC' }],
    ['rfc_representante', { rfc_representante: 'GILR800101' }],
  ])('%s is required and checked', async (field, changes) => {
    expect(await refusals(await create(changes))).toEqual([`400 invalid_request ${field}`]);
  });

  it('is renamed; its folder keeps its name; a name of another one is refused', async () => {
    const { id } = await readAnswer(
      endpoints.create_client,
      await create({ name: 'Antes', folderName: 'Antes' }),
    );
    await create({ name: 'Vecina', folderName: 'Vecina' });
    const rename = async (new_name: string, client_id = id) =>
      portal.send(endpoints.ClientRename, { ...(await as(PEOPLE.Admin)), body: { client_id, new_name } });
    expect(await refusals(await rename('vecina'))).toEqual(['409 client_exists new_name']);
    expect(await readAnswer(endpoints.ClientRename, await rename('Después'))).toEqual({ name: 'DESPUÉS' });
    expect(await refusals(await rename('X', OTHER_CLIENT))).toEqual(['404 not_found']);
  });

  it('has what was entered of it shown and corrected', async () => {
    const { id } = await readAnswer(
      endpoints.create_client,
      await create({ name: 'Corregida', folderName: 'Corregida' }),
    );
    const detail = async (person: TestPerson) =>
      portal.send(endpoints.client_detail, { ...(await as(person)), query: { client_id: id } });
    const correct = async (person: TestPerson, changes: object) =>
      portal.send(endpoints.update_client, { ...(await as(person)), body: { client_id: id, ...changes } });
    const facts = {
      ...{ representante_legal: 'Elena Ríos', domicilio: 'Calle Nueva 5' },
      ...{ rfc: 'eku900317-3c9', rfc_representante: 'XEXX010101000' },
    };
    expect(await refusals(await correct(PEOPLE.Admin, { ...facts, rfc: 'ABC' }))).toEqual([
      '400 invalid_request rfc',
    ]);
    expect((await correct(PEOPLE.Ejecutivo, facts)).status).toBe(403);
    expect((await correct(PEOPLE.Admin, facts)).status).toBe(200);
    expect(await readAnswer(endpoints.client_detail, await detail(PEOPLE.Admin))).toEqual({
      ...facts,
      ...{ id, name: 'CORREGIDA', rfc: 'EKU9003173C9' },
    });
    // Another Ejecutivo's client is unknown.
    expect(await refusals(await detail(PEOPLE.Ejecutivo))).toEqual(['404 not_found client_id']);
  });

  it('an Ejecutivo sees their own clients only, and cannot rename them', async () => {
    const clients = await listed(PEOPLE.Ejecutivo);
    expect(clients.map(({ id, can }) => ({ id, can }))).toEqual([
      { id: CLIENT, can: { rename: false, addUsers: true } },
    ]);
  });
});

describe('the users of a client', () => {
  it('is invited by mail and counted', async () => {
    const before = (await listed(PEOPLE.Admin)).find(({ id }) => id === CLIENT)?.total_users ?? 0;
    const mail = `${randomUUID()}@cliente.test`;
    const { id } = await readAnswer(endpoints.clientUser, await addUser(PEOPLE.Ejecutivo, CLIENT, mail));
    await portal.runJobs();
    expect((await portal.takeMails()).map(({ to }) => to)).toEqual([mail]);
    expect((await usersOf(PEOPLE.Ejecutivo, CLIENT)).find((person) => person.id === id)).toEqual({
      id,
      name: 'Luz Peña',
      mail,
      active: 'true',
      invited: true,
      sees_paysheets: false,
      closing_notices: true,
      can: { edit: true },
    });
    expect((await listed(PEOPLE.Admin)).find((one) => one.id === CLIENT)?.total_users).toBe(before + 1);
    expect(await refusals(await addUser(PEOPLE.Admin, SECOND_CLIENT, mail))).toEqual([
      '409 user_mail_exists user.mail',
    ]);
  });

  it('is deactivated, activated and deleted by those who serve the client', async () => {
    const { id } = await readAnswer(endpoints.clientUser, await addUser(PEOPLE.Admin, CLIENT));
    const set = async (person: TestPerson, active: string) =>
      portal.send(endpoints.set_user_active, { ...(await as(person)), body: { user_id: id, active } });
    const state = async () =>
      (await usersOf(PEOPLE.Admin, CLIENT)).find((person) => person.id === id)?.active;
    expect((await set(PEOPLE.Ejecutivo, 'false')).status).toBe(200);
    expect(await state()).toBe('false');
    await set(PEOPLE.Admin, 'true');
    expect(await state()).toBe('true');
    await set(PEOPLE.Ejecutivo, 'D');
    expect(await state()).toBeUndefined();
  });

  it('of another client is unknown to an Ejecutivo, and no client user becomes a collaborator', async () => {
    const { id } = await readAnswer(endpoints.clientUser, await addUser(PEOPLE.Admin, SECOND_CLIENT));
    const ejecutivo = await as(PEOPLE.Ejecutivo);
    const off = await portal.send(endpoints.set_user_active, {
      ...ejecutivo,
      body: { user_id: id, active: 'false' },
    });
    expect(await refusals(off)).toEqual(['404 not_found']);
    expect(await refusals(await addUser(PEOPLE.Ejecutivo, SECOND_CLIENT))).toEqual([
      '404 not_found client_id',
    ]);
    const hidden = await portal.send(endpoints.organizationsUser, {
      ...ejecutivo,
      query: { client_id: SECOND_CLIENT },
    });
    expect(await refusals(hidden)).toEqual(['404 not_found client_id']);
    const promoted = await portal.send(endpoints.change_user_role, {
      ...(await as(PEOPLE.Admin)),
      body: { user_id: id, role_enum: 'Admin' },
    });
    expect(promoted.status).toBe(403);
  });

  it('an Ejecutivo changes no collaborator', async () => {
    const answer = await portal.send(endpoints.set_user_active, {
      ...(await as(PEOPLE.Ejecutivo)),
      body: { user_id: PEOPLE.Admin.id, active: 'false' },
    });
    expect(await refusals(answer)).toEqual(['404 not_found']);
  });
});
