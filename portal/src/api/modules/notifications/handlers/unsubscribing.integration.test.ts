import { endpoints } from '@lienzo/schema/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import type { TestMail } from '../../../testing/take-mails.ts';
import { ORGANIZATION, PEOPLE, STRANGER } from '../../../testing/test-people.ts';
import { type DirectoryDriver, directoryDriver } from '../../directory/testing/directory-driver.ts';
import { PAYROLL } from '../../directory/testing/test-directory.ts';
import { signUnsubscribe } from '../stream/unsubscribe-token.ts';

let portal: TestPortal;
let admin: DirectoryDriver;
let client: DirectoryDriver;
beforeAll(async () => {
  portal = await startTestPortal();
  admin = await directoryDriver(portal, PEOPLE.Admin);
  client = await directoryDriver(portal, PEOPLE.client);
  await client.post(endpoints.directorySubscribe, { id: PAYROLL.id });
});
afterAll(() => portal?.close());
beforeEach(async () => {
  await client.post(endpoints.set_notice_preferences, { digest: 'daily', shared: true });
  await client.get(endpoints.directoryNotifications);
  await portal.runJobs();
  await portal.takeMails();
});

const preferences = () => client.get(endpoints.get_notice_preferences);
const digestMail = async () => {
  await admin.upload(PAYROLL.id, `${crypto.randomUUID()}.txt`, 'x');
  await portal.services.jobs.send('send_digest', {
    organization_id: ORGANIZATION,
    user_id: PEOPLE.client.id,
  });
  await portal.runJobs();
  return portal.takeMails();
};
const sharedMail = async () => {
  await portal.send(endpoints.share_folder, {
    token: admin.token,
    query: { mail: PEOPLE.client.mail, domain: 'sa', url: PAYROLL.id },
  });
  await portal.runJobs();
  return portal.takeMails();
};
/** The path of the address in a mail's header. */
function addressOf(sent: TestMail | undefined): string {
  const header = (key: string) => sent?.mail.headers.find((one) => one.key === key)?.value;
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = /^<(https:\/\/portal\.pruebas\.test\/api\/\S+)>$/.exec(header('list-unsubscribe') ?? '')?.[1];
  if (url === undefined) throw new Error('no address');
  expect(sent?.html).toContain(url);
  expect(sent?.text).toContain('https://portal.pruebas.test/app/notificaciones/suscripciones');
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
/** As mail programs do it: no session, none of our headers. */
const oneClick = (address: string) =>
  portal.fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
const NAVIGATION = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('a mail that a person may do without', () => {
  it('ends the digests with one click, and those that were still to come', async () => {
    const address = addressOf((await digestMail())[0]);
    await admin.upload(PAYROLL.id, 'todavía pendiente.txt', 'x');
    expect((await oneClick(address)).status).toBe(200);
    expect(await preferences()).toEqual({ digest: 'none', shared: true, closings: true });
    expect(await digestMail()).toEqual([]);
    await client.post(endpoints.set_notice_preferences, { digest: 'daily' });
    const [mail] = await digestMail();
    expect(mail?.subject, 'what was passed over is not mailed later').toBe('Un cambio en tus carpetas');
  });

  it('ends the mails of shared folders, which are notices from then on', async () => {
    const address = addressOf((await sharedMail())[0]);
    expect((await oneClick(address)).status).toBe(200);
    expect((await oneClick(address)).status, 'a second click').toBe(200);
    expect(await preferences()).toEqual({ digest: 'daily', shared: false, closings: true });
    expect(await sharedMail()).toEqual([]);
    expect((await client.get(endpoints.notificacions))[0]).toMatchObject({
      title: 'Te compartieron una carpeta',
      text: 'Persona 2 te compartió la carpeta “Abarrotes Azteca → Nómina 2026”. Ábrela desde el directorio.',
      folder_id: PAYROLL.id,
      read: false,
    });
    await client.post(endpoints.set_notice_preferences, { shared: true });
    expect(await sharedMail()).toHaveLength(1);
  });

  it('asks a person who opens its address, and ends nothing before they say so', async () => {
    const address = addressOf((await sharedMail())[0]);
    const page = await portal.fetch(address, { headers: NAVIGATION });
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain('<h1>¿Dejar de recibir estos correos?</h1>');
    expect(html).toContain(`<form method="post" action="${address}">`);
    expect((await preferences()).shared).toBe(true);
    const done = await portal.fetch(address, {
      method: 'POST',
      headers: { ...NAVIGATION, 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(await done.text()).toContain('<h1>Listo, ya no recibirás estos correos</h1>');
    expect((await preferences()).shared).toBe(false);
  });
});

describe('the token of a mail', () => {
  const tokenFor = (person: typeof STRANGER) =>
    signUnsubscribe(portal.services.sessionSecrets, {
      organizationId: person.organizationId,
      userId: person.id,
      kind: 'shared',
    });
  const end = (token: string) => oneClick(`/api/notifications/unsubscribe?${new URLSearchParams({ token })}`);

  it('ends the mails of its person alone', async () => {
    expect((await end(await tokenFor(STRANGER))).status).toBe(200);
    expect((await end(await tokenFor(PEOPLE.Admin))).status).toBe(200);
    expect((await preferences()).shared).toBe(true);
  });

  it('serves for nothing else, and nothing else for it', async () => {
    const token = await tokenFor(PEOPLE.client);
    expect((await portal.send(endpoints.home, { token })).status).toBe(401);
    expect((await portal.fetch(`/api/file/download?${new URLSearchParams({ ticket: token })}`)).status).toBe(
      403,
    );
    const altered = token.replace(/\.[^.]+\./, `.${btoa('{"sub":"x"}').replace(/=+$/, '')}.`);
    for (const wrong of ['', 'x', client.token, altered]) {
      const refused = await end(wrong);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ errorList: [{ code: 'invalid_link' }] });
    }
    const page = await portal.fetch('/api/notifications/unsubscribe?token=x', { headers: NAVIGATION });
    expect(page.status).toBe(403);
    expect(await page.text()).toContain('El enlace no sirve o está incompleto.');
    expect((await preferences()).shared).toBe(true);
  });
});
