/** A person's name and mail, corrected by who manages their account; the new mail is confirmed by its link. */
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../../testing/start-test-portal.ts';
import { ORGANIZATION, PEOPLE, TEST_PASSWORD } from '../../../../testing/test-people.ts';

let portal: TestPortal;
let token: string;
beforeAll(async () => {
  portal = await startTestPortal();
  token = await portal.signIn(PEOPLE.Admin);
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await portal.runJobs();
  await portal.takeMails();
});

const asProgram = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' } as const;
const storedOf = (id: string) =>
  inTenant(portal.owner, asProgram, (trx) =>
    trx.selectFrom('users').select(['name', 'mail']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
const save = (user_id: string, name: string, mail: string, as = token) =>
  portal.send(endpoints.save_person, { token: as, body: { user_id, name, mail } });
const asked = async (answer: Response) => (await readAnswer(endpoints.save_person, answer)).mail;
const confirm = (id: string) => portal.send(endpoints.confirm_mail, { body: { id } });
const logIn = async (mail: string) =>
  (await portal.send(endpoints.login, { body: { mail, password: TEST_PASSWORD, domain: 'sa' } })).status;
const isOpen = async (session: string) =>
  (await portal.send(endpoints.get_reports, { token: session })).status === 200;
async function mails() {
  await portal.runJobs();
  return (await portal.takeMails()).map(({ to, subject, link }) => ({
    to,
    subject,
    id: (link ?? '').slice(-36),
  }));
}

it('a new mail holds once it is confirmed: sessions end, and the former mail is told', async () => {
  const { id, mail: former } = PEOPLE.Ejecutivo;
  const session = await portal.signIn(PEOPLE.Ejecutivo);
  expect(await asked(await save(id, 'Elena Corregida', 'nuevo@pruebas.test'))).toBe('asked');
  expect(await storedOf(id)).toEqual({ name: 'Elena Corregida', mail: former });
  const [sent] = await mails();
  expect(sent).toMatchObject({ to: 'nuevo@pruebas.test', subject: 'Confirma tu correo' });
  expect([await isOpen(session), await logIn(former)]).toEqual([true, 200]);

  expect((await confirm(sent?.id ?? '')).status).toBe(200);
  expect((await storedOf(id)).mail).toBe('nuevo@pruebas.test');
  expect([await isOpen(session), await logIn(former), await logIn('nuevo@pruebas.test')]).toEqual([
    false,
    401,
    200,
  ]);
  expect(await mails()).toMatchObject([{ to: former, subject: 'Tu correo cambió' }]);
  // It serves once.
  expect((await readErrors(await confirm(sent?.id ?? '')))[0]).toMatchObject({
    code: 'INVITATION_NOT_FOUND',
  });

  expect(await asked(await save(id, PEOPLE.Ejecutivo.name, former))).toBe('asked');
  expect((await confirm((await mails())[0]?.id ?? '')).status).toBe(200);
});

it('the latest request counts, it ends when the mail stays, with the account, and after a day', async () => {
  const { id, mail, name } = PEOPLE.client;
  await save(id, name, 'uno@pruebas.test');
  const [first] = await mails();
  await save(id, name, 'dos@pruebas.test');
  const [second] = await mails();
  expect((await confirm(first?.id ?? '')).status).toBe(404);
  expect(await asked(await save(id, name, mail.toUpperCase()))).toBe('same');
  expect((await confirm(second?.id ?? '')).status).toBe(404);

  await save(id, name, 'tres@pruebas.test');
  const [third] = await mails();
  await inTenant(portal.owner, asProgram, (trx) =>
    sql`update mail_changes set expires_at = expires_at - interval '24 hours 1 second'`.execute(trx),
  );
  expect((await confirm(third?.id ?? '')).status).toBe(404);

  await save(id, name, 'cuatro@pruebas.test');
  const [fourth] = await mails();
  for (const active of ['false', 'true'])
    await portal.send(endpoints.set_user_active, { token, body: { user_id: id, active } });
  expect((await confirm(fourth?.id ?? '')).status).toBe(404);
  expect((await storedOf(id)).mail).toBe(mail);
});

it('who has no password yet gets the invitation at the right mail, and the former link ends', async () => {
  const user = { name: 'Inés Ríos', mail: 'invitda@pruebas.test', role_enum: 'Ejecutivo' };
  const created = await portal.send(endpoints.create_user, {
    token,
    body: { user, organization_id: ORGANIZATION },
  });
  const { id } = await readAnswer(endpoints.create_user, created);
  const [former] = await mails();
  expect(await asked(await save(id, user.name, 'invitada@pruebas.test'))).toBe('changed');
  const link = await portal.send(endpoints.check_password_link, { query: { id: former?.id ?? '' } });
  expect(await link.json()).toEqual({ valid: false });
  expect(await mails()).toMatchObject([{ to: 'invitada@pruebas.test' }]);
});

it('another account’s mail, one’s own account and people of others are refused', async () => {
  const { id, name } = PEOPLE.Ejecutivo;
  const refusal = async (answer: Response) =>
    (await readErrors(answer)).map(({ code, field }) => `${answer.status} ${code} ${field ?? ''}`.trim());
  expect(await refusal(await save(id, name, PEOPLE.client.mail))).toEqual(['409 already_taken mail']);
  expect(await refusal(await save(PEOPLE.Admin.id, 'Yo', PEOPLE.Admin.mail))).toEqual(['403 own_account']);
  const ejecutivo = await portal.signIn(PEOPLE.Ejecutivo);
  expect((await save(PEOPLE.Admin.id, 'Otro', PEOPLE.Admin.mail, ejecutivo)).status).toBe(404);
  // A mail that somebody took between the request and the link.
  await save(id, name, 'disputado@pruebas.test');
  const [sent] = await mails();
  await inTenant(portal.owner, asProgram, (trx) =>
    sql`update users set mail = 'disputado@pruebas.test' where id = ${PEOPLE.client.id}`.execute(trx),
  );
  expect(await refusal(await confirm(sent?.id ?? ''))).toEqual(['409 already_taken mail']);
});
