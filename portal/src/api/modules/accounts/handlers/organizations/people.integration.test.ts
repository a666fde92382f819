import { randomUUID } from 'node:crypto';
import type { OrganizationUser } from '@lienzo/schema/accounts/account-endpoints';
import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../../testing/start-test-portal.ts';
import {
  CLIENT,
  COLLEAGUE,
  ORGANIZATION,
  OTHER_CLIENT,
  OTHER_ORGANIZATION,
  PEOPLE,
  STRANGER,
  STRANGERS,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../../testing/test-people.ts';
import { inviteNewPerson } from '../../testing/invite-new-person.ts';

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
const usersFor = async (person: TestPerson): Promise<OrganizationUser[]> =>
  readAnswer(endpoints.organization_users, await portal.send(endpoints.organization_users, await as(person)));
const create = async (
  person: TestPerson,
  user: { name?: string; mail: string; role_enum?: string },
  organization_id = ORGANIZATION,
) =>
  portal.send(endpoints.create_user, {
    ...(await as(person)),
    body: { user: { name: 'Inés Ríos', role_enum: 'Admin', ...user }, organization_id },
  });
const setActive = async (person: TestPerson, user_id: string, active: string) =>
  portal.send(endpoints.set_user_active, { ...(await as(person)), body: { user_id, active } });
const setRole = async (person: TestPerson, user_id: string, role_enum: string) =>
  portal.send(endpoints.change_user_role, { ...(await as(person)), body: { user_id, role_enum } });
const logIn = (mail: string, password = TEST_PASSWORD) =>
  portal.send(endpoints.login, { body: { mail, password, domain: 'sa' } });
const isOpen = async (token: string) => (await portal.send(endpoints.get_reports, { token })).ok;
const codeOf = async (response: Response) => (await readErrors(response))[0]?.code;
const menuOf = async (person: TestPerson, id: string) =>
  (
    await readAnswer(
      endpoints.user_modulos,
      await portal.send(endpoints.user_modulos, { ...(await as(person)), query: { id } }),
    )
  ).map(({ name }) => name);

const newPerson = (role: 'Admin' | 'Ejecutivo', by = PEOPLE.Admin) => inviteNewPerson(portal, by, role);

describe('the list of people', () => {
  it('shows an Admin the collaborators of the own organization, and whom they may change', async () => {
    const users = await usersFor(PEOPLE.Admin);
    expect(users.every((user) => user.organization_id === ORGANIZATION)).toBe(true);
    expect(users.map(({ mail }) => mail)).not.toContain(PEOPLE.client.mail);
    const editable = users.filter(({ can }) => can.edit).map(({ mail }) => mail);
    expect(editable).toContain(COLLEAGUE.mail);
    expect(editable).not.toContain(PEOPLE.Admin.mail);
    expect(editable).not.toContain(PEOPLE.SuperAdmin.mail);
  });

  it('shows a SuperAdmin those of every organization, with its name', async () => {
    const users = await usersFor(PEOPLE.SuperAdmin);
    expect(new Set(users.map(({ organization }) => organization))).toEqual(
      new Set(['Nóminas del Valle', 'Otra Firma']),
    );
    expect(users.find(({ mail }) => mail === STRANGER.mail)).toMatchObject({
      organization_id: OTHER_ORGANIZATION,
      roleName: 'Admin',
      active: 'true',
      invited: false,
      can: { edit: true },
    });
  });
});

describe('a new person', () => {
  it('is invited by a mail, chooses a password and finds the screens of their role', async () => {
    const mail = 'Ines.Rios@pruebas.test';
    const { id } = await readAnswer(
      endpoints.create_user,
      await create(PEOPLE.Admin, { mail, role_enum: 'Ejecutivo' }),
    );
    expect((await usersFor(PEOPLE.Admin)).find((user) => user.id === id)).toMatchObject({
      name: 'Inés Ríos',
      mail,
      roleName: 'Ejecutivo',
      invited: true,
    });
    expect((await logIn(mail)).status).toBe(401);
    await portal.runJobs();
    const [invitation] = await portal.takeMails();
    expect(invitation).toMatchObject({ to: mail, subject: 'Nóminas del Valle te invita a su portal' });
    expect(invitation?.link).toMatch(/^https:\/\/portal\.pruebas\.test\/newpassword\/[0-9a-f-]{36}$/);
    const accepted = await portal.send(endpoints.accept_invitation, {
      body: { id: invitation?.link.slice(-36), password: TEST_PASSWORD },
    });
    expect(accepted.status).toBe(200);
    expect((await logIn(mail.toUpperCase())).status).toBe(200);
    expect((await usersFor(PEOPLE.Admin)).find((user) => user.id === id)?.invited).toBe(false);
    const menu = await menuOf(PEOPLE.Admin, id);
    expect(menu).toContain('reportes');
    expect(menu).not.toContain('usuarios');
  });

  it('can ask for the invitation again as for a forgotten password', async () => {
    await create(PEOPLE.Admin, { mail: 'otra.vez@pruebas.test' });
    await portal.runJobs();
    const [first] = await portal.takeMails();
    await portal.send(endpoints.forgot_password, { body: { domain: 'sa', mail: 'otra.vez@pruebas.test' } });
    await portal.runJobs();
    const [second] = await portal.takeMails();
    expect(second?.link).toContain('/newpassword/');
    expect(second?.link).not.toBe(first?.link);
  });

  it('has a mail that no other account of the product has, whatever its case', async () => {
    const response = await create(PEOPLE.Admin, { mail: STRANGER.mail.toUpperCase() });
    expect(response.status).toBe(409);
    expect((await readErrors(response))[0]).toMatchObject({ code: 'user_mail_exists', field: 'user.mail' });
    const twice = await Promise.all(
      [1, 2, 3].map(() => create(PEOPLE.Admin, { mail: 'a.la.vez@pruebas.test' })),
    );
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('belongs to the organization of the Admin, or to the one that a SuperAdmin chooses', async () => {
    const mail = 'ajena@pruebas.test';
    expect(await codeOf(await create(PEOPLE.Admin, { mail }, OTHER_ORGANIZATION))).toBe(
      'organization_not_found',
    );
    expect(await codeOf(await create(PEOPLE.SuperAdmin, { mail }, randomUUID()))).toBe(
      'organization_not_found',
    );
    expect((await create(PEOPLE.SuperAdmin, { mail }, OTHER_ORGANIZATION)).status).toBe(200);
    expect((await usersFor(STRANGER)).map((user) => user.mail)).toContain(mail);
    await portal.runJobs();
    const [invitation] = await portal.takeMails();
    expect(invitation?.subject).toBe('Otra Firma te invita a su portal');
  });

  it.each([
    [{ mail: 'no es correo' }, 'user.mail'],
    [{ mail: 'a@b.mx', name: '  ' }, 'user.name'],
    [{ mail: 'a@b.mx', name: 'Ana\r\nBcc: b@b.mx' }, 'user.name'],
    [{ mail: 'a@b.mx', name: 'Ana \u202efdp.exe' }, 'user.name'],
    [{ mail: 'a@b.mx', role_enum: 'SuperAdmin' }, 'user.role_enum'],
    [{ mail: 'a@b.mx', role_enum: 'client' }, 'user.role_enum'],
  ])('refuses %j', async (user, field) => {
    const response = await create(PEOPLE.SuperAdmin, user);
    expect(response.status).toBe(400);
    expect((await readErrors(response)).map((error) => error.field)).toEqual([field]);
  });
});

describe('the clients of a new Ejecutivo', () => {
  const withClients = async (clients: string[], role_enum = 'Ejecutivo') =>
    portal.send(endpoints.create_user, {
      ...(await as(PEOPLE.Admin)),
      body: {
        user: { name: 'Zoé Luna', mail: `${randomUUID()}@pruebas.test`, role_enum },
        organization_id: ORGANIZATION,
        clients,
      },
    });

  it('are chosen with the account, and counted in the list', async () => {
    const { id } = await readAnswer(endpoints.create_user, await withClients([CLIENT, CLIENT]));
    const none = await readAnswer(endpoints.create_user, await withClients([]));
    for (const reader of [PEOPLE.Admin, PEOPLE.SuperAdmin]) {
      const counts = new Map((await usersFor(reader)).map((user) => [user.id, user.total_clients]));
      expect([counts.get(id), counts.get(none.id), counts.get(PEOPLE.Admin.id)]).toEqual([1, 0, null]);
    }
  });

  it('are of the own organization, and of nobody but an Ejecutivo; else there is no account', async () => {
    const before = (await usersFor(PEOPLE.Admin)).length;
    const foreign = await withClients([OTHER_CLIENT]);
    expect((await readErrors(foreign))[0]).toMatchObject({ code: 'not_found', field: 'clients' });
    expect((await withClients([CLIENT], 'Admin')).status).toBe(400);
    expect(await usersFor(PEOPLE.Admin)).toHaveLength(before);
  });
});

describe('an invitation that was never used', () => {
  it('is sent again by the same call that resets a password', async () => {
    const mail = `${randomUUID()}@pruebas.test`;
    const { id } = await readAnswer(endpoints.create_user, await create(PEOPLE.Admin, { mail }));
    await portal.runJobs();
    const [first] = await portal.takeMails();
    const body = { passId: id, mail, reset: true };
    expect(
      (await portal.send(endpoints.reset_user_password, { ...(await as(PEOPLE.Admin)), body })).status,
    ).toBe(200);
    await portal.runJobs();
    const [again] = await portal.takeMails();
    expect(again?.link).toMatch(/\/newpassword\//);
    expect(again?.link).not.toBe(first?.link);
  });

  it('is not sent to who is deactivated, nor is a reset', async () => {
    const person = await newPerson('Ejecutivo');
    await setActive(PEOPLE.Admin, person.id, 'false');
    const body = { passId: person.id, mail: person.mail, reset: true };
    const refused = await portal.send(endpoints.reset_user_password, { ...(await as(PEOPLE.Admin)), body });
    expect(await codeOf(refused)).toBe('invalid_user');
  });
});

describe('activating, deactivating, deleting', () => {
  it('a deactivated person is out at the next call and comes back as they were', async () => {
    const person = await newPerson('Ejecutivo');
    const session = await as(person);
    expect((await setActive(PEOPLE.Admin, person.id, 'false')).status).toBe(200);
    expect(await isOpen(session.token)).toBe(false);
    expect((await logIn(person.mail)).status).toBe(401);
    await portal.send(endpoints.forgot_password, { body: { domain: 'sa', mail: person.mail } });
    await portal.runJobs();
    expect(await portal.takeMails()).toEqual([]);
    expect((await setActive(PEOPLE.Admin, person.id, 'true')).status).toBe(200);
    expect(await isOpen(session.token)).toBe(false);
    expect((await logIn(person.mail)).status).toBe(200);
  });

  it('a deleted person is gone from the list for good and their mail is free', async () => {
    const person = await newPerson('Ejecutivo');
    const session = await as(person);
    expect((await setActive(PEOPLE.Admin, person.id, 'D')).status).toBe(200);
    expect(await isOpen(session.token)).toBe(false);
    expect((await usersFor(PEOPLE.Admin)).map(({ id }) => id)).not.toContain(person.id);
    for (const active of ['true', 'false', 'D'])
      expect(await codeOf(await setActive(PEOPLE.Admin, person.id, active))).toBe('not_found');
    const again = await readAnswer(endpoints.create_user, await create(PEOPLE.Admin, { mail: person.mail }));
    expect(again.id).not.toBe(person.id);
  });

  it('an invitation ends with the account, and is sent again when it is activated', async () => {
    const { id } = await readAnswer(
      endpoints.create_user,
      await create(PEOPLE.Admin, { mail: 'en.espera@pruebas.test' }),
    );
    await portal.runJobs();
    const [invitation] = await portal.takeMails();
    await setActive(PEOPLE.Admin, id, 'false');
    const accepted = await portal.send(endpoints.accept_invitation, {
      body: { id: invitation?.link.slice(-36), password: TEST_PASSWORD },
    });
    expect(await codeOf(accepted)).toBe('INVITATION_NOT_FOUND');
    await setActive(PEOPLE.Admin, id, 'true');
    await portal.runJobs();
    expect((await portal.takeMails()).map(({ to }) => to)).toEqual(['en.espera@pruebas.test']);
  });

  it('nobody does it to themself', async () => {
    for (const active of ['false', 'D']) {
      expect(await codeOf(await setActive(PEOPLE.Admin, PEOPLE.Admin.id, active))).toBe('own_account');
      expect(await codeOf(await setActive(PEOPLE.SuperAdmin, PEOPLE.SuperAdmin.id, active))).toBe(
        'own_account',
      );
    }
    expect(await codeOf(await setRole(PEOPLE.Admin, PEOPLE.Admin.id, 'Ejecutivo'))).toBe('own_account');
  });

  it('nor to a SuperAdmin, and nobody of a client gets a role here', async () => {
    expect(await codeOf(await setActive(PEOPLE.SuperAdmin, STRANGERS.SuperAdmin.id, 'false'))).toBe(
      'forbidden',
    );
    expect(await codeOf(await setRole(PEOPLE.SuperAdmin, PEOPLE.client.id, 'Admin'))).toBe('forbidden');
  });

  it('an organization keeps an active Admin who can log in', async () => {
    expect(await codeOf(await setActive(PEOPLE.SuperAdmin, STRANGER.id, 'false'))).toBe('last_admin');
    expect(await codeOf(await setActive(PEOPLE.SuperAdmin, STRANGER.id, 'D'))).toBe('last_admin');
    expect(await codeOf(await setRole(PEOPLE.SuperAdmin, STRANGER.id, 'Ejecutivo'))).toBe('last_admin');
    await create(PEOPLE.SuperAdmin, { mail: 'invitada@otra.test', role_enum: 'Admin' }, OTHER_ORGANIZATION);
    expect(await codeOf(await setActive(PEOPLE.SuperAdmin, STRANGER.id, 'false'))).toBe('last_admin');
  });

  it('two Admins who deactivate each other at once do not leave it without one', async () => {
    await portal.runJobs();
    await portal.takeMails();
    const other = await newPerson('Admin', STRANGER);
    const answers = await Promise.all([
      setActive(STRANGER, other.id, 'false'),
      setActive(other, STRANGER.id, 'false'),
    ]);
    const done = answers.filter(({ ok }) => ok).length;
    expect(done).toBe(1);
    const admins = (await usersFor(PEOPLE.SuperAdmin)).filter(
      (user) =>
        user.organization_id === OTHER_ORGANIZATION && user.roleName === 'Admin' && user.active === 'true',
    );
    expect(admins.filter(({ invited }) => !invited)).toHaveLength(1);
    for (const person of [STRANGER, other]) await setActive(PEOPLE.SuperAdmin, person.id, 'true');
  });
});

describe('a change of role', () => {
  it('ends the sessions and changes the screens and the clients', async () => {
    const person = await newPerson('Ejecutivo');
    const session = await as(person);
    const associated = { user_id: person.id, clients: [CLIENT] };
    await portal.send(endpoints.set_user_organization_clients, {
      ...(await as(PEOPLE.Admin)),
      body: associated,
    });
    expect((await setRole(PEOPLE.Admin, person.id, 'Admin')).status).toBe(200);
    expect(await isOpen(session.token)).toBe(false);
    expect(await menuOf(PEOPLE.Admin, person.id)).toContain('usuarios');
    expect((await setRole(PEOPLE.Admin, person.id, 'Ejecutivo')).status).toBe(200);
    expect(await menuOf(PEOPLE.Admin, person.id)).not.toContain('usuarios');
    const clients = await portal.send(endpoints.client, await as(person));
    expect(await clients.json()).toEqual([]);
  });

  it('makes nobody a SuperAdmin, and nobody of a client a collaborator', async () => {
    expect((await setRole(PEOPLE.SuperAdmin, COLLEAGUE.id, 'SuperAdmin')).status).toBe(400);
    expect(await codeOf(await setRole(PEOPLE.Admin, PEOPLE.client.id, 'Admin'))).toBe('forbidden');
  });
});
