/** Due dates at the IMSS: the calendar feed of a person, and the non-working days that a bureau adds. */
import { endpoints } from '@lienzo/schema/endpoints';
import { imssDaysFrom } from '@lienzo/schema/imss/working-days/imss-working-days';
import { addDays, weekdayOf } from '@lienzo/schema/payroll/plain-date';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { inOrganization } from '../../../testing/in-organization.ts';
import { readAnswer, readErrors } from '../../../testing/read-answer.ts';
import { PEOPLE, STRANGERS, type TestPerson } from '../../../testing/test-people.ts';
import { startImssPortal } from '../testing/start-imss-portal.ts';

const at = await startImssPortal();
afterAll(() => at.close());
afterEach(() =>
  at.asOwner(async (trx) => {
    await sql`delete from imss_batches`.execute(trx);
    await sql`delete from imss_requests`.execute(trx);
    await sql`delete from imss_calendar_feeds`.execute(trx);
    await sql`delete from imss_non_working_days`.execute(trx);
    await sql`update paysheets set confidential = false`.execute(trx);
    await sql`update users set active = 'true', role = 'Ejecutivo', client_id = null where id = ${PEOPLE.Ejecutivo.id}`.execute(
      trx,
    );
  }),
);

const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';
const create = async (person: TestPerson) =>
  readAnswer(
    endpoints.create_imss_calendar_feed,
    await at.send(endpoints.create_imss_calendar_feed, { body: {} }, person),
  );
const known = async (person: TestPerson) =>
  (await readAnswer(endpoints.imss_calendar_feed, await at.send(endpoints.imss_calendar_feed, {}, person)))
    .feed;
/** As a calendar fetches it: by its address alone. */
const fetchFeed = (token: string) =>
  at.portal.send(endpoints.imss_obligations_calendar, { query: { token } });
/** Unfolded lines of a kind. */
const valuesOf = (text: string, name: string): string[] =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .flatMap((line) => (line.startsWith(name) ? [line.slice(line.indexOf(':') + 1)] : []));
const calendarOf = async (token: string): Promise<string> => {
  const response = await fetchFeed(token);
  expect(response.status).toBe(200);
  return response.text();
};
const statusOf = async (token: string): Promise<number> => (await fetchFeed(token)).status;

describe('the calendar feed', () => {
  test('has the obligations of the registros that its owner sees and what is to be presented', async () => {
    await at.conciliate();
    const { url, feed } = await create(PEOPLE.Ejecutivo);
    expect(feed).toMatchObject({ uses: 0, last_used_at: null });
    const response = await fetchFeed(tokenOf(url));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const uids = valuesOf(text, 'UID');
    expect(new Set(uids).size).toBe(uids.length);
    expect(uids.filter((uid) => uid.startsWith(`cuotas_mensuales-${at.register}-`)).length).toBeGreaterThan(
      11,
    );
    const [movements] = uids.filter((uid) => uid.startsWith(`movimientos-${at.register}-`));
    expect(movements).toBeDefined();
    expect(valuesOf(text, 'SUMMARY').join('\n')).toContain('Presentar 4 movimientos al IMSS');
    expect(valuesOf(text, 'X-WR-TIMEZONE')).toEqual(['America/Mexico_City']);
    // The same events when it is fetched again.
    expect(valuesOf(await calendarOf(tokenOf(url)), 'UID')).toEqual(uids);
    expect(await known(PEOPLE.Ejecutivo)).toMatchObject({ uses: 2 });
  });

  test('stores no token, and tells nobody the address again', async () => {
    const { url } = await create(PEOPLE.Admin);
    const token = tokenOf(url);
    expect(JSON.stringify(await known(PEOPLE.Admin))).not.toContain(token);
    const { rows } = await inOrganization(at.portal, (trx) =>
      sql<{ kept: string }>`select imss_calendar_feeds::text as kept from imss_calendar_feeds`.execute(trx),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.kept).not.toContain(token);
  });

  test('shows what its owner may see at each call', async () => {
    await at.conciliate();
    const { url } = await create(PEOPLE.Ejecutivo);
    const token = tokenOf(url);
    expect(await calendarOf(token)).toContain('Presentar 4 movimientos');
    await at.asOwner((trx) => sql`update paysheets set confidential = true`.execute(trx));
    expect(await calendarOf(token)).not.toContain('movimientos-');
    await at.asOwner((trx) => sql`update paysheets set confidential = false`.execute(trx));
    await at.asOwner((trx) =>
      sql`update users set active = 'false' where id = ${PEOPLE.Ejecutivo.id}`.execute(trx),
    );
    expect(await statusOf(token)).toBe(404);
    await at.asOwner((trx) =>
      sql`update users set active = 'true', role = 'client',
        client_id = (select id from clients where organization_id = users.organization_id limit 1) where id = ${PEOPLE.Ejecutivo.id}`.execute(
        trx,
      ),
    );
    expect(await statusOf(token)).toBe(404);
  });

  test('has nothing of another organization', async () => {
    const { url } = await create(STRANGERS.Admin);
    expect(await calendarOf(tokenOf(url))).not.toContain(at.register);
  });

  test('ends when it is revoked, or when a new address is made; its token reaches nothing else', async () => {
    const first = tokenOf((await create(PEOPLE.Admin)).url);
    const second = tokenOf((await create(PEOPLE.Admin)).url);
    expect(await statusOf(first)).toBe(404);
    expect(await statusOf(second)).toBe(200);
    const asSession = await at.portal.send(endpoints.home, {
      ...{ headers: { authorization: `Bearer ${second}` } },
    });
    expect(asSession.status).toBe(401);
    await at.send(endpoints.revoke_imss_calendar_feed, { body: {} }, PEOPLE.Admin);
    expect(await statusOf(second)).toBe(404);
    expect(await known(PEOPLE.Admin)).toBeNull();
    const { events } = await readAnswer(
      endpoints.account_audit,
      await at.send(endpoints.account_audit, { query: { area: 'accesos' } }, PEOPLE.Admin),
    );
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['imss_feed_created', 'imss_feed_used', 'imss_feed_revoked']),
    );
  });

  test('says alike of addresses that never were, in every form', async () => {
    const form = `calendario_${'a'.repeat(43)}`;
    for (const token of ['', 'x', form, `${form}x`]) expect(await statusOf(token)).toBe(404);
  });
});

describe('non-working days of a bureau', () => {
  const save = (day: string, person: TestPerson = PEOPLE.Admin) =>
    at.send(endpoints.save_imss_non_working_day, { body: { day, reason: 'Contingencia' } }, person);
  const dueDays = async (): Promise<string[]> => {
    const { rows } = await inOrganization(at.portal, (trx) =>
      sql<{ due: string }>`select due_on::text as due from imss_batch_movements where reason = 'salario'
        order by due_on`.execute(trx),
    );
    return rows.map(({ due }) => due);
  };

  test('make later what is due, also in batches that are made already, and no longer when deleted', async () => {
    await at.conciliate();
    const raisedOn = addDays(at.today, -3);
    const before = await dueDays();
    expect(before).toEqual([imssDaysFrom(raisedOn, 5)]);
    const [day = ''] = before;
    expect((await save(day)).status).toBe(200);
    const after = await dueDays();
    expect(after).toEqual([imssDaysFrom(day, 1)]);
    // A conciliation made anew counts the same.
    await at.conciliate();
    expect(await dueDays()).toEqual(after);
    const answer = await at.send(endpoints.delete_imss_non_working_day, { body: { day } }, PEOPLE.Admin);
    expect(answer.status).toBe(200);
    expect(await dueDays()).toEqual(before);
  });

  test('are listed with those of the law, and kept by administrators of the organization', async () => {
    const free = [0, 1, 2].map((more) => addDays('2026-07-01', more)).find((day) => weekdayOf(day) === 3);
    expect((await save(free ?? '', PEOPLE.Ejecutivo)).status).toBe(403);
    expect((await save(free ?? '')).status).toBe(200);
    const listOf = async (person: TestPerson) =>
      readAnswer(endpoints.imss_non_working_days, await at.send(endpoints.imss_non_working_days, {}, person));
    const { days, can } = await listOf(PEOPLE.Ejecutivo);
    expect(can).toEqual({ edit: false });
    expect(days.filter(({ is_own }) => is_own)).toEqual([
      { day: '2026-07-01', reason: 'Contingencia', is_own: true },
    ]);
    expect(days).toContainEqual({
      ...{ day: '2026-09-16', reason: 'Aniversario de la Independencia', is_own: false },
    });
    expect((await listOf(STRANGERS.Admin)).days.some(({ is_own }) => is_own)).toBe(false);
  });

  test('are not a day that is none anyway', async () => {
    for (const [day, message] of [
      ['2026-09-16', 'Ese día ya está en la lista de ley.'],
      ['2026-07-04', 'Los sábados y domingos ya son inhábiles.'],
    ] as const) {
      const answer = await save(day);
      expect(answer.status).toBe(400);
      expect(await readErrors(answer)).toMatchObject([{ field: 'day', message }]);
    }
  });
});
