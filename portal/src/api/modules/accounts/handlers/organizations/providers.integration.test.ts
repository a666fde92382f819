import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inOperator } from '../../../../platform/database/in-operator.ts';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { onePixel, pixelForm } from '../../../../testing/one-pixel.ts';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../../testing/start-test-portal.ts';
import { ORGANIZATION, OTHER_ORGANIZATION, PEOPLE, TEST_PASSWORD } from '../../../../testing/test-people.ts';

let portal: TestPortal;
let token = '';
beforeAll(async () => {
  portal = await startTestPortal();
  token = await portal.signIn(PEOPLE.SuperAdmin);
});
afterAll(() => portal?.close());

const firm = (changes: object = {}) => ({
  name: 'Firma del Sur',
  folderName: 'Firma del Sur',
  domain: 'sur',
  ui: { primary_color: '167C80', secondary_color: '52C071' },
  ...changes,
});
const create = (body: object) => portal.send(endpoints.new_organization, { token, body });
const list = async () =>
  readAnswer(endpoints.organizations, await portal.send(endpoints.organizations, { token }));
const detail = (organization_id: string) =>
  portal.send(endpoints.organization_detail, { token, query: { organization_id } });
const sendLogo = (organization_id: string, file: File, field = organization_id) => {
  const form = pixelForm({ organization_id2: field });
  form.set('file', file);
  return portal.send(endpoints.organization_logo, {
    token,
    raw: { body: form },
    headers: { organization_id },
  });
};
const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer(),
  );
const png = (bytes = onePixel(), name = 'logo.png') => new File([bytes], name, { type: 'image/png' });

describe('a new provider', () => {
  it('works at once: its Admin is invited, logs in, and has a root folder and a catalogue', async () => {
    const { id } = await readAnswer(endpoints.new_organization, await create(firm()));
    expect((await list()).find((one) => one.id === id)).toEqual({
      id,
      name: 'Firma del Sur',
      domain: 'sur',
      url_logo: null,
      primary_color: '167C80',
      secondary_color: '52C071',
    });
    const user = { name: 'Ana', mail: 'ana@sur.test', role_enum: 'Admin' };
    await portal.send(endpoints.create_user, { token, body: { user, organization_id: id } });
    await portal.runJobs();
    const [invitation] = await portal.takeMails();
    await portal.send(endpoints.accept_invitation, {
      body: { id: invitation?.link.slice(-36), password: TEST_PASSWORD },
    });
    const session = await readAnswer(
      endpoints.login,
      await portal.send(endpoints.login, {
        body: { mail: user.mail, password: TEST_PASSWORD, domain: 'sa' },
      }),
    );
    expect(session).toMatchObject({ organizationName: 'Firma del Sur', ownerEntityId: id });
    expect(session.rootFolderId).toMatch(/^[0-9a-f-]{36}$/);
    const figures = await readAnswer(endpoints.organization_detail, await detail(id));
    expect(figures).toMatchObject({
      total_users: 1,
      total_clients: 0,
      organization_folder_size: 0,
      clients: [],
    });
    const processes = await inTenant(portal.db, { organizationId: id, userId: null, role: 'Admin' }, (trx) =>
      trx.selectFrom('processes').select('id').execute(),
    );
    expect(processes.map((one) => one.id)).toEqual(expect.arrayContaining([12, 13]));
  });

  it('has a name and a domain of its own, also when two are created at once', async () => {
    for (const [changes, field] of [
      [{ name: 'OTRA FIRMA', domain: 'nueva' }, 'name'],
      [{ name: 'Nueva', domain: 'otra' }, 'domain'],
    ] as const) {
      const response = await create(firm(changes));
      expect(response.status).toBe(409);
      expect((await readErrors(response))[0]).toMatchObject({ code: 'invalid_organization', field });
    }
    const answers = await Promise.all(
      [1, 2, 3].map(() => create(firm({ name: 'A la vez', domain: 'alavez' }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    [{ name: '   ' }, 'name'],
    [{ name: 'Firma\u2066 Sur' }, 'name'],
    [{ folderName: 'a/b' }, 'folderName'],
    [{ folderName: '..' }, 'folderName'],
    [{ domain: 'Sur' }, 'domain'],
    [{ domain: 'sur1' }, 'domain'],
    [{ ui: { primary_color: '000000', secondary_color: '52C071' } }, 'ui.primary_color'],
  ])('refuses %j', async (changes, field) => {
    const response = await create(firm({ name: randomUUID(), domain: 'valido', ...changes }));
    expect(response.status).toBe(400);
    expect((await readErrors(response)).map((error) => error.field)).toContain(field);
  });
});

describe('a logo', () => {
  it('has an address of its content, which browsers keep for good', async () => {
    const { url_logo } = await readAnswer(
      endpoints.organization_logo,
      await sendLogo(OTHER_ORGANIZATION, png()),
    );
    expect((await list()).find(({ id }) => id === OTHER_ORGANIZATION)?.url_logo).toBe(url_logo);
    const shown = await portal.fetch(url_logo ?? '');
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await shown.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(url_logo).toContain(createHash('sha256').update(bytes).digest('hex'));
    const again = await readAnswer(
      endpoints.organization_logo,
      await sendLogo(OTHER_ORGANIZATION, new File([await photo()], 'logo.jpg', { type: 'image/jpeg' })),
    );
    expect(again.url_logo).not.toBe(url_logo);
    expect((await portal.fetch(url_logo ?? '')).status).toBe(404);
  });

  it('is not found by a hash that is none, or of nothing', async () => {
    expect((await portal.fetch(`/api/organization/logo?hash=${'0'.repeat(64)}`)).status).toBe(404);
    for (const hash of ['', 'x', `${'0'.repeat(63)}%00`, '0'.repeat(65)])
      expect((await portal.fetch(`/api/organization/logo?hash=${hash}`)).status).toBe(400);
  });

  it('of any size leaves the login and the list of providers as light as before', async () => {
    const noise = randomBytes(500 * 300 * 3);
    const heavy = await sharp(noise, { raw: { width: 500, height: 300, channels: 3 } })
      .png()
      .toBuffer();
    expect(heavy.length).toBeGreaterThan(400_000);
    expect((await sendLogo(ORGANIZATION, png(new Uint8Array(heavy)))).status).toBe(200);
    const login = await portal.send(endpoints.login, {
      body: { mail: PEOPLE.Admin.mail, password: TEST_PASSWORD, domain: 'sa' },
    });
    expect((await login.text()).length).toBeLessThan(2000);
    expect(JSON.stringify(await list()).length).toBeLessThan(2000);
  });

  it('is a JPG or PNG by its bytes, whatever it is called', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const gif = new Uint8Array(
      Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0', 'latin1'), Buffer.from(';')]),
    );
    for (const bytes of [svg, gif, new Uint8Array()]) {
      const response = await sendLogo(OTHER_ORGANIZATION, png(bytes));
      expect((await readErrors(response))[0]).toMatchObject({ code: 'invalid_logo', field: 'file' });
    }
  });

  it('weighs 1 MB at most', async () => {
    const heavy = new Uint8Array(1024 * 1024 + 1);
    heavy.set(onePixel());
    const response = await sendLogo(OTHER_ORGANIZATION, png(heavy));
    expect(response.status).toBe(413);
    expect((await readErrors(response))[0]?.code).toBe('logo_too_large');
  });

  it('goes to the one organization that the header and the field name', async () => {
    const differing = await sendLogo(OTHER_ORGANIZATION, png(), ORGANIZATION);
    expect((await readErrors(differing))[0]).toMatchObject({
      code: 'required_parameter',
      field: 'organization_id2',
    });
    const unknown = await sendLogo(randomUUID(), png());
    expect((await readErrors(unknown))[0]?.code).toBe('organization_not_found');
  });
});

describe('a change of a provider', () => {
  const change = (body: object) => portal.send(endpoints.change_organization, { token, body });
  const quotaOf = async (id: string) =>
    (await readAnswer(endpoints.organization_detail, await detail(id))).storage_quota;

  it('sets the quota, which holds at once, and leaves the rest', async () => {
    const before = (await list()).find(({ id }) => id === ORGANIZATION);
    expect(await quotaOf(ORGANIZATION)).toBe(10 * 1024 ** 3);
    expect((await change({ organization_id: ORGANIZATION, storage_quota: 2 * 1024 ** 3 })).status).toBe(200);
    expect(await quotaOf(ORGANIZATION)).toBe(2 * 1024 ** 3);
    expect((await list()).find(({ id }) => id === ORGANIZATION)).toEqual(before);
    const admin = await portal.signIn(PEOPLE.Admin);
    const usage = await portal.send(endpoints.storage_usage, { token: admin });
    expect(await readAnswer(endpoints.storage_usage, usage)).toMatchObject({ quota: 2 * 1024 ** 3 });
  });

  it('gives another name and other colours, and is told by the audit', async () => {
    const ui = { primary_color: '167C80', secondary_color: '52C071' };
    expect((await change({ organization_id: OTHER_ORGANIZATION, name: 'Otra Casa', ui })).status).toBe(200);
    expect((await list()).find(({ id }) => id === OTHER_ORGANIZATION)).toMatchObject({
      name: 'Otra Casa',
      ...ui,
    });
    const { events } = await readAnswer(
      endpoints.account_audit,
      await portal.send(endpoints.account_audit, {
        token,
        query: { organization_id: OTHER_ORGANIZATION, area: 'proveedores' },
      }),
    );
    expect(events.map(({ kind, from, to }) => [kind, from, to])).toEqual(
      expect.arrayContaining([
        ['provider_renamed', 'Otra Firma', 'Otra Casa'],
        ['colors_changed', '2545C4 FDAE38', '167C80 52C071'],
      ]),
    );
    await change({ organization_id: OTHER_ORGANIZATION, name: 'Otra Firma' });
  });

  it('refuses the name of another one, and quotas that are none', async () => {
    const taken = await change({ organization_id: ORGANIZATION, name: 'OTRA FIRMA' });
    expect((await readErrors(taken))[0]).toMatchObject({ code: 'invalid_organization', field: 'name' });
    for (const storage_quota of [-1, 0, 1.5, 1024 ** 6, '5'])
      expect((await change({ organization_id: ORGANIZATION, storage_quota })).status).toBe(400);
    expect((await change({ organization_id: randomUUID(), name: 'Nadie' })).status).toBe(404);
  });
});

describe('the figures of a provider', () => {
  it('count people and bytes, not those who were deleted', async () => {
    await inTenant(portal.owner, { organizationId: ORGANIZATION, userId: null, role: 'SuperAdmin' }, (trx) =>
      sql`update users set active = 'D' where id = ${PEOPLE.client.id}`.execute(trx),
    );
    const figures = await readAnswer(endpoints.organization_detail, await detail(ORGANIZATION));
    expect(figures).toMatchObject({ name: 'Nóminas del Valle', total_users: 4, total_clients: 0 });
    expect(figures.clients.map(({ name, total_users }) => [name, total_users])).toEqual([
      ['Abarrotes Azteca', 0],
      ['Buenavista Textil', 0],
    ]);
    const ofClients = figures.clients.reduce((sum, { total_space }) => sum + total_space, 0);
    expect(ofClients).toBeGreaterThan(0);
    expect(figures.organization_folder_size).toBeGreaterThan(ofClients);
    expect((await detail(randomUUID())).status).toBe(404);
  });
});

describe('the operator’s view', () => {
  it.each(['Admin', 'Ejecutivo', 'client'] satisfies Role[])('is not reached by %s', (role) => {
    expect(() => inOperator(portal.db, { role }, async () => undefined)).toThrow(role);
  });

  it('shows all organizations, their people and clients, and nothing else', async () => {
    const counts = await inOperator(portal.db, PEOPLE.SuperAdmin, async (trx) => {
      const { rows } = await sql<Record<string, number>>`
        select (select count(distinct organization_id) from users) as users,
          (select count(distinct organization_id) from clients) as clients,
          (select count(*) from employees) as employees, (select count(*) from sessions) as sessions,
          (select count(*) from reports) as reports, (select count(*) from password_links) as links
      `.execute(trx);
      return rows[0];
    });
    expect(counts).toMatchObject({ clients: 2, employees: 0, sessions: 0, reports: 0, links: 0 });
    expect(counts?.users).toBeGreaterThanOrEqual(2);
  });

  it('changes nothing', async () => {
    for (const change of [
      sql`update users set name = 'x'`,
      sql`insert into organizations (name, folder_name, domain, primary_color, secondary_color)
          values ('x', 'x', 'x', '000000', '000000')`,
      sql`delete from user_clients`,
    ])
      await expect(inOperator(portal.db, PEOPLE.SuperAdmin, (trx) => change.execute(trx))).rejects.toThrow(
        /read-only/,
      );
  });

  it('ends with its transaction', async () => {
    await inOperator(portal.db, PEOPLE.SuperAdmin, async () => undefined);
    for (let time = 0; time < 12; time += 1) {
      const { rows } = await sql`select id from users`.execute(portal.db);
      expect(rows).toEqual([]);
    }
  });
});
