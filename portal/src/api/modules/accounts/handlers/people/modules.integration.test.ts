import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../../testing/start-test-portal.ts';
import { PEOPLE, STRANGER, type TestPerson } from '../../../../testing/test-people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

const as = async (person: TestPerson) => ({ token: (await portal.openSession(person)).token });
const ownersFor = async (person: TestPerson) =>
  readAnswer(
    endpoints.organizationsAllUser,
    await portal.send(endpoints.organizationsAllUser, await as(person)),
  );
const modulesFor = async (person: TestPerson) =>
  readAnswer(endpoints.modulos, await portal.send(endpoints.modulos, await as(person)));
const assigned = async (person: TestPerson, id: string) =>
  readAnswer(
    endpoints.get_modulos,
    await portal.send(endpoints.get_modulos, { ...(await as(person)), query: { id } }),
  );
const assign = async (person: TestPerson, user_id: string, modules: number[]) =>
  portal.send(endpoints.set_modulos, { ...(await as(person)), body: { user_id, modules } });

describe('whose modules are seen', () => {
  it('an Admin sees everybody of the organization, a client by an empty role', async () => {
    const owners = await ownersFor(PEOPLE.Admin);
    const roles = new Map(owners.map(({ id, roleName }) => [id, roleName]));
    expect(roles.get(PEOPLE.Ejecutivo.id)).toBe('Ejecutivo');
    expect(roles.get(PEOPLE.client.id)).toBe('');
    expect(roles.has(STRANGER.id)).toBe(false);
    expect(owners.find(({ id }) => id === PEOPLE.Admin.id)?.can.assign).toBe(false);
    expect(owners.find(({ id }) => id === PEOPLE.client.id)?.can.assign).toBe(true);
  });

  it('a SuperAdmin sees those of every organization', async () => {
    const ids = (await ownersFor(PEOPLE.SuperAdmin)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([PEOPLE.Admin.id, STRANGER.id]));
  });

  it('the others see themselves alone', async () => {
    for (const person of [PEOPLE.Ejecutivo, PEOPLE.client]) {
      const owners = await ownersFor(person);
      expect(owners.map(({ id, can }) => ({ id, can }))).toEqual([{ id: person.id, can: { assign: false } }]);
      expect((await assigned(person, person.id)).length).toBeGreaterThan(0);
    }
  });
});

describe('assigning', () => {
  it('replaces what the menu shows, and leaves a trace', async () => {
    const own = (await modulesFor(PEOPLE.Admin)).filter(({ roles }) => roles.includes('Ejecutivo'));
    const kept = own.filter(({ path }) => path === '' || path === 'reports').map(({ id }) => id);
    expect((await assign(PEOPLE.Admin, PEOPLE.Ejecutivo.id, kept)).status).toBe(200);
    expect((await assigned(PEOPLE.Admin, PEOPLE.Ejecutivo.id)).map(({ id }) => id)).toEqual(kept);
    const menu = await portal.send(endpoints.user_modulos, {
      ...(await as(PEOPLE.Ejecutivo)),
      query: { id: PEOPLE.Ejecutivo.id },
    });
    expect((await readAnswer(endpoints.user_modulos, menu)).map(({ path }) => path)).toEqual(['', 'reports']);
    const audit = await portal.send(endpoints.account_audit, {
      ...(await as(PEOPLE.Admin)),
      query: { kind: 'modules_changed' },
    });
    expect(JSON.stringify(await audit.json())).toContain('Inicio, Reportes');
    expect(
      (
        await assign(
          PEOPLE.SuperAdmin,
          PEOPLE.Ejecutivo.id,
          own.map(({ id }) => id),
        )
      ).status,
    ).toBe(200);
    expect(await assigned(PEOPLE.Ejecutivo, PEOPLE.Ejecutivo.id)).toHaveLength(own.length);
  });

  it('takes a screen out of the menu, and refuses no call: what somebody may do is their role', async () => {
    const own = await assigned(PEOPLE.Admin, PEOPLE.Ejecutivo.id);
    expect(own.length).toBeGreaterThan(0);
    expect((await assign(PEOPLE.Admin, PEOPLE.Ejecutivo.id, [])).status).toBe(200);
    expect(await assigned(PEOPLE.Admin, PEOPLE.Ejecutivo.id)).toEqual([]);
    const answer = await portal.send(endpoints.get_reports, { ...(await as(PEOPLE.Ejecutivo)), query: {} });
    expect(answer.status).toBe(200);
    const all = own.map(({ id }) => id);
    expect((await assign(PEOPLE.Admin, PEOPLE.Ejecutivo.id, all)).status).toBe(200);
  });

  it('refuses a module of another role, and changes nothing', async () => {
    const before = await assigned(PEOPLE.Admin, PEOPLE.client.id);
    const providers = (await modulesFor(PEOPLE.Admin)).find(({ path }) => path === 'provedores');
    const refused = await assign(PEOPLE.Admin, PEOPLE.client.id, [providers?.id ?? 0]);
    expect(refused.status).toBe(404);
    expect((await readErrors(refused))[0]?.field).toBe('modules');
    expect(await assigned(PEOPLE.Admin, PEOPLE.client.id)).toEqual(before);
  });

  it('refuses oneself, who has no right, and people of others', async () => {
    const refusals = [
      [PEOPLE.Admin, PEOPLE.Admin, 'own_account'],
      [PEOPLE.Ejecutivo, PEOPLE.client, 'forbidden'],
      [PEOPLE.Admin, STRANGER, 'not_found'],
    ] as const;
    for (const [actor, person, code] of refusals) {
      const refused = await assign(actor, person.id, []);
      expect((await readErrors(refused)).map((error) => error.code)).toEqual([code]);
    }
  });
});
