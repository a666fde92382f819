import type { ResponseOf } from '@lienzo/schema/api/endpoint';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTenant } from '../../../../platform/database/in-tenant.ts';
import { inOrganization } from '../../../../testing/in-organization.ts';
import { readAnswer, readErrors } from '../../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../../testing/start-test-portal.ts';
import {
  CLIENT,
  ORGANIZATION,
  OTHER_ORGANIZATION,
  PEOPLE,
  STRANGER,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../../testing/test-people.ts';
import { deleteOldAccountEvents, insertAccountEvent } from '../../repositories/account-events.ts';
import { inviteNewPerson } from '../../testing/invite-new-person.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal?.close());
beforeEach(() => portal.pass(3_600_000));

const as = async (person: TestPerson) => ({ token: (await portal.openSession(person)).token });
const logIn = (mail: string, password = TEST_PASSWORD) =>
  portal.send(endpoints.login, {
    body: { mail, password, domain: 'sa' },
    headers: { 'User-Agent': CHROME },
  });
const audit = async (
  person: TestPerson,
  query: Record<string, string> = {},
): Promise<ResponseOf<typeof endpoints.account_audit>> =>
  readAnswer(
    endpoints.account_audit,
    await portal.send(endpoints.account_audit, { ...(await as(person)), query }),
  );
/** What is told of a person, the oldest first. */
const textOf = async (mail: string) => {
  const { events } = await audit(PEOPLE.Admin, { q: mail });
  return events.toReversed().map(({ kind, actor, from, to }) => [kind, actor?.name ?? null, from, to]);
};

describe('the account audit', () => {
  it('tells who signed in, from where and with what, and who was refused', async () => {
    await logIn(PEOPLE.Ejecutivo.mail);
    await logIn(PEOPLE.Ejecutivo.mail, 'Equivocada-1');
    await expect.poll(() => textOf(PEOPLE.Ejecutivo.mail)).toHaveLength(2);
    const { events } = await audit(PEOPLE.Admin, { q: PEOPLE.Ejecutivo.mail });
    expect(events).toMatchObject([
      {
        kind: 'login_refused',
        actor: null,
        to: 'password',
        address: 'local',
        device: 'Chrome 142 en Windows',
      },
      {
        kind: 'login',
        organization: 'Nóminas del Valle',
        actor: { id: PEOPLE.Ejecutivo.id },
        person: { id: PEOPLE.Ejecutivo.id, name: PEOPLE.Ejecutivo.name, mail: PEOPLE.Ejecutivo.mail },
      },
    ]);
  });

  it('names no mail that has no account, and holds no secret', async () => {
    await logIn('nadie@pruebas.test', 'Una-Clave-Secreta-1');
    await logIn(PEOPLE.client.mail, 'Otra-Clave-Secreta-2');
    await expect.poll(() => textOf(PEOPLE.client.mail)).toHaveLength(1);
    for (const organizationId of [ORGANIZATION, OTHER_ORGANIZATION]) {
      const rows = await inTenant(portal.db, { organizationId, userId: null, role: 'SuperAdmin' }, (trx) =>
        trx.selectFrom('account_events').selectAll().execute(),
      );
      expect(JSON.stringify(rows)).not.toMatch(/nadie@|Clave-Secreta/);
    }
  });

  it('tells an account’s life: invited, changed, reset, ended', async () => {
    const person = await inviteNewPerson(portal, PEOPLE.Admin, 'Ejecutivo');
    const admin = await as(PEOPLE.Admin);
    const change = async (entry: Parameters<typeof portal.send>[0], body: object) =>
      expect((await portal.send(entry, { ...admin, body })).status).toBe(200);
    await change(endpoints.set_user_organization_clients, { user_id: person.id, clients: [CLIENT] });
    await logIn(person.mail);
    await change(endpoints.change_user_role, { user_id: person.id, role_enum: 'Admin' });
    await change(endpoints.reset_user_password, { passId: person.id, mail: person.mail, reset: true });
    await portal.runJobs();
    const [mail] = await portal.takeMails();
    await portal.send(endpoints.replace_password, {
      body: { id: mail?.link.slice(-36), password: 'Siete-Lagos-30' },
    });
    await portal.send(endpoints.forgot_password, { body: { domain: 'sa', mail: person.mail } });
    await portal.runJobs();
    await change(endpoints.set_user_active, { user_id: person.id, active: 'false' });
    await change(endpoints.set_user_active, { user_id: person.id, active: 'D' });
    const by = PEOPLE.Admin.name;
    expect(await textOf(person.mail)).toEqual([
      ['user_created', by, null, 'Ejecutivo'],
      ['invitation_accepted', null, null, null],
      ['clients_changed', by, '', '“Abarrotes Azteca”'],
      ['login', person.name, null, null],
      ['role_changed', by, 'Ejecutivo', 'Admin'],
      ['clients_changed', by, '“Abarrotes Azteca”', ''],
      ['sessions_ended', by, null, '1'],
      ['reset_sent', by, null, null],
      ['password_recovered', null, null, null],
      ['reset_asked', null, null, null],
      ['user_deactivated', by, null, null],
      ['user_deleted', by, null, null],
    ]);
  });

  it('tells of a refresh token that came back: it was stolen', async () => {
    const cookie = (await logIn(STRANGER.mail)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const renew = (Cookie: string) => portal.send(endpoints.refresh, { headers: { Cookie } });
    const next = (await renew(cookie)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await renew(next);
    expect((await renew(cookie)).status).toBe(401);
    const { events } = await audit(STRANGER);
    expect(events[0]).toMatchObject({ kind: 'session_stolen', person: { mail: STRANGER.mail } });
  });

  it('is read by organization: an Admin the own one, a SuperAdmin all or one', async () => {
    await logIn(STRANGER.mail);
    const own = await audit(PEOPLE.Admin);
    expect(new Set(own.events.map(({ organization }) => organization))).toEqual(
      new Set(['Nóminas del Valle']),
    );
    const all = await audit(PEOPLE.SuperAdmin);
    expect(new Set(all.events.map(({ organization }) => organization))).toEqual(
      new Set(['Nóminas del Valle', 'Otra Firma']),
    );
    const one = await audit(PEOPLE.SuperAdmin, { organization_id: OTHER_ORGANIZATION });
    expect(new Set(one.events.map(({ organization }) => organization))).toEqual(new Set(['Otra Firma']));
    const refused = await portal.send(endpoints.account_audit, {
      ...(await as(PEOPLE.Admin)),
      query: { organization_id: OTHER_ORGANIZATION },
    });
    expect((await readErrors(refused))[0]?.code).toBe('organization_not_found');
  });

  it('is searched by words without accents, by area and by day', async () => {
    const kinds = async (query: Record<string, string>) =>
      (await audit(PEOPLE.Admin, query)).events.map(({ kind }) => kind);
    expect(await kinds({ q: 'INES rios', area: 'cuentas' })).toContain('role_changed');
    expect(await kinds({ q: 'ines', area: 'accesos' })).not.toContain('role_changed');
    expect(await kinds({ q: '100%_' })).toEqual([]);
    expect(await kinds({ since: '2000-01-01', until: '2000-01-02' })).toEqual([]);
    expect((await kinds({ since: '2000-01-01', until: '2999-01-01' })).length).toBeGreaterThan(5);
    const wrong = await portal.send(endpoints.account_audit, {
      ...(await as(PEOPLE.Admin)),
      query: { since: 'ayer' },
    });
    expect(wrong.status).toBe(400);
  });

  it('comes in pages, the newest first, each entry once', async () => {
    await inOrganization(portal, async (trx) => {
      for (let count = 0; count < 120; count += 1)
        await insertAccountEvent(trx, {
          organizationId: ORGANIZATION,
          kind: 'logout',
          person: { id: PEOPLE.client.id, name: `Paginada ${count}`, mail: 'p@pruebas.test' },
        });
    });
    const seen: number[] = [];
    let before: number | null = null;
    do {
      const page: Awaited<ReturnType<typeof audit>> = await audit(PEOPLE.Admin, {
        q: 'paginada',
        ...(before === null ? {} : { before: String(before) }),
      });
      seen.push(...page.events.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    expect(seen).toHaveLength(120);
    expect(seen).toEqual([...new Set(seen)].sort((one, other) => other - one));
  });
});

describe('the rows of the audit', () => {
  it.each([
    sql`update account_events set kind = 'logout'`,
    sql`delete from account_events`,
    sql`truncate account_events`,
    sql`insert into account_events (organization_id, kind, words, at) values (${ORGANIZATION}, 'login', '', now())`,
    sql`insert into account_events (organization_id, kind, words, id) values (${ORGANIZATION}, 'login', '', 1)`,
  ])('cannot be changed, removed or dated by the API (%#)', async (change) => {
    await expect(inOrganization(portal, (trx) => change.execute(trx))).rejects.toThrow(/permission denied/);
  });

  it('cannot be added to another organization', async () => {
    await expect(
      inOrganization(portal, (trx) =>
        insertAccountEvent(trx, { organizationId: OTHER_ORGANIZATION, kind: 'logout' }),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  it('are forgotten after two years, and only those of the own organization', async () => {
    const add = (organizationId: string, age: string) =>
      inTenant(portal.owner, { organizationId, userId: null, role: 'SuperAdmin' }, (trx) =>
        sql`insert into account_events (organization_id, kind, words, at)
          values (${organizationId}, 'logout', 'vieja', now() - ${age}::interval)`.execute(trx),
      );
    await add(ORGANIZATION, '2 years 1 day');
    await add(ORGANIZATION, '1 year 364 days');
    await add(OTHER_ORGANIZATION, '3 years');
    expect(await inOrganization(portal, (trx) => deleteOldAccountEvents(trx, OTHER_ORGANIZATION, 10))).toBe(
      0,
    );
    await portal.services.jobs.send('prune_rows', { organization_id: ORGANIZATION });
    await portal.runJobs();
    expect((await audit(PEOPLE.Admin, { q: 'vieja' })).events).toHaveLength(1);
    expect((await audit(STRANGER, { q: 'vieja' })).events).toHaveLength(1);
  });
});
