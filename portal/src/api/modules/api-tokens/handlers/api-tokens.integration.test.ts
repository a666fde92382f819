import type { ApiToken } from '@lienzo/schema/accounts/api-token-endpoints';
import { endpoints } from '@lienzo/schema/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { startTestPortal, type TestPortal } from '../../../testing/start-test-portal.ts';
import { COLLEAGUE, ORGANIZATION, PEOPLE, STRANGER, type TestPerson } from '../../../testing/test-people.ts';
import { reportOf, tabla } from '../../reports/testing/test-reports.ts';

let portal: TestPortal;
const sessions = new Map<string, string>();
let own = 0;
let adminsOnly = 0;
const as = ({ mail }: TestPerson): string => sessions.get(mail) ?? '';
const save = async (person: TestPerson): Promise<number> => {
  const reporte = reportOf([tabla(['employees.name'])]);
  const saved = await portal.send(endpoints.create_report, { token: as(person), body: { reporte } });
  return (await readAnswer(endpoints.create_report, saved)).result.id_report;
};
const create = (person: TestPerson, changes: object = {}) =>
  portal.send(endpoints.create_api_token, {
    token: as(person),
    body: { name: 'Nómina quincenal', reports: [own], days: 30, ...changes },
  });
const created = async (person: TestPerson, changes?: object) =>
  readAnswer(endpoints.create_api_token, await create(person, changes));
const list = async (person: TestPerson): Promise<ApiToken[]> =>
  (
    await readAnswer(
      endpoints.get_api_tokens,
      await portal.send(endpoints.get_api_tokens, { token: as(person) }),
    )
  ).result;
const revoke = (person: TestPerson, id: string) =>
  portal.send(endpoints.revoke_api_token, { token: as(person), body: { id } });
const stateWith = (token: string) =>
  portal.send(endpoints.render_by_token_state, { token, query: { id: ORGANIZATION } });

beforeAll(async () => {
  portal = await startTestPortal();
  for (const person of [...Object.values(PEOPLE), STRANGER, COLLEAGUE])
    sessions.set(person.mail, (await portal.openSession(person)).token);
  own = await save(PEOPLE.Ejecutivo);
  adminsOnly = await save(PEOPLE.Admin);
});
afterAll(() => portal?.close());

describe('making a token', () => {
  it('shows token and secret once, and stores neither', async () => {
    const { token, webhook_secret, result } = await created(PEOPLE.Ejecutivo);
    expect(result).toMatchObject({
      name: 'Nómina quincenal',
      state: 'active',
      owner: { id: PEOPLE.Ejecutivo.id },
      reports: [{ id: own, nombre: 'Reporte de prueba' }],
      last_used_at: null,
      can: { revoke: true },
    });
    expect(token.startsWith(result.hint)).toBe(true);
    const days = (Date.parse(result.expires_at) - Date.parse(result.created_at)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const listed = JSON.stringify(await list(PEOPLE.Ejecutivo));
    expect(listed).toContain(result.id);
    const stored = await portal.owner.transaction().execute(async (trx) => {
      await sql`select set_config('app.organization_id', ${ORGANIZATION}, true)`.execute(trx);
      const { rows } = await sql`
        select to_jsonb(api_tokens)::text as row from api_tokens where id = ${result.id}
      `.execute(trx);
      return JSON.stringify(rows);
    });
    expect(stored).toContain(result.id);
    for (const text of [listed, stored, portal.log.join('')])
      for (const secret of [token.slice(12), webhook_secret]) expect(text).not.toContain(secret);
  });

  it('takes no report that its owner does not see, and names a wrong part', async () => {
    for (const reports of [[adminsOnly], [own, adminsOnly], [2_000_000_000]]) {
      const refused = await create(PEOPLE.Ejecutivo, { reports });
      expect(refused.status).toBe(404);
      expect((await readErrors(refused))[0]?.code).toBe('report_not_found');
    }
    const wrong: [object, string][] = [
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{ reports: [] }, 'reports'],
      [{ reports: Array.from({ length: 51 }, (_, at) => at + 1) }, 'reports'],
      [{ reports: ['1; drop table reports'] }, 'reports.0'],
      [{ days: 31 }, 'days'],
      [{ days: 100_000 }, 'days'],
    ];
    for (const [changes, field] of wrong) {
      const refused = await create(PEOPLE.Ejecutivo, changes);
      expect(refused.status, field).toBe(400);
      expect((await readErrors(refused))[0]?.field).toBe(field);
    }
  });

  it('is refused beyond twenty active ones of a person', async () => {
    const reports = [await save(COLLEAGUE)];
    const made: string[] = [];
    for (let count = 0; count < 20; count += 1)
      made.push((await created(COLLEAGUE, { name: `Acceso ${count}`, reports })).result.id);
    const refused = await create(COLLEAGUE, { reports });
    expect(refused.status).toBe(409);
    expect((await readErrors(refused))[0]?.code).toBe('too_many_api_tokens');
    await revoke(COLLEAGUE, made[0] ?? '');
    expect((await create(COLLEAGUE, { reports })).status).toBe(200);
  });
});

describe('whose tokens somebody sees', () => {
  it('own ones, an administrator those of the organization, nobody of another one', async () => {
    const { result } = await created(PEOPLE.Ejecutivo, { name: 'De una persona' });
    const has = async (person: TestPerson) => (await list(person)).some(({ id }) => id === result.id);
    expect(await has(PEOPLE.Ejecutivo)).toBe(true);
    expect(await has(PEOPLE.Admin)).toBe(true);
    expect(await has(COLLEAGUE)).toBe(false);
    expect(await has(STRANGER)).toBe(false);
    for (const person of [COLLEAGUE, STRANGER]) {
      const refused = await revoke(person, result.id);
      expect(refused.status).toBe(404);
      expect((await readErrors(refused))[0]?.code).toBe('api_token_not_found');
    }
    expect((await list(PEOPLE.Ejecutivo)).find(({ id }) => id === result.id)?.state).toBe('active');
  });
});

describe('a token', () => {
  const unknown = async (token: string) => (await stateWith(token)).status;

  it('reaches its calls alone; a session reaches none of them', async () => {
    const { token } = await created(PEOPLE.Admin);
    // 404: it is let in, and there is no such file.
    expect(await unknown(token)).toBe(404);
    expect(await unknown(as(PEOPLE.Admin))).toBe(401);
    for (const entry of [endpoints.get_reports, endpoints.get_api_tokens, endpoints.get_renders])
      expect((await portal.send(entry, { token })).status, entry.name).toBe(401);
    const render = { report_id: own, format: 'pdf' };
    expect((await portal.send(endpoints.create_render, { token, body: render })).status).toBe(401);
    for (const wrong of ['', 'lienzo_', `${token}x`, token.toUpperCase(), `lienzo_${'a'.repeat(43)}`])
      expect(await unknown(wrong), wrong).toBe(401);
  });

  it('ends when it is revoked, expires, or its owner’s account ends', async () => {
    const { token, result } = await created(PEOPLE.Ejecutivo, { name: 'Se revoca' });
    expect(await unknown(token)).toBe(404);
    expect((await revoke(PEOPLE.Admin, result.id)).status).toBe(200);
    expect((await revoke(PEOPLE.Admin, result.id)).status).toBe(200);
    expect(await unknown(token)).toBe(401);
    const revoked = (await list(PEOPLE.Ejecutivo)).find(({ id }) => id === result.id);
    expect(revoked).toMatchObject({ state: 'revoked', can: { revoke: false } });

    const old = await created(PEOPLE.Ejecutivo, { name: 'Caduca' });
    await portal.owner.transaction().execute(async (trx) => {
      await sql`select set_config('app.organization_id', ${ORGANIZATION}, true)`.execute(trx);
      await sql`update api_tokens set expires_at = now() where id = ${old.result.id}`.execute(trx);
    });
    expect(await unknown(old.token)).toBe(401);
    expect((await list(PEOPLE.Ejecutivo)).find(({ id }) => id === old.result.id)?.state).toBe('expired');

    const last = await created(PEOPLE.Ejecutivo, { name: 'De quien se va' });
    const setActive = async (active: string) =>
      portal.send(endpoints.set_user_active, {
        token: as(PEOPLE.Admin),
        body: { user_id: PEOPLE.Ejecutivo.id, active },
      });
    expect((await setActive('false')).status).toBe(200);
    expect(await unknown(last.token)).toBe(401);
    expect((await setActive('true')).status).toBe(200);
    expect(await unknown(last.token)).toBe(404);
    sessions.set(PEOPLE.Ejecutivo.mail, (await portal.openSession(PEOPLE.Ejecutivo)).token);
  });

  it('shows its last use; making, revoking and new addresses are in the audit of accounts', async () => {
    const { token, result } = await created(PEOPLE.Ejecutivo, { name: 'Con historia' });
    await stateWith(token);
    await stateWith(token);
    const used = (await list(PEOPLE.Ejecutivo)).find(({ id }) => id === result.id);
    expect(used?.last_used_at).not.toBeNull();
    expect(used?.last_used_address).toBe('local');
    await revoke(PEOPLE.Admin, result.id);
    const answer = await portal.send(endpoints.account_audit, {
      token: as(PEOPLE.Admin),
      query: { area: 'accesos' },
    });
    const { events } = await readAnswer(endpoints.account_audit, answer);
    const ofToken = events.filter(({ to }) => to === 'Con historia');
    expect(ofToken.map(({ kind, actor }) => [kind, actor?.id])).toEqual([
      ['api_token_revoked', PEOPLE.Admin.id],
      ['api_token_used', undefined],
      ['api_token_created', PEOPLE.Ejecutivo.id],
    ]);
    expect(ofToken[0]?.person?.id).toBe(PEOPLE.Ejecutivo.id);
  });

  it('may call only so often', async () => {
    const { token } = await created(PEOPLE.Admin, { name: 'Con prisa' });
    let refused: Response | undefined;
    for (let calls = 0; calls < 300 && refused === undefined; calls += 1) {
      const answer = await stateWith(token);
      if (answer.status === 429) refused = answer;
    }
    expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]/);
    portal.pass(3_600_000);
    expect(await unknown(token)).toBe(404);
  });
});
