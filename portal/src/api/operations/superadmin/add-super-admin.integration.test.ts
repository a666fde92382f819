import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnswer } from '../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';
import { PEOPLE, TEST_PASSWORD } from '../../testing/test-people.ts';
import { addSuperAdmin } from './add-super-admin.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());

it('lets the first people in, who see every provider', async () => {
  const people = [
    { name: 'Ana Ruiz', mail: 'ana@operadora.test' },
    { name: 'Beto Gil', mail: 'beto@operadora.test' },
  ];
  for (const { name, mail } of people) {
    const link = await addSuperAdmin(portal.db, 'https://portal.test', { name, mail });
    expect(link).toMatch(/^https:\/\/portal\.test\/newpassword\/[0-9a-f-]{36}$/);
    const body = { id: link.slice(-36), password: TEST_PASSWORD };
    expect((await portal.send(endpoints.accept_invitation, { body })).status).toBe(200);
    const session = await readAnswer(
      endpoints.login,
      await portal.send(endpoints.login, { body: { mail, password: TEST_PASSWORD, domain: 'sa' } }),
    );
    expect(session).toMatchObject({ roleName: 'SuperAdmin', organizationName: 'Lienzo' });
    const seen = await portal.send(endpoints.organizations, { token: session.access_token });
    expect((await readAnswer(endpoints.organizations, seen)).map(({ name: one }) => one)).toEqual([
      'Lienzo',
      'Nóminas del Valle',
      'Otra Firma',
    ]);
  }
});

it('gives no second account to a mail', async () => {
  const again = { name: 'Otra', mail: PEOPLE.Admin.mail.toUpperCase() };
  await expect(addSuperAdmin(portal.db, 'https://portal.test', again)).rejects.toThrow(/users_mail/);
});
