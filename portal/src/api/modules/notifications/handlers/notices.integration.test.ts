import { endpoints } from '@lienzo/schema/endpoints';
import { todayInMexico } from '@lienzo/schema/payroll/plain-date';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/in-tenant.ts';
import type { TestPortal } from '../../../testing/start-test-portal.ts';
import { COLLEAGUE, ORGANIZATION, PEOPLE, STRANGER } from '../../../testing/test-people.ts';
import { type DirectoryDriver, directoryDriver } from '../../directory/testing/directory-driver.ts';
import { startDirectoryPortal } from '../../directory/testing/start-directory-portal.ts';
import {
  CLIENT_FOLDER,
  OTHER_FOLDER,
  PAYROLL,
  ROOT,
  SECOND_FOLDER,
  TEMPLATES,
} from '../../directory/testing/test-directory.ts';

let portal: TestPortal;
let admin: DirectoryDriver;
let ejecutivo: DirectoryDriver;
let client: DirectoryDriver;
beforeAll(async () => {
  ({ portal, admin, ejecutivo, client } = await startDirectoryPortal());
});
afterAll(() => portal?.close());

const everybody = () => [admin, ejecutivo, client];
beforeEach(async () => {
  for (const driver of everybody()) {
    const followed = await driver.get(endpoints.directorySubscriptions);
    if (followed.length > 0)
      await driver.post(endpoints.cancel_subscriptions, { ids: followed.map(({ folder_id }) => folder_id) });
    await driver.get(endpoints.directoryNotifications);
    await driver.post(endpoints.set_notice_preferences, { digest: 'none' });
  }
  await portal.runJobs();
  await portal.takeMails();
});

const follow = (driver: DirectoryDriver, id: string) => driver.post(endpoints.directorySubscribe, { id });
const unread = async (driver: DirectoryDriver) => (await driver.get(endpoints.has_notificacions)).unread;
const look = (driver: DirectoryDriver, query: Record<string, string> = {}) =>
  driver.get(endpoints.directoryNotifications, query);
let made = 0;
/** A file of a new name in a folder. */
const upload = (driver: DirectoryDriver, folderId: string) => {
  made += 1;
  return driver.upload(folderId, `aviso ${made}.txt`, 'x');
};

describe('subscriptions', () => {
  test('are listed by their paths, as far as the person sees them', async () => {
    for (const driver of everybody()) await follow(driver, PAYROLL.id);
    await follow(admin, PAYROLL.id);
    const pathsOf = async (driver: DirectoryDriver) =>
      (await driver.get(endpoints.directorySubscriptions)).map(({ folder_path }) => folder_path);
    expect(await pathsOf(admin)).toEqual(['Nóminas del Valle → Abarrotes Azteca → Nómina 2026']);
    expect(await pathsOf(client)).toEqual(['Abarrotes Azteca → Nómina 2026']);
    expect(await admin.get(endpoints.subscription_exists, { folder_id: PAYROLL.id })).toEqual({
      subscribed: true,
    });
    expect((await admin.get(endpoints.directory_detail, { id: PAYROLL.id })).subscribed).toBe(true);
    await admin.post(endpoints.directoryUnsubscribe, { id: PAYROLL.id });
    expect(await pathsOf(admin)).toEqual([]);
    expect(await pathsOf(ejecutivo)).toHaveLength(1);
  });

  test('of others, and of folders that are gone, are neither listed nor cancelled', async () => {
    const folder = await admin.newFolder(TEMPLATES.id, 'Pasajera');
    await follow(admin, folder.id);
    await follow(ejecutivo, PAYROLL.id);
    await admin.post(endpoints.delete_items, { ids: [folder.id] });
    expect(await admin.get(endpoints.directorySubscriptions)).toEqual([]);
    expect(await admin.post(endpoints.cancel_subscriptions, { ids: [PAYROLL.id, OTHER_FOLDER.id] })).toEqual({
      cancelled: 0,
    });
    await admin.post(endpoints.restore_items, { ids: [folder.id] });
    expect(await admin.get(endpoints.directorySubscriptions)).toHaveLength(1);
  });
});

describe('notices of folders', () => {
  test('reach those who follow the folder or one above it; the own doings are read', async () => {
    await follow(admin, ROOT.id);
    await follow(ejecutivo, CLIENT_FOLDER.id);
    await follow(client, PAYROLL.id);
    await upload(client, PAYROLL.id);
    expect([await unread(admin), await unread(ejecutivo), await unread(client)]).toEqual([1, 1, 0]);
    const { days, total_subscriptions } = await look(client);
    expect(total_subscriptions).toBe(1);
    expect(days[0]?.folders[0]).toMatchObject({
      folder_id: PAYROLL.id,
      folder_name: 'Nómina 2026',
      folder_path: 'Abarrotes Azteca → Nómina 2026',
      history: [
        {
          read: true,
          user: { mail: PEOPLE.client.mail },
          notification_record: { action: 'upload_file' },
          activity: { action: 'upload_file' },
        },
      ],
    });
  });

  test('never reach somebody who may not see what they are about', async () => {
    await follow(ejecutivo, ROOT.id);
    await upload(admin, SECOND_FOLDER.id);
    await admin.newFolder(ROOT.id, 'Circulares');
    expect(await unread(ejecutivo)).toBe(1);
    expect(JSON.stringify(await look(ejecutivo))).not.toContain('Buenavista');
  });

  test('vanish for an Ejecutivo who loses the client', async () => {
    await follow(ejecutivo, CLIENT_FOLDER.id);
    await upload(admin, PAYROLL.id);
    const association = {
      organization_id: ORGANIZATION,
      user_id: PEOPLE.Ejecutivo.id,
      client_id: PAYROLL.clientId ?? '',
    };
    const owner = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' as const };
    await inTenant(portal.db, owner, (trx) =>
      trx.deleteFrom('user_clients').where('user_id', '=', PEOPLE.Ejecutivo.id).execute(),
    );
    expect(await unread(ejecutivo)).toBe(0);
    expect((await look(ejecutivo)).total_subscriptions).toBe(0);
    await inTenant(portal.db, owner, (trx) => trx.insertInto('user_clients').values(association).execute());
  });

  test('are marked as read by the first page, come in pages, and an empty page is the end', async () => {
    await follow(admin, PAYROLL.id);
    for (let count = 0; count < 20; count += 1) await upload(client, PAYROLL.id);
    const entriesOf = ({ days }: Awaited<ReturnType<typeof look>>) =>
      days.flatMap(({ folders }) => folders).flatMap(({ history }) => history);
    const first = entriesOf(await look(admin));
    expect(first).toHaveLength(18);
    expect(first.every(({ read }) => !read)).toBe(true);
    expect(await unread(admin)).toBe(0);
    const second = entriesOf(await look(admin, { page: '2' }));
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(18 + second.length);
    expect((await look(admin, { page: '9' })).days).toEqual([]);
  });

  test('tell two folders of one name apart by their paths', async () => {
    const [first, second] = await Promise.all(
      [CLIENT_FOLDER, SECOND_FOLDER].map(({ id }) => admin.newFolder(id, 'Recibos')),
    );
    for (const folder of [first, second]) {
      await follow(admin, folder?.id ?? '');
      await upload(admin, folder?.id ?? '');
    }
    const { days } = await look(admin);
    const paths = days.flatMap(({ folders }) => folders.map(({ folder_path }) => folder_path));
    expect(paths).toContain('Nóminas del Valle → Abarrotes Azteca → Recibos');
    expect(paths).toContain('Nóminas del Valle → Buenavista Textil → Recibos');
  });

  test('name a folder that is gone without leading to it', async () => {
    const folder = await admin.newFolder(PAYROLL.id, 'Efímera');
    await follow(client, folder.id);
    await upload(admin, folder.id);
    await admin.post(endpoints.delete_items, { ids: [folder.id] });
    const { days } = await look(client);
    expect(days[0]?.folders).toMatchObject([
      { folder_id: PAYROLL.id },
      { folder_id: null, folder_name: 'Efímera' },
    ]);
    expect(days[0]?.folders[1]).not.toHaveProperty('folder_path');
  });
});

describe('notices of incidents', () => {
  test("are the person's own, and only those can be marked as read", async () => {
    const owner = { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' as const };
    const [own, foreign] = await inTenant(portal.owner, owner, (trx) =>
      trx
        .insertInto('incident_notices')
        .values(
          [PEOPLE.Admin, PEOPLE.Ejecutivo].map(({ id }) => ({
            organization_id: ORGANIZATION,
            user_id: id,
            title: 'Por cerrar',
            text: 'Cierra mañana.',
          })),
        )
        .returning('id')
        .execute(),
    );
    expect(await admin.get(endpoints.notificacions)).toMatchObject([{ id: own?.id, read: false }]);
    const ids = [own?.id ?? 0, foreign?.id ?? 0];
    await admin.post(endpoints.set_notificacions, { ids });
    expect(await admin.get(endpoints.notificacions)).toMatchObject([{ id: own?.id, read: true }]);
    expect(await unread(ejecutivo)).toBe(1);
    await ejecutivo.post(endpoints.set_notificacions, { ids });
    expect(await unread(ejecutivo)).toBe(0);
  });
});

describe('the live signal', () => {
  async function openStream(driver: DirectoryDriver) {
    const leave = new AbortController();
    const response = await portal.send(endpoints.notice_stream, {
      token: driver.token,
      signal: leave.signal,
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    /** The next event of the count; what is told of folders is tested by itself. */
    const next = async (): Promise<string | undefined> => {
      for (;;) {
        const chunk = (await reader?.read())?.value;
        if (chunk === undefined || chunk.startsWith('event: unread')) return chunk;
      }
    };
    return { next, leave: () => leave.abort() };
  }
  const event = (count: number) => `event: unread\ndata: {"unread":${count}}\n\n`;

  test('tells the count at once, when something happens, and when it was read elsewhere', async () => {
    await follow(admin, PAYROLL.id);
    const stream = await openStream(admin);
    expect(await stream.next()).toBe(event(0));
    await upload(client, PAYROLL.id);
    expect(await stream.next()).toBe(event(1));
    await look(admin);
    expect(await stream.next()).toBe(event(0));
    stream.leave();
    expect(await stream.next()).toBeUndefined();
  });

  test('ends with the session', async () => {
    await follow(ejecutivo, PAYROLL.id);
    const guest = await directoryDriver(portal, PEOPLE.Ejecutivo);
    const stream = await openStream(guest);
    expect(await stream.next()).toBe(event(0));
    expect((await portal.send(endpoints.logout, { token: guest.token })).ok).toBe(true);
    await upload(client, PAYROLL.id);
    expect(await stream.next()).toBeUndefined();
  });
});

describe('mails', () => {
  test('gather what happened within a minute for those who want them at once', async () => {
    await client.post(endpoints.set_notice_preferences, { digest: 'immediate' });
    expect(await client.get(endpoints.get_notice_preferences)).toMatchObject({ digest: 'immediate' });
    await follow(client, CLIENT_FOLDER.id);
    const folder = await admin.newFolder(PAYROLL.id, 'Diciembre');
    await upload(admin, folder.id);
    await upload(client, folder.id);
    await portal.runJobs();
    expect(await portal.takeMails()).toEqual([]);
    const waiting = { organization_id: ORGANIZATION, user_id: PEOPLE.client.id };
    await portal.services.jobs.send('send_digest', waiting);
    await portal.runJobs();
    const mails = await portal.takeMails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('2 cambios en tus carpetas');
    expect(mails[0]?.text).toContain('Persona 2 creó una carpeta');
    for (const [path, id] of [
      ['Abarrotes Azteca → Nómina 2026', PAYROLL.id],
      ['Abarrotes Azteca → Nómina 2026 → Diciembre', folder.id],
    ])
      expect(mails[0]?.text).toContain(`${path}\nhttps://portal.pruebas.test/${id}\n`);
    expect(mails[0]?.text).toContain('https://portal.pruebas.test/app/notificaciones?vista=suscripciones');
    await portal.services.jobs.send('send_digest', waiting);
    await portal.runJobs();
    expect(await portal.takeMails()).toEqual([]);
  });

  test('come once a day for those who chose so, without what they have read', async () => {
    await admin.post(endpoints.set_notice_preferences, { digest: 'daily' });
    await ejecutivo.post(endpoints.set_notice_preferences, { digest: 'daily' });
    for (const driver of [admin, ejecutivo]) await follow(driver, CLIENT_FOLDER.id);
    await upload(client, PAYROLL.id);
    await look(ejecutivo);
    await portal.services.jobs.send('send_daily_digests', {});
    await portal.runJobs();
    await portal.runJobs();
    const mails = await portal.takeMails();
    expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: PEOPLE.Admin.mail, subject: 'Un cambio en tus carpetas' },
    ]);
    expect(mails[0]?.text).toContain(`Abrir la carpeta:\nhttps://portal.pruebas.test/${PAYROLL.id}`);
    expect(mails[0]?.text).toMatch(/\d{1,2}:\d\d\u00a0[ap]\.\u00a0m\./);
  });
});

describe('sharing a folder', () => {
  const share = (driver: DirectoryDriver, mail: string, url: string) =>
    driver.verdict(endpoints.share_folder, { query: { mail, domain: 'sa', url } });

  test('mails its address to somebody who may open it', async () => {
    expect(
      await share(client, PEOPLE.Ejecutivo.mail.toUpperCase(), `https://x.test/app/directorio/${PAYROLL.id}`),
    ).toBe('200');
    expect(await share(admin, PEOPLE.client.mail, PAYROLL.id)).toBe('200');
    await portal.runJobs();
    const mails = await portal.takeMails();
    expect(mails.map(({ to }) => to).sort()).toEqual([PEOPLE.client.mail, PEOPLE.Ejecutivo.mail].sort());
    const toClient = mails.find(({ to }) => to === PEOPLE.client.mail);
    expect(toClient?.text).toContain('Abarrotes Azteca → Nómina 2026');
    expect(toClient?.text).not.toContain('Nóminas del Valle →');
    expect(toClient?.text).toContain(`https://portal.pruebas.test/${PAYROLL.id}`);
  });

  test.each([
    ['nobody', () => 'nadie@pruebas.test'],
    ['somebody of another organization', () => STRANGER.mail],
    ['a client who may not open it', () => PEOPLE.client.mail, SECOND_FOLDER.id],
    ['an Ejecutivo who may not open it', () => COLLEAGUE.mail, SECOND_FOLDER.id],
  ])('with %s is answered alike, and mails nobody', async (_name, mail, folder = PAYROLL.id) => {
    expect(await share(admin, mail(), folder)).toBe('200');
    await portal.runJobs();
    expect(await portal.takeMails()).toEqual([]);
  });

  test('is limited by who shares, whoever gets it', async () => {
    portal.pass(24 * 3_600_000);
    for (let time = 0; time < 30; time += 1)
      expect(await share(client, `persona${time}@pruebas.test`, PAYROLL.id)).toBe('200');
    expect(await share(client, 'otra@pruebas.test', PAYROLL.id)).toBe('429 too_many_requests');
    expect(await share(admin, 'otra@pruebas.test', PAYROLL.id)).toBe('200');
    portal.pass(120_000);
    expect(await share(client, 'otra@pruebas.test', PAYROLL.id)).toBe('200');
  });

  test('is limited by who gets it, whoever shares and whether or not there is such an account', async () => {
    for (const mail of ['nadie@pruebas.test', PEOPLE.Ejecutivo.mail]) {
      portal.pass(24 * 3_600_000);
      for (let time = 0; time < 10; time += 1)
        expect(await share(time % 2 === 0 ? admin : client, mail, PAYROLL.id)).toBe('200');
      expect(await share(admin, mail.toUpperCase(), PAYROLL.id)).toBe('429 too_many_requests');
      expect(await share(client, mail, PAYROLL.id)).toBe('429 too_many_requests');
    }
    await portal.runJobs();
    await portal.takeMails();
  });

  test('of a folder that is not there, or that they may not open, is refused', async () => {
    expect(await share(client, PEOPLE.Admin.mail, SECOND_FOLDER.id)).toBe('404 folder_not_found');
    expect(await share(admin, PEOPLE.client.mail, `https://x.test/${'a'.repeat(40)}`)).toBe(
      '404 folder_not_found',
    );
    expect(await share(admin, 'no es un correo', PAYROLL.id)).toBe('400 invalid_request');
  });
});

describe('home', () => {
  test('shows what waits for each', async () => {
    await upload(client, PAYROLL.id);
    const staff = await admin.get(endpoints.home);
    expect(staff.recent_folders[0]).toMatchObject({
      id: PAYROLL.id,
      folder_path: ['Nóminas del Valle', 'Abarrotes Azteca', 'Nómina 2026'],
    });
    expect(staff.open_periods.length).toBeGreaterThan(0);
    const closing = staff.open_periods.map((period) => period.incidence_close_date);
    // What closes next, then what has closed, the latest first.
    const today = todayInMexico();
    const [passed, coming] = [closing.filter((day) => day < today), closing.filter((day) => day >= today)];
    expect(closing).toEqual([...coming.toSorted(), ...passed.toSorted().toReversed()]);
    const own = await client.get(endpoints.home);
    expect(own.open_periods).toEqual([]);
    expect(own.recent_folders[0]?.folder_path).toEqual(['Abarrotes Azteca', 'Nómina 2026']);
  });
});
