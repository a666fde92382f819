import { randomUUID } from 'node:crypto';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { readErrors } from '../../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, TEST_PASSWORD, type TestPerson } from '../../../../testing/test-people.ts';

const NEW_PASSWORD = 'Cuatro-Gansos-27';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(async () => {
  portal.pass(24 * 3_600_000);
  await portal.runJobs();
  await portal.takeMails();
});

const forgot = (mail: string) =>
  portal.send(endpoints.forgot_password, {
    body: { domain: 'sa', mail },
  });
const replace = (body: object, token?: string) =>
  portal.send(endpoints.replace_password, { body, ...(token === undefined ? {} : { token }) });
const accept = (body: object) => portal.send(endpoints.accept_invitation, { body });
const isValid = async (id: string) =>
  (await portal.send(endpoints.check_password_link, { query: { id } })).json();
const logIn = (mail: string, password: string) =>
  portal.send(endpoints.login, { body: { mail, password, domain: 'sa' } });
const isOpen = async (token: string) => (await portal.send(endpoints.get_reports, { token })).status === 200;
const idOf = (link: string) => link.slice(-36);
const codeOf = async (response: Response) => (await readErrors(response))[0]?.code;

/** Asks for a reset and reads the link from the mail. */
async function linkFor(person: TestPerson): Promise<string> {
  expect((await forgot(person.mail)).status).toBe(200);
  await portal.runJobs();
  const [mail] = await portal.takeMails();
  return idOf(mail?.link ?? '');
}

const asProgram = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' } as const;
/** Moves the end of every link this far into the past. */
const age = (interval: string) =>
  inTenant(portal.owner, asProgram, (trx) =>
    sql`update password_links set expires_at = expires_at - ${interval}::interval`.execute(trx),
  );

describe('a forgotten password', () => {
  it('is replaced through the link of a mail, which serves once', async () => {
    const old = await portal.signIn(PEOPLE.Ejecutivo);
    await forgot('EJECUTIVO@pruebas.test');
    await portal.runJobs();
    const [mail] = await portal.takeMails();
    expect(mail).toMatchObject({ to: PEOPLE.Ejecutivo.mail, subject: 'Recupera tu contraseña' });
    expect(mail?.link).toMatch(/^https:\/\/portal\.pruebas\.test\/recoverpassword\/[0-9a-f-]{36}$/);
    const id = idOf(mail?.link ?? '');
    expect(await isValid(id)).toEqual({ valid: true });

    expect((await replace({ id, password: NEW_PASSWORD })).status).toBe(200);
    expect(await isValid(id)).toEqual({ valid: false });
    expect(await readErrors(await replace({ id, password: NEW_PASSWORD }))).toEqual([
      { code: 'INVITATION_NOT_FOUND', message: 'El enlace caducó o no existe. Pide otro.' },
    ]);
    expect((await logIn(PEOPLE.Ejecutivo.mail, TEST_PASSWORD)).status).toBe(401);
    expect((await logIn(PEOPLE.Ejecutivo.mail, NEW_PASSWORD)).status).toBe(200);
    expect(await isOpen(old)).toBe(false);

    await portal.runJobs();
    const [told] = await portal.takeMails();
    expect(told).toMatchObject({ to: PEOPLE.Ejecutivo.mail, subject: 'Tu contraseña cambió' });
  });

  it('answers alike whether or not the account exists, and mails only to those that do', async () => {
    const known = await forgot(PEOPLE.client.mail);
    const unknown = await forgot('nadie@pruebas.test');
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await portal.runJobs();
    expect((await portal.takeMails()).map(({ to }) => to)).toEqual([PEOPLE.client.mail]);
  });

  it('is asked for a few times only, by account and by address', async () => {
    for (let time = 0; time < 3; time += 1) expect((await forgot('x@pruebas.test')).status).toBe(200);
    const refused = await forgot('X@PRUEBAS.test');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect((await readErrors(refused))[0]?.message).toMatch(/^Demasiados intentos. Espera \d+ minutos/);
    portal.pass(600_000);
    expect((await forgot('x@pruebas.test')).status).toBe(200);
    let answer = await forgot(`${randomUUID()}@pruebas.test`);
    for (let time = 0; time < 30 && answer.status === 200; time += 1)
      answer = await forgot(`${randomUUID()}@pruebas.test`);
    expect(answer.status).toBe(429);
  });

  it('has one link: a new one voids the one before, and an hour ends it', async () => {
    const first = await linkFor(PEOPLE.client);
    const second = await linkFor(PEOPLE.client);
    expect(await isValid(first)).toEqual({ valid: false });
    expect(await isValid(second)).toEqual({ valid: true });
    await age('59 minutes');
    expect(await isValid(second)).toEqual({ valid: true });
    await age('1 minute');
    expect(await isValid(second)).toEqual({ valid: false });
    expect(await codeOf(await replace({ id: second, password: NEW_PASSWORD }))).toBe('INVITATION_NOT_FOUND');
  });

  it('gives way to one of two that use the link at once', async () => {
    const id = await linkFor(PEOPLE.client);
    const answers = await Promise.all(
      ['Cinco-Rios-28', 'Seis-Cerros-29', 'Siete-Lagos-30'].map((password) => replace({ id, password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('keeps no secret: the stored link cannot be used', async () => {
    const id = await linkFor(PEOPLE.client);
    const stored = await inTenant(portal.owner, asProgram, (trx) =>
      trx.selectFrom('password_links').select(['id', 'token_hash']).execute(),
    );
    expect(JSON.stringify(stored)).not.toContain(id);
    for (const { id: row, token_hash } of stored) {
      expect(await isValid(row)).toEqual({ valid: false });
      expect((await accept({ id: token_hash, password: NEW_PASSWORD })).status).toBe(400);
    }
    const jobs = await sql<{ data: unknown }>`select data from pgboss.job`.execute(portal.owner);
    expect(JSON.stringify(jobs.rows)).not.toContain(id);
  });

  it.each([
    ['short1A', 'Usa al menos 8 caracteres.'],
    ['sinmayuscula1', 'Incluye al menos una letra mayúscula.'],
    ['SinNumero', 'Incluye al menos un número.'],
    [`A1${'x'.repeat(300)}`, 'Usa 200 caracteres como máximo.'],
  ])('refuses the password %s', async (password, message) => {
    const response = await accept({ id: randomUUID(), password });
    expect(response.status).toBe(400);
    expect((await readErrors(response)).map((error) => error.message)).toContain(message);
  });

  it('is not replaced by one that is easily guessed, and the link goes on serving', async () => {
    const id = await linkFor(PEOPLE.client);
    const common = 'Es fácil de adivinar. Prueba con tres palabras que no vayan juntas y un número.';
    const own = 'Lleva tu nombre, tu correo o el de tu organización. Elige otras palabras.';
    for (const [password, message] of [
      ['Password1', common],
      ['Guadalajara1', common],
      ['Lienzo2026', common],
      ['Cliente2026', own],
      ['VallePersona1', own],
    ]) {
      const refused = await replace({ id, password });
      expect(refused.status, password).toBe(422);
      expect(await readErrors(refused)).toEqual([{ code: 'weak_password', message, field: 'password' }]);
    }
    expect((await replace({ id, password: 'Ocho-Barcos-31' })).status).toBe(200);
  });

  it('does not take a reset for an invitation', async () => {
    const id = await linkFor(PEOPLE.client);
    expect(await codeOf(await accept({ id, password: NEW_PASSWORD }))).toBe('INVITATION_NOT_FOUND');
    expect(await isValid(id)).toEqual({ valid: true });
  });

  it.each(['nada', '', '../../etc', 'x'.repeat(36), `${randomUUID()}x`])('refuses the id %j', async (id) => {
    expect((await replace({ id, password: NEW_PASSWORD })).status).toBe(400);
  });
});

describe('changing one’s own password', () => {
  const change = (token: string, passOld: string, passNew: string, passId = PEOPLE.Admin.id) =>
    replace({ passId, passOld, passNew }, token);

  it('ends the other sessions, keeps this one, and tells the person', async () => {
    const here = await portal.signIn(PEOPLE.Admin);
    const there = await portal.signIn(PEOPLE.Admin);
    const link = await linkFor(PEOPLE.Admin);
    expect((await change(here, TEST_PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect(await isOpen(here)).toBe(true);
    expect(await isOpen(there)).toBe(false);
    expect(await isValid(link)).toEqual({ valid: false });
    await portal.runJobs();
    expect((await portal.takeMails()).map(({ subject }) => subject)).toEqual(['Tu contraseña cambió']);
    expect((await change(here, NEW_PASSWORD, TEST_PASSWORD)).status).toBe(200);
  });

  it('refuses one that is easily guessed, after the current one was right', async () => {
    const token = await portal.signIn(PEOPLE.Admin);
    const weak = await change(token, TEST_PASSWORD, 'Password1');
    expect((await readErrors(weak))[0]).toMatchObject({ code: 'weak_password', field: 'passNew' });
    expect(await codeOf(await change(token, 'No es esta 1', 'Password1'))).toBe('wrong_password');
    expect(await codeOf(await change(token, TEST_PASSWORD, 'Admin-Valle-1'))).toBe('weak_password');
  });

  it('says so when the current one is wrong, and slows a guesser down', async () => {
    const token = await portal.signIn(PEOPLE.Admin);
    const wrong = await change(token, 'No es esta 1', NEW_PASSWORD);
    expect(wrong.status).toBe(422);
    expect((await readErrors(wrong))[0]).toMatchObject({
      code: 'wrong_password',
      field: 'passOld',
      message: 'Tu contraseña no pudo ser modificada: la contraseña actual no es correcta.',
    });
    let status = 422;
    for (let time = 0; time < 12 && status === 422; time += 1)
      status = (await change(token, 'No es esta 1', NEW_PASSWORD)).status;
    expect(status).toBe(429);
    expect(await isOpen(token)).toBe(true);
  });

  it('needs the person’s own session', async () => {
    expect(
      (await replace({ passId: PEOPLE.Admin.id, passOld: TEST_PASSWORD, passNew: NEW_PASSWORD })).status,
    ).toBe(401);
    const token = await portal.signIn(PEOPLE.SuperAdmin);
    expect(await codeOf(await change(token, TEST_PASSWORD, NEW_PASSWORD))).toBe('invalid_user');
    expect((await logIn(PEOPLE.Admin.mail, TEST_PASSWORD)).status).toBe(200);
  });
});
