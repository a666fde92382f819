import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../../testing/start-test-portal.ts';
import {
  CLIENT,
  COLLEAGUE,
  ORGANIZATION,
  PEOPLE,
  STRANGER,
  TEST_PASSWORD,
} from '../../../../testing/test-people.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(() => portal.pass(3_600_000));

const logIn = (mail: string, password = TEST_PASSWORD, headers: Record<string, string> = {}) =>
  portal.send(endpoints.login, { body: { mail, password, domain: 'sa' }, headers });
const cookieNamed = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
const cookieOf = (response: Response) => cookieNamed(response, 'lienzo_sesion');
const deviceOf = (response: Response) => cookieNamed(response, 'lienzo_dispositivo');
const renew = (cookie: string) => portal.send(endpoints.refresh, { headers: { Cookie: cookie } });
const isAlive = async (token: string) =>
  (await portal.send(endpoints.get_item_types, { token })).status === 200;
const codesOf = async (response: Response) => (await readErrors(response)).map((entry) => entry.code);
const sessionOf = (response: Response) => readAnswer(endpoints.login, response);
const setUser = (id: string, values: { active?: 'true' | 'false' | 'D'; role?: 'Admin' | 'Ejecutivo' }) =>
  inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, (trx) =>
    trx.updateTable('users').set(values).where('id', '=', id).execute(),
  );

describe('login', () => {
  it('tells who signed in and where they belong', async () => {
    const answer = await sessionOf(await logIn(PEOPLE.client.mail.toUpperCase()));
    expect(answer).toMatchObject({
      userId: PEOPLE.client.id,
      userName: PEOPLE.client.name,
      roleName: 'client',
      ownerEntityId: CLIENT,
      organizationName: 'Nóminas del Valle',
      expires_in: 900,
      ui: { primary_color: '2545C4', secondary_color: 'FDAE38' },
    });
    expect(answer.ui.url_logo).toMatch(/^\/api\/organization\/logo\?hash=[0-9a-f]{64}$/);
    expect(JSON.stringify(answer)).not.toContain('argon2');
  });

  it('gives a token that is taken however its scheme is written, and under no other (RFC 9110 §11.1)', async () => {
    const { access_token } = await sessionOf(await logIn(PEOPLE.Admin.mail));
    const statusWith = async (Authorization: string) =>
      (await portal.send(endpoints.get_item_types, { headers: { Authorization } })).status;
    expect(await statusWith(`bearer ${access_token}`)).toBe(200);
    for (const wrong of [
      `Basic ${access_token}`,
      access_token,
      `Bearer  ${access_token}`,
      `Bearer ${access_token},x`,
    ])
      expect(await statusWith(wrong), wrong.slice(0, 8)).toBe(401);
  });

  it('sets a cookie that scripts and other sites cannot use, Secure when its address is https', async () => {
    const cookie = (await logIn(PEOPLE.Admin.mail)).headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    expect(cookie).toMatch(/Path=\/api\/account/);
    expect(cookie).toMatch(/Secure/);
    const { publicUrl } = portal.services;
    portal.services.publicUrl = 'http://portal.pruebas.test';
    expect((await logIn(PEOPLE.Admin.mail)).headers.get('set-cookie')).not.toMatch(/Secure/);
    portal.services.publicUrl = publicUrl;
  });

  it('says the same to an unknown account and to a wrong password', async () => {
    const unknown = await logIn('nadie@pruebas.test');
    const wrong = await logIn(PEOPLE.Admin.mail, 'Equivocada1');
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect(await unknown.text()).toBe(await wrong.text());
  });

  it('refuses a deactivated account as if it did not exist', async () => {
    await setUser(PEOPLE.Ejecutivo.id, { active: 'false' });
    expect(await codesOf(await logIn(PEOPLE.Ejecutivo.mail))).toEqual(['user_not_found']);
    await setUser(PEOPLE.Ejecutivo.id, { active: 'true' });
  });

  it('slows a guesser at one account down and says how long', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn('victima@pruebas.test', 'x');
    const refused = await logIn('Victima@pruebas.test', 'x');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await codesOf(refused)).toEqual(['too_many_requests']);
    portal.pass(30_000);
    expect((await logIn('victima@pruebas.test', 'x')).status).toBe(401);
  });

  it('slows a guesser over many accounts down', async () => {
    const answers = await Promise.all(
      Array.from({ length: 61 }, (_, at) => logIn(`cuenta${at}@pruebas.test`, 'x')),
    );
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1);
  });

  it('lets the owner in on a known device while somebody else uses up the attempts', async () => {
    const device = deviceOf(await logIn(PEOPLE.client.mail));
    for (let attempt = 0; attempt < 12; attempt += 1) await logIn(PEOPLE.client.mail, 'x');
    expect((await logIn(PEOPLE.client.mail)).status).toBe(429);
    const known = (password: string, mail = PEOPLE.client.mail) =>
      portal.send(endpoints.login, {
        body: { mail, password, domain: 'sa' },
        headers: { Cookie: device },
      });
    expect((await known(TEST_PASSWORD)).status).toBe(200);
    // The device too has an end of attempts, and is known to its own account alone.
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await known('x')).status).toBe(401);
    expect((await known(TEST_PASSWORD)).status).toBe(429);
    for (let attempt = 0; attempt < 11; attempt += 1) await known('x', PEOPLE.Ejecutivo.mail);
    expect((await logIn(PEOPLE.Ejecutivo.mail)).status).toBe(429);
  });

  it('takes no device for known by a cookie that is not ours', async () => {
    const device = deviceOf(await logIn(PEOPLE.client.mail));
    for (let attempt = 0; attempt < 11; attempt += 1) await logIn(PEOPLE.client.mail, 'x');
    for (const forged of [
      `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`,
      'lienzo_dispositivo=x',
    ])
      expect((await logIn(PEOPLE.client.mail, TEST_PASSWORD, { Cookie: forged })).status, forged).toBe(429);
  });

  it('remembers five people of a shared device', async () => {
    let device = '';
    const people = [PEOPLE.SuperAdmin, PEOPLE.Admin, PEOPLE.Ejecutivo, PEOPLE.client, COLLEAGUE, STRANGER];
    for (const { mail } of people)
      device = deviceOf(await logIn(mail, TEST_PASSWORD, device === '' ? {} : { Cookie: device }));
    expect(device.split('.')).toHaveLength(6);
  });

  it('names who called in the log', async () => {
    const token = await portal.signIn(PEOPLE.Admin);
    await portal.send(endpoints.client, { token });
    const requests = portal.log
      .map((line) => JSON.parse(line))
      .filter(({ event }) => event === 'request')
      .slice(-2);
    expect(requests.map(({ userId }) => userId)).toEqual([PEOPLE.Admin.id, PEOPLE.Admin.id]);
  });

  it('writes no password and no token into the log', async () => {
    await logIn(PEOPLE.Admin.mail, 'Contrasena-Secreta-1');
    const token = await portal.signIn(PEOPLE.Admin);
    const log = portal.log.join('');
    expect(log).not.toContain('Contrasena-Secreta-1');
    expect(log).not.toContain(token);
  });
});

describe('a session', () => {
  it('ends with the logout, token and cookie', async () => {
    const opened = await logIn(PEOPLE.Admin.mail);
    const { access_token } = await sessionOf(opened);
    expect(await isAlive(access_token)).toBe(true);
    const left = await portal.send(endpoints.logout, { token: access_token });
    expect(left.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    expect(await isAlive(access_token)).toBe(false);
    expect((await renew(cookieOf(opened))).status).toBe(401);
  });

  it.each(['false', 'D'] as const)('ends on the next call when the account becomes %s', async (active) => {
    const opened = await logIn(PEOPLE.Ejecutivo.mail);
    const { access_token } = await sessionOf(opened);
    await setUser(PEOPLE.Ejecutivo.id, { active });
    const refused = await portal.send(endpoints.get_reports, { token: access_token });
    expect(refused.status).toBe(401);
    expect(await codesOf(refused)).toEqual(['invalid_token']);
    expect((await renew(cookieOf(opened))).status).toBe(401);
    await setUser(PEOPLE.Ejecutivo.id, { active: 'true' });
  });

  it('ends on the next call when the role changes', async () => {
    const token = await portal.signIn(PEOPLE.Ejecutivo);
    await setUser(PEOPLE.Ejecutivo.id, { role: 'Admin' });
    expect(await isAlive(token)).toBe(false);
    await setUser(PEOPLE.Ejecutivo.id, { role: 'Ejecutivo' });
  });

  it('is not opened by tokens that are forged, changed or of nobody', async () => {
    const token = await portal.signIn(PEOPLE.Admin);
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: PEOPLE.SuperAdmin.id })).toString(
      'base64url',
    );
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const bad of [`${head}.${forged}.${signature}`, `${none}.${body}.`, 'x', `${token}x`, ''])
      expect(await isAlive(bad), bad).toBe(false);
  });
});

describe('renewal', () => {
  it('gives a new token and replaces the cookie', async () => {
    const first = cookieOf(await logIn(PEOPLE.Admin.mail));
    const renewed = await renew(first);
    expect(renewed.status).toBe(200);
    const answer = await sessionOf(renewed);
    expect(answer.userId).toBe(PEOPLE.Admin.id);
    expect(await isAlive(answer.access_token)).toBe(true);
    expect(cookieOf(renewed)).not.toBe(first);
    expect((await renew(cookieOf(renewed))).status).toBe(200);
  });

  it('lets two tabs renew at the same moment, and both stay signed in', async () => {
    const first = cookieOf(await logIn(PEOPLE.Admin.mail));
    const tabs = await Promise.all([renew(first), renew(first), renew(first)]);
    expect(tabs.map((tab) => tab.status)).toEqual([200, 200, 200]);
    expect(new Set(tabs.map(cookieOf)).size).toBe(1);
    expect((await renew(cookieOf(tabs[2] ?? new Response()))).status).toBe(200);
  });

  it('ends the session when a replaced token comes back later: it was stolen', async () => {
    const stolen = cookieOf(await logIn(PEOPLE.Admin.mail));
    const owner = await renew(stolen);
    const { access_token } = await sessionOf(owner);
    const second = await renew(cookieOf(owner));
    expect((await renew(stolen)).status).toBe(401);
    expect((await renew(cookieOf(second))).status).toBe(401);
    expect(await isAlive(access_token)).toBe(false);
  });

  it('ends the session also when only seconds have passed too many', async () => {
    const first = cookieOf(await logIn(PEOPLE.Admin.mail));
    await renew(first);
    await inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, (trx) =>
      trx
        .updateTable('sessions')
        .set({ rotated_at: new Date(Date.now() - 11_000) })
        .execute(),
    );
    expect((await renew(first)).status).toBe(401);
  });

  /** Moves every session of the organization this far into the past. */
  const age = (interval: string) =>
    inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, (trx) =>
      sql`update sessions set created_at = created_at - ${interval}::interval`.execute(trx),
    );
  const endsAt = async (sessionId: string) =>
    inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, (trx) =>
      trx
        .selectFrom('sessions')
        .select(['created_at', 'expires_at'])
        .where('id', '=', sessionId)
        .executeTakeFirstOrThrow(),
    );

  it('ends a session 30 days after its login, however often it was renewed', async () => {
    const opened = cookieOf(await logIn(PEOPLE.Admin.mail));
    await age('29 days 23 hours');
    const renewed = await renew(opened);
    const { access_token } = await sessionOf(renewed);
    const { created_at, expires_at } = await endsAt(cookieOf(renewed).slice(14, 50));
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * 24 * 3_600_000);
    await inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, (trx) =>
      sql`update sessions set created_at = created_at - interval '1 hour',
        expires_at = expires_at - interval '1 hour'`.execute(trx),
    );
    expect(await isAlive(access_token)).toBe(false);
    expect((await renew(cookieOf(renewed))).status).toBe(401);
  });

  it('does not wake a session whose time was over, though its row is still there', async () => {
    const opened = cookieOf(await logIn(PEOPLE.Admin.mail));
    await inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, (trx) =>
      sql`update sessions set expires_at = now()`.execute(trx),
    );
    expect((await renew(opened)).status).toBe(401);
  });

  it('refuses what is no cookie of ours', async () => {
    for (const cookie of [
      '',
      'lienzo_sesion=x',
      `lienzo_sesion=${PEOPLE.Admin.id}.${'a'.repeat(43)}`,
      // As long as a UUID, and none.
      `lienzo_sesion=${'-'.repeat(36)}.${'a'.repeat(43)}`,
      `lienzo_sesion=${'a'.repeat(36)}.${'a'.repeat(43)}`,
    ]) {
      const refused = await renew(cookie);
      expect(refused.status, cookie).toBe(401);
      expect(await codesOf(refused)).toEqual(['invalid_token']);
    }
  });
});

describe('menu and clients', () => {
  it('a person reads their own menu, in order', async () => {
    const token = await portal.signIn(PEOPLE.client);
    const answer = await portal.send(endpoints.user_modulos, { token, query: { id: PEOPLE.client.id } });
    const modules = await readAnswer(endpoints.user_modulos, answer);
    expect(modules.map((one) => one.path)).toContain('directorio');
    expect(modules.map((one) => one.path)).not.toContain('reports');
    expect(modules.map((one) => one.orden)).toEqual(
      [...modules.map((one) => one.orden)].sort((a, b) => a - b),
    );
  });

  it('only administrators read the menu of others, and never of another organization', async () => {
    const query = { id: PEOPLE.client.id };
    const menuFor = async (person: typeof STRANGER) =>
      portal.send(endpoints.user_modulos, { token: await portal.signIn(person), query });
    expect((await menuFor(PEOPLE.Ejecutivo)).status).toBe(403);
    expect((await readAnswer(endpoints.user_modulos, await menuFor(PEOPLE.Admin))).length).toBeGreaterThan(0);
    expect(await (await menuFor(STRANGER)).json()).toEqual([]);
  });

  it('lists the clients that a person may see', async () => {
    const names = async (person: typeof STRANGER) => {
      const answer = await portal.send(endpoints.client, { token: await portal.signIn(person) });
      return (await readAnswer(endpoints.client, answer)).map((one) => one.name);
    };
    expect(await names(PEOPLE.Admin)).toEqual(['Abarrotes Azteca', 'Buenavista Textil']);
    expect(await names(PEOPLE.Ejecutivo)).toEqual(['Abarrotes Azteca']);
    expect(await names(STRANGER)).toEqual(['Ajena']);
  });
});

it('a session is renewed on a portal whose clock is months off, and ends by the database', async () => {
  const cookie = cookieOf(await logIn(PEOPLE.Admin.mail));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90 * 24 * 3_600_000 });
  try {
    const renewed = await renew(cookie);
    expect(renewed.status).toBe(200);
    const again = cookieOf(renewed);
    const operator = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' } as const;
    await inTenant(portal.owner, operator, (trx) => sql`update sessions set expires_at = now()`.execute(trx));
    expect((await renew(again)).status).toBe(401);
  } finally {
    vi.useRealTimers();
  }
});
